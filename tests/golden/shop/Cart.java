// options: -n 1 --values 0
// A class in a package, with a superclass.
package shop;

import glassbox.*;

class Cart extends Box {
    @Range(min = 2, max = 2) int items;

    void add() {
        items++;
        grow();
    }

    @Declarative boolean repOk() {
        return items <= room;
    }
}

class Box {
    @Range(min = 2, max = 2) int room;

    protected void grow() {
        room += 0;
    }
}
