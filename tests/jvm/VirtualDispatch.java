// Pins down virtual dispatch: overriding over several levels, super calls, abstract classes,
// private and static methods not being virtual, field and static hiding.
public class VirtualDispatch {
    static abstract class Animal {
        String name = "animal";
        static String kind() { return "Animal.kind"; }
        abstract String sound();
        String speak() { return name + " says " + sound() + " " + secret() + " " + kind(); }
        private String secret() { return "animal secret"; }
        String chain() { return "A"; }
        final String fixed() { return "fixed " + chain(); }
        String over(Object o) { return "object"; }
        String over(String s) { return "string"; }
    }

    static class Dog extends Animal {
        String name = "dog";
        static String kind() { return "Dog.kind"; }
        @Override String sound() { return "woof"; }
        String secret() { return "dog secret"; }
        @Override String chain() { return "D" + super.chain(); }
        String names() { return name + "," + super.name + "," + ((Animal) this).name; }
        @Override String over(Object o) { return "dog object"; }
        String over(Integer i) { return "dog integer"; }
    }

    static class Puppy extends Dog {
        @Override String sound() { return "yip " + super.sound(); }
        @Override String chain() { return "P" + super.chain(); }
        @Override String secret() { return "puppy secret"; }
    }

    static class Robot extends Puppy {
        String name = "robot";
        @Override String speak() { return "beep " + super.speak(); }
        @Override String chain() { return "R" + super.chain() + super.sound(); }
    }

    static class Cat extends Animal {
        { name = "cat"; }
        @Override String sound() { return "meow"; }
    }

    static class Counter {
        int n;
        Counter inc() { n++; return this; }
        int get() { return n; }
    }

    static class DoubleCounter extends Counter {
        @Override DoubleCounter inc() { super.inc(); super.inc(); return this; }
        DoubleCounter twice() { return inc().inc(); }
    }

    static String pick(Animal a) { return "animal"; }
    static String pick(Dog d) { return "dog"; }
    static String pick(Object o) { return "object"; }

    public static void main(String[] args) {
        Animal[] zoo = {new Dog(), new Puppy(), new Robot(), new Cat(), new Animal() {
            @Override String sound() { return "anonymous"; }
            @Override String chain() { return "X" + super.chain(); }
        }};
        for (Animal a : zoo) {
            System.out.println(a.speak() + " | " + a.chain() + " | " + a.fixed() + " | " + pick(a) + " | " + a.name + " | "
                    + a.over("s") + "," + a.over((Object) "s") + "," + a.over(1));
        }
        Dog d = new Puppy();
        System.out.println(d.names() + " " + d.name + " " + ((Animal) d).name + " " + d.secret());
        Robot r = new Robot();
        System.out.println(r.name + " " + ((Dog) r).name + " " + ((Animal) r).name + " " + r.names());
        System.out.println(Animal.kind() + " " + Dog.kind() + " " + Puppy.kind());
        System.out.println(d.over(1) + " " + d.over((Object) 1) + " " + d.over("x") + " " + pick(d) + " " + pick((Object) d));
        ((Animal) r).name = "renamed";
        System.out.println(r.name + " " + ((Animal) r).name);
        Counter c = new DoubleCounter();
        System.out.println(c.inc().inc().get() + " " + new DoubleCounter().twice().get());
        Object o = new Puppy() {
            @Override public boolean equals(Object other) { return other instanceof Puppy; }
            @Override public int hashCode() { return 77; }
            @Override public String toString() { return "P!" + chain(); }
        };
        System.out.println(o + " " + o.hashCode() + " " + o.equals(d) + " " + o.equals(zoo[3]) + " " + o.equals(null));
        int h = 0;
        for (int i = 0; i < 1000; i++) {
            Animal a = zoo[i * 7 % zoo.length];
            h = h * 31 + a.sound().length() + a.chain().length();
        }
        System.out.println(h);
        try {
            Animal none = null;
            none.speak();
        } catch (NullPointerException e) {
            System.out.println("null receiver");
        }
        Animal nobody = null;
        System.out.println(nobody.kind());
    }
}
