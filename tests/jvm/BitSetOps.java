// Pins down BitSet: setting, ranges, logic, navigation, growth, text, and a sieve on top.
import java.util.Arrays;
import java.util.BitSet;

public class BitSetOps {
    public static void main(String[] args) {
        BitSet a = new BitSet();
        a.set(1);
        a.set(5);
        a.set(63);
        a.set(64);
        a.set(200);
        System.out.println(a + " " + a.cardinality() + " " + a.length() + " " + a.size() + " " + a.get(5) + a.get(6) + a.get(1000));
        a.flip(5);
        a.flip(6);
        a.clear(200);
        a.set(10, 14);
        a.set(12, false);
        System.out.println(a + " " + a.length() + " " + a.isEmpty());
        System.out.println(a.nextSetBit(0) + " " + a.nextSetBit(7) + " " + a.nextSetBit(65) + " " + a.nextClearBit(10) + " " + a.nextClearBit(63) + " " + a.previousSetBit(60) + " " + a.previousClearBit(64) + " " + a.previousSetBit(0));
        BitSet b = new BitSet(8);
        b.set(0, 12);
        BitSet and = (BitSet) a.clone(), or = (BitSet) a.clone(), xor = (BitSet) a.clone(), not = (BitSet) a.clone();
        and.and(b);
        or.or(b);
        xor.xor(b);
        not.andNot(b);
        System.out.println(and + " " + or + " " + xor + " " + not + " " + a.intersects(b) + not.intersects(b));
        System.out.println(a.get(5, 13) + " " + a.get(60, 70) + " " + Arrays.toString(a.toLongArray()) + " " + Arrays.toString(b.toByteArray()));
        BitSet f = BitSet.valueOf(new long[] {0x8000000000000001L, 3});
        System.out.println(f + " " + f.hashCode() + " " + f.equals(BitSet.valueOf(new long[] {0x8000000000000001L, 3, 0})) + BitSet.valueOf(new byte[] {5, 1}));
        f.flip(60, 68);
        System.out.println(f);
        f.clear(0, 62);
        System.out.println(f);
        f.clear();
        System.out.println(f + " " + f.isEmpty() + f.length() + new BitSet().equals(f));
        try {
            a.set(-1);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            a.set(5, 3);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            new BitSet(-1);
        } catch (NegativeArraySizeException e) {
            System.out.println(e.getMessage());
        }
        int n = 2000;
        BitSet sieve = new BitSet(n);
        sieve.set(2, n);
        for (int p = sieve.nextSetBit(0); p >= 0 && p * p < n; p = sieve.nextSetBit(p + 1)) {
            for (int k = p * p; k < n; k += p) sieve.clear(k);
        }
        int last = sieve.previousSetBit(n);
        System.out.println(sieve.cardinality() + " " + last + " " + sieve.hashCode());
        int gap = 0;
        for (int p = 2, q; (q = sieve.nextSetBit(p + 1)) >= 0; p = q) gap = Math.max(gap, q - p);
        System.out.println(gap);
        StringBuilder s = new StringBuilder();
        for (int i = a.nextSetBit(0); i >= 0; i = a.nextSetBit(i + 1)) s.append(i).append(' ');
        System.out.println(s + "" + a.stream().sum());
        // a tiny automaton on bits: rule 90
        BitSet row = new BitSet();
        row.set(16);
        for (int g = 0; g < 12; g++) {
            StringBuilder line = new StringBuilder();
            BitSet next = new BitSet();
            for (int i = 0; i < 33; i++) {
                line.append(row.get(i) ? '#' : '.');
                next.set(i, i > 0 && row.get(i - 1) ^ row.get(i + 1));
            }
            System.out.println(line);
            row = next;
        }
    }
}
