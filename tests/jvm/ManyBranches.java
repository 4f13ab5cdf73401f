// Pins down a long method with hundreds of branches, so that jump offsets need 16 bits in
// both directions.
public class ManyBranches {
    static int counter = 0;

    static long run(int limit) {
        long acc = 1;
        int n = 0;
        do {
            n++;
            if (n % 2 == 0) { acc += 1; } else { acc ^= 3L; }
            if ((acc & 2) != 0 && n > 1) acc = acc * 3 + 1;
            acc += n < 2 ? 2 : acc > 2000 ? -2 : 4;
            while (acc > 1000000003) acc >>= 3;
            if (n == 4 || acc % 5 == 2) { counter++; acc -= counter; }
            acc = (acc << 5) ^ (acc >>> 5) ^ 5L;
            if (!(acc < 0) == (n % 2 == 0)) { acc = ~acc + 6; }
            if (n % 9 == 0) { acc += 92; } else { acc ^= 710L; }
            if ((acc & 9) != 0 && n > 3) acc = acc * 3 + 8;
            acc += n < 9 ? 9 : acc > 9000 ? -9 : 18;
            while (acc > 1000000010) acc >>= 3;
            if (n == 11 || acc % 12 == 5) { counter++; acc -= counter; }
            acc = (acc << 3) ^ (acc >>> 12) ^ 12L;
            if (!(acc < 0) == (n % 2 == 1)) { acc = ~acc + 13; }
            if (n % 16 == 0) { acc += 183; } else { acc ^= 1417L; }
            if ((acc & 3) != 0 && n > 0) acc = acc * 3 + 15;
            acc += n < 5 ? 16 : acc > 16000 ? -16 : 32;
            while (acc > 1000000017) acc >>= 3;
            if (n == 1 || acc % 19 == 9) { counter++; acc -= counter; }
            acc = (acc << 1) ^ (acc >>> 4) ^ 19L;
            if (!(acc < 0) == (n % 2 == 0)) { acc = ~acc + 20; }
            if (n % 23 == 0) { acc += 274; } else { acc ^= 2124L; }
            if ((acc & 10) != 0 && n > 2) acc = acc * 3 + 22;
            acc += n < 1 ? 23 : acc > 23000 ? -23 : 46;
            while (acc > 1000000024) acc >>= 3;
            if (n == 8 || acc % 26 == 12) { counter++; acc -= counter; }
            acc = (acc << 8) ^ (acc >>> 11) ^ 26L;
            if (!(acc < 0) == (n % 2 == 1)) { acc = ~acc + 27; }
            if (n % 30 == 0) { acc += 365; } else { acc ^= 2831L; }
            if ((acc & 4) != 0 && n > 4) acc = acc * 3 + 29;
            acc += n < 8 ? 30 : acc > 30000 ? -30 : 60;
            while (acc > 1000000031) acc >>= 3;
            if (n == 15 || acc % 33 == 16) { counter++; acc -= counter; }
            acc = (acc << 6) ^ (acc >>> 3) ^ 33L;
            if (!(acc < 0) == (n % 2 == 0)) { acc = ~acc + 34; }
            if (n % 37 == 0) { acc += 456; } else { acc ^= 3538L; }
            if ((acc & 11) != 0 && n > 1) acc = acc * 3 + 36;
            acc += n < 4 ? 37 : acc > 37000 ? -37 : 74;
            while (acc > 1000000038) acc >>= 3;
            if (n == 5 || acc % 40 == 19) { counter++; acc -= counter; }
            acc = (acc << 4) ^ (acc >>> 10) ^ 40L;
            if (!(acc < 0) == (n % 2 == 1)) { acc = ~acc + 41; }
            if (n % 44 == 0) { acc += 547; } else { acc ^= 4245L; }
            if ((acc & 5) != 0 && n > 3) acc = acc * 3 + 43;
            acc += n < 0 ? 44 : acc > 44000 ? -44 : 88;
            while (acc > 1000000045) acc >>= 3;
            if (n == 12 || acc % 47 == 23) { counter++; acc -= counter; }
            acc = (acc << 2) ^ (acc >>> 2) ^ 47L;
            if (!(acc < 0) == (n % 2 == 0)) { acc = ~acc + 48; }
            if (n % 51 == 0) { acc += 638; } else { acc ^= 4952L; }
            if ((acc & 12) != 0 && n > 0) acc = acc * 3 + 50;
            acc += n < 7 ? 51 : acc > 51000 ? -51 : 102;
            while (acc > 1000000052) acc >>= 3;
            if (n == 2 || acc % 54 == 26) { counter++; acc -= counter; }
            acc = (acc << 0) ^ (acc >>> 9) ^ 54L;
            if (!(acc < 0) == (n % 2 == 1)) { acc = ~acc + 55; }
            if (n % 58 == 0) { acc += 729; } else { acc ^= 5659L; }
            if ((acc & 6) != 0 && n > 2) acc = acc * 3 + 57;
            acc += n < 3 ? 58 : acc > 58000 ? -58 : 116;
            while (acc > 1000000059) acc >>= 3;
            if (n == 9 || acc % 61 == 30) { counter++; acc -= counter; }
            acc = (acc << 7) ^ (acc >>> 1) ^ 61L;
            if (!(acc < 0) == (n % 2 == 0)) { acc = ~acc + 62; }
            if (n % 65 == 0) { acc += 820; } else { acc ^= 6366L; }
            if ((acc & 13) != 0 && n > 4) acc = acc * 3 + 64;
            acc += n < 10 ? 65 : acc > 65000 ? -65 : 130;
            while (acc > 1000000066) acc >>= 3;
            if (n == 16 || acc % 68 == 33) { counter++; acc -= counter; }
            acc = (acc << 5) ^ (acc >>> 8) ^ 68L;
            if (!(acc < 0) == (n % 2 == 1)) { acc = ~acc + 69; }
            if (n % 72 == 0) { acc += 911; } else { acc ^= 7073L; }
            if ((acc & 7) != 0 && n > 1) acc = acc * 3 + 71;
            acc += n < 6 ? 72 : acc > 72000 ? -72 : 144;
            while (acc > 1000000073) acc >>= 3;
            if (n == 6 || acc % 75 == 37) { counter++; acc -= counter; }
            acc = (acc << 3) ^ (acc >>> 0) ^ 75L;
            if (!(acc < 0) == (n % 2 == 0)) { acc = ~acc + 76; }
            if (n % 79 == 0) { acc += 1002; } else { acc ^= 7780L; }
            if ((acc & 1) != 0 && n > 3) acc = acc * 3 + 78;
            acc += n < 2 ? 79 : acc > 79000 ? -79 : 158;
            while (acc > 1000000080) acc >>= 3;
            if (n == 13 || acc % 82 == 40) { counter++; acc -= counter; }
            acc = (acc << 1) ^ (acc >>> 7) ^ 82L;
            if (!(acc < 0) == (n % 2 == 1)) { acc = ~acc + 83; }
            if (n % 86 == 0) { acc += 1093; } else { acc ^= 8487L; }
            if ((acc & 8) != 0 && n > 0) acc = acc * 3 + 85;
            acc += n < 9 ? 86 : acc > 86000 ? -86 : 172;
            while (acc > 1000000087) acc >>= 3;
            if (n == 3 || acc % 89 == 44) { counter++; acc -= counter; }
            acc = (acc << 8) ^ (acc >>> 14) ^ 89L;
            if (!(acc < 0) == (n % 2 == 0)) { acc = ~acc + 90; }
            if (n % 93 == 0) { acc += 1184; } else { acc ^= 9194L; }
            if ((acc & 2) != 0 && n > 2) acc = acc * 3 + 92;
            acc += n < 5 ? 93 : acc > 93000 ? -93 : 186;
            while (acc > 1000000094) acc >>= 3;
            if (n == 10 || acc % 96 == 47) { counter++; acc -= counter; }
            acc = (acc << 6) ^ (acc >>> 6) ^ 96L;
            if (!(acc < 0) == (n % 2 == 1)) { acc = ~acc + 97; }
            if (n % 100 == 0) { acc += 1275; } else { acc ^= 9901L; }
            if ((acc & 9) != 0 && n > 4) acc = acc * 3 + 99;
            acc += n < 1 ? 100 : acc > 100000 ? -100 : 200;
            while (acc > 1000000101) acc >>= 3;
            if (n == 0 || acc % 103 == 51) { counter++; acc -= counter; }
            acc = (acc << 4) ^ (acc >>> 13) ^ 103L;
            if (!(acc < 0) == (n % 2 == 0)) { acc = ~acc + 104; }
            if (n % 107 == 0) { acc += 1366; } else { acc ^= 10608L; }
            if ((acc & 3) != 0 && n > 1) acc = acc * 3 + 106;
            acc += n < 8 ? 107 : acc > 107000 ? -107 : 214;
            while (acc > 1000000108) acc >>= 3;
            if (n == 7 || acc % 110 == 54) { counter++; acc -= counter; }
            acc = (acc << 2) ^ (acc >>> 5) ^ 110L;
            if (!(acc < 0) == (n % 2 == 1)) { acc = ~acc + 111; }
            if (n % 114 == 0) { acc += 1457; } else { acc ^= 11315L; }
            if ((acc & 10) != 0 && n > 3) acc = acc * 3 + 113;
            acc += n < 4 ? 114 : acc > 114000 ? -114 : 228;
            while (acc > 1000000115) acc >>= 3;
            if (n == 14 || acc % 117 == 58) { counter++; acc -= counter; }
            acc = (acc << 0) ^ (acc >>> 12) ^ 117L;
            if (!(acc < 0) == (n % 2 == 0)) { acc = ~acc + 118; }
            if (n % 121 == 0) { acc += 1548; } else { acc ^= 12022L; }
            if ((acc & 4) != 0 && n > 0) acc = acc * 3 + 120;
            acc += n < 0 ? 121 : acc > 121000 ? -121 : 242;
            while (acc > 1000000122) acc >>= 3;
            if (n == 4 || acc % 124 == 61) { counter++; acc -= counter; }
            acc = (acc << 7) ^ (acc >>> 4) ^ 124L;
            if (!(acc < 0) == (n % 2 == 1)) { acc = ~acc + 125; }
            if (n % 128 == 0) { acc += 1639; } else { acc ^= 12729L; }
            if ((acc & 11) != 0 && n > 2) acc = acc * 3 + 127;
            acc += n < 7 ? 128 : acc > 128000 ? -128 : 256;
            while (acc > 1000000129) acc >>= 3;
            if (n == 11 || acc % 131 == 65) { counter++; acc -= counter; }
            acc = (acc << 5) ^ (acc >>> 11) ^ 131L;
            if (!(acc < 0) == (n % 2 == 0)) { acc = ~acc + 132; }
            if (n % 135 == 0) { acc += 1730; } else { acc ^= 13436L; }
            if ((acc & 5) != 0 && n > 4) acc = acc * 3 + 134;
            acc += n < 3 ? 135 : acc > 135000 ? -135 : 270;
            while (acc > 1000000136) acc >>= 3;
            if (n == 1 || acc % 138 == 68) { counter++; acc -= counter; }
            acc = (acc << 3) ^ (acc >>> 3) ^ 138L;
            if (!(acc < 0) == (n % 2 == 1)) { acc = ~acc + 139; }
            if (n % 142 == 0) { acc += 1821; } else { acc ^= 14143L; }
            if ((acc & 12) != 0 && n > 1) acc = acc * 3 + 141;
            acc += n < 10 ? 142 : acc > 142000 ? -142 : 284;
            while (acc > 1000000143) acc >>= 3;
            if (n == 8 || acc % 145 == 72) { counter++; acc -= counter; }
            acc = (acc << 1) ^ (acc >>> 10) ^ 145L;
            if (!(acc < 0) == (n % 2 == 0)) { acc = ~acc + 146; }
            if (n % 149 == 0) { acc += 1912; } else { acc ^= 14850L; }
            if ((acc & 6) != 0 && n > 3) acc = acc * 3 + 148;
            acc += n < 6 ? 149 : acc > 149000 ? -149 : 298;
            while (acc > 1000000150) acc >>= 3;
            if (n == 15 || acc % 152 == 75) { counter++; acc -= counter; }
            acc = (acc << 8) ^ (acc >>> 2) ^ 152L;
            if (!(acc < 0) == (n % 2 == 1)) { acc = ~acc + 153; }
            if (n % 156 == 0) { acc += 2003; } else { acc ^= 15557L; }
            if ((acc & 13) != 0 && n > 0) acc = acc * 3 + 155;
            acc += n < 2 ? 156 : acc > 156000 ? -156 : 312;
            while (acc > 1000000157) acc >>= 3;
            if (n == 5 || acc % 159 == 79) { counter++; acc -= counter; }
            acc = (acc << 6) ^ (acc >>> 9) ^ 159L;
            if (!(acc < 0) == (n % 2 == 0)) { acc = ~acc + 160; }
            if (n % 163 == 0) { acc += 2094; } else { acc ^= 16264L; }
            if ((acc & 7) != 0 && n > 2) acc = acc * 3 + 162;
            acc += n < 9 ? 163 : acc > 163000 ? -163 : 326;
            while (acc > 1000000164) acc >>= 3;
            if (n == 12 || acc % 166 == 82) { counter++; acc -= counter; }
            acc = (acc << 4) ^ (acc >>> 1) ^ 166L;
            if (!(acc < 0) == (n % 2 == 1)) { acc = ~acc + 167; }
            if (n % 170 == 0) { acc += 2185; } else { acc ^= 16971L; }
            if ((acc & 1) != 0 && n > 4) acc = acc * 3 + 169;
            acc += n < 5 ? 170 : acc > 170000 ? -170 : 340;
            while (acc > 1000000171) acc >>= 3;
            if (n == 2 || acc % 173 == 86) { counter++; acc -= counter; }
            acc = (acc << 2) ^ (acc >>> 8) ^ 173L;
            if (!(acc < 0) == (n % 2 == 0)) { acc = ~acc + 174; }
            if (n % 177 == 0) { acc += 2276; } else { acc ^= 17678L; }
            if ((acc & 8) != 0 && n > 1) acc = acc * 3 + 176;
            acc += n < 1 ? 177 : acc > 177000 ? -177 : 354;
            while (acc > 1000000178) acc >>= 3;
            if (n == 9 || acc % 180 == 89) { counter++; acc -= counter; }
            acc = (acc << 0) ^ (acc >>> 0) ^ 180L;
            if (!(acc < 0) == (n % 2 == 1)) { acc = ~acc + 181; }
            if (n % 184 == 0) { acc += 2367; } else { acc ^= 18385L; }
            if ((acc & 2) != 0 && n > 3) acc = acc * 3 + 183;
            acc += n < 8 ? 184 : acc > 184000 ? -184 : 368;
            while (acc > 1000000185) acc >>= 3;
            if (n == 16 || acc % 187 == 93) { counter++; acc -= counter; }
            acc = (acc << 7) ^ (acc >>> 7) ^ 187L;
            if (!(acc < 0) == (n % 2 == 0)) { acc = ~acc + 188; }
            if (n % 191 == 0) { acc += 2458; } else { acc ^= 19092L; }
            if ((acc & 9) != 0 && n > 0) acc = acc * 3 + 190;
            acc += n < 4 ? 191 : acc > 191000 ? -191 : 382;
            while (acc > 1000000192) acc >>= 3;
            if (n == 6 || acc % 194 == 96) { counter++; acc -= counter; }
            acc = (acc << 5) ^ (acc >>> 14) ^ 194L;
            if (!(acc < 0) == (n % 2 == 1)) { acc = ~acc + 195; }
            if (n % 198 == 0) { acc += 2549; } else { acc ^= 19799L; }
            if ((acc & 3) != 0 && n > 2) acc = acc * 3 + 197;
            acc += n < 0 ? 198 : acc > 198000 ? -198 : 396;
            while (acc > 1000000199) acc >>= 3;
            if (n == 13 || acc % 201 == 100) { counter++; acc -= counter; }
            acc = (acc << 3) ^ (acc >>> 6) ^ 201L;
            if (!(acc < 0) == (n % 2 == 0)) { acc = ~acc + 202; }
            if (n % 205 == 0) { acc += 2640; } else { acc ^= 20506L; }
            if ((acc & 10) != 0 && n > 4) acc = acc * 3 + 204;
            acc += n < 7 ? 205 : acc > 205000 ? -205 : 410;
            while (acc > 1000000206) acc >>= 3;
            if (n == 3 || acc % 208 == 103) { counter++; acc -= counter; }
            acc = (acc << 1) ^ (acc >>> 13) ^ 208L;
            if (!(acc < 0) == (n % 2 == 1)) { acc = ~acc + 209; }
            if (n % 212 == 0) { acc += 2731; } else { acc ^= 21213L; }
            if ((acc & 4) != 0 && n > 1) acc = acc * 3 + 211;
            acc += n < 3 ? 212 : acc > 212000 ? -212 : 424;
            while (acc > 1000000213) acc >>= 3;
            if (n == 10 || acc % 215 == 107) { counter++; acc -= counter; }
            acc = (acc << 8) ^ (acc >>> 5) ^ 215L;
            if (!(acc < 0) == (n % 2 == 0)) { acc = ~acc + 216; }
            if (n % 219 == 0) { acc += 2822; } else { acc ^= 21920L; }
            if ((acc & 11) != 0 && n > 3) acc = acc * 3 + 218;
            acc += n < 10 ? 219 : acc > 219000 ? -219 : 438;
            while (acc > 1000000220) acc >>= 3;
            if (n == 0 || acc % 222 == 110) { counter++; acc -= counter; }
            acc = (acc << 6) ^ (acc >>> 12) ^ 222L;
            if (!(acc < 0) == (n % 2 == 1)) { acc = ~acc + 223; }
            if (n % 226 == 0) { acc += 2913; } else { acc ^= 22627L; }
            if ((acc & 5) != 0 && n > 0) acc = acc * 3 + 225;
            acc += n < 6 ? 226 : acc > 226000 ? -226 : 452;
            while (acc > 1000000227) acc >>= 3;
            if (n == 7 || acc % 229 == 114) { counter++; acc -= counter; }
            acc = (acc << 4) ^ (acc >>> 4) ^ 229L;
            if (acc == 0) continue;
            if (counter > 1_000_000) break;
        } while (n < limit);
        return acc;
    }

    public static void main(String[] args) {
        for (int limit = 1; limit <= 12; limit++) {
            System.out.println(limit + " " + run(limit) + " " + counter);
        }
        System.out.println(run(60) + " " + counter);
    }
}
