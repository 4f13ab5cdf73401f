import glassbox.*;

class Pieces {
    int work(int k) {
        GlassBox.begin();
        assert k + 1 > k;
        GlassBox.end();
        return k;
    }

    static void other(int k) {
        GlassBox.begin();
        assert k - k == 0;
        GlassBox.end();
    }
}

class NoEnd {
    void work(int k) {
        GlassBox.begin();
        assert k == k;
    }
}

class NoBegin {
    void work(int k) {
        assert k == k;
        GlassBox.end();
    }
}
