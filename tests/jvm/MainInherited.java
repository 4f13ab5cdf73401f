// main is inherited: the class that was named is initialised, after its superclass.
public class MainInherited extends MainInheritedBase {
    static {
        System.out.println("initialised");
    }
}

class MainInheritedBase {
    static {
        System.out.println("base initialised");
    }

    public static void main(String[] args) {
        System.out.println("main " + args.length);
    }
}
