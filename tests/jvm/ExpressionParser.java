// Pins down a tokeniser and recursive-descent parser with an AST, variables, functions,
// simplification, derivative, and syntax errors by exception.
import java.util.*;
import java.util.function.DoubleUnaryOperator;

public class ExpressionParser {
    static class SyntaxError extends RuntimeException {
        final int at;
        SyntaxError(String m, int at) { super(m + " at " + at); this.at = at; }
    }

    enum T { NUM, NAME, OP, OPEN, CLOSE, COMMA, END }
    record Token(T type, String text, int at) { }

    static List<Token> lex(String s) {
        List<Token> out = new ArrayList<>();
        int i = 0;
        while (i < s.length()) {
            char c = s.charAt(i);
            int start = i;
            if (Character.isWhitespace(c)) {
                i++;
            } else if (Character.isDigit(c) || c == '.') {
                while (i < s.length() && (Character.isDigit(s.charAt(i)) || s.charAt(i) == '.')) i++;
                out.add(new Token(T.NUM, s.substring(start, i), start));
            } else if (Character.isLetter(c)) {
                while (i < s.length() && Character.isLetterOrDigit(s.charAt(i))) i++;
                out.add(new Token(T.NAME, s.substring(start, i), start));
            } else {
                T t = switch (c) {
                    case '(' -> T.OPEN;
                    case ')' -> T.CLOSE;
                    case ',' -> T.COMMA;
                    case '+', '-', '*', '/', '^', '%' -> T.OP;
                    default -> throw new SyntaxError("unexpected '" + c + "'", i);
                };
                out.add(new Token(t, String.valueOf(c), i++));
            }
        }
        out.add(new Token(T.END, "", s.length()));
        return out;
    }

    sealed interface Expr permits Num, Var, Neg, Bin, Call { }
    record Num(double v) implements Expr { }
    record Var(String name) implements Expr { }
    record Neg(Expr e) implements Expr { }
    record Bin(char op, Expr l, Expr r) implements Expr { }
    record Call(String f, List<Expr> args) implements Expr { }

    static class Parser {
        final List<Token> tokens;
        int p = 0;
        Parser(String s) { tokens = lex(s); }
        Token peek() { return tokens.get(p); }
        boolean op(String any) { return peek().type() == T.OP && any.contains(peek().text()); }
        Expr all() {
            Expr e = sum();
            if (peek().type() != T.END) throw new SyntaxError("trailing " + peek().text(), peek().at());
            return e;
        }
        Expr sum() {
            Expr l = product();
            while (op("+-")) l = new Bin(tokens.get(p++).text().charAt(0), l, product());
            return l;
        }
        Expr product() {
            Expr l = unary();
            while (op("*/%")) l = new Bin(tokens.get(p++).text().charAt(0), l, unary());
            return l;
        }
        Expr unary() {
            if (op("-")) {
                p++;
                return new Neg(unary());
            }
            Expr base = atom();
            if (op("^")) {
                p++;
                return new Bin('^', base, unary());
            }
            return base;
        }
        Expr atom() {
            Token t = tokens.get(p++);
            switch (t.type()) {
                case NUM:
                    return new Num(Double.parseDouble(t.text()));
                case NAME:
                    if (peek().type() != T.OPEN) return new Var(t.text());
                    p++;
                    List<Expr> args = new ArrayList<>();
                    if (peek().type() != T.CLOSE) {
                        do args.add(sum());
                        while (tokens.get(p++).type() == T.COMMA);
                        p--;
                    }
                    expect(T.CLOSE);
                    return new Call(t.text(), args);
                case OPEN:
                    Expr e = sum();
                    expect(T.CLOSE);
                    return e;
                default:
                    throw new SyntaxError("unexpected " + t.type(), t.at());
            }
        }
        void expect(T t) {
            if (peek().type() != t) throw new SyntaxError("expected " + t + " got " + peek().type(), peek().at());
            p++;
        }
    }

    static final Map<String, DoubleUnaryOperator> UNARY = Map.of("sqrt", Math::sqrt, "abs", Math::abs, "floor", Math::floor);

