/** Methods that are pure, and methods that only look like it. The test tells which is which by their names. */
class Purity {
  Purity next;
  int value;
  static int counter;
  static Purity shared;

  interface Shape {
    int area();
  }

  record Square(int side) implements Shape {
    public int area() {
      return side * side;
    }
  }

  record Counting(int side) implements Shape {
    public int area() {
      counter++;
      return side;
    }
  }

  Purity() {}

  Purity(int value) {
    this.value = value;
  }

  /** A constructor that writes another object. */
  Purity(Purity other, int value) {
    this(value);
    other.value = value;
  }

  // Reading.

  int pureGetter() {
    return value;
  }

  static int pureSum(Purity list) {
    int sum = 0;
    for (Purity p = list; p != null; p = p.next) sum += p.value;
    return sum;
  }

  static int pureDereference(Purity p) {
    return p.next.value + counter;
  }

  static int pureDivision(int a, int b) {
    return a / b;
  }

  static int pureDivisionByTen(int a) {
    return a / 10 % 3;
  }

  static int pureCaught(int[] a, int i) {
    try {
      return a[i];
    } catch (Throwable t) {
      return 0;
    }
  }

  static int pureThrow(int x) {
    if (x < 0) throw new IllegalArgumentException("negative");
    return x;
  }

  int pureSynchronized() {
    synchronized (this) {
      return value;
    }
  }

  // Objects that the method makes.

  static Purity pureFactory(int v) {
    Purity p = new Purity(v);
    p.next = new Purity();
    return p;
  }

  static Purity pureFill() {
    Purity p = pureFactory(1);
    p.value = 2;
    set(p, 3);
    return identity(p);
  }

  static int pureThroughIdentity() {
    Purity p = identity(new Purity());
    p.value = 1;
    return p.value;
  }

  static Purity pureEitherNew(boolean b) {
    Purity p;
    if (b) {
      p = new Purity(1);
    } else {
      p = pureFactory(2);
    }
    p.value++;
    return p;
  }

  static int[] pureArray(int n) {
    int[] a = new int[n];
    for (int i = 0; i < n; i++) a[i] = i;
    int[] copy = a.clone();
    copy[0] = 1;
    return copy;
  }

  static int[] pureCloned(int[] a) {
    int[] copy = a.clone();
    copy[0] = 1;
    return copy;
  }

  static Purity impureMaybeNew(Purity old, boolean b) {
    Purity p = b ? new Purity() : old;
    p.value = 1;
    return p;
  }

  static int impureLoopCarried(Purity list) {
    Purity p = new Purity();
    for (int i = 0; i < 3; i++) {
      p.value = i;
      p = list;
    }
    return 0;
  }

  static int impureThroughField() {
    Purity p = new Purity();
    p.next = shared;
    p.next.value = 1;
    return 1;
  }

  static void impureEscapedFactory() {
    Purity p = make(false);
    p.value = 1;
  }

  static Purity make(boolean fresh) {
    return fresh ? new Purity() : shared;
  }

  static int impureHandler(Purity old) {
    Purity p = new Purity();
    try {
      p = old;
      int read = p.next.value;
      p = new Purity();
    } catch (NullPointerException e) {
      p.value = 1;
    }
    return 1;
  }

  static int pureHandler(Purity old) {
    Purity p = new Purity();
    try {
      p.value = old.value;
    } catch (NullPointerException e) {
      p.value = 1;
    }
    return p.value;
  }

  static Purity identity(Purity p) {
    return p;
  }

  // Writing.

  void impureSetter(int v) {
    value = v;
  }

  static void set(Purity p, int v) {
    p.value = v;
  }

  static void impureStatic() {
    counter++;
  }

  static void impureArray(int[] a) {
    a[0] = 1;
  }

  static int impureCall() {
    return 1 + callsCounter();
  }

  static int callsCounter() {
    impureStatic();
    return 1;
  }

  static void impurePassesOn(Purity p) {
    set(p.next, 1);
  }

  static Purity impureConstructorCall(Purity p) {
    return new Purity(p, 1);
  }

  static Purity pureConstructorCall() {
    return new Purity(new Purity(), 1);
  }

  // Recursion.

  static int pureFactorial(int n) {
    return n <= 1 ? 1 : n * pureFactorial(n - 1);
  }

  static boolean pureEven(int n) {
    return n == 0 || pureOdd(n - 1);
  }

  static boolean pureOdd(int n) {
    return n != 0 && pureEven(n - 1);
  }

  static int impurePing(int n) {
    return n == 0 ? 0 : impurePong(n - 1);
  }

  static int impurePong(int n) {
    counter = n;
    return impurePing(n);
  }

  static Purity pureBuild(int n) {
    if (n == 0) return null;
    Purity p = new Purity(n);
    Purity rest = pureBuild(n - 1);
    if (rest != null) rest.value++;
    p.next = rest;
    return p;
  }

  // Calls whose target depends on the receiver.

  static int impureVirtual(Shape shape) {
    return shape.area();
  }

  static int impureOverridable(Purity p) {
    return p.pureGetter();
  }

  static int pureFinalClass(Square square) {
    return square.area();
  }

  static int impureFinalClass(Counting counting) {
    return counting.area();
  }

  static boolean pureRecordEquals(Square a, Square b) {
    return a.equals(b);
  }

  private int privateGetter() {
    return value;
  }

  static int purePrivate(Purity p) {
    return p.privateGetter();
  }

  static int impureNative(Object o) {
    return System.identityHashCode(o);
  }

  // Calls made by the compiler.

  static String pureConcatenation(int n, String s) {
    return "n = " + n + s;
  }

  static String impureConcatenation(Object o) {
    return "o = " + o;
  }

  static Runnable pureLambda(int n) {
    return () -> counter = n;
  }

  static void impureLambdaCall(Runnable r) {
    r.run();
  }
}
