// The server's own secrets for messages: made when it first starts, and kept with its data.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Json } from '@custodian/kernel';
import webpush from 'web-push';
import { now } from '../clock.ts';
import type { Storage } from '../storage/storage.ts';

export interface Keys {
  /** By which browsers know who sends to them. */
  readonly push: { readonly publicKey: string; readonly privateKey: string };
  /** With which links in messages are sealed. */
  readonly links: string;
}

/** Of several nodes that start at the same moment one makes them. */
export async function keysOf(storage: Pick<Storage, 'notes' | 'addNote'>): Promise<Keys> {
  const known = (await storage.notes('keys', ['']))[''];
  if (known !== undefined) return known as unknown as Keys;
  const made: Keys = { push: webpush.generateVAPIDKeys(), links: randomBytes(32).toString('base64url') };
  return (await storage.addNote('', 'keys', made as unknown as Json)) as unknown as Keys;
}

/** What a link in a message does, for whom, and until when. */
interface Sealed {
  readonly does: 'stop' | 'confirm';
  readonly person: string;
  /** What it stops (`turn mail`), or the address it confirms. */
  readonly about: string;
  readonly until: number;
}

/** So long links of a kind hold. */
export const HOLDS_FOR = { stop: 90 * 24 * 3600_000, confirm: 24 * 3600_000 } as const;

/** When a link was made. */
export const madeAt = ({ does, until }: Pick<Sealed, 'does' | 'until'>): number => until - HOLDS_FOR[does];

export function sealedLink(keys: Keys, { does, person, about, until }: Sealed): string {
  const text = Buffer.from(JSON.stringify([does, person, about, until])).toString('base64url');
  return `${text}.${sealOf(keys, text)}`;
}

/** Null when this server did not make it, or its time has passed. */
export function openLink(keys: Keys, token: string): Sealed | null {
  const [text = '', seal = ''] = token.split('.');
  const wanted = Buffer.from(sealOf(keys, text));
  const given = Buffer.from(seal);
  if (wanted.length !== given.length || !timingSafeEqual(wanted, given)) return null;
  const [does, person, about, until] = JSON.parse(Buffer.from(text, 'base64url').toString()) as [
    Sealed['does'],
    string,
    string,
    number,
  ];
  return until < now() ? null : { does, person, about, until };
}

const sealOf = ({ links }: Keys, text: string): string => createHmac('sha256', links).update(text).digest('base64url');
