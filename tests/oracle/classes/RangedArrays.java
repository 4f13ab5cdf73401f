// -n 2 --ints -1..2
import glassbox.*;

// Arrays with ranges, which may be arrays without one, and the other way round; `spoil` may write to the one with a range.
class RangedArrays {
    int[] any;
    @Range(min = 0, max = 1) int[] bits;
    @Range(min = 0, max = 2) int sum;

    @Declarative boolean repOk() {
        if (bits == null) return true;
        int found = 0;
        for (int bit : bits) {
            if (bit < 0 || bit > 1) return false;
            found += bit;
        }
        return sum == found;
    }

    void spoil() {
        if (any != null && any.length > 0) any[0] = 2;
    }

    void reset(@Range(min = 1, max = 1) int[] ones) {
        if (ones == null) return;
        for (int one : ones) assert one == 1;
        bits = ones;
        sum = ones.length;
    }

    void count(int[] numbers) {
        int negative = 0;
        for (int number : numbers == null ? new int[0] : numbers) negative += number < 0 ? 1 : 0;
        if (negative == 0) sum = sum + 0;
    }
}
