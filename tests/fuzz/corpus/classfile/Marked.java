// Annotations with values of every kind, nested and on every place.
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

@Marked(b = 1, c = 'c', d = 2.5, f = 3.5f, j = 4, s = 5, text = {"a", "b"}, type = void.class, deep = @Marked.Deep({}))
@interface Marked {
  byte b() default 0;
  char c() default 0;
  double d() default 0;
  float f() default 0;
  long j() default 0;
  short s() default 0;
  boolean z() default true;
  String[] text() default {};
  Class<?> type() default int[].class;
  RetentionPolicy policy() default RetentionPolicy.CLASS;
  Deep deep() default @Deep({@Inner(1), @Inner(2)});

  @interface Inner {
    int value();
  }

  @Retention(RetentionPolicy.RUNTIME)
  @interface Deep {
    Inner[] value();
  }
}
