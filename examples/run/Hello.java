// Counts words: collections, lambdas and string concatenation run on the JDK's own bytecode.
class Hello {
    public static void main(String[] args) {
        var words = new java.util.TreeMap<String, Integer>();
        for (String word : args) words.merge(word, 1, Integer::sum);
        System.out.println("hello " + words);
    }
}
