// Pins down longer floating computations bit for bit using only basic operations: Mandelbrot,
// integration, Newton, Runge-Kutta, n-body, a discrete transform by recurrence.
public class NumericMethods {
    interface F { double at(double x); }

    static double simpson(F f, double a, double b, int n) {
        double h = (b - a) / n, s = f.at(a) + f.at(b);
        for (int i = 1; i < n; i++) s += f.at(a + i * h) * (i % 2 == 0 ? 2 : 4);
        return s * h / 3;
    }

    static double newton(F f, F d, double x) {
        for (int i = 0; i < 50; i++) {
            double nx = x - f.at(x) / d.at(x);
            if (nx == x) break;
            x = nx;
        }
        return x;
    }

    static double bisect(F f, double lo, double hi) {
        int n = 0;
        while (hi - lo > 1e-12 && n++ < 200) {
            double mid = (lo + hi) / 2;
            if (f.at(lo) * f.at(mid) <= 0) hi = mid;
            else lo = mid;
        }
        return lo;
    }

    static class Body {
        double x, y, vx, vy, m;
        Body(double x, double y, double vx, double vy, double m) { this.x = x; this.y = y; this.vx = vx; this.vy = vy; this.m = m; }
    }

    static double energy(Body[] bs) {
        double e = 0;
        for (int i = 0; i < bs.length; i++) {
            e += 0.5 * bs[i].m * (bs[i].vx * bs[i].vx + bs[i].vy * bs[i].vy);
            for (int j = i + 1; j < bs.length; j++) {
                double dx = bs[i].x - bs[j].x, dy = bs[i].y - bs[j].y;
                e -= bs[i].m * bs[j].m / Math.sqrt(dx * dx + dy * dy);
            }
        }
        return e;
    }

    static void advance(Body[] bs, double dt) {
        for (int i = 0; i < bs.length; i++)
            for (int j = i + 1; j < bs.length; j++) {
                Body a = bs[i], b = bs[j];
                double dx = a.x - b.x, dy = a.y - b.y, d2 = dx * dx + dy * dy, mag = dt / (d2 * Math.sqrt(d2));
                a.vx -= dx * b.m * mag;
                a.vy -= dy * b.m * mag;
                b.vx += dx * a.m * mag;
                b.vy += dy * a.m * mag;
            }
        for (Body b : bs) {
            b.x += dt * b.vx;
            b.y += dt * b.vy;
        }
    }

    static String hex(double d) {
        return Long.toHexString(Double.doubleToLongBits(d));
    }

    public static void main(String[] args) {
        int total = 0;
        for (int row = -8; row <= 8; row += 2) {
            StringBuilder s = new StringBuilder();
            for (int col = -20; col <= 10; col++) {
                double cr = col / 10.0, ci = row / 8.0, zr = 0, zi = 0;
                int n = 0;
                while (n < 40 && zr * zr + zi * zi < 4) {
                    double t = zr * zr - zi * zi + cr;
                    zi = 2 * zr * zi + ci;
                    zr = t;
                    n++;
                }
                total += n;
                s.append(" .:-=+*#%@".charAt(n * 9 / 40));
            }
            System.out.println(s);
        }
        System.out.println(total);
        System.out.println(hex(simpson(x -> x * x * x - 2 * x + 1, 0, 3, 100)) + " " + hex(simpson(x -> 4 / (1 + x * x), 0, 1, 200)));
        System.out.println(hex(newton(x -> x * x - 2, x -> 2 * x, 1)) + " " + hex(newton(x -> x * x * x - 7, x -> 3 * x * x, 2)) + " " + hex(bisect(x -> x * x - x - 1, 1, 2)));
        double y = 1, t = 0, h = 0.01;
        for (int i = 0; i < 100; i++) {
            double k1 = y - t * t, k2 = y + h / 2 * k1 - (t + h / 2) * (t + h / 2), k3 = y + h / 2 * k2 - (t + h / 2) * (t + h / 2), k4 = y + h * k3 - (t + h) * (t + h);
            y += h / 6 * (k1 + 2 * k2 + 2 * k3 + k4);
            t += h;
        }
        System.out.println(hex(y) + " " + hex(t));
        Body[] bs = {new Body(0, 0, 0, 0, 10), new Body(1, 0, 0, 3, 1), new Body(-2, 0.5, 0.5, -2, 0.5)};
        double before = energy(bs);
        for (int i = 0; i < 500; i++) advance(bs, 0.001);
        System.out.println(hex(before) + " " + hex(energy(bs)) + " " + hex(bs[1].x) + " " + hex(bs[2].y));
        float fs = 0, fc = 0;
        double ds = 0;
        for (int i = 1; i <= 3000; i++) {
            float v = 1f / i;
            float yv = v - fc, tt = fs + yv;
            fc = (tt - fs) - yv;
            fs = tt;
            ds += v;
        }
        System.out.println(fs + " " + Integer.toHexString(Float.floatToIntBits(fs)) + " " + hex(ds) + " " + (fs == (float) ds));
        double[] re = new double[16], im = new double[16], outR = new double[16], outI = new double[16];
        for (int i = 0; i < 16; i++) re[i] = i % 4 - 1.5;
        double c8 = 0.9238795325112867, s8 = 0.3826834323650898;
        for (int k = 0; k < 16; k++) {
            double wr = 1, wi = 0, stepR = 1, stepI = 0;
            for (int j = 0; j < k; j++) {
                double nr = stepR * c8 + stepI * s8;
                stepI = stepI * c8 - stepR * s8;
                stepR = nr;
            }
            for (int i = 0; i < 16; i++) {
                outR[k] += re[i] * wr - im[i] * wi;
                outI[k] += re[i] * wi + im[i] * wr;
                double nr = wr * stepR - wi * stepI;
                wi = wr * stepI + wi * stepR;
                wr = nr;
            }
        }
        long fold = 0;
        for (int k = 0; k < 16; k++) fold = fold * 31 + Double.doubleToLongBits(outR[k]) + Double.doubleToLongBits(outI[k]);
        System.out.println(fold + " " + Math.round(outR[0] * 1000) + " " + Math.round(outR[4] * 1000));
        double x = 0.5, e = 0, term = 1;
        for (int i = 1; i < 25; i++) {
            e += term;
            term = term * x / i;
        }
        System.out.println(hex(e));
    }
}
