// -n 1 --doubles 0,-0,1,-1.5,NaN,Infinity --ints 0..1
import glassbox.Declarative;

/** Floats, doubles and their boxes. */
class Balance {
  double amount;
  float rate;
  Double limit;
  double[] history;

  void deposit(double more) {
    if (more > 0) amount += more;
  }

  void withdraw(double less) {
    if (less >= 0 && amount >= less) amount -= less;
  }

  void half() {
    rate = rate / 2;
  }

  void raise(Double other) {
    if (limit != null && other != null && other.compareTo(limit) > 0) limit = other;
  }

  void record(int index) {
    if (history != null && index >= 0 && index < history.length) history[index] = amount;
  }

  @Declarative boolean repOk() {
    return amount >= 0 && rate == rate && (history == null || history.length == 1);
  }
}
