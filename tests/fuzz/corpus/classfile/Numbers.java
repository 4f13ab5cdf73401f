// Every kind of number in the constant pool, and constant values of fields.
interface Numbers {
  int INT = 123456789;
  long LONG = 0x123456789ABCDEFL;
  float FLOAT = 1.5f;
  double DOUBLE = Math.PI;
  String STRING = "\u0000 \u00e4 \u20ac \ud83d\ude00";
  boolean BOOLEAN = true;
}
