/** The sieve of Eratosthenes: int loops and array stores. */
public final class Sieve {
  private static final int ROUNDS = 6;

  private Sieve() {}

  public static void main(String[] args) {
    int size = args.length > 0 ? Integer.parseInt(args[0]) : 2_000_000;
    int[] smallestFactor = new int[size + 1];
    long checksum = 0;
    for (int round = 0; round < ROUNDS; round++) checksum = checksum * 31 + sieve(smallestFactor, size);
    System.out.println(checksum);
  }

  /** Fills in the smallest prime factor of every number up to the size; returns a checksum of them. */
  private static long sieve(int[] smallestFactor, int size) {
    for (int n = 0; n <= size; n++) smallestFactor[n] = 0;
    long checksum = 0;
    for (int n = 2; n <= size; n++) {
      if (smallestFactor[n] == 0) {
        smallestFactor[n] = n;
        if (n <= size / n) {
          for (int multiple = n * n; multiple <= size; multiple += n) {
            if (smallestFactor[multiple] == 0) smallestFactor[multiple] = n;
          }
        }
      }
      checksum = checksum * 31 + smallestFactor[n];
    }
    return checksum;
  }
}
