// Pins down the visitor pattern with generic visitors, sealed hierarchies with classes, and
// double dispatch.
import java.util.ArrayList;
import java.util.List;

public class SealedVisitor {
    sealed interface Shape permits Circle, Rect, Group { <R> R accept(Visitor<R> v); }

    interface Visitor<R> {
        R circle(Circle c);
        R rect(Rect r);
        R group(Group g);
    }

    static final class Circle implements Shape {
        final double r;
        Circle(double r) { this.r = r; }
        @Override public <R> R accept(Visitor<R> v) { return v.circle(this); }
    }

    static sealed class Rect implements Shape permits Square {
        final int w, h;
        Rect(int w, int h) { this.w = w; this.h = h; }
        @Override public <R> R accept(Visitor<R> v) { return v.rect(this); }
    }

    static non-sealed class Square extends Rect {
        Square(int s) { super(s, s); }
    }

    static class Tile extends Square {
        Tile() { super(1); }
    }

    static final class Group implements Shape {
        final List<Shape> items = new ArrayList<>();
        Group(Shape... s) { for (Shape x : s) items.add(x); }
        @Override public <R> R accept(Visitor<R> v) { return v.group(this); }
    }

    static class Area implements Visitor<Double> {
        public Double circle(Circle c) { return 3 * c.r * c.r; }
        public Double rect(Rect r) { return (double) r.w * r.h; }
        public Double group(Group g) {
            double s = 0;
            for (Shape x : g.items) s += x.accept(this);
            return s;
        }
    }

    static class Count implements Visitor<Integer> {
        int depth = 0, deepest = 0;
        public Integer circle(Circle c) { return 1; }
        public Integer rect(Rect r) { return r instanceof Square ? 10 : 100; }
        public Integer group(Group g) {
            depth++;
            deepest = Math.max(deepest, depth);
            try {
                int n = 0;
                for (Shape x : g.items) n += x.accept(this);
                return n;
            } finally {
                depth--;
            }
        }
    }

    static class Show implements Visitor<String> {
        public String circle(Circle c) { return "C" + c.r; }
        public String rect(Rect r) { return r.getClass().getSimpleName() + r.w + "x" + r.h; }
        public String group(Group g) {
            StringBuilder s = new StringBuilder("(");
            for (Shape x : g.items) s.append(x.accept(this)).append(' ');
            return s.toString().trim() + ")";
        }
    }

    static class Scale implements Visitor<Shape> {
        final int k;
        Scale(int k) { this.k = k; }
        public Shape circle(Circle c) { return new Circle(c.r * k); }
        public Shape rect(Rect r) { return r instanceof Square ? new Square(r.w * k) : new Rect(r.w * k, r.h * k); }
        public Shape group(Group g) {
            Group n = new Group();
            for (Shape s : g.items) n.items.add(s.accept(this));
            return n;
        }
    }

    static class Void2 implements Visitor<Void> {
        StringBuilder out = new StringBuilder();
        public Void circle(Circle c) { out.append('c'); return null; }
        public Void rect(Rect r) { out.append('r'); return null; }
        public Void group(Group g) { g.items.forEach(s -> s.accept(this)); out.append('g'); return null; }
    }

    // double dispatch through overloads
    static abstract class Thing {
        abstract String hit(Thing other);
        String by(Rock r) { return "thing/rock"; }
        String by(Paper p) { return "thing/paper"; }
    }
    static class Rock extends Thing {
        String hit(Thing o) { return o.by(this); }
        @Override String by(Paper p) { return "rock/paper"; }
    }
    static class Paper extends Thing {
        String hit(Thing o) { return o.by(this); }
        @Override String by(Rock r) { return "paper/rock"; }
    }

    public static void main(String[] args) {
        Shape s = new Group(new Circle(2), new Rect(3, 4), new Group(new Square(5), new Group(), new Tile()), new Circle(0.5));
        System.out.println(s.accept(new Area()));
        Count c = new Count();
        System.out.println(s.accept(c) + " " + c.deepest + " " + c.depth);
        System.out.println(s.accept(new Show()));
        System.out.println(s.accept(new Scale(2)).accept(new Show()));
        System.out.println(s.accept(new Scale(3)).accept(new Area()));
        Void2 v = new Void2();
        System.out.println(s.accept(v) + " " + v.out);
        Thing[] t = {new Rock(), new Paper()};
        for (Thing a : t) for (Thing b : t) System.out.print(a.hit(b) + " ");
        System.out.println();
        try {
            new Group(new Circle(1), null).accept(new Area());
        } catch (NullPointerException e) {
            System.out.println("null shape");
        }
    }
}
