import java.util.ArrayList;
import java.util.List;

/** What jumps may do at the present place: the method's result, the enclosing loops, the appetite for exceptions. */
final class Frame {
  /** Percentage of operations that may throw; high inside try blocks. */
  static final int CALM = 2;
  static final int RISKY = 25;

  /** The kind that a return statement must give; null in a void method. */
  final Kind returns;
  final List<String> loops = new ArrayList<>();
  int risk = CALM;

  Frame(Kind returns) { this.returns = returns; }
}
