// Asks for a thread, which is refused with this line.
class Parallel {
    public static void main(String[] args) {
        new Thread(() -> System.out.println("hi")).start();
    }
}
