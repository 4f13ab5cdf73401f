/**
 * Bodies that attract each other, in fixed-point arithmetic: objects with int fields, long multiplication and division.
 * Positions and velocities have 16 fractional bits.
 */
public final class NBody {
  private static final int SHIFT = 16;
  private static final int ONE = 1 << SHIFT;
  /** Added to squared distances, so that close encounters do not explode. */
  private static final long SOFTENING = ONE / 4;

  private NBody() {}

  private static final class Body {
    int x;
    int y;
    int z;
    int velocityX;
    int velocityY;
    int velocityZ;
    final int mass;

    Body(int x, int y, int z, int mass) {
      this.x = x;
      this.y = y;
      this.z = z;
      this.mass = mass;
    }
  }

  public static void main(String[] args) {
    int steps = args.length > 0 ? Integer.parseInt(args[0]) : 20_000;
    Body[] bodies = new Body[8];
    for (int i = 0; i < bodies.length; i++) {
      int distance = (i + 1) * ONE * 2;
      bodies[i] = new Body(i % 2 == 0 ? distance : -distance, i % 3 == 0 ? distance / 2 : -distance, i * ONE / 4,
          ONE / (i + 1));
    }
    for (int i = 0; i < steps; i++) step(bodies);
    long checksum = 0;
    for (Body body : bodies) {
      checksum = ((checksum * 31 + body.x) * 31 + body.y) * 31 + body.z;
      checksum = ((checksum * 31 + body.velocityX) * 31 + body.velocityY) * 31 + body.velocityZ;
    }
    System.out.println(checksum);
  }

  private static void step(Body[] bodies) {
    for (int i = 0; i < bodies.length; i++) {
      for (int j = i + 1; j < bodies.length; j++) attract(bodies[i], bodies[j]);
    }
    for (Body body : bodies) {
      body.x += body.velocityX >> 6;
      body.y += body.velocityY >> 6;
      body.z += body.velocityZ >> 6;
    }
  }

  private static void attract(Body a, Body b) {
    int dx = b.x - a.x;
    int dy = b.y - a.y;
    int dz = b.z - a.z;
    long squared = multiply(dx, dx) + multiply(dy, dy) + multiply(dz, dz) + SOFTENING;
    long pull = ((long) ONE << SHIFT) / squared >> 4;
    a.velocityX += multiply(multiply(dx, pull), b.mass);
    a.velocityY += multiply(multiply(dy, pull), b.mass);
    a.velocityZ += multiply(multiply(dz, pull), b.mass);
    b.velocityX -= multiply(multiply(dx, pull), a.mass);
    b.velocityY -= multiply(multiply(dy, pull), a.mass);
    b.velocityZ -= multiply(multiply(dz, pull), a.mass);
  }

  private static long multiply(long a, long b) { return a * b >> SHIFT; }
}
