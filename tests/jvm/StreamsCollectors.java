// Collectors of all kinds, and parallel streams, whose results do not depend on how they are split.
import java.util.*; import java.util.function.*; import java.util.stream.*;
public class StreamsCollectors {
  record P(String name, int age, String city) {}
  static void p(Object o) { System.out.println(o); }
  public static void main(String[] args) {
    List<P> ps = List.of(new P("Ann",30,"Oslo"), new P("Bob",25,"Rome"), new P("Cid",30,"Rome"), new P("Dan",41,"Oslo"), new P("Eve",25,"Bern"));
    p(ps.stream().collect(Collectors.groupingBy(P::city, TreeMap::new, Collectors.mapping(P::name, Collectors.joining("|","<",">")))));
    p(ps.stream().collect(Collectors.groupingBy(P::age, TreeMap::new, Collectors.counting())));
    p(ps.stream().collect(Collectors.partitioningBy(p -> p.age()>29, Collectors.averagingInt(P::age))));
    p(ps.stream().sorted(Comparator.comparing(P::age).thenComparing(P::name, Comparator.reverseOrder())).map(P::name).toList());
    p(ps.stream().mapToInt(P::age).summaryStatistics());
    p(ps.stream().collect(Collectors.toMap(P::name, P::age, (a,b)->a, LinkedHashMap::new)));
    try { ps.stream().collect(Collectors.toMap(P::city, P::age)); } catch (IllegalStateException e) { p(e.getMessage()); }
    p(IntStream.rangeClosed(1,5).mapToObj(i -> "x".repeat(i)).collect(Collectors.toList()));
    p(Stream.iterate(1, x -> x*2).limit(10).reduce(0, Integer::sum));
    p(Stream.of(List.of(1,2),List.of(3)).flatMap(List::stream).map(x->x*x).collect(Collectors.toCollection(ArrayDeque::new)));
    p(IntStream.range(0,20).boxed().filter(x->x%3==0).skip(2).peek(x->System.out.print(x+";")).anyMatch(x->x>10));
    p(Stream.of("b","a","c","a").distinct().sorted().collect(Collectors.joining(",")));
    p(Arrays.toString(Stream.of(3,1,2).sorted(Collections.reverseOrder()).toArray(Integer[]::new)));
    p(DoubleStream.of(1.5,2.5,3.5).average().getAsDouble()+" "+DoubleStream.of(.1,.2,.3).sum());
    p(ps.stream().collect(Collectors.teeing(Collectors.counting(), Collectors.summingInt(P::age), (a,b)->a+":"+b)));
    p(ps.stream().max(Comparator.comparingInt(P::age)).map(P::name).orElse("none"));
    p(Stream.iterate(1,x->x<100,x->x*3).map(String::valueOf).collect(Collectors.joining("-")));
    p(IntStream.range(0,10).takeWhile(x->x<5).dropWhile(x->x<2).boxed().collect(Collectors.toList()));
    p("hello".chars().mapToObj(c -> (char)c).map(Character::toUpperCase).map(String::valueOf).collect(Collectors.joining()));
    p(Stream.of(1,2,3,4).collect(Collectors.reducing(1,(a,b)->a*b)));
    p(IntStream.rangeClosed(1,100).parallel().sum());
    p(List.of(5,3,1).parallelStream().map(x->x+1).collect(Collectors.toList()));
    p(Stream.of("a","bb","ccc").collect(Collectors.collectingAndThen(Collectors.toList(), Collections::unmodifiableList)));
    p(Stream.of(1,2,3,4,5).mapMulti((Integer x, Consumer<Object> c) -> { if (x%2==1) { c.accept(x); c.accept(-x);} }).toList());
    p(LongStream.rangeClosed(1,20).reduce(1,(a,b)->a*b));
    Iterator<Integer> it = Stream.of(1,2,3).iterator(); while (it.hasNext()) System.out.print(it.next()+" "); p("");
    p(StreamSupport.stream(List.of(1,2).spliterator(), false).count());
    Stream<Integer> s = Stream.of(1); s.count(); try { s.count(); } catch (IllegalStateException e) { p(e.getMessage()); }
    p(Stream.of("x","y").collect(Collectors.filtering(q->q.equals("x"), Collectors.toList())));
    p(Stream.concat(Stream.of(1),Stream.of(2)).toList()+" "+Stream.generate(()->"z").limit(3).toList());
    p(IntStream.of(3,1,2).sorted().mapToObj(Integer::toString).collect(Collectors.joining("")));
    p(IntStream.range(0,5).asLongStream().asDoubleStream().boxed().toList()+" "+ IntStream.empty().max()+" "+IntStream.of(1).findFirst());
  }
}
