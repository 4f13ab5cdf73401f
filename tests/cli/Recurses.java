class Recurses {
    static int down(int n) { return n == 0 ? 0 : 1 + down(n - 1); }

    public static void main(String[] args) {
        System.out.println(down(1000));
    }
}
