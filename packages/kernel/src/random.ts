// Dice and decks. Counter-based: the n-th value of a named stream is a function of the seed, the stream and n, so a
// changed number of dice never reshuffles a deck, and whoever learns the seed can check every roll.
// The generator is ChaCha20 keyed by the seed: a table that has seen a thousand dice cannot work out the next one.
import { sha256, sha256Hex } from './sha256.ts';

/** Published before the first decision; the seed itself only after the end. */
export function commitmentOf(seed: string): string {
  return sha256Hex(`custodian commitment ${seed}`);
}

/** The n-th 32-bit word of a stream. */
export function word(seed: string, stream: string, n: number): number {
  const block = n >>> 4;
  const last = lastBlock;
  if (last.block !== block || last.stream !== stream || last.seed !== seed) {
    chacha(keyOf(seed), nonceOf(stream), block, last.words);
    last.seed = seed;
    last.stream = stream;
    last.block = block;
  }
  return last.words[n & 15] as number;
}

/** A die of the given sides: 1 … sides. The bias of scaling 32 bits is below one in 400 million. */
export function die(seed: string, stream: string, n: number, sides: number): number {
  return whole((word(seed, stream, n) / 4294967296) * sides) + 1;
}

/** A quick generator for players that choose at random. Not for games: those use streams. */
export function quickRoll(seed: number): (sides: number) => number {
  let a = seed >>> 0;
  return (sides) => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return whole((((t ^ (t >>> 14)) >>> 0) / 4294967296) * sides) + 1;
  };
}

/**
 * The whole part of a number, or the whole number that a text names, as the machine's own integer. Seats, ids and dice are
 * stored and compared everywhere: a single one that was computed as a fraction makes all of that slower.
 */
export function whole(value: number | string): number {
  return Number(value) | 0;
}

// Pure functions of their key, remembered because every roll asks again.
const lastBlock = { seed: '', stream: '', block: -1, words: new Uint32Array(16) };
const keys = new Map<string, Uint32Array>();
const nonces = new Map<string, Uint32Array>();

function keyOf(seed: string): Uint32Array {
  return remember(keys, seed, () => sha256(`custodian dice ${seed}`));
}

function nonceOf(stream: string): Uint32Array {
  return remember(nonces, stream, () => sha256(stream).slice(0, 3));
}

function remember(memo: Map<string, Uint32Array>, key: string, make: () => Uint32Array): Uint32Array {
  let found = memo.get(key);
  if (!found) {
    if (memo.size > 512) memo.clear();
    found = make();
    memo.set(key, found);
  }
  return found;
}

const working = new Uint32Array(16);

/** One ChaCha20 block (RFC 8439). */
export function chacha(key: Uint32Array, nonce: Uint32Array, counter: number, out: Uint32Array): void {
  const start = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, ...key, counter, ...nonce];
  working.set(start);
  for (let i = 0; i < 10; i++) {
    quarter(0, 4, 8, 12);
    quarter(1, 5, 9, 13);
    quarter(2, 6, 10, 14);
    quarter(3, 7, 11, 15);
    quarter(0, 5, 10, 15);
    quarter(1, 6, 11, 12);
    quarter(2, 7, 8, 13);
    quarter(3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) out[i] = (working[i] as number) + (start[i] as number);
}

function quarter(a: number, b: number, c: number, d: number): void {
  const w = working;
  mix(w, a, b, d, 16);
  mix(w, c, d, b, 12);
  mix(w, a, b, d, 8);
  mix(w, c, d, b, 7);
}

function mix(w: Uint32Array, a: number, b: number, d: number, turn: number): void {
  const sum = ((w[a] as number) + (w[b] as number)) >>> 0;
  w[a] = sum;
  const x = (w[d] as number) ^ sum;
  w[d] = (x << turn) | (x >>> (32 - turn));
}
