import glassbox.Declarative;
import glassbox.Post;
import glassbox.Pre;
import glassbox.Range;
import glassbox.Tree;

/*
 * A drawing of shapes that stand on a line: circles, squares, and groups of shapes. A class hierarchy, and an invariant to
 * which each of its classes contributes.
 *
 * A field of type Shape refers to a circle, a square or a group, and all of them are tried. Methods that are overridden are
 * called in specifications as they are anywhere else: what isOk and covers mean depends on the shape.
 *
 * The invariant: no shape is without extent; a group has members, and reaches from the leftmost to the rightmost of them.
 *
 *     ./glassbox check -n 7 --ints 0..3 examples/Drawing.java
 */
class Drawing {
    abstract static class Shape {
        @Range(min = 0, max = 7) int left;
        @Tree Shape next; // lies behind it, in the same group or drawing

        @Declarative abstract int width();
        /** Is the point (x, y) within the shape? */
        @Declarative abstract boolean covers(int x, int y);
        /** Does it look like the other one, moved by a distance to the right? */
        @Declarative abstract boolean isMoved(Shape other, int distance);

        @Declarative
        boolean isOk() {
            return width() > 0;
        }

        void move(int distance) {
            left += distance;
        }
    }

    static class Circle extends Shape {
        @Range(min = 0, max = 3) int radius;

        @Override @Declarative int width() { return 2 * radius; }

        @Override @Declarative
        boolean covers(int x, int y) {
            int dx = x - left - radius;
            int dy = y - radius;
            return dx * dx + dy * dy <= radius * radius;
        }

        @Override @Declarative
        boolean isMoved(Shape other, int distance) {
            return other instanceof Circle && ((Circle) other).radius == radius && other.left + distance == left;
        }
    }

    static class Square extends Shape {
        @Range(min = 0, max = 3) int side;

        @Override @Declarative int width() { return side; }

        @Override @Declarative
        boolean covers(int x, int y) {
            return left <= x && x <= left + side && 0 <= y && y <= side;
        }

        @Override @Declarative
        boolean isMoved(Shape other, int distance) {
            return other instanceof Square && ((Square) other).side == side && other.left + distance == left;
        }
    }

    static class Group extends Shape {
        @Tree Shape members;
        @Range(min = 0, max = 15) int width;

        Group(Shape members) {
            this.members = members;
            left = members.left;
            int right = left;
            for (Shape member = members; member != null; member = member.next) {
                left = Math.min(left, member.left);
                right = Math.max(right, member.left + member.width());
            }
            width = right - left;
        }

        @Override @Declarative int width() { return width; }

        /** Every member is within the group, and one of them is at either end. */
        @Override @Declarative
        boolean isOk() {
            boolean isLeft = false;
            boolean isRight = false;
            for (Shape member = members; member != null; member = member.next) {
                if (!member.isOk() || member.left < left || member.left + member.width() > left + width) return false;
                isLeft |= member.left == left;
                isRight |= member.left + member.width() == left + width;
            }
            return isLeft && isRight;
        }

        @Override @Declarative
        boolean covers(int x, int y) {
            for (Shape member = members; member != null; member = member.next) {
                if (member.covers(x, y)) return true;
            }
            return false;
        }

        @Override @Declarative
        boolean isMoved(Shape other, int distance) {
            return other instanceof Group && areMoved(members, ((Group) other).members, distance);
        }

        @Override
        void move(int distance) {
            super.move(distance);
            for (Shape member = members; member != null; member = member.next) member.move(distance);
        }
    }

    @Tree Shape shapes; // the one in front first

    void addSquare(@Range(min = 0, max = 7) int left, @Range(min = 1, max = 3) int side) {
        Square added = new Square();
        added.left = left;
        added.side = side;
        added.next = shapes;
        shapes = added;
    }

    @Post("addSquare")
    boolean isInFront(Drawing prestate, int left, int side) {
        return shapes instanceof Square && shapes.left == left && shapes.width() == side
                && areMoved(shapes.next, prestate.shapes, 0);
    }

    /** Moves the shape in front. */
    void move(@Range(min = -7, max = 7) int distance) {
        shapes.move(distance);
    }

    @Pre("move")
    boolean hasOneToMove(int distance) {
        return shapes != null;
    }

    @Post("move")
    boolean frontIsMoved(Drawing prestate, int distance) {
        return shapes.isMoved(prestate.shapes, distance) && areMoved(shapes.next, prestate.shapes.next, 0);
    }

    /** Makes a group of all shapes. */
    void group() {
        if (shapes != null) shapes = new Group(shapes);
    }

    @Post("group")
    boolean frontIsGroup(Drawing prestate) {
        if (shapes == null) return prestate.shapes == null;
        return shapes.next == null && areMoved(((Group) shapes).members, prestate.shapes, 0);
    }

    /** If the shape in front is a group, its members take its place. */
    void ungroup() {
        if (!(shapes instanceof Group)) return;
        Shape last = ((Group) shapes).members;
        while (last.next != null) last = last.next;
        last.next = shapes.next;
        shapes = ((Group) shapes).members;
    }

    @Post("ungroup")
    boolean membersAreInFront(Drawing prestate) {
        if (!(prestate.shapes instanceof Group)) return areMoved(shapes, prestate.shapes, 0);
        Shape shape = shapes;
        for (Shape member = ((Group) prestate.shapes).members; member != null; member = member.next) {
            if (!shape.isMoved(member, 0)) return false;
            shape = shape.next;
        }
        return areMoved(shape, prestate.shapes.next, 0);
    }

    /** The shape to be seen at a point, or null. */
    Shape at(int x, int y) {
        Shape shape = shapes;
        while (shape != null && !shape.covers(x, y)) shape = shape.next;
        return shape;
    }

    @Post("at")
    boolean isSeen(Drawing prestate, Shape result, int x, int y) {
        for (Shape shape = shapes; shape != result; shape = shape.next) {
            if (shape.covers(x, y)) return false;
        }
        return (result == null || result.covers(x, y)) && areMoved(shapes, prestate.shapes, 0);
    }

    @Declarative
    boolean repOk() {
        for (Shape shape = shapes; shape != null; shape = shape.next) {
            if (!shape.isOk()) return false;
        }
        return true;
    }

    /** Do all these shapes look like the others, moved by a distance? */
    @Declarative
    static boolean areMoved(Shape shapes, Shape others, int distance) {
        if (shapes == null || others == null) return shapes == others;
        return shapes.isMoved(others, distance) && areMoved(shapes.next, others.next, distance);
    }
}
