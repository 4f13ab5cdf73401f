// Pins down a bank with checked and unchecked exceptions, rollback in finally, audit log,
// interest in integer cents, and a seeded stream of transfers.
import java.util.*;

public class BankSimulation {
    static class BankException extends Exception {
        BankException(String m) { super(m); }
        BankException(String m, Throwable cause) { super(m, cause); }
    }

    static class InsufficientFunds extends BankException {
        final long missing;
        InsufficientFunds(Account a, long missing) {
            super(a.id + " lacks " + money(missing));
            this.missing = missing;
        }
    }

    static class NoAccount extends BankException {
        NoAccount(String id) { super("no account " + id); }
    }

    static String money(long cents) {
        return (cents < 0 ? "-" : "") + Math.abs(cents) / 100 + "." + String.format("%02d", Math.abs(cents) % 100);
    }

    static abstract class Account {
        final String id;
        protected long balance;
        private final List<String> history = new ArrayList<>();
        Account(String id, long balance) { this.id = id; this.balance = balance; }
        void deposit(long cents) {
            if (cents <= 0) throw new IllegalArgumentException("deposit " + cents);
            balance += cents;
            history.add("+" + money(cents));
        }
        void withdraw(long cents) throws InsufficientFunds {
            if (cents <= 0) throw new IllegalArgumentException("withdraw " + cents);
            if (cents > available()) throw new InsufficientFunds(this, cents - available());
            balance -= cents;
            history.add("-" + money(cents));
        }
        long available() { return balance; }
        abstract long monthly();
        @Override public String toString() { return id + "=" + money(balance); }
    }

    static class Savings extends Account {
        final int basisPoints;
        Savings(String id, long b, int bp) { super(id, b); basisPoints = bp; }
        @Override long monthly() {
            long interest = balance * basisPoints / 10000 / 12;
            if (interest > 0) deposit(interest);
            return interest;
        }
    }

    static class Checking extends Account {
        final long overdraft;
        Checking(String id, long b, long o) { super(id, b); overdraft = o; }
        @Override long available() { return balance + overdraft; }
        @Override long monthly() {
            long fee = balance < 0 ? 1500 : 0;
            balance -= fee;
            return -fee;
        }
    }

    static class Bank {
        final Map<String, Account> accounts = new TreeMap<>();
        int ok, failed, rolledBack;
        long audit;

        Account find(String id) throws NoAccount {
            Account a = accounts.get(id);
            if (a == null) throw new NoAccount(id);
            return a;
        }

        void transfer(String from, String to, long cents) throws BankException {
            Account a = find(from);
            boolean done = false;
            long before = a.balance;
            try {
                a.withdraw(cents);
                if (cents % 13 == 0) throw new IllegalStateException("network");
                find(to).deposit(cents);
                done = true;
            } catch (IllegalStateException e) {
                throw new BankException("transfer failed", e);
            } finally {
                audit = audit * 31 + cents;
                if (done) ok++;
                else {
                    failed++;
                    if (a.balance != before) {
                        a.balance = before;
                        rolledBack++;
                    }
                }
            }
        }
    }

    static void attempt(Bank b, String from, String to, long cents) {
        try {
            b.transfer(from, to, cents);
            System.out.println("ok " + money(cents));
        } catch (InsufficientFunds e) {
            System.out.println(e.getMessage() + " (" + e.missing + ")");
        } catch (NoAccount e) {
            System.out.println("? " + e.getMessage());
        } catch (BankException e) {
            System.out.println(e.getMessage() + " because " + e.getCause().getMessage());
        } catch (IllegalArgumentException e) {
            System.out.println("bad: " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        Bank bank = new Bank();
        for (Account a : new Account[] {new Savings("sam", 100_000, 450), new Checking("cho", 5_000, 20_000), new Savings("zoe", 1, 100)}) bank.accounts.put(a.id, a);
        attempt(bank, "sam", "cho", 2_500);
        attempt(bank, "cho", "sam", 50_000);
        attempt(bank, "cho", "sam", 20_001);
        attempt(bank, "sam", "nobody", 100);
        attempt(bank, "ghost", "sam", 100);
        attempt(bank, "sam", "zoe", 1300);
        attempt(bank, "sam", "zoe", 0);
        attempt(bank, "zoe", "sam", -5);
        System.out.println(bank.accounts.values() + " " + bank.ok + "/" + bank.failed + "/" + bank.rolledBack);
        long total = 0;
        for (Account a : bank.accounts.values()) total += a.balance;
        Random r = new Random(77);
        String[] ids = {"sam", "cho", "zoe", "nobody"};
        Map<String, Integer> errors = new TreeMap<>();
        for (int i = 0; i < 400; i++) {
            try {
                bank.transfer(ids[r.nextInt(4)], ids[r.nextInt(4)], r.nextInt(9000) - 200);
            } catch (BankException | IllegalArgumentException e) {
                errors.merge(e.getClass().getSimpleName(), 1, Integer::sum);
            }
        }
        long after = 0;
        for (Account a : bank.accounts.values()) after += a.balance;
        System.out.println(errors + " " + bank.ok + "/" + bank.failed + "/" + bank.rolledBack + " " + (after == total) + " " + bank.audit);
        long net = 0;
        for (int month = 0; month < 24; month++) for (Account a : bank.accounts.values()) net += a.monthly();
        System.out.println(bank.accounts.values() + " " + money(net));
        Account top = Collections.max(bank.accounts.values(), Comparator.comparingLong(a -> a.balance));
        System.out.println(top.id + " " + top.history.size() + " " + top.history.get(0) + " " + money(-5) + money(-12345));
    }
}
