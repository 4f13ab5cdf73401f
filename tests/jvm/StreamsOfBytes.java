// Readers, writers and streams in memory, charsets, buffers, a System.out that is replaced.
import java.io.*; import java.util.*; import java.nio.charset.*; import java.nio.*;
public class StreamsOfBytes {
  public static void main(String[] args) throws Exception {
    BufferedReader br = new BufferedReader(new StringReader("l1\nl2\r\nl3")); String s; while ((s=br.readLine())!=null) System.out.println("["+s+"]");
    StringWriter sw = new StringWriter(); PrintWriter pw = new PrintWriter(sw); pw.printf("%5d|%-5s|%05.1f%n", 42, "ab", 3.14159); pw.println(true); pw.flush(); System.out.print(sw);
    ByteArrayOutputStream bo = new ByteArrayOutputStream(); PrintStream ps = new PrintStream(bo, false, "UTF-8"); ps.print("h\u00e9"); ps.println(5); ps.printf("%s",1); ps.flush(); System.out.println(bo.size()+" "+Arrays.toString(bo.toByteArray()));
    PrintStream old = System.out; System.setOut(ps); System.out.println("captured"); System.setOut(old); System.out.println(bo.toString("UTF-8").length());
    System.out.println(Arrays.toString("h\u00e9\u20ac".getBytes(StandardCharsets.UTF_8))+Arrays.toString("h\u00e9\u20ac".getBytes(StandardCharsets.UTF_16))+Arrays.toString("h\u00e9\u20ac".getBytes(StandardCharsets.ISO_8859_1))+Arrays.toString("h\u00e9".getBytes("US-ASCII")));
    System.out.println(new String(new byte[]{(byte)0xc3,(byte)0xa9},StandardCharsets.UTF_8).equals("\u00e9"));
    DataOutputStream dos = new DataOutputStream(bo = new ByteArrayOutputStream()); dos.writeInt(7); dos.writeUTF("x\u00e9"); dos.writeDouble(2.5); dos.writeLong(-1);
    DataInputStream di = new DataInputStream(new ByteArrayInputStream(bo.toByteArray())); System.out.println(di.readInt()+di.readUTF().length()+" "+di.readDouble()+di.readLong());
    Throwable t = new Exception("pw"); sw = new StringWriter(); t.printStackTrace(new PrintWriter(sw)); System.out.print(sw);
    BufferedWriter bw = new BufferedWriter(sw = new StringWriter()); bw.write("abc"); bw.newLine(); bw.flush(); System.out.print(sw);
    Reader r = new InputStreamReader(new ByteArrayInputStream("h\u00e9llo".getBytes("UTF-8")), "UTF-8"); int c, n=0; while ((c=r.read())!=-1) n+=c; System.out.println(n);
    ByteBuffer bb = ByteBuffer.allocate(16); bb.putInt(1).putLong(2L); bb.flip(); System.out.println(bb+" "+bb.getInt()+" "+bb.getLong()+" "+bb.remaining());
    bb = ByteBuffer.wrap(new byte[]{1,2,3,4}).order(ByteOrder.LITTLE_ENDIAN); System.out.println(bb.getInt());
    System.out.println(CharBuffer.wrap("abc").subSequence(1,3));
    PrintStream out2 = new PrintStream(System.out, true); out2.println("via wrapped");
    OutputStreamWriter ow = new OutputStreamWriter(System.out); ow.write("writer\n"); ow.flush();
    PrintWriter so = new PrintWriter(System.out, true); so.println("pw on out"); so.printf("%d%n", 3);
    BufferedWriter b2 = new BufferedWriter(new OutputStreamWriter(System.out)); b2.write("bw"); b2.newLine(); b2.flush();
    new StreamTokenizer(new StringReader("a 1 b")).nextToken();
    LineNumberReader ln = new LineNumberReader(new StringReader("a\nb")); ln.readLine(); System.out.println(ln.getLineNumber());
    System.out.println(new SequenceInputStream(new ByteArrayInputStream(new byte[]{1}), new ByteArrayInputStream(new byte[]{2})).readAllBytes().length);
    ObjectOutputStream oo = new ObjectOutputStream(new ByteArrayOutputStream()); oo.writeInt(3);
  }
}
