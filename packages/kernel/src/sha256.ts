// SHA-256 (FIPS 180-4), so that the kernel needs no platform: it runs in a browser, a worker and a server alike.

/** The digest as eight 32-bit words. */
export function sha256(text: string): Uint32Array {
  const bytes = utf8(text);
  const blocks = new Uint8Array(((bytes.length + 8) >> 6) * 64 + 64);
  blocks.set(bytes);
  blocks[bytes.length] = 0x80;
  const view = new DataView(blocks.buffer);
  view.setUint32(blocks.length - 8, Math.floor(bytes.length / 536870912));
  view.setUint32(blocks.length - 4, bytes.length << 3);
  const hash = Uint32Array.from(INITIAL);
  for (let at = 0; at < blocks.length; at += 64) compress(hash, view, at);
  return hash;
}

export function sha256Hex(text: string): string {
  return Array.from(sha256(text), (w) => w.toString(16).padStart(8, '0')).join('');
}

const w = new Uint32Array(64);

function compress(hash: Uint32Array, view: DataView, at: number): void {
  for (let i = 0; i < 16; i++) w[i] = view.getUint32(at + i * 4);
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15] as number;
    const y = w[i - 2] as number;
    const s0 = right(x, 7) ^ right(x, 18) ^ (x >>> 3);
    const s1 = right(y, 17) ^ right(y, 19) ^ (y >>> 10);
    w[i] = (w[i - 16] as number) + s0 + (w[i - 7] as number) + s1;
  }
  let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const t1 =
      (h + (right(e, 6) ^ right(e, 11) ^ right(e, 25)) + ((e & f) ^ (~e & g)) + (K[i] as number) + (w[i] as number)) |
      0;
    const t2 = ((right(a, 2) ^ right(a, 13) ^ right(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  const sums = [a, b, c, d, e, f, g, h];
  for (let i = 0; i < 8; i++) hash[i] = (hash[i] as number) + (sums[i] as number);
}

const right = (x: number, n: number): number => (x >>> n) | (x << (32 - n));

function utf8(text: string): Uint8Array {
  const escaped = encodeURIComponent(text).replace(/%([0-9A-F]{2})/g, (_, hex) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Uint8Array.from(escaped, (c) => c.charCodeAt(0));
}

/** The first 32 bits of the fractional parts of the square (initial) and cube (K) roots of the first primes. */
const primes: number[] = [];
for (let n = 2; primes.length < 64; n++) if (primes.every((p) => n % p)) primes.push(n);
const fraction = (x: number): number => Math.floor((x % 1) * 4294967296);
const INITIAL = primes.slice(0, 8).map((p) => fraction(Math.sqrt(p)));
const K = Uint32Array.from(primes, (p) => fraction(Math.cbrt(p)));
