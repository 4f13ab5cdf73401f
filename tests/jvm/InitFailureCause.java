// A class whose initialiser failed: the second use names the first failure as its cause.
public class InitFailureCause {
  static class Bad { static int x; static { System.out.println("init"); if (true) throw new IllegalStateException("in init"); } static void f() {} }
  static class Bad2 { static final Object o = null; static String s = o.toString(); }
  public static void main(String[] args) {
    try { Bad.f(); } catch (Throwable e) { e.printStackTrace(System.out); System.out.println(e.getMessage()+" "+e.getCause()); }
    try { Bad.f(); } catch (Throwable e) { e.printStackTrace(System.out); System.out.println(e.getMessage()+" "+e.getCause()); }
    System.out.println(Bad2.s);
  }
}
