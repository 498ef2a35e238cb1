import { expect, test } from 'vitest';
import { chacha, commitmentOf, die, quickRoll, word } from '../src/random.ts';
import { sha256, sha256Hex } from '../src/sha256.ts';

test('SHA-256 gives the published digests', () => {
  expect(sha256Hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(sha256Hex('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(sha256Hex('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')).toBe(
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  );
  expect(sha256Hex('è')).toBe('97c916cd94785d7b9b52ae7013c267854f275691ddaae212bc1c07f639b8a0c7');
});

test('ChaCha20 gives the block of RFC 8439, section 2.3.2', () => {
  const key = Uint32Array.from([0, 1, 2, 3, 4, 5, 6, 7], (n) => 0x03020100 + n * 0x04040404);
  const out = new Uint32Array(16);
  chacha(key, Uint32Array.from([0x09000000, 0x4a000000, 0]), 1, out);
  const expected = [
    0xe4e7f110, 0x15593bd1, 0x1fdd0f50, 0xc47120a3, 0xc7f4d1c7, 0x0368c033, 0x9aaa2204, 0x4e6cd4c3, 0x466482d2,
    0x09aa9f07, 0x05d7c214, 0xa2028bd9, 0xd19c12b5, 0xb94e16de, 0xe883d0cb, 0x4e3c50a2,
  ];
  expect([...out]).toEqual(expected);
});

test('the n-th value of a stream depends on the seed, the stream and n, and on nothing drawn before', () => {
  const dice = Array.from({ length: 40 }, (_, n) => word('seed', 'dice', n));
  word('seed', 'action deck', 7);
  word('another seed', 'dice', 3);
  expect(Array.from({ length: 40 }, (_, n) => word('seed', 'dice', 39 - n)).reverse()).toEqual(dice);
  expect(word('seed', 'action deck', 0)).not.toBe(dice[0]);
  expect(word('another seed', 'dice', 0)).not.toBe(dice[0]);
  expect(new Set(dice).size).toBe(40);
});

test('a die shows every side about as often as the others', () => {
  const seen = new Array<number>(10).fill(0);
  for (let n = 0; n < 20_000; n++) {
    const value = die('fair', 'dice', n, 10);
    seen[value - 1] = (seen[value - 1] as number) + 1;
  }
  for (const count of seen) expect(Math.abs(count - 2000)).toBeLessThan(250);
});

test('the commitment does not show the seed, nor the key of the dice', () => {
  expect(commitmentOf('s')).toMatch(/^[0-9a-f]{64}$/);
  expect(commitmentOf('s')).not.toBe(commitmentOf('t'));
  expect(commitmentOf('s')).not.toBe(sha256Hex('custodian dice s'));
  expect(sha256('custodian dice s')).toHaveLength(8);
});

test('the quick generator stays in range and repeats from its seed', () => {
  const a = quickRoll(5);
  const b = quickRoll(5);
  for (let n = 0; n < 1000; n++) {
    const value = a(6);
    expect(value).toBe(b(6));
    expect(value >= 1 && value <= 6).toBe(true);
  }
});
