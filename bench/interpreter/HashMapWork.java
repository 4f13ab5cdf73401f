import java.util.Map;
import java.util.HashMap;

/** A mix of put, get and remove on java.util.HashMap: hashing, boxing, chains of entries. */
public final class HashMapWork {
  private static final int KEYS = 1 << 14;

  private HashMapWork() {}

  public static void main(String[] args) {
    int operations = args.length > 0 ? Integer.parseInt(args[0]) : 500_000;
    HashMap<Integer, Integer> map = new HashMap<>();
    int state = 12345;
    long checksum = 0;
    for (int i = 0; i < operations; i++) {
      state = state * 1664525 + 1013904223;
      int key = (state >>> 10) % KEYS;
      Integer found;
      switch (state >>> 28 & 7) {
        case 0, 1, 2 -> found = map.put(key, i);
        case 3, 4, 5, 6 -> found = map.get(key);
        default -> found = map.remove(key);
      }
      checksum = checksum * 31 + (found == null ? -1 : found);
    }
    for (Map.Entry<Integer, Integer> entry : map.entrySet()) {
      checksum = checksum * 31 + entry.getKey() * 7 + entry.getValue();
    }
    System.out.println(map.size() + " " + checksum);
  }
}
