import java.lang.invoke.MethodHandles;

class Refused {
    public static void main(String[] args) throws Exception {
        switch (args[0]) {
            case "thread" ->
                new Thread(() -> System.out.println("running")).start();
            case "reflection" ->
                Class.forName("Refused");
            case "file" ->
                new java.io.FileReader("Refused.java");
            case "socket" ->
                new java.net.Socket("localhost", 1);
            case "method-handle" ->
                MethodHandles.lookup();
        }
    }
}
