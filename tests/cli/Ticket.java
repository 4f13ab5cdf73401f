import glassbox.*;
class Ticket {
    static int issued; // no part of the states that are checked, and the report says so
    static final int[] log = new int[3];
    static final int LIMIT = 5;
    @Range(min = 0, max = 10) int number;
    void issue() { number = issued % 11; issued++; log[0] = number; }
    @Declarative boolean repOk() { return number >= 0 && number <= 10; }
}
