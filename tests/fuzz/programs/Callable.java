import java.util.List;

/** A method that expressions can call; target is its name with a receiver where one is needed ("super.v1"). */
record Callable(String target, Kind returns, List<Kind> parameters) {}
