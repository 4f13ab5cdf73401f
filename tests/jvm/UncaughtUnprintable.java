// An exception that fails to print itself, on a thread that was renamed.
public class UncaughtUnprintable {
    static class Mute extends RuntimeException {
        @Override public String getMessage() {
            throw new IllegalStateException("no message");
        }
    }

    public static void main(String[] args) {
        Thread.currentThread().setName("renamed");
        System.out.println(Thread.currentThread().getName() + " " + Thread.currentThread().isAlive());
        throw new Mute();
    }
}
