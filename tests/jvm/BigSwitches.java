// Pins down a dense tableswitch of several hundred cases and a sparse lookupswitch of a
// hundred keys over the whole int range, with the neighbours of every key.
public class BigSwitches {
    static int dense(int v) {
        switch (v) {
            case -20: return 1732;
            case -19: return 9651;
            case -18: return 7563;
            case -17:
            case -16: return 3387;
            case -15: return 1299;
            case -14: return 9218;
            case -13: return 7130;
            case -12:
            case -11: return 2954;
            case -10: return 866;
            case -9: return 8785;
            case -8: return 6697;
            case -7:
            case -6: return 2521;
            case -5: return 433;
            case -4: return 8352;
            case -3: return 6264;
            case -2:
            case -1: return 2088;
            case 0: return 0;
            case 1: return 7919;
            case 2: return 5831;
            case 3:
            case 4: return 1655;
            case 5: return 9574;
            case 6: return 7486;
            case 7: return 5398;
            case 8:
            case 9: return 1222;
            case 10: return 9141;
            case 11: return 7053;
            case 12: return 4965;
            case 13:
            case 14: return 789;
            case 15: return 8708;
            case 16: return 6620;
            case 17: return 4532;
            case 18:
            case 19: return 356;
            case 20: return 8275;
            case 21: return 6187;
            case 22: return 4099;
            case 23:
            case 24: return 9930;
            case 25: return 7842;
            case 26: return 5754;
            case 27: return 3666;
            case 28:
            case 29: return 9497;
            case 30: return 7409;
            case 31: return 5321;
            case 32: return 3233;
            case 33:
            case 34: return 9064;
            case 35: return 6976;
            case 36: return 4888;
            case 38:
            case 39: return 8631;
            case 40: return 6543;
            case 41: return 4455;
            case 42: return 2367;
            case 43:
            case 44: return 8198;
            case 45: return 6110;
            case 46: return 4022;
            case 47: return 1934;
            case 48:
            case 49: return 7765;
            case 50: return 5677;
            case 51: return 3589;
            case 52: return 1501;
            case 53:
            case 54: return 7332;
            case 55: return 5244;
            case 56: return 3156;
            case 57: return 1068;
            case 58:
            case 59: return 6899;
            case 60: return 4811;
            case 61: return 2723;
            case 62: return 635;
            case 63:
            case 64: return 6466;
            case 65: return 4378;
            case 66: return 2290;
            case 67: return 202;
            case 68:
            case 69: return 6033;
            case 70: return 3945;
            case 71: return 1857;
            case 72: return 9776;
            case 73:
            case 75: return 3512;
            case 76: return 1424;
            case 77: return 9343;
            case 78:
            case 79: return 5167;
            case 80: return 3079;
            case 81: return 991;
            case 82: return 8910;
            case 83:
            case 84: return 4734;
            case 85: return 2646;
            case 86: return 558;
            case 87: return 8477;
            case 88:
            case 89: return 4301;
            case 90: return 2213;
            case 91: return 125;
            case 92: return 8044;
            case 93:
            case 94: return 3868;
            case 95: return 1780;
            case 96: return 9699;
            case 97: return 7611;
            case 98:
            case 99: return 3435;
            case 100: return 1347;
            case 101: return 9266;
            case 102: return 7178;
            case 103:
            case 104: return 3002;
            case 105: return 914;
            case 106: return 8833;
            case 107: return 6745;
            case 108:
            case 109: return 2569;
            case 110: return 481;
            case 112: return 6312;
            case 113:
            case 114: return 2136;
            case 115: return 48;
            case 116: return 7967;
            case 117: return 5879;
            case 118:
            case 119: return 1703;
            case 120: return 9622;
            case 121: return 7534;
            case 122: return 5446;
            case 123:
            case 124: return 1270;
            case 125: return 9189;
            case 126: return 7101;
            case 127: return 5013;
            case 128:
            case 129: return 837;
            case 130: return 8756;
            case 131: return 6668;
            case 132: return 4580;
            case 133:
            case 134: return 404;
            case 135: return 8323;
            case 136: return 6235;
            case 137: return 4147;
            case 138:
            case 139: return 9978;
            case 140: return 7890;
            case 141: return 5802;
            case 142: return 3714;
            case 143:
            case 144: return 9545;
            case 145: return 7457;
            case 146: return 5369;
            case 147: return 3281;
            case 149: return 9112;
            case 150: return 7024;
            case 151: return 4936;
            case 152: return 2848;
            case 153:
            case 154: return 8679;
            case 155: return 6591;
            case 156: return 4503;
            case 157: return 2415;
            case 158:
            case 159: return 8246;
            case 160: return 6158;
            case 161: return 4070;
            case 162: return 1982;
            case 163:
            case 164: return 7813;
            case 165: return 5725;
            case 166: return 3637;
            case 167: return 1549;
            case 168:
            case 169: return 7380;
            case 170: return 5292;
            case 171: return 3204;
            case 172: return 1116;
            case 173:
            case 174: return 6947;
            case 175: return 4859;
            case 176: return 2771;
            case 177: return 683;
            case 178:
            case 179: return 6514;
            case 180: return 4426;
            case 181: return 2338;
            case 182: return 250;
            case 183:
            case 184: return 6081;
            case 186: return 1905;
            case 187: return 9824;
            case 188:
            case 189: return 5648;
            case 190: return 3560;
            case 191: return 1472;
            case 192: return 9391;
            case 193:
            case 194: return 5215;
            case 195: return 3127;
            case 196: return 1039;
            case 197: return 8958;
            case 198:
            case 199: return 4782;
            case 200: return 2694;
            case 201: return 606;
            case 202: return 8525;
            case 203:
            case 204: return 4349;
            case 205: return 2261;
            case 206: return 173;
            case 207: return 8092;
            case 208:
            case 209: return 3916;
            case 210: return 1828;
            case 211: return 9747;
            case 212: return 7659;
            case 213:
            case 214: return 3483;
            case 215: return 1395;
            case 216: return 9314;
            case 217: return 7226;
            case 218:
            case 219: return 3050;
            case 220: return 962;
            case 221: return 8881;
            case 223:
            case 224: return 2617;
            case 225: return 529;
            case 226: return 8448;
            case 227: return 6360;
            case 228:
            case 229: return 2184;
            case 230: return 96;
            case 231: return 8015;
            case 232: return 5927;
            case 233:
            case 234: return 1751;
            case 235: return 9670;
            case 236: return 7582;
            case 237: return 5494;
            case 238:
            case 239: return 1318;
            case 240: return 9237;
            case 241: return 7149;
            case 242: return 5061;
            case 243:
            case 244: return 885;
            case 245: return 8804;
            case 246: return 6716;
            case 247: return 4628;
            case 248:
            case 249: return 452;
            case 250: return 8371;
            case 251: return 6283;
            case 252: return 4195;
            case 253:
            case 254: return 19;
            case 255: return 7938;
            case 256: return 5850;
            case 257: return 3762;
            case 258:
            case 260: return 7505;
            case 261: return 5417;
            case 262: return 3329;
            case 263:
            case 264: return 9160;
            case 265: return 7072;
            case 266: return 4984;
            case 267: return 2896;
            case 268:
            case 269: return 8727;
            case 270: return 6639;
            case 271: return 4551;
            case 272: return 2463;
            case 273:
            case 274: return 8294;
            case 275: return 6206;
            case 276: return 4118;
            case 277: return 2030;
            case 278:
            case 279: return 7861;
            default: return -1;
        }
    }

