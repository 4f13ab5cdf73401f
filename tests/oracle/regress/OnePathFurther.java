// violated: -n 1 --steps 3000
import glassbox.Declarative;

/** A path that has no end, or that cannot be run, does not hide what is on the others. */
class OnePathFurther {
  int n;

  void goesOn(int k) {
    if (k == 2) n = -1;
    long rounds = 0;
    while (k != 2 && rounds >= 0) rounds++;
  }

  @Declarative boolean repOk() {
    return n >= 0;
  }
}
