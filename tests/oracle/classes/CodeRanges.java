// -n 2 --ints -2..3
import glassbox.*;

// Pieces of methods that are checked by themselves: in loops, left by return or break, with locals that they do not read.
class CodeRanges {
    @Range(min = 0, max = 3) int n;

    @Declarative boolean repOk() { return n < 3; }

    int sum(int[] numbers, int bound) {
        StringBuilder unused = new StringBuilder();
        int sum = 0;
        for (int i = 0; i < bound; i++) {
            GlassBox.begin();
            GlassBox.assume(numbers != null && i >= 0 && i < numbers.length);
            int before = sum;
            if (numbers[i] > 0) sum += numbers[i];
            assert sum >= before;
            GlassBox.end();
        }
        return sum + unused.length();
    }

    private static int middle(int low, int high) {
        long unread = low;
        GlassBox.begin();
        GlassBox.assume(low <= high);
        int middle = low + (high - low) / 2;
        assert low <= middle && middle <= high;
        if (middle == 2) return low;
        GlassBox.end();
        return (int) unread;
    }

    private void spoil(int by) {
        for (int k = 0; k < 2; k++) {
            GlassBox.begin();
            if (by == k) break;
            n = by < 0 ? 3 : 2;
            GlassBox.end();
        }
    }

    private int guarded(int a, int b) {
        try {
            GlassBox.begin();
            int quotient = a / b;
            assert quotient * b + a % b == a;
            GlassBox.end();
            return quotient;
        } catch (ArithmeticException e) {
            return 0;
        }
    }

    @Helper void twice(int a) {
        GlassBox.begin();
        n = 3;
        GlassBox.end();
        n = 0;
        GlassBox.begin();
        assert a < 3;
        GlassBox.end();
    }
}
