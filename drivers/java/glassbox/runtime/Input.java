package glassbox.runtime;

import java.io.InputStream;
import java.util.Objects;

/** What System.in is under glassbox: standard input, buffered on the outside. Objects are made without a constructor. */
final class Input extends InputStream {
    private Input() {
    }

    /** Reads at least one byte unless there are no more; how many, or -1 at the end. */
    private static native int read0(byte[] bytes, int from, int count);

    /** How many bytes can be read without waiting. */
    private static native int available0();

    @Override public int read() {
        byte[] one = new byte[1];
        return read0(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override public int read(byte[] bytes, int from, int count) {
        Objects.checkFromIndexSize(from, count, bytes.length);
        return count == 0 ? 0 : read0(bytes, from, count);
    }

    @Override public int available() {
        return available0();
    }
}
