class NoMain {
    static int main(int x) { return x; }
}