    static int sparse(int v) {
        switch (v) {
            case 1544875351: return 1;
            case 642922901: return 2;
            case -2147483647: return 3;
            case 985716567: return 4;
            case -653331052: return 5;
            case 1368024730: return 6;
            case 65536: return 7;
            case 1481252154: return 8;
            case -791162561: return 9;
            case -596184694: return 10;
            case 2071982903: return 11;
            case -1902666509: return 12;
            case 1401428560: return 13;
            case -90011988: return 14;
            case -687368592: return 15;
            case 2147483647: return 16;
            case 504454731: return 17;
            case -1: return 18;
            case -80666401: return 19;
            case -27641552: return 20;
            case 476000670: return 21;
            case 1235826598: return 22;
            case 1721854523: return 23;
            case 879047250: return 24;
            case -1303429503: return 25;
            case 1276578865: return 26;
            case 1278293720: return 27;
            case 704453865: return 28;
            case -1755869090: return 29;
            case -1088461400: return 30;
            case 193892174: return 31;
            case 187951464: return 32;
            case 2133425422: return 33;
            case 1115139890: return 34;
            case 106093520: return 35;
            case -1267962325: return 36;
            case 1236991586: return 37;
            case 1: return 38;
            case -2147483648: return 39;
            case 1038467225: return 40;
            case -1506479761: return 41;
            case -1521698716: return 42;
            case -336049900: return 43;
            case -1990152215: return 44;
            case -159175838: return 45;
            case 1898563782: return 46;
            case -881271747: return 47;
            case 1974894190: return 48;
            case -696227655: return 49;
            case -816224473: return 50;
            case -2108492267: return 51;
            case -574733303: return 52;
            case -1603314586: return 53;
            case -693728447: return 54;
            case -1661267722: return 55;
            case 1141282117: return 56;
            case -1867710720: return 57;
            case -1764641364: return 58;
            case 1913612173: return 59;
            case 1183705949: return 60;
            case 1480620826: return 61;
            case -1518243591: return 62;
            case 818800919: return 63;
            case 737200745: return 64;
            case -1938953667: return 65;
            case 1691107634: return 66;
            case -786838068: return 67;
            case -897551034: return 68;
            case 527858757: return 69;
            case -1070768453: return 70;
            case 1595171242: return 71;
            case -2097745091: return 72;
            case -595599272: return 73;
            case 1180678306: return 74;
            case -281083328: return 75;
            case 1453542718: return 76;
            case 1931870142: return 77;
            case 1276236631: return 78;
            case 1599479168: return 79;
            case 403556095: return 80;
            case -1689508670: return 81;
            case -404207865: return 82;
            case 812498656: return 83;
            case 1904202612: return 84;
            case -864195088: return 85;
            case -947116003: return 86;
            case 1098379539: return 87;
            case -1216636254: return 88;
            case 1072861441: return 89;
            case -61481503: return 90;
            case 0: return 91;
            case 639840853: return 92;
            case 1795670797: return 93;
            case -904927395: return 94;
            case 2147483646: return 95;
            case 317574981: return 96;
            case 1982032882: return 97;
            case -65536: return 98;
            case 1512913725: return 99;
            default: return 0;
        }
    }

