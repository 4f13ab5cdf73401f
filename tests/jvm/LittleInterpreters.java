// Pins down interpreters inside the interpreter: a stack machine with jumps and calls, and a
// tape language, both dispatching with switches in loops.
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class LittleInterpreters {
    enum Op { PUSH, ADD, SUB, MUL, DIV, DUP, SWAP, OVER, JMP, JZ, LOAD, STORE, CALL, RET, PRINT, HALT }

    static class Instr {
        final Op op;
        long arg;
        String label;
        Instr(Op op) { this.op = op; }
    }

    static List<Instr> assemble(String src) {
        Map<String, Integer> labels = new HashMap<>();
        List<Instr> code = new ArrayList<>();
        for (String word : src.trim().split("\\s+")) {
            if (word.endsWith(":")) {
                labels.put(word.substring(0, word.length() - 1), code.size());
                continue;
            }
            int eq = word.indexOf('=');
            Instr in = new Instr(Op.valueOf((eq < 0 ? word : word.substring(0, eq)).toUpperCase()));
            if (eq >= 0) {
                String a = word.substring(eq + 1);
                if (Character.isLetter(a.charAt(0))) in.label = a;
                else in.arg = Long.parseLong(a);
            }
            code.add(in);
        }
        for (Instr in : code) if (in.label != null) in.arg = labels.get(in.label);
        return code;
    }

    static class Machine {
        final long[] stack = new long[64];
        final long[] vars = new long[10];
        final Deque<Integer> calls = new ArrayDeque<>();
        final StringBuilder out = new StringBuilder();
        int sp = 0, pc = 0, steps = 0;

        void run(List<Instr> code) {
            loop:
            while (true) {
                Instr in = code.get(pc++);
                steps++;
                switch (in.op) {
                    case PUSH: stack[sp++] = in.arg; break;
                    case ADD: sp--; stack[sp - 1] += stack[sp]; break;
                    case SUB: sp--; stack[sp - 1] -= stack[sp]; break;
                    case MUL: sp--; stack[sp - 1] *= stack[sp]; break;
                    case DIV: sp--; stack[sp - 1] /= stack[sp]; break;
                    case DUP: stack[sp] = stack[sp++ - 1]; break;
                    case SWAP: long t = stack[sp - 1]; stack[sp - 1] = stack[sp - 2]; stack[sp - 2] = t; break;
                    case OVER: stack[sp] = stack[sp - 2]; sp++; break;
                    case JMP: pc = (int) in.arg; break;
                    case JZ: if (stack[--sp] == 0) pc = (int) in.arg; break;
                    case LOAD: stack[sp++] = vars[(int) in.arg]; break;
                    case STORE: vars[(int) in.arg] = stack[--sp]; break;
                    case CALL: calls.push(pc); pc = (int) in.arg; break;
                    case RET: pc = calls.pop(); break;
                    case PRINT: out.append(stack[--sp]).append(' '); break;
                    case HALT: break loop;
                }
            }
        }
    }

    static String tape(String prog, String input) {
        int[] match = new int[prog.length()];
        Deque<Integer> open = new ArrayDeque<>();
        for (int i = 0; i < prog.length(); i++) {
            if (prog.charAt(i) == '[') open.push(i);
            else if (prog.charAt(i) == ']') {
                match[i] = open.pop();
                match[match[i]] = i;
            }
        }
        byte[] cells = new byte[300];
        int p = 0, in = 0;
        StringBuilder out = new StringBuilder();
        for (int pc = 0; pc < prog.length(); pc++) {
            switch (prog.charAt(pc)) {
                case '>' -> p++;
                case '<' -> p--;
                case '+' -> cells[p]++;
                case '-' -> cells[p]--;
                case '.' -> out.append((char) (cells[p] & 0xff));
                case ',' -> cells[p] = in < input.length() ? (byte) input.charAt(in++) : 0;
                case '[' -> { if (cells[p] == 0) pc = match[pc]; }
                case ']' -> { if (cells[p] != 0) pc = match[pc]; }
                default -> { }
            }
        }
        return out.toString();
    }

    public static void main(String[] args) {
        Machine m = new Machine();
        m.run(assemble("push=10 loop: dup print push=1 sub dup jz=end jmp=loop end: halt"));
        System.out.println(m.out + "" + m.steps);
        m = new Machine();
        m.run(assemble("push=15 call=fact print push=20 call=fact print halt fact: store=0 push=1 store=1 again: load=0 jz=done load=1 load=0 mul store=1 load=0 push=1 sub store=0 jmp=again done: load=1 ret"));
        System.out.println(m.out + "" + m.steps);
        m = new Machine();
        m.run(assemble("push=0 push=1 push=40 store=2 next: swap over add load=2 push=1 sub dup store=2 jz=out jmp=next out: print halt"));
        System.out.println(m.out + "" + m.steps + " " + m.sp);
        try {
            new Machine().run(assemble("push=1 push=0 div halt"));
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        try {
            new Machine().run(assemble("add halt"));
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            new Machine().run(assemble("grow: push=1 jmp=grow"));
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            assemble("push=1 jump=2");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            new Machine().run(assemble("push=1"));
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        System.out.print(tape("++++++++[>++++[>++>+++>+++>+<<<<-]>+>+>->>+[<]<-]>>.>---.+++++++..+++.>>.<-.<.+++.------.--------.>>+.>++.", ""));
        System.out.println(tape(">,[>,]<[.<]", "reversed"));
        System.out.println(tape("++++++[>++++++++<-]>>+++++[<.+>-]", "") + Arrays.asList(1, 2).size());
        System.out.println((int) tape("-.", "").charAt(0));
    }
}
