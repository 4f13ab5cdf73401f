// Pins down bit-exact algorithms on bytes: CRC-32, Adler-32, FNV, MurmurHash finaliser, Base64,
// SHA-256 and a stream cipher, all written by hand and checked against known answers.
import java.nio.charset.StandardCharsets;

public class Checksums {
    static final int[] CRC = new int[256];
    static {
        for (int i = 0; i < 256; i++) {
            int c = i;
            for (int k = 0; k < 8; k++) c = (c & 1) != 0 ? 0xEDB88320 ^ c >>> 1 : c >>> 1;
            CRC[i] = c;
        }
    }

    static int crc32(byte[] data) {
        int c = ~0;
        for (byte b : data) c = CRC[(c ^ b) & 0xff] ^ c >>> 8;
        return ~c;
    }

    static int adler(byte[] data) {
        int a = 1, b = 0;
        for (byte x : data) {
            a = (a + (x & 0xff)) % 65521;
            b = (b + a) % 65521;
        }
        return b << 16 | a;
    }

    static long fnv(byte[] data) {
        long h = 0xcbf29ce484222325L;
        for (byte x : data) {
            h ^= x & 0xff;
            h *= 0x100000001b3L;
        }
        return h;
    }

    static int murmur(int h) {
        h ^= h >>> 16;
        h *= 0x85ebca6b;
        h ^= h >>> 13;
        h *= 0xc2b2ae35;
        return h ^ h >>> 16;
    }

    static long splitmix(long z) {
        z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }

    static final String B64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

    static String encode(byte[] d) {
        StringBuilder s = new StringBuilder();
        for (int i = 0; i < d.length; i += 3) {
            int v = (d[i] & 0xff) << 16 | (i + 1 < d.length ? (d[i + 1] & 0xff) << 8 : 0) | (i + 2 < d.length ? d[i + 2] & 0xff : 0);
            s.append(B64.charAt(v >> 18)).append(B64.charAt(v >> 12 & 63));
            s.append(i + 1 < d.length ? B64.charAt(v >> 6 & 63) : '=').append(i + 2 < d.length ? B64.charAt(v & 63) : '=');
        }
        return s.toString();
    }

    static byte[] decode(String s) {
        int pad = s.endsWith("==") ? 2 : s.endsWith("=") ? 1 : 0;
        byte[] out = new byte[s.length() / 4 * 3 - pad];
        for (int i = 0, o = 0; i < s.length(); i += 4) {
            int v = 0;
            for (int k = 0; k < 4; k++) v = v << 6 | Math.max(0, B64.indexOf(s.charAt(i + k)));
            for (int k = 16; k >= 0 && o < out.length; k -= 8) out[o++] = (byte) (v >> k);
        }
        return out;
    }

    static int[] primesFraction(int n, double root) {
        int[] out = new int[n];
        int p = 2;
        for (int i = 0; i < n; p++) {
            boolean prime = true;
            for (int d = 2; d * d <= p; d++) if (p % d == 0) prime = false;
            if (!prime) continue;
            double f = root == 2 ? Math.sqrt(p) : Math.cbrt(p);
            out[i++] = (int) (long) ((f - Math.floor(f)) * 4294967296.0);
        }
        return out;
    }

