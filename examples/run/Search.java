// Binary search, for looking at its intermediate representation.
class Search {
    static int find(int[] sorted, int key) {
        int low = 0, high = sorted.length - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            if (sorted[middle] < key) low = middle + 1;
            else if (sorted[middle] > key) high = middle - 1;
            else return middle;
        }
        return -1;
    }
}
