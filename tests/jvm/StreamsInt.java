// Pins down primitive streams: ranges, map, filter, reduce, statistics, boxing, laziness,
// iterate with limit, and flat mapping.
import java.util.Arrays;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

public class StreamsInt {
    public static void main(String[] args) {
        System.out.println(IntStream.range(0, 100).sum() + " " + IntStream.rangeClosed(1, 10).reduce(1, (a, b) -> a * b) + " " + IntStream.range(5, 5).count() + " " + IntStream.range(5, 1).sum());
        System.out.println(IntStream.range(0, 20).filter(i -> i % 3 == 0).map(i -> i * i).sum() + " " + Arrays.toString(IntStream.of(3, 1, 2).sorted().toArray()) + " " + IntStream.of(1, 2, 2, 3, 1).distinct().count());
        System.out.println(IntStream.range(0, 10).max() + " " + IntStream.empty().max() + " " + IntStream.range(0, 10).average() + " " + IntStream.empty().average() + " " + IntStream.of(4).min().getAsInt());
        System.out.println(IntStream.iterate(1, i -> i * 2).limit(10).sum() + " " + IntStream.iterate(1, i -> i < 100, i -> i * 3).boxed().toList() + " " + IntStream.range(0, 10).skip(3).limit(4).boxed().toList());
        System.out.println(IntStream.range(0, 10).anyMatch(i -> i == 5) + " " + IntStream.range(0, 10).allMatch(i -> i < 9) + " " + IntStream.empty().allMatch(i -> false) + " " + IntStream.range(0, 10).noneMatch(i -> i > 10)
                + " " + IntStream.range(3, 10).findFirst() + " " + IntStream.range(0, 10).filter(i -> i > 100).findFirst());
        StringBuilder log = new StringBuilder();
        int first = IntStream.range(0, 100).peek(i -> log.append('p').append(i)).filter(i -> i % 4 == 3).peek(i -> log.append('f').append(i)).map(i -> -i).findFirst().getAsInt();
        System.out.println(first + " " + log);
        log.setLength(0);
        IntStream lazy = IntStream.range(0, 3).peek(i -> log.append(i));
        System.out.print("before [" + log + "] ");
        System.out.println(lazy.sum() + " after [" + log + "]");
        try {
            lazy.sum();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(IntStream.range(0, 5).mapToObj(i -> "s" + i).toList() + " " + IntStream.range(0, 5).asLongStream().map(l -> l << 33).sum() + " " + IntStream.range(1, 5).mapToDouble(i -> 1.0 / i).sum() + " " + IntStream.range(0, 4).asDoubleStream().sum());
        System.out.println(IntStream.of(5, 9, -2).summaryStatistics() + " " + LongStream.rangeClosed(1, 20).reduce(1L, (a, b) -> a * b) + " " + LongStream.of(1, 2).max().getAsLong());
        System.out.println(IntStream.range(1, 4).flatMap(i -> IntStream.range(0, i)).boxed().toList() + " " + IntStream.concat(IntStream.of(1), IntStream.of(2, 3)).sum() + " " + "hello".chars().mapToObj(c -> (char) c).toList());
        System.out.println(Arrays.stream(new int[] {1, 2, 3, 4}).skip(1).sum() + " " + Arrays.stream(new int[] {1, 2, 3, 4}, 1, 3).sum() + " " + Arrays.stream(new double[] {0.1, 0.2, 0.3}).sum() + " " + DoubleStream.of(1, 2, 3).average().getAsDouble());
        System.out.println(IntStream.range(0, 20).takeWhile(i -> i * i < 50).boxed().toList() + " " + IntStream.range(0, 10).dropWhile(i -> i < 7).boxed().toList() + " " + IntStream.generate(() -> 7).limit(3).sum());
        IntStream.rangeClosed(1, 15).mapToObj(i -> i % 15 == 0 ? "FizzBuzz" : i % 5 == 0 ? "Buzz" : i % 3 == 0 ? "Fizz" : i + "").forEach(s -> System.out.print(s + " "));
        System.out.println();
        System.out.println(IntStream.rangeClosed(2, 100).filter(n -> IntStream.rangeClosed(2, (int) Math.sqrt(n)).noneMatch(d -> n % d == 0)).boxed().toList());
        System.out.println(IntStream.range(0, 5).collect(StringBuilder::new, (sb, i) -> sb.append(i), StringBuilder::append) + " " + IntStream.range(0, 1000).mapToLong(i -> (long) i * i).sum());
        System.out.println(DoubleStream.iterate(1, d -> d / 2).limit(60).sum() + " " + DoubleStream.of(1, Double.NaN).max().getAsDouble() + " " + DoubleStream.of(0.5, 1.5).mapToInt(d -> (int) d).sum());
    }
}
