// Pins down assert with assertions on: every kind of detail value, the condition's side
// effects, and an assertion error as an ordinary throwable.
public class AssertEnabled {
    static int evaluated = 0;

    static boolean check(boolean v) {
        evaluated++;
        return v;
    }

    static Object detail(Object o) {
        evaluated += 100;
        return o;
    }

    static void t(Runnable r) {
        try {
            r.run();
            System.out.println("passed");
        } catch (AssertionError e) {
            System.out.println(e + " | " + e.getMessage() + " | " + e.getCause());
        }
    }

    static class Account {
        int balance;

        void withdraw(int amount) {
            assert amount > 0 : "amount " + amount;
            assert balance >= amount : balance - amount;
            balance -= amount;
        }
    }

    static class Nested {
        static boolean enabled;
        static {
            assert enabled = true;
        }
    }

    public static void main(String[] args) {
        t(() -> { assert check(true); });
        t(() -> { assert check(false); });
        t(() -> { assert check(true) : detail("unused"); });
        System.out.println(evaluated);
        t(() -> { assert check(false) : detail("used"); });
        System.out.println(evaluated);
        t(() -> { assert false : 'c'; });
        t(() -> { assert false : 42; });
        t(() -> { assert false : 42L; });
        t(() -> { assert false : 1.5f; });
        t(() -> { assert false : 2.5; });
        t(() -> { assert false : true; });
        t(() -> { assert false : (Object) null; });
        t(() -> { assert false : new IllegalStateException("cause"); });
        t(() -> { assert 1 + 1 == 2 && !check(false) : "math"; });
        Account a = new Account();
        a.balance = 10;
        t(() -> a.withdraw(4));
        t(() -> a.withdraw(-1));
        t(() -> a.withdraw(7));
        System.out.println(a.balance);
        System.out.println(Nested.enabled);
        boolean on = false;
        assert on = true;
        System.out.println(on);
        try {
            try {
                assert on == false;
            } finally {
                System.out.println("finally");
            }
        } catch (Error e) {
            System.out.println(e.getClass().getName() + " " + e.getMessage());
        }
        System.out.println(AssertEnabled.class.desiredAssertionStatus());
    }
}
