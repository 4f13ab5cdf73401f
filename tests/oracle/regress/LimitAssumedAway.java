// holds: --rounds 50 --ints 0..100
import glassbox.Declarative;
import glassbox.GlassBox;
import glassbox.Post;

/** What one clause assumes away, another need not come to an end for. */
class LimitAssumedAway {
  int n;

  void keep(int rounds) {}

  @Post("keep") boolean assumes(LimitAssumedAway before, int rounds) {
    GlassBox.assume(rounds < 10);
    return true;
  }

  @Post("keep") boolean goesRound(LimitAssumedAway before, int rounds) {
    int count = 0;
    for (int i = 0; i < rounds; i++) count++;
    return count == rounds;
  }

  @Declarative boolean repOk() {
    return true;
  }
}
