// Pins down EnumMap, EnumSet and a state machine over enums with a switch per state.
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.Map;
import java.util.TreeMap;

public class EnumCollections {
    enum Day {
        MON, TUE, WED, THU, FRI, SAT, SUN;
        boolean weekend() { return this == SAT || this == SUN; }
        Day next() { return values()[(ordinal() + 1) % values().length]; }
    }

    enum State {
        IDLE { State on(char c) { return c == 's' ? RUNNING : this; } },
        RUNNING {
            State on(char c) {
                switch (c) {
                    case 'p': return PAUSED;
                    case 'x': return STOPPED;
                    default: return this;
                }
            }
        },
        PAUSED { State on(char c) { return c == 'r' ? RUNNING : c == 'x' ? STOPPED : this; } },
        STOPPED { State on(char c) { throw new IllegalStateException("stopped on " + c); } };

        abstract State on(char c);
    }

    enum Big {
        A0, A1, A2, A3, A4, A5, A6, A7, A8, A9, B0, B1, B2, B3, B4, B5, B6, B7, B8, B9, C0, C1, C2, C3, C4, C5, C6, C7, C8, C9,
        D0, D1, D2, D3, D4, D5, D6, D7, D8, D9, E0, E1, E2, E3, E4, E5, E6, E7, E8, E9, F0, F1, F2, F3, F4, F5, F6, F7, F8, F9,
        G0, G1, G2, G3, G4, G5, G6, G7, G8, G9
    }

    public static void main(String[] args) {
        EnumMap<Day, Integer> hours = new EnumMap<>(Day.class);
        hours.put(Day.WED, 8);
        hours.put(Day.MON, 7);
        hours.put(Day.SUN, null);
        hours.merge(Day.WED, 2, Integer::sum);
        System.out.println(hours + " " + hours.size() + " " + hours.containsKey(Day.SUN) + hours.containsKey(Day.TUE) + hours.get(Day.SUN)
                + hours.containsValue(10) + hours.getOrDefault(Day.FRI, -1));
        for (Map.Entry<Day, Integer> e : hours.entrySet()) if (e.getValue() != null) e.setValue(e.getValue() + 100);
        System.out.println(hours.remove(Day.MON) + " " + hours + " " + hours.keySet() + hours.values());
        try {
            hours.put(null, 1);
        } catch (NullPointerException e) {
            System.out.println("null key");
        }
        System.out.println(new EnumMap<>(hours).equals(hours) + " " + new TreeMap<>(hours));

        EnumSet<Day> weekend = EnumSet.noneOf(Day.class);
        for (Day d : Day.values()) if (d.weekend()) weekend.add(d);
        EnumSet<Day> work = EnumSet.complementOf(weekend);
        System.out.println(weekend + " " + work + " " + EnumSet.range(Day.TUE, Day.FRI) + EnumSet.of(Day.FRI, Day.MON) + EnumSet.allOf(Day.class).size());
        work.removeAll(EnumSet.range(Day.TUE, Day.THU));
        System.out.println(work + " " + work.contains(Day.FRI) + work.contains(null) + work.containsAll(weekend) + work.add(Day.FRI));
        work.addAll(weekend);
        work.retainAll(EnumSet.of(Day.SUN, Day.FRI, Day.TUE));
        System.out.println(work + " " + work.equals(EnumSet.of(Day.SUN, Day.FRI)));
        for (Iterator<Day> it = work.iterator(); it.hasNext();) if (it.next() == Day.FRI) it.remove();
        System.out.println(work);
        Day d = Day.SAT;
        for (int i = 0; i < 4; i++) {
            System.out.print(d + (d.weekend() ? "! " : " "));
            d = d.next();
        }
        System.out.println();

        State s = State.IDLE;
        int[] seen = new int[State.values().length];
        try {
            for (char c : "aspsrppxz".toCharArray()) {
                s = s.on(c);
                seen[s.ordinal()]++;
                System.out.print(c + ":" + s + " ");
            }
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(seen[0] + "" + seen[1] + seen[2] + seen[3]);

        EnumSet<Big> big = EnumSet.allOf(Big.class);
        System.out.println(big.size() + " " + big.contains(Big.G9) + " " + EnumSet.range(Big.F8, Big.G1));
        big.removeIf(b -> b.ordinal() % 9 != 0);
        System.out.println(big + " " + EnumSet.complementOf(big).size());
        EnumMap<Big, String> bm = new EnumMap<>(Big.class);
        for (Big b : big) bm.put(b, b.name().toLowerCase() + b.ordinal());
        System.out.println(bm);
        int[] count = new int[3];
        for (Big b : Big.values()) {
            switch (b) {
                case A0: case G9: case C5: count[0]++; break;
                case D4: count[1]++;
                default: count[2]++;
            }
        }
        System.out.println(count[0] + " " + count[1] + " " + count[2]);
    }
}
