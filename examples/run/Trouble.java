// Ends with an exception that says what was null.
class Trouble {
    int[] counts;

    public static void main(String[] args) {
        new Trouble().counts[3]++;
    }
}
