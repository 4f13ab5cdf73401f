class Hoards {
    public static void main(String[] args) {
        long[][] all = new long[1000][];
        for (int i = 0; i < all.length; i++) all[i] = new long[100_000];
        System.out.println(all.length);
    }
}
