// options: -n 1 --values 0
// A class that takes fewer calls than what it extends: its own @Pre is stricter than the inherited one.
import glassbox.*;

class Stricter extends Account {
    @Override void withdraw(@Range(min = 2, max = 2) int amount) {
        balance -= amount;
    }

    @Pre("withdraw") boolean keepsSomething(int amount) {
        return amount < balance;
    }
}

class Account {
    @Range(min = 2, max = 2) int balance;

    void withdraw(int amount) {
        balance -= amount;
    }

    @Pre("withdraw") boolean isCovered(int amount) {
        return amount <= balance;
    }

    @Declarative boolean repOk() {
        return balance >= 0;
    }
}
