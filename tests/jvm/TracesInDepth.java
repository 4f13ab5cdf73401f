// Stack traces through constructors, initialisers, lambdas and the library; suppressed exceptions and chains of causes.
import java.util.*;
public class TracesInDepth { // constructors & initialisers throwing, inner classes, finally chain
  static int n; int id=++n; { System.out.println("init "+id); if (id==2) throw new IllegalStateException("init block "+id); }
  TracesInDepth() { this(5); System.out.println("ctor"); } TracesInDepth(int k) { if (id==3) throw new RuntimeException("ctor "+k, new Exception("inner cause", new Error("root"))); }
  class Inner { class Deep { void f() { throw new UnsupportedOperationException("deep "+TracesInDepth.this.id); } } }
  static int fin() { try { throw new RuntimeException("t"); } catch (RuntimeException e) { return 1; } finally { System.out.println("fin"); } }
  static String multi(int k) { try { switch (k) { case 0: throw new IllegalArgumentException("iae"); case 1: Object o="s"; return ""+(Integer)o; case 2: int[] x=null; return ""+x[0]; default: return "none"; } } catch (IllegalArgumentException | ClassCastException e) { return e.getClass().getSimpleName(); } catch (RuntimeException e) { return "RT "+e.getMessage(); } }
  static <T extends Throwable> void sneaky(Throwable t) throws T { @SuppressWarnings("unchecked") T x=(T)t; throw x; }
  public static void main(String[] args) throws Exception { for (int i=0;i<4;i++) try { new TracesInDepth(); } catch (RuntimeException e) { e.printStackTrace(System.out); } System.out.println(fin()); for (int i=0;i<4;i++) System.out.println(multi(i));
   try { new TracesInDepth(1).new Inner().new Deep().f(); } catch (RuntimeException e) { e.printStackTrace(System.out); }
   try { TracesInDepth.<RuntimeException>sneaky(new java.io.IOException("sneaky")); } catch (Exception e) { System.out.println(e); }
   Throwable t=new Throwable("top"); t.addSuppressed(new Exception("s1", new Exception("s1c"))); t.addSuppressed(new Exception("s2")); Exception e=new Exception("outer",t); e.printStackTrace(System.out); try { t.addSuppressed(t); } catch (IllegalArgumentException x) { System.out.println(x.getMessage()); } try { t.initCause(t); } catch (IllegalArgumentException x) { System.out.println(x.getMessage()); } try { e.initCause(null); } catch (IllegalStateException x) { System.out.println(x.getMessage()); x.printStackTrace(System.out); }
   Runnable r=() -> { Runnable q=() -> { throw new RuntimeException("nested lambda"); }; q.run(); }; try { r.run(); } catch (RuntimeException x) { x.printStackTrace(System.out); }
   Comparator<String> c=Comparator.comparing(String::length); try { List<String> l=new ArrayList<>(Arrays.asList("a",null,"b")); l.sort(c); } catch (RuntimeException x) { x.printStackTrace(System.out); }
   try { Map<String,Integer> m=new TreeMap<>(); m.computeIfAbsent("x",k->{ throw new IllegalStateException("cia"); }); } catch (RuntimeException x) { x.printStackTrace(System.out); }
   try { Object o=List.of("a"); List<Integer> li=(List<Integer>)o; int z=li.get(0); } catch (ClassCastException x) { x.printStackTrace(System.out); } } }
