/** Sorts pseudo-random numbers with a quicksort of its own: recursion, int arrays, comparisons. */
public final class QuickSort {
  private QuickSort() {}

  public static void main(String[] args) {
    int size = args.length > 0 ? Integer.parseInt(args[0]) : 1_200_000;
    int[] data = new int[size];
    int state = 12345;
    for (int i = 0; i < size; i++) {
      state = state * 1664525 + 1013904223;
      data[i] = state >>> 8;
    }
    sort(data, 0, size - 1);
    long checksum = 0;
    for (int i = 0; i < size; i++) {
      if (i > 0 && data[i - 1] > data[i]) throw new AssertionError("not sorted at " + i);
      checksum = checksum * 31 + data[i];
    }
    System.out.println(checksum);
  }

  /** Sorts data[low..high]; recurses into the smaller part only, so that the depth is logarithmic. */
  private static void sort(int[] data, int low, int high) {
    while (low < high) {
      int pivot = data[low + (high - low) / 2];
      int left = low;
      int right = high;
      while (left <= right) {
        while (data[left] < pivot) left++;
        while (data[right] > pivot) right--;
        if (left <= right) {
          int swapped = data[left];
          data[left++] = data[right];
          data[right--] = swapped;
        }
      }
      if (right - low < high - left) {
        sort(data, low, right);
        low = left;
      } else {
        sort(data, left, high);
        high = right;
      }
    }
  }
}
