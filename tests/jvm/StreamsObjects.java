// Pins down object streams: filter, map, collect with many collectors, sorting, flatMap,
// reduce, toMap, grouping, joining, and laziness with short circuits.
import java.util.*;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

public class StreamsObjects {
    record Emp(String name, String dept, int salary) { }

    public static void main(String[] args) {
        List<String> words = List.of("delta", "alpha", "charlie", "bravo", "echo", "alpha");
        System.out.println(words.stream().filter(w -> w.length() == 5).map(String::toUpperCase).collect(Collectors.toList()));
        System.out.println(words.stream().distinct().sorted().toList() + " " + words.stream().sorted(Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder())).toList());
        System.out.println(words.stream().collect(Collectors.joining(",", "<", ">")) + " " + words.stream().mapToInt(String::length).sum() + " " + words.stream().map(w -> w.charAt(0)).map(String::valueOf).collect(Collectors.joining()));
        System.out.println(words.stream().reduce("", String::concat).length() + " " + words.stream().reduce((a, b) -> a.compareTo(b) > 0 ? a : b) + " " + words.stream().map(String::length).reduce(0, Integer::sum) + " " + Stream.<String>empty().reduce((a, b) -> a));
        System.out.println(words.stream().min(Comparator.naturalOrder()).get() + " " + words.stream().max(Comparator.comparing(String::length)).get() + " " + words.stream().count() + " " + words.stream().anyMatch("echo"::equals) + words.stream().findFirst().get());
        List<Emp> emps = List.of(new Emp("Ann", "dev", 100), new Emp("Bob", "ops", 80), new Emp("Cid", "dev", 120), new Emp("Dee", "hr", 70), new Emp("Eve", "ops", 90));
        System.out.println("" + emps.stream().collect(Collectors.groupingBy(Emp::dept, TreeMap::new, Collectors.mapping(Emp::name, Collectors.toList()))));
        System.out.println(emps.stream().collect(Collectors.groupingBy(Emp::dept, TreeMap::new, Collectors.summingInt(Emp::salary))) + " " + emps.stream().collect(Collectors.groupingBy(Emp::dept, TreeMap::new, Collectors.counting())));
        System.out.println(emps.stream().collect(Collectors.partitioningBy(e -> e.salary() >= 90, Collectors.mapping(Emp::name, Collectors.joining("|")))));
        System.out.println(emps.stream().collect(Collectors.averagingInt(Emp::salary)) + " " + emps.stream().collect(Collectors.summarizingInt(Emp::salary)) + " " + emps.stream().collect(Collectors.maxBy(Comparator.comparing(Emp::salary))).get().name());
        System.out.println(new TreeMap<>(emps.stream().collect(Collectors.toMap(Emp::name, Emp::salary))) + " " + emps.stream().collect(Collectors.toMap(Emp::dept, Emp::salary, Integer::sum, LinkedHashMap::new)));
        try {
            emps.stream().collect(Collectors.toMap(Emp::dept, Emp::salary));
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Stream.of(List.of(1, 2), List.<Integer>of(), List.of(3)).flatMap(List::stream).map(i -> i * 10).toList() + " " + Stream.of("a b", "c").flatMap(s -> Stream.of(s.split(" "))).toList());
        System.out.println(Stream.iterate(1, i -> i * 2).limit(8).toList() + " " + Stream.iterate(new int[] {0, 1}, f -> new int[] {f[1], f[0] + f[1]}).limit(10).map(f -> f[0]).toList() + " " + Stream.generate(() -> "x").limit(3).collect(Collectors.joining()));
        StringBuilder log = new StringBuilder();
        boolean found = words.stream().peek(w -> log.append(w.charAt(0))).map(String::length).anyMatch(n -> n == 7);
        System.out.println(found + " " + log);
        log.setLength(0);
        System.out.println(words.stream().peek(w -> log.append(w.charAt(0))).sorted().peek(w -> log.append(Character.toUpperCase(w.charAt(0)))).limit(2).toList() + " " + log);
        System.out.println(words.stream().skip(2).limit(2).toList() + " " + words.stream().takeWhile(w -> !w.startsWith("b")).toList() + " " + words.stream().dropWhile(w -> !w.startsWith("b")).toList() + " " + Arrays.toString(words.stream().toArray(String[]::new)));
        System.out.println(words.stream().collect(Collectors.toCollection(TreeSet::new)) + " " + words.stream().collect(Collectors.collectingAndThen(Collectors.toList(), List::size)) + " " + Stream.concat(Stream.of(1), Stream.of(2)).toList());
        System.out.println(words.stream().collect(Collectors.groupingBy(String::length, TreeMap::new, Collectors.toCollection(TreeSet::new))) + " " + words.stream().collect(Collectors.reducing(0, String::length, Integer::max)));
        Map<Character, Long> freq = "mississippi".chars().mapToObj(c -> (char) c).collect(Collectors.groupingBy(Function.identity(), TreeMap::new, Collectors.counting()));
        System.out.println(freq + " " + freq.entrySet().stream().sorted(Map.Entry.<Character, Long>comparingByValue().reversed().thenComparing(Map.Entry.comparingByKey())).map(e -> e.getKey() + "" + e.getValue()).toList());
        System.out.println(Arrays.asList(3, 1, 2).stream().map(i -> i + 0.5).mapToDouble(Double::doubleValue).max().getAsDouble() + " " + Stream.of(5, 3, 8).mapToInt(i -> i).boxed().collect(Collectors.teeing(Collectors.counting(), Collectors.summingInt(i -> i), (n, s) -> s + "/" + n)));
        try {
            List.of(1, 0).stream().map(i -> 10 / i).forEach(i -> System.out.print(i + " "));
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        try {
            words.stream().toList().add("x");
        } catch (UnsupportedOperationException e) {
            System.out.println("immutable");
        }
        List<Integer> nums = new ArrayList<>();
        Stream.of(1, 2, 3).mapMulti((Integer i, java.util.function.Consumer<Integer> c) -> { c.accept(i); c.accept(-i); }).forEachOrdered(nums::add);
        System.out.println(nums + " " + Stream.ofNullable(null).count() + Stream.of((Object) null).count());
    }
}
