// -n 3 --ints 0..1
import glassbox.*;

// A ring without @Tree whose end is an object of the class above that of the others. Most cells are no part of most states.
class SentinelRing {
    static class Link {
        Link next = this, before = this;
    }

    static class Item extends Link {
        int value;
    }

    Link end = new Link();
    @Range(min = 0, max = 3) int size;

    @Declarative boolean repOk() {
        if (end == null || end instanceof Item) return false;
        Link link = end;
        for (int i = 0; i < size; i++) {
            if (!(link.next instanceof Item) || link.next.before != link) return false;
            link = link.next;
        }
        return link.next == end && end.before == link;
    }

    void add(int value) {
        if (size == 3) return;
        Item item = new Item();
        item.value = value;
        item.before = end.before;
        item.next = end;
        end.before.next = item;
        end.before = item;
        size++;
    }

    int remove() throws java.util.NoSuchElementException {
        if (size == 0) throw new java.util.NoSuchElementException();
        Item item = (Item) end.next;
        end.next = item.next;
        item.next.before = end;
        size--;
        return item.value;
    }

    void reverse() {
        Link link = end;
        do {
            Link next = link.next;
            link.next = link.before;
            link.before = next;
            link = next;
        } while (link != end);
    }
}
