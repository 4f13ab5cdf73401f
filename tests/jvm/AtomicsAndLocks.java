// The atomic classes, concurrent collections and locks, used by one thread: the JDK builds them on variable handles.
import java.util.concurrent.atomic.*; import java.util.concurrent.*; import java.util.concurrent.locks.*; import java.util.*;
public class AtomicsAndLocks {
  volatile int f; volatile String g; volatile long h;
  public static void main(String[] args) throws Exception {
    AtomicInteger a = new AtomicInteger(5); System.out.println(a.incrementAndGet()+" "+a.getAndAdd(3)+" "+a.updateAndGet(x->x*2)+" "+a.accumulateAndGet(4,Math::max)+" "+a.compareAndSet(18,1)+" "+a);
    AtomicLong l = new AtomicLong(); System.out.println(l.getAndIncrement()+" "+l.addAndGet(1L<<40)+" "+l);
    AtomicReference<String> r = new AtomicReference<>("a"); System.out.println(r.get()+r.compareAndSet("a","b")+r.getAndSet("c")+r.updateAndGet(s->s+"!")+r);
    AtomicBoolean b = new AtomicBoolean(); System.out.println(b.compareAndSet(false,true)+" "+b.get()+" "+b.getAndSet(false)+b);
    LongAdder ad = new LongAdder(); for (int i=0;i<10;i++) ad.add(i); System.out.println(ad.sum()+" "+ad);
    AtomicIntegerArray ia = new AtomicIntegerArray(4); ia.incrementAndGet(2); ia.addAndGet(1,5); System.out.println(ia);
    AtomicReferenceArray<String> ra = new AtomicReferenceArray<>(3); ra.set(1,"q"); System.out.println(ra+" "+ra.compareAndSet(1,"q","z")+ra);
    AtomicLongArray la = new AtomicLongArray(new long[]{1,2}); la.getAndIncrement(1); System.out.println(la);
    ConcurrentHashMap<String,Integer> m = new ConcurrentHashMap<>(); for (String s : "a b a c b a".split(" ")) m.merge(s,1,Integer::sum); System.out.println(m+" "+m.computeIfAbsent("z",k->9)+" "+m.reduceValues(100,Integer::sum));
    CopyOnWriteArrayList<Integer> c = new CopyOnWriteArrayList<>(List.of(1,2,3)); for (int x : c) c.add(x*10); System.out.println(c);
    ReentrantLock lock = new ReentrantLock(); lock.lock(); try { lock.lock(); System.out.println(lock.isLocked()+" "+lock.getHoldCount()+" "+lock.isHeldByCurrentThread()); lock.unlock(); } finally { lock.unlock(); } System.out.println(lock.isLocked());
    try { lock.unlock(); } catch (IllegalMonitorStateException e) { System.out.println(e); }
    ThreadLocal<Integer> tl = ThreadLocal.withInitial(() -> 7); tl.set(tl.get()+1); System.out.println(tl.get()); tl.remove(); System.out.println(tl.get());
    System.out.println(Thread.currentThread().getName());
    ConcurrentLinkedQueue<Integer> q = new ConcurrentLinkedQueue<>(); q.add(1); q.add(2); System.out.println(q.poll()+" "+q);
    ConcurrentSkipListMap<Integer,String> sk = new ConcurrentSkipListMap<>(); for (int i=5;i>0;i--) sk.put(i,"v"+i); System.out.println(sk+" "+sk.ceilingKey(3)+sk.headMap(3));
    ReadWriteLock rw = new ReentrantReadWriteLock(); rw.readLock().lock(); rw.readLock().unlock(); rw.writeLock().lock(); rw.writeLock().unlock();
    LinkedBlockingQueue<Integer> bq = new LinkedBlockingQueue<>(2); System.out.println(bq.offer(1)+" "+bq.offer(2)+" "+bq.offer(3)+" "+bq.take()+bq);
    ArrayBlockingQueue<Integer> ab = new ArrayBlockingQueue<>(2); ab.put(4); System.out.println(ab+" "+ab.remainingCapacity());
    Semaphore sem = new Semaphore(2); sem.acquire(); System.out.println(sem.availablePermits()+" "+sem.tryAcquire()+sem.tryAcquire());
    CountDownLatch cd = new CountDownLatch(1); cd.countDown(); cd.await(); System.out.println(cd.getCount());
    ConcurrentLinkedDeque<Integer> dq = new ConcurrentLinkedDeque<>(); dq.addFirst(1); dq.addLast(2); System.out.println(dq);
    AtomicIntegerFieldUpdater<AtomicsAndLocks> up = AtomicIntegerFieldUpdater.newUpdater(AtomicsAndLocks.class,"f"); AtomicsAndLocks t = new AtomicsAndLocks(); up.incrementAndGet(t); System.out.println(t.f);
  }
}
