class Throws {
    static int deep(int x) {
        try {
            return 1 / x;
        } catch (ArithmeticException e) {
            throw new IllegalStateException("no luck", e);
        }
    }

    public static void main(String[] args) {
        deep(0);
    }
}