    static final int[] KEYS = {
        -2147483648, -2147483647, -2108492267, -2097745091, -1990152215, -1938953667, -1902666509, -1867710720,
        -1764641364, -1755869090, -1689508670, -1661267722, -1603314586, -1521698716, -1518243591, -1506479761,
        -1303429503, -1267962325, -1216636254, -1088461400, -1070768453, -947116003, -904927395, -897551034,
        -881271747, -864195088, -816224473, -791162561, -786838068, -696227655, -693728447, -687368592,
        -653331052, -596184694, -595599272, -574733303, -404207865, -336049900, -281083328, -159175838,
        -90011988, -80666401, -61481503, -27641552, -65536, -1, 0, 1,
        65536, 106093520, 187951464, 193892174, 317574981, 403556095, 476000670, 504454731,
        527858757, 639840853, 642922901, 704453865, 737200745, 812498656, 818800919, 879047250,
        985716567, 1038467225, 1072861441, 1098379539, 1115139890, 1141282117, 1180678306, 1183705949,
        1235826598, 1236991586, 1276236631, 1276578865, 1278293720, 1368024730, 1401428560, 1453542718,
        1480620826, 1481252154, 1512913725, 1544875351, 1595171242, 1599479168, 1691107634, 1721854523,
        1795670797, 1898563782, 1904202612, 1913612173, 1931870142, 1974894190, 1982032882, 2071982903,
        2133425422, 2147483646, 2147483647,
    };

    static String fallThrough(int v) {
        StringBuilder s = new StringBuilder();
        switch (v) {
            default:
                s.append("d");
            case 1:
                s.append("1");
            case 2:
                s.append("2");
                break;
            case 1000000:
                s.append("M");
            case -5:
                s.append("n");
        }
        return s.toString();
    }

    static int onlyDefault(int v) {
        switch (v) {
            default: v++;
        }
        switch (v) {
        }
        return v;
    }

    public static void main(String[] args) {
        long h = 0;
        for (int v = -25; v < 290; v++) {
            h = h * 31 + dense(v);
            if (v % 20 == 0) {
                System.out.print(v + ":" + dense(v) + " ");
            }
        }
        System.out.println(h);
        System.out.println(dense(Integer.MIN_VALUE) + " " + dense(Integer.MAX_VALUE) + " " + dense(-21) + " " + dense(-20)
                + " " + dense(279) + " " + dense(280));
        int found = 0;
        for (int k : KEYS) {
            int hit = sparse(k);
            System.out.print(hit + (hit % 16 == 0 ? "\n" : " "));
            if (hit != 0) found++;
            if (sparse(k - 1) != 0 || sparse(k + 1) != 0) System.out.print("[" + k + "]");
        }
        System.out.println();
        System.out.println(found + " of " + KEYS.length);
        for (int v : new int[] {-5, 0, 1, 2, 3, 1000000, 999999, Integer.MIN_VALUE}) {
            System.out.print(fallThrough(v) + "," + onlyDefault(v) + " ");
        }
        System.out.println();
        byte b = -128;
        switch (b) {
            case -128: System.out.println("byte min"); break;
            case 127: System.out.println("byte max"); break;
        }
        short s = 32767;
        switch (s) {
            case -32768: System.out.println("short min"); break;
            case 32767: System.out.println("short max"); break;
        }
        Integer boxed = 65536;
        switch (boxed) {
            case 65536: System.out.println("boxed"); break;
            default: System.out.println("missed");
        }
    }
}