    static double eval(Expr e, Map<String, Double> env) {
        if (e instanceof Num n) return n.v();
        if (e instanceof Var v) {
            Double d = env.get(v.name());
            if (d == null) throw new NoSuchElementException("unbound " + v.name());
            return d;
        }
        if (e instanceof Neg n) return -eval(n.e(), env);
        if (e instanceof Bin b) {
            double l = eval(b.l(), env), r = eval(b.r(), env);
            return switch (b.op()) { case '+' -> l + r; case '-' -> l - r; case '*' -> l * r; case '/' -> l / r; case '%' -> l % r; default -> Math.pow(l, r); };
        }
        Call c = (Call) e;
        if (c.f().equals("max")) {
            double m = Double.NEGATIVE_INFINITY;
            for (Expr a : c.args()) m = Math.max(m, eval(a, env));
            return m;
        }
        DoubleUnaryOperator f = UNARY.get(c.f());
        if (f == null) throw new NoSuchElementException("no function " + c.f());
        return f.applyAsDouble(eval(c.args().get(0), env));
    }

    static String show(Expr e) {
        if (e instanceof Num n) return n.v() == Math.rint(n.v()) ? "" + (long) n.v() : "" + n.v();
        if (e instanceof Var v) return v.name();
        if (e instanceof Neg n) return "-" + show(n.e());
        if (e instanceof Bin b) return "(" + show(b.l()) + b.op() + show(b.r()) + ")";
        Call c = (Call) e;
        StringJoiner j = new StringJoiner(",", c.f() + "(", ")");
        for (Expr a : c.args()) j.add(show(a));
        return j.toString();
    }

    static Expr derive(Expr e) {
        if (e instanceof Num) return new Num(0);
        if (e instanceof Var v) return new Num(v.name().equals("x") ? 1 : 0);
        if (e instanceof Neg n) return simplify(new Neg(derive(n.e())));
        if (e instanceof Bin b) return switch (b.op()) {
            case '+', '-' -> simplify(new Bin(b.op(), derive(b.l()), derive(b.r())));
            case '*' -> simplify(new Bin('+', simplify(new Bin('*', derive(b.l()), b.r())), simplify(new Bin('*', b.l(), derive(b.r())))));
            case '^' -> simplify(new Bin('*', simplify(new Bin('*', b.r(), simplify(new Bin('^', b.l(), simplify(new Bin('-', b.r(), new Num(1))))))), derive(b.l())));
            default -> throw new UnsupportedOperationException("d/dx " + b.op());
        };
        throw new UnsupportedOperationException("d/dx call");
    }

    static Expr simplify(Expr e) {
        if (e instanceof Neg n && n.e() instanceof Num k) return new Num(-k.v());
        if (!(e instanceof Bin b)) return e;
        if (b.l() instanceof Num l && b.r() instanceof Num r) return new Num(eval(new Bin(b.op(), l, r), Map.of()));
        boolean l0 = b.l().equals(new Num(0)), r0 = b.r().equals(new Num(0)), l1 = b.l().equals(new Num(1)), r1 = b.r().equals(new Num(1));
        return switch (b.op()) {
            case '+' -> l0 ? b.r() : r0 ? b.l() : b;
            case '*' -> l0 || r0 ? new Num(0) : l1 ? b.r() : r1 ? b.l() : b;
            case '^' -> r1 ? b.l() : r0 ? new Num(1) : b;
            case '-' -> r0 ? b.l() : b;
            default -> b;
        };
    }

    public static void main(String[] args) {
        Map<String, Double> env = new HashMap<>();
        env.put("x", 3.0);
        env.put("pi2", 6.25);
        for (String s : new String[] {"1+2*3", "(1+2)*3", "2^3^2", "-2^2", "10-4-3", "7%4*2", "x*x - x/2", "max(1, x, 2)*10", "sqrt(16)+abs(-5)", "pi2*2", "1/0", "--3", ".5+0.25", "max()"}) {
            Expr e = new Parser(s).all();
            System.out.println(s + " => " + show(e) + " = " + eval(e, env));
        }
        for (String s : new String[] {"", "1+", "(1", "1)", "2 $ 3", "max(1,", "1 2", "*3"}) {
            try {
                System.out.println(eval(new Parser(s).all(), env));
            } catch (SyntaxError e) {
                System.out.println("[" + s + "] " + e.getMessage());
            }
        }
        for (String s : new String[] {"y+1", "foo(2)"}) {
            try {
                eval(new Parser(s).all(), env);
            } catch (NoSuchElementException e) {
                System.out.println(e.getMessage());
            }
        }
        for (String s : new String[] {"x^3+2*x^2-5*x+7", "x*x*x", "3*(x+1)", "-x^2", "y*x"}) System.out.println(show(derive(new Parser(s).all())));
        System.out.println(new Parser("f(1,-a)").all());
    }
}
