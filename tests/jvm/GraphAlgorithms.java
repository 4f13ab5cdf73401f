// Pins down graph algorithms: depth and breadth first search, topological order, cycles,
// union-find with Kruskal, Floyd-Warshall, bipartition, strongly connected components.
import java.util.*;

public class GraphAlgorithms {
    static class Graph {
        final Map<String, Set<String>> next = new TreeMap<>();
        Graph edge(String a, String b) {
            next.computeIfAbsent(a, k -> new TreeSet<>()).add(b);
            next.computeIfAbsent(b, k -> new TreeSet<>());
            return this;
        }
        List<String> topological() {
            List<String> out = new ArrayList<>();
            Map<String, Integer> state = new HashMap<>();
            for (String n : next.keySet()) visit(n, state, out, new ArrayDeque<>());
            Collections.reverse(out);
            return out;
        }
        private void visit(String n, Map<String, Integer> state, List<String> out, Deque<String> path) {
            int s = state.getOrDefault(n, 0);
            if (s == 2) return;
            path.addLast(n);
            if (s == 1) throw new IllegalStateException("cycle " + path);
            state.put(n, 1);
            for (String m : next.get(n)) visit(m, state, out, path);
            state.put(n, 2);
            path.removeLast();
            out.add(n);
        }
        Map<String, Integer> bfs(String from) {
            Map<String, Integer> dist = new LinkedHashMap<>();
            dist.put(from, 0);
            Queue<String> q = new ArrayDeque<>(List.of(from));
            for (String n; (n = q.poll()) != null;)
                for (String m : next.get(n))
                    if (dist.putIfAbsent(m, dist.get(n) + 1) == null) q.add(m);
            return dist;
        }
    }

    static class UnionFind {
        final int[] parent, rank;
        int sets;
        UnionFind(int n) {
            parent = new int[n];
            rank = new int[n];
            sets = n;
            for (int i = 0; i < n; i++) parent[i] = i;
        }
        int find(int x) { return parent[x] == x ? x : (parent[x] = find(parent[x])); }
        boolean union(int a, int b) {
            a = find(a);
            b = find(b);
            if (a == b) return false;
            if (rank[a] < rank[b]) {
                int t = a;
                a = b;
                b = t;
            }
            parent[b] = a;
            if (rank[a] == rank[b]) rank[a]++;
            sets--;
            return true;
        }
    }

    static class Tarjan {
        final List<List<Integer>> g;
        final int[] index, low;
        final boolean[] on;
        final Deque<Integer> stack = new ArrayDeque<>();
        final List<List<Integer>> comps = new ArrayList<>();
        int time = 0;
        Tarjan(List<List<Integer>> g) {
            this.g = g;
            index = new int[g.size()];
            low = new int[g.size()];
            on = new boolean[g.size()];
            for (int v = 0; v < g.size(); v++) if (index[v] == 0) dfs(v);
        }
        void dfs(int v) {
            index[v] = low[v] = ++time;
            stack.push(v);
            on[v] = true;
            for (int w : g.get(v)) {
                if (index[w] == 0) {
                    dfs(w);
                    low[v] = Math.min(low[v], low[w]);
                } else if (on[w]) low[v] = Math.min(low[v], index[w]);
            }
            if (low[v] == index[v]) {
                List<Integer> c = new ArrayList<>();
                int w;
                do {
                    w = stack.pop();
                    on[w] = false;
                    c.add(w);
                } while (w != v);
                Collections.sort(c);
                comps.add(c);
            }
        }
    }

    static boolean bipartite(int[][] adj) {
        int[] color = new int[adj.length];
        for (int s = 0; s < adj.length; s++) {
            if (color[s] != 0) continue;
            color[s] = 1;
            Deque<Integer> st = new ArrayDeque<>();
            st.push(s);
            while (!st.isEmpty()) {
                int v = st.pop();
                for (int w : adj[v]) {
                    if (color[w] == color[v]) return false;
                    if (color[w] == 0) {
                        color[w] = -color[v];
                        st.push(w);
                    }
                }
            }
        }
        return true;
    }

    public static void main(String[] args) {
        Graph g = new Graph().edge("shirt", "tie").edge("tie", "jacket").edge("trousers", "shoes").edge("trousers", "belt").edge("belt", "jacket").edge("socks", "shoes");
        System.out.println(g.topological());
        try {
            g.edge("jacket", "trousers").topological();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(g.bfs("shirt"));
        int n = 25;
        List<int[]> edges = new ArrayList<>();
        for (int i = 0; i < n; i++) for (int j = i + 1; j < n; j++) if ((i * j + i + j) % 3 != 0) edges.add(new int[] {i, j, (i * 37 + j * 91) % 100 + 1});
        edges.sort(Comparator.<int[]>comparingInt(e -> e[2]).thenComparingInt(e -> e[0]).thenComparingInt(e -> e[1]));
        UnionFind uf = new UnionFind(n);
        int weight = 0, used = 0;
        for (int[] e : edges) if (uf.union(e[0], e[1])) {
            weight += e[2];
            used++;
        }
        System.out.println(edges.size() + " " + weight + " " + used + " " + uf.sets);
        int[][] d = new int[n][n];
        for (int[] row : d) Arrays.fill(row, 1_000_000);
        for (int i = 0; i < n; i++) d[i][i] = 0;
        for (int[] e : edges) d[e[0]][e[1]] = d[e[1]][e[0]] = e[2];
        for (int k = 0; k < n; k++) for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) if (d[i][k] + d[k][j] < d[i][j]) d[i][j] = d[i][k] + d[k][j];
        long sum = 0;
        for (int[] row : d) for (int v : row) sum += v;
        System.out.println(sum + " " + d[0][n - 1]);
        List<List<Integer>> dg = new ArrayList<>();
        for (int i = 0; i < 12; i++) dg.add(new ArrayList<>());
        int[][] arcs = {{0, 1}, {1, 2}, {2, 0}, {2, 3}, {3, 4}, {4, 5}, {5, 3}, {6, 5}, {6, 7}, {7, 8}, {8, 6}, {9, 10}, {10, 9}, {10, 11}};
        for (int[] a : arcs) dg.get(a[0]).add(a[1]);
        System.out.println(new Tarjan(dg).comps);
        System.out.println(bipartite(new int[][] {{1, 3}, {0, 2}, {1, 3}, {0, 2}}) + " " + bipartite(new int[][] {{1, 2}, {0, 2}, {0, 1}}));
    }
}
