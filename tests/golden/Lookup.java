// options: -n 1 --values 0
// An exception out of the JDK, with the calls that lead there.
import java.util.ArrayList;
import java.util.List;

import glassbox.*;

class Lookup {
    @Range(min = 2, max = 2) int position;

    int lookUp() {
        List<Integer> found = new ArrayList<>();
        found.add(7);
        return first(found);
    }

    private int first(List<Integer> found) {
        return found.get(position);
    }

    @Declarative boolean repOk() {
        return position >= 0;
    }
}
