// A record with a generic component and annotated parameters.
record Point<T extends Comparable<T>>(@Deprecated int x, T y) {}
