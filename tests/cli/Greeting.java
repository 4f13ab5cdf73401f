class Greeting {
    public static void main(String[] args) {
        System.out.println("hello " + String.join(" ", args));
    }
}
