// Pins down System.out itself: every print and println overload, null, char arrays, append,
// write, format, and text without a final newline.
public class PrintForms {
    static class Named {
        @Override public String toString() { return "Named"; }
    }

    static class Failing {
        @Override public String toString() { throw new IllegalStateException("no text"); }
    }

    public static void main(String[] args) {
        System.out.print(true);
        System.out.print('c');
        System.out.print(-1);
        System.out.print(1L << 40);
        System.out.print(1.5f);
        System.out.print(-0.0);
        System.out.print(new char[] {'a', 'r', 'r'});
        System.out.print("str");
        System.out.print((String) null);
        System.out.print((Object) null);
        System.out.print(new Named());
        System.out.println();
        System.out.println(true);
        System.out.println('c');
        System.out.println(Integer.MIN_VALUE);
        System.out.println(Long.MIN_VALUE);
        System.out.println(1e-3f);
        System.out.println(1e-3);
        System.out.println(new char[] {'x', 'y'});
        System.out.println("str");
        System.out.println((String) null);
        System.out.println((Object) null);
        System.out.println(new Named());
        System.out.println((byte) 200);
        System.out.println((short) 40000);
        System.out.println((int) 'a');
        System.out.println((char) 98);
        System.out.println("tab\tquote\"back\\slash'single");
        System.out.println("multi\nline");
        System.out.println("");
        System.out.print("");
        System.out.print("\n");
        System.out.append("app").append('e').append("xxndxx", 2, 4).append(null).println();
        System.out.write('w');
        System.out.write('\n');
        byte[] bytes = {72, 105, 33, 10};
        System.out.write(bytes, 0, 4);
        System.out.format("%s-%d%n", "fmt", 5);
        System.out.printf("%5.1f|%-4s|%n", 2.25, "ab");
        System.out.flush();
        try {
            System.out.println(new Failing());
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        try {
            System.out.println((char[]) null);
        } catch (NullPointerException e) {
            System.out.println("null chars");
        }
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < 300; i++) line.append((char) (' ' + i % 95));
        System.out.println(line);
        for (int i = 0; i < 100; i++) System.out.print(i % 10);
        System.out.println();
        System.out.println(System.lineSeparator().equals("\n") + " " + System.lineSeparator().length());
        System.out.println(System.out == System.out);
        System.err.print("");
        for (int row = 1; row <= 5; row++) {
            for (int col = 1; col <= row; col++) System.out.print(row * col + "\t");
            System.out.println();
        }
        System.out.print("no newline at the end");
    }
}