    static String sha256(byte[] msg) {
        int[] h = primesFraction(8, 2), k = primesFraction(64, 3), w = new int[64];
        byte[] padded = new byte[(msg.length + 8) / 64 * 64 + 64];
        System.arraycopy(msg, 0, padded, 0, msg.length);
        padded[msg.length] = (byte) 0x80;
        long bits = msg.length * 8L;
        for (int i = 0; i < 8; i++) padded[padded.length - 1 - i] = (byte) (bits >>> 8 * i);
        for (int off = 0; off < padded.length; off += 64) {
            for (int i = 0; i < 16; i++) w[i] = padded[off + 4 * i] << 24 | (padded[off + 4 * i + 1] & 255) << 16 | (padded[off + 4 * i + 2] & 255) << 8 | padded[off + 4 * i + 3] & 255;
            for (int i = 16; i < 64; i++) {
                int s0 = Integer.rotateRight(w[i - 15], 7) ^ Integer.rotateRight(w[i - 15], 18) ^ w[i - 15] >>> 3;
                int s1 = Integer.rotateRight(w[i - 2], 17) ^ Integer.rotateRight(w[i - 2], 19) ^ w[i - 2] >>> 10;
                w[i] = w[i - 16] + s0 + w[i - 7] + s1;
            }
            int[] v = h.clone();
            for (int i = 0; i < 64; i++) {
                int s1 = Integer.rotateRight(v[4], 6) ^ Integer.rotateRight(v[4], 11) ^ Integer.rotateRight(v[4], 25);
                int t1 = v[7] + s1 + (v[4] & v[5] ^ ~v[4] & v[6]) + k[i] + w[i];
                int s0 = Integer.rotateRight(v[0], 2) ^ Integer.rotateRight(v[0], 13) ^ Integer.rotateRight(v[0], 22);
                int t2 = s0 + (v[0] & v[1] ^ v[0] & v[2] ^ v[1] & v[2]);
                System.arraycopy(v, 0, v, 1, 7);
                v[4] += t1;
                v[0] = t1 + t2;
            }
            for (int i = 0; i < 8; i++) h[i] += v[i];
        }
        StringBuilder s = new StringBuilder();
        for (int x : h) for (int i = 28; i >= 0; i -= 4) s.append(Character.forDigit(x >>> i & 15, 16));
        return s.toString();
    }

    static byte[] rc4(byte[] key, byte[] data) {
        byte[] s = new byte[256], out = new byte[data.length];
        for (int i = 0; i < 256; i++) s[i] = (byte) i;
        for (int i = 0, j = 0; i < 256; i++) {
            j = j + s[i] + key[i % key.length] & 255;
            byte t = s[i];
            s[i] = s[j];
            s[j] = t;
        }
        for (int n = 0, i = 0, j = 0; n < data.length; n++) {
            i = i + 1 & 255;
            j = j + s[i] & 255;
            byte t = s[i];
            s[i] = s[j];
            s[j] = t;
            out[n] = (byte) (data[n] ^ s[s[i] + s[j] & 255]);
        }
        return out;
    }

    public static void main(String[] args) {
        for (String t : new String[] {"", "a", "123456789", "The quick brown fox jumps over the lazy dog"}) {
            byte[] b = t.getBytes(StandardCharsets.UTF_8);
            System.out.println(Integer.toHexString(crc32(b)) + " " + Integer.toHexString(adler(b)) + " " + Long.toHexString(fnv(b)) + " " + encode(b) + " " + new String(decode(encode(b)), StandardCharsets.UTF_8).equals(t));
            System.out.println(sha256(b));
        }
        System.out.println(Integer.toHexString(crc32("123456789".getBytes(StandardCharsets.UTF_8))).equals("cbf43926"));
        System.out.println(sha256("abc".getBytes(StandardCharsets.UTF_8)).equals("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"));
        byte[] all = new byte[256];
        for (int i = 0; i < 256; i++) all[i] = (byte) i;
        System.out.println(Integer.toHexString(crc32(all)) + " " + adler(all) + " " + fnv(all) + " " + java.util.Arrays.equals(all, decode(encode(all))));
        byte[] enc = rc4("Key".getBytes(StandardCharsets.UTF_8), "Plaintext".getBytes(StandardCharsets.UTF_8));
        StringBuilder hex = new StringBuilder();
        for (byte b : enc) hex.append(String.format("%02X", b));
        System.out.println(hex + " " + new String(rc4("Key".getBytes(StandardCharsets.UTF_8), enc), StandardCharsets.UTF_8));
        long x = 0;
        int m = 0;
        for (int i = 0; i < 500; i++) {
            x = splitmix(x + 0x9E3779B97F4A7C15L);
            m = murmur(m + i);
        }
        System.out.println(x + " " + m);
    }
}
