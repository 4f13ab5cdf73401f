// Pins down inner, local and anonymous classes: the chain of outer instances, captured
// variables, shadowing, access to private members both ways, inheritance from inner classes.
import java.util.ArrayList;
import java.util.List;

public class InnerClasses {
    private int x = 1;
    private static int created = 0;
    private final String tag;

    InnerClasses(String tag) {
        this.tag = tag;
    }

    private int secret() {
        return x * 1000;
    }

    class Level1 {
        private int x = 2;

        class Level2 {
            private int x = 3;

            class Level3 {
                int x = 4;

                String all() {
                    return x + "" + this.x + Level2.this.x + Level1.this.x + InnerClasses.this.x + secret() + tag;
                }

                void bump() {
                    InnerClasses.this.x++;
                    Level1.this.x += 10;
                    Level2.this.x *= 2;
                    x--;
                }
            }
        }
    }

    static class Nested {
        private int hidden = 42;

        private static String stat() {
            return "stat";
        }
    }

    class Sub extends Level1 {
        String tell() {
            return "sub of " + tag;
        }
    }

    static class External extends InnerClasses.Level1 {
        External(InnerClasses outer) {
            outer.super();
            created++;
        }
    }

    interface Op {
        int run(int v);
    }

    static List<Op> local(int base, String name, long big, double frac) {
        List<Op> ops = new ArrayList<>();
        class Adder implements Op {
            final int extra;

            Adder(int extra) {
                this.extra = extra;
                created++;
            }

            @Override
            public int run(int v) {
                return v + base + extra + name.length() + (int) big + (int) frac;
            }

            Adder more() {
                return new Adder(extra + 1);
            }
        }
        for (int i = 0; i < 3; i++) {
            int copy = i;
            ops.add(new Adder(i * 100));
            ops.add(new Adder(i).more().more());
            ops.add(new Op() {
                int calls = 0;

                @Override
                public int run(int v) {
                    calls++;
                    return v * copy + base * calls;
                }
            });
        }
        return ops;
    }

    Op counter() {
        return new Op() {
            @Override
            public int run(int v) {
                return x += v;
            }
        };
    }

    static String iterate() {
        StringBuilder s = new StringBuilder();
        Iterable<Integer> it = () -> new java.util.Iterator<Integer>() {
            int n = 5;
            @Override public boolean hasNext() { return n > 0; }
            @Override public Integer next() { return n--; }
        };
        for (int v : it) s.append(v);
        return s.toString();
    }

    public static void main(String[] args) {
        InnerClasses a = new InnerClasses("a");
        InnerClasses b = new InnerClasses("b");
        InnerClasses.Level1.Level2.Level3 l3 = a.new Level1().new Level2().new Level3();
        System.out.println(l3.all());
        l3.bump();
        l3.bump();
        System.out.println(l3.all() + " " + a.x + " " + b.x);
        System.out.println(new Nested().hidden + Nested.stat());
        Nested n = new Nested();
        n.hidden += 5;
        n.hidden++;
        System.out.println(n.hidden);
        System.out.println(b.new Sub().tell() + " " + b.new Sub().new Level2().new Level3().all());
        System.out.println(new External(b).new Level2().new Level3().all());
        for (Op op : local(10, "four", 5L, 2.9)) {
            System.out.print(op.run(1) + " " + op.run(2) + " ");
        }
        System.out.println(created);
        Op c = a.counter();
        Op c2 = a.counter();
        System.out.println(c.run(1) + " " + c2.run(10) + " " + c.run(100) + " " + a.x);
        System.out.println(iterate());
        System.out.println(l3.getClass().getName() + " " + l3.getClass().getSimpleName() + " " + c.getClass().getName() + "|"
                + c.getClass().getSimpleName() + "|" + new External(a).getClass().getName());
        InnerClasses none = null;
        try {
            none.new Level1();
        } catch (NullPointerException e) {
            System.out.println("no outer");
        }
    }
}
