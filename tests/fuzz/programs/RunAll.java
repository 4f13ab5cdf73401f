import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.Permission;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Runs many programs in one virtual machine, each as `java -ea` would run it alone, which spares the start of a machine
 * per program.
 *
 * <pre>java -Djava.security.manager=allow RunAll CLASSES NAMES OUTDIR</pre>
 *
 * NAMES is a file with one class name per line. What a program prints goes to OUTDIR/NAME.out. For each program a line
 * with its name, exit code and milliseconds is printed; the code -1 stands for one that did not end in time.
 */
public final class RunAll {
  private static final int SECONDS = 20;
  /** No exit code: those are from 0 to 255. */
  private static final int TIMED_OUT = -1;

  private RunAll() {}

  /** One program: its thread, and the exit code once there is one. */
  private static final class Run implements Runnable {
    private final URL classes;
    private final String name;
    private final CountDownLatch ended = new CountDownLatch(1);
    private volatile int exitCode = TIMED_OUT;

    Run(URL classes, String name) {
      this.classes = classes;
      this.name = name;
    }

    void end(int code) {
      exitCode = code & 0xff;
      ended.countDown();
    }

    @Override
    public void run() {
      try {
        // Not closed: the program may still load classes from it after this method has given up on it.
        URLClassLoader loader = new URLClassLoader(new URL[] {classes}, ClassLoader.getPlatformClassLoader());
        loader.setDefaultAssertionStatus(true);
        Class.forName(name, true, loader).getMethod("main", String[].class).invoke(null, (Object) new String[0]);
        end(0);
      } catch (InvocationTargetException | LinkageError uncaught) {
        end(1);
      } catch (ReflectiveOperationException unusable) {
        System.err.println("cannot run " + name + ": " + unusable);
        end(2);
      }
    }
  }

  /** Permits everything but the end of the machine: a thread that asks for it stops where it is, forever. */
  private static final class ExitTrap extends SecurityManager {
    private final ThreadLocal<Run> current = new ThreadLocal<>();

    @Override
    public void checkExit(int status) {
      Run run = current.get();
      if (run == null) return;
      run.end(status);
      while (true) {
        try {
          Thread.sleep(Long.MAX_VALUE);
        } catch (InterruptedException ignored) {
          // Nothing after a call of exit may run.
        }
      }
    }

    @Override
    public void checkPermission(Permission permission) {}

    @Override
    public void checkPermission(Permission permission, Object context) {}
  }

  public static void main(String[] args) throws IOException, InterruptedException {
    if (args.length != 3) {
      System.err.println("usage: java -Djava.security.manager=allow RunAll CLASSES NAMES OUTDIR");
      System.exit(2);
    }
    URL classes = Path.of(args[0]).toUri().toURL();
    Path directory = Files.createDirectories(Path.of(args[2]));
    PrintStream console = System.out;
    ExitTrap trap = new ExitTrap();
    System.setSecurityManager(trap);
    for (String name : Files.readAllLines(Path.of(args[1]))) {
      Run run = new Run(classes, name);
      long start = System.nanoTime();
      OutputStream file = Files.newOutputStream(directory.resolve(name + ".out"));
      try (PrintStream out = new PrintStream(new BufferedOutputStream(file))) {
        System.setOut(out);
        Thread thread = new Thread(() -> {
          trap.current.set(run);
          run.run();
        });
        thread.setDaemon(true);
        thread.start();
        run.ended.await(SECONDS, TimeUnit.SECONDS);
      }
      console.println(name + " " + run.exitCode + " " + (System.nanoTime() - start) / 1_000_000);
    }
  }
}
