// Deep recursion, and arrays that are too long or too large.
import java.util.*;
public class MemoryLimits {
 static int depth; static void rec() { depth++; rec(); } static int deep(int n) { return n==0?0:1+deep(n-1); }
 static long sum(Object o) { return o==null?0:1; }
 public static void main(String[] a) {
  System.out.println(deep(8000)); for (int i=0;i<3;i++) try { rec(); } catch (StackOverflowError e) { System.out.println("SOE "+(depth>5000)+e.getMessage()+" "+e.getStackTrace().length); }
  try { int[] x = new int[Integer.MAX_VALUE]; } catch (OutOfMemoryError e) { System.out.println(e.getMessage()); }
  try { int[][] x = new int[100000][10000000]; } catch (OutOfMemoryError e) { System.out.println(e.getMessage()); }
  try { byte[] x = new byte[Integer.MAX_VALUE]; System.out.println(x.length); } catch (OutOfMemoryError e) { System.out.println(e.getMessage()); }
  try { "abc".repeat(Integer.MAX_VALUE); } catch (OutOfMemoryError e) { System.out.println(e.getMessage()); }
  int[] big = new int[10_000_000]; for (int i=0;i<big.length;i++) big[i]=i; long s=0; for (int x : big) s+=x; System.out.println(s);
 } }
