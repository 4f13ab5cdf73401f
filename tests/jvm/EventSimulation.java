// Pins down an event-driven simulation: a queue of events, elevators as state machines, vending
// by enum states, a scheduler with priorities, observers and undo by command objects.
import java.util.*;
import java.util.function.Consumer;

public class EventSimulation {
    static class Event implements Comparable<Event> {
        static int serial = 0;
        final long time;
        final int seq = serial++;
        final Runnable action;
        Event(long time, Runnable action) { this.time = time; this.action = action; }
        @Override public int compareTo(Event o) { return time != o.time ? Long.compare(time, o.time) : Integer.compare(seq, o.seq); }
    }

    static class Simulator {
        final PriorityQueue<Event> queue = new PriorityQueue<>();
        long now = 0;
        void at(long delay, Runnable r) { queue.add(new Event(now + delay, r)); }
        int run(long until) {
            int n = 0;
            while (!queue.isEmpty() && queue.peek().time <= until) {
                Event e = queue.poll();
                now = e.time;
                e.action.run();
                n++;
            }
            return n;
        }
    }

    static class Teller {
        final Simulator sim;
        final Deque<Integer> line = new ArrayDeque<>();
        boolean busy = false;
        int served = 0;
        long waited = 0;
        final Map<Integer, Long> arrived = new HashMap<>();
        Teller(Simulator sim) { this.sim = sim; }
        void arrive(int id) {
            arrived.put(id, sim.now);
            line.add(id);
            if (!busy) start();
        }
        void start() {
            Integer id = line.poll();
            busy = id != null;
            if (!busy) return;
            waited += sim.now - arrived.remove(id);
            sim.at(3 + id * 7 % 5, () -> {
                served++;
                start();
            });
        }
    }

    enum Vending {
        IDLE { Vending on(String e, Machine m) { return e.equals("coin") ? m.paid(this) : this; } },
        PAID {
            Vending on(String e, Machine m) {
                return switch (e) {
                    case "coin" -> m.paid(this);
                    case "select" -> m.credit >= 3 ? DISPENSING : this;
                    case "refund" -> { m.log.append("refund").append(m.credit).append(' '); m.credit = 0; yield IDLE; }
                    default -> this;
                };
            }
        },
        DISPENSING {
            Vending on(String e, Machine m) {
                m.credit -= 3;
                m.log.append("cola ");
                return m.credit > 0 ? PAID : IDLE;
            }
        };
        abstract Vending on(String e, Machine m);
    }

    static class Machine {
        int credit = 0;
        Vending state = Vending.IDLE;
        final StringBuilder log = new StringBuilder();
        Vending paid(Vending from) {
            credit++;
            log.append(from.name().charAt(0)).append(credit).append(' ');
            return Vending.PAID;
        }
        void feed(String events) { for (String e : events.split(",")) state = state.on(e, this); }
    }

    interface Command { void apply(); void undo(); }

    static class Editor {
        final StringBuilder text = new StringBuilder();
        final Deque<Command> done = new ArrayDeque<>(), undone = new ArrayDeque<>();
        final List<Consumer<String>> listeners = new ArrayList<>();
        void run(Command c) { c.apply(); done.push(c); undone.clear(); fire(); }
        void fire() { for (Consumer<String> l : listeners) l.accept(text.toString()); }
        boolean undo() {
            Command c = done.poll();
            if (c == null) return false;
            c.undo();
            undone.push(c);
            fire();
            return true;
        }
        boolean redo() {
            Command c = undone.poll();
            if (c == null) return false;
            c.apply();
            done.push(c);
            fire();
            return true;
        }
        Command insert(int at, String s) {
            return new Command() {
                @Override public void apply() { text.insert(at, s); }
                @Override public void undo() { text.delete(at, at + s.length()); }
            };
        }
        Command delete(int from, int to) {
            return new Command() {
                String cut;
                @Override public void apply() { cut = text.substring(from, to); text.delete(from, to); }
                @Override public void undo() { text.insert(from, cut); }
            };
        }
    }

    public static void main(String[] args) {
        Simulator sim = new Simulator();
        StringBuilder order = new StringBuilder();
        for (int i = 0; i < 5; i++) {
            int k = i;
            sim.at(10 - k * 2, () -> order.append(k).append('@').append(sim.now).append(' '));
            sim.at(6, () -> order.append((char) ('a' + k)));
        }
        System.out.println(sim.run(100) + " " + order + sim.now);
        Simulator bank = new Simulator();
        Teller[] tellers = {new Teller(bank), new Teller(bank)};
        for (int i = 0; i < 60; i++) {
            int id = i;
            bank.at(i * 2 + i % 3, () -> {
                Teller t = tellers[0].line.size() <= tellers[1].line.size() ? tellers[0] : tellers[1];
                t.arrive(id);
            });
        }
        int events = bank.run(200) + bank.run(Long.MAX_VALUE);
        System.out.println(events + " " + bank.now + " " + tellers[0].served + "+" + tellers[1].served + " " + tellers[0].waited + " " + tellers[1].waited);
        Machine m = new Machine();
        m.feed("select,coin,coin,select,coin,coin,select,take,refund,coin,refund,coin,coin,coin,select,take,x");
        System.out.println(m.log + "" + m.state + m.credit);
        Editor ed = new Editor();
        List<String> seen = new ArrayList<>();
        int[] fired = {0};
        ed.listeners.add(seen::add);
        ed.listeners.add(s -> fired[0] += s.length());
        ed.run(ed.insert(0, "hello"));
        ed.run(ed.insert(5, " world"));
        ed.run(ed.delete(0, 3));
        System.out.println(ed.text + " " + ed.undo() + ed.text + " " + ed.undo() + ed.text + " " + ed.redo() + ed.text);
        ed.run(ed.insert(0, "> "));
        System.out.println(ed.redo() + " " + ed.text + " " + seen + " " + fired[0]);
        while (ed.undo()) ;
        System.out.println("[" + ed.text + "] " + ed.undone.size());
        PriorityQueue<int[]> ready = new PriorityQueue<>((a, b) -> a[1] != b[1] ? b[1] - a[1] : a[0] - b[0]);
        for (int i = 0; i < 4; i++) ready.add(new int[] {i, i * 3 % 4, 2 + i});
        StringBuilder slices = new StringBuilder();
        while (!ready.isEmpty()) {
            int[] job = ready.poll();
            slices.append(job[0]);
            job[1]--;
            if (--job[2] > 0) ready.add(job);
        }
        System.out.println(slices);
    }
}
