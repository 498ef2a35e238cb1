// Secrets: made at random, kept as hashes, compared in constant time. None of them is ever logged.
import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** A token for a cookie or a link. */
export const secretToken = (): string => randomBytes(24).toString('base64url');

/** Tokens are long and random: one plain hash keeps a stolen database from opening sessions. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');

/** In a time that tells nothing of where they differ. */
export const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(tokenHash(one)), Buffer.from(tokenHash(other)));

const COST = { N: 16384, r: 8, p: 1 } as const;

export async function passwordHash(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt);
  return `scrypt$${salt.toString('base64')}$${key.toString('base64')}`;
}

export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [scheme, salt, key] = stored.split('$');
  if (scheme !== 'scrypt' || salt === undefined || key === undefined) return false;
  const wanted = Buffer.from(key, 'base64');
  const given = await derive(password, Buffer.from(salt, 'base64'));
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) =>
    scrypt(password, salt, 32, COST, (error, key) => (error === null ? resolve(key) : reject(error))),
  );
}
