// Stack traces that begin in the JDK, native methods included.
import java.util.*;
public class TracesOfLibrary {
  public static void main(String[] args) {
    try { System.arraycopy(new int[3],0,new int[2],0,3); } catch (Exception e) { e.printStackTrace(System.out); }
    try { new ArrayList<>(List.of(1,2,3)).get(5); } catch (Exception e) { e.printStackTrace(System.out); }
    try { List.of(1,2).add(3); } catch (Exception e) { e.printStackTrace(System.out); }
    try { Integer.parseInt("x1"); } catch (Exception e) { e.printStackTrace(System.out); }
    try { List<Integer> l = new ArrayList<>(List.of(1,2,3)); for (int x : l) l.remove(0); } catch (Exception e) { e.printStackTrace(System.out); }
    try { List.of(1,2,3).forEach(x -> { throw new RuntimeException("in lambda "+x); }); } catch (Exception e) { e.printStackTrace(System.out); }
    try { new ArrayList<>(List.of(1,2,3)).stream().map(x -> 10/(x-2)).forEach(System.out::println); } catch (Exception e) { e.printStackTrace(System.out); }
    try { Optional.empty().get(); } catch (Exception e) { e.printStackTrace(System.out); }
    try { Optional.empty().orElseThrow(IllegalStateException::new); } catch (Exception e) { e.printStackTrace(System.out); }
    try { new ArrayDeque<>().pop(); } catch (Exception e) { e.printStackTrace(System.out); }
    try { Collections.unmodifiableList(new ArrayList<>()).add(null); } catch (Exception e) { e.printStackTrace(System.out); }
    try { "abc".substring(5); } catch (Exception e) { e.printStackTrace(System.out); }
    try { "abc".charAt(5); } catch (Exception e) { e.printStackTrace(System.out); }
    try { Object o = "x"; Integer i = (Integer) o; } catch (Exception e) { e.printStackTrace(System.out); }
    try { Objects.requireNonNull(null, "msg"); } catch (Exception e) { e.printStackTrace(System.out); }
    try { new TreeMap<Object,Object>().put(new Object(), 1); } catch (Exception e) { System.out.println(e.getClass()); }
    try { Thread.State.valueOf("X"); } catch (Exception e) { e.printStackTrace(System.out); }
    try { new int[-1].clone(); } catch (Exception e) { e.printStackTrace(System.out); }
    try { Iterator<Integer> it = new ArrayList<Integer>().iterator(); it.next(); } catch (Exception e) { e.printStackTrace(System.out); }
    try { Object[] o = new String[1]; o[0] = 1; } catch (Exception e) { e.printStackTrace(System.out); }
    try { String.format("%d", "x"); } catch (Exception e) { e.printStackTrace(System.out); }
    try { new Scanner("abc").nextInt(); } catch (Exception e) { e.printStackTrace(System.out); }
    try { Map.of(1,2,1,3); } catch (Exception e) { e.printStackTrace(System.out); }
    try { "x".compareTo(null); } catch (Exception e) { e.printStackTrace(System.out); }
    try { Arrays.asList(1,2,3).remove(0); } catch (Exception e) { e.printStackTrace(System.out); }
    try { new PriorityQueue<Object>().addAll(List.of(new Object(), new Object())); } catch (Exception e) { e.printStackTrace(System.out); }
    List<Integer> l = new ArrayList<>(); l.add(3); l.add(null);
    Collections.sort(l);
  }
}
