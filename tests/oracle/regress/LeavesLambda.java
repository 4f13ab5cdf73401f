// incomplete: -n 1
import glassbox.Declarative;

/** No state has a lambda in the field, so what use does with one is not known. */
class LeavesLambda {
  interface Source {
    int next();
  }

  static class One implements Source {
    public int next() {
      return 1;
    }
  }

  Source source;

  void becomeZero() {
    source = () -> 0;
  }

  void use() {
    assert source == null || source.next() == 1;
  }

  @Declarative boolean repOk() {
    return true;
  }
}
