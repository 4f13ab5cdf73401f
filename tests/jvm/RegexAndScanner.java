// Regular expressions, Scanner over a string, StringTokenizer.
import java.util.*; import java.util.regex.*;
public class RegexAndScanner {
  public static void main(String[] args) {
    Matcher m = Pattern.compile("(?<k>\\w+)=(\\d+)").matcher("a=1, bb=22; ccc=333");
    while (m.find()) System.out.println(m.group()+" "+m.group("k")+" "+m.group(2)+" "+m.start()+" "+m.end());
    System.out.println("a1b22c".replaceAll("\\d+","<$0>")+" "+"x.y.z".split("\\.").length+" "+Arrays.toString("a,b,,c,,".split(","))+Arrays.toString("a,b,,c,,".split(",",-1)));
    System.out.println("foo@bar.com".matches("[\\w.]+@[\\w.]+\\.[a-z]{2,}")+" "+Pattern.matches("a*?b","aaab"));
    System.out.println(Pattern.compile("\\s+").splitAsStream("a  b c").toList()+" "+Pattern.compile("(a)(b)?").matcher("a").replaceAll("[$1|$2]"));
    System.out.println(Pattern.compile("o").matcher("foo boo").replaceAll(r -> r.start()+""));
    System.out.println("Hello World".replaceAll("(?i)[aeiou]","*")+ " "+"aXbX".replaceFirst("X","-"));
    System.out.println(Pattern.compile("^(\\w+)$", Pattern.MULTILINE).matcher("ab\ncd").results().map(MatchResult::group).toList());
    System.out.println("ab12cd".replaceAll("(?<=b)\\d+(?=c)", "#")+" "+Pattern.quote("a.b")+" "+Matcher.quoteReplacement("$1"));
    System.out.println(Pattern.compile("(\\w)\\1").matcher("hello aab").find()+" "+"\u00e9t\u00e9".length()+ " "+"a|b".split("\\|")[1]);
    StringBuilder sb = new StringBuilder(); Matcher mm = Pattern.compile("cat").matcher("one cat two cats"); while (mm.find()) mm.appendReplacement(sb,"dog"); mm.appendTail(sb); System.out.println(sb);
    try { Pattern.compile("(a"); } catch (PatternSyntaxException e) { System.out.println(e.getMessage()); }
    try { Pattern.compile("[z-a]"); } catch (PatternSyntaxException e) { System.out.println(e.getMessage()+e.getIndex()); }
    System.out.println("\u0041\u00c4x".matches("\\p{L}+")+" "+"Ab1_".matches("\\p{Upper}\\p{Lower}\\p{Digit}\\p{Punct}")+"x".matches("\\p{IsAlphabetic}")+"x".matches("\\p{javaLowerCase}"));
    Scanner sc = new Scanner("12 abc 3.5 true\nline two\n99999999999 ff"); System.out.println(sc.nextInt()+" "+sc.next()+" "+sc.nextDouble()+" "+sc.nextBoolean()+" ["+sc.nextLine()+"] ["+sc.nextLine()+"] "+sc.hasNextInt()+sc.hasNextLong()+sc.nextLong()+" "+sc.nextInt(16)+sc.hasNext());
    Scanner d = new Scanner("a,b;c").useDelimiter("[,;]"); while (d.hasNext()) System.out.print(d.next()+"/"); System.out.println();
    StringTokenizer st = new StringTokenizer("this is,a test", " ,"); while (st.hasMoreTokens()) System.out.print(st.nextToken()+"|"); System.out.println(st.countTokens());
  }
}
