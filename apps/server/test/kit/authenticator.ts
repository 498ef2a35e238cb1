// A passkey in software, as a browser and its device would make and use it; and one that lies, where a test wants it to.
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { Json } from '@custodian/kernel';
import type { Client } from './client.ts';

export const PAGE = 'https://games.example.org';

interface Lie {
  readonly origin?: string;
  readonly rp?: string;
  readonly challenge?: string;
  readonly type?: string;
  readonly userHandle?: string;
  readonly counter?: number;
  /** The person was there, but nothing looked who it was. */
  readonly unverified?: boolean;
  /** Another key than the one that is known. */
  readonly forged?: boolean;
}

export interface Authenticator {
  readonly id: string;
  counter: number;
  create(options: Json, lie?: Lie): object;
  get(options: Json, lie?: Lie): object;
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const b64 = (data: string | Buffer): string => Buffer.from(data).toString('base64url');

export function newAuthenticator(): Authenticator {
  const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const other = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let handle = '';
  const jwk = pair.publicKey.export({ format: 'jwk' });
  const cose = map([
    [int(1), int(2)],
    [int(3), int(-7)],
    [int(-1), int(1)],
    [int(-2), bytes(Buffer.from(jwk.x as string, 'base64url'))],
    [int(-3), bytes(Buffer.from(jwk.y as string, 'base64url'))],
  ]);
  const clientData = (type: string, challenge: string, lie: Lie): Buffer =>
    Buffer.from(
      JSON.stringify({ type: lie.type ?? type, challenge: lie.challenge ?? challenge, origin: lie.origin ?? PAGE }),
    );
  const head = (flags: number, lie: Lie): Buffer => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(lie.counter ?? authenticator.counter);
    const verified = lie.unverified === true ? 0 : 4;
    return Buffer.concat([sha256(lie.rp ?? new URL(PAGE).hostname), Buffer.from([1 | verified | flags]), counter]);
  };
  const authenticator: Authenticator = {
    id: b64(id),
    counter: 1,
    create: (options, lie = {}) => {
      const { challenge, user } = options as { challenge: string; user: { id: string } };
      handle = user.id;
      const length = Buffer.from([0, id.length]);
      const data = Buffer.concat([head(0x40, lie), Buffer.alloc(16), length, id, cose]);
      const attestation = map([
        [text('fmt'), text('none')],
        [text('attStmt'), map([])],
        [text('authData'), bytes(data)],
      ]);
      return {
        ...{ id: b64(id), rawId: b64(id), type: 'public-key', clientExtensionResults: {} },
        response: {
          clientDataJSON: b64(clientData('webauthn.create', challenge, lie)),
          attestationObject: b64(attestation),
          transports: ['internal'],
        },
      };
    },
    get: (options, lie = {}) => {
      authenticator.counter++;
      const { challenge } = options as { challenge: string };
      const client = clientData('webauthn.get', challenge, lie);
      const data = head(0, lie);
      const signed = sign('sha256', Buffer.concat([data, sha256(client)]), (lie.forged ? other : pair).privateKey);
      return {
        ...{ id: b64(id), rawId: b64(id), type: 'public-key', clientExtensionResults: {} },
        response: {
          clientDataJSON: b64(client),
          authenticatorData: b64(data),
          signature: b64(signed),
          userHandle: lie.userHandle ?? handle,
        },
      };
    },
  };
  return authenticator;
}

type Answer = Awaited<ReturnType<Client['call']>>;

/** What a page does, with its own origin. */
export const onPage = (client: Client, path: string, body: object = {}): Promise<Answer> =>
  client.call('POST', path, body, { origin: PAGE });

const optionsOf = (answer: Answer): Json => (answer.body as { options?: Json }).options ?? {};

export async function addPasskey(client: Client, authenticator: Authenticator, lie: Lie = {}): Promise<Answer> {
  const asked = await onPage(client, '/api/passkeys/ask');
  return onPage(client, '/api/passkeys', { name: 'Blue', response: authenticator.create(optionsOf(asked), lie) });
}

export async function enter(client: Client, authenticator: Authenticator, lie: Lie = {}): Promise<Answer> {
  const asked = await onPage(client, '/api/enter/passkey/ask');
  return onPage(client, '/api/enter/passkey', { response: authenticator.get(optionsOf(asked), lie) });
}

/** Small things in CBOR. */
const typed = (major: number, value: number): Buffer => {
  const kind = major << 5;
  if (value < 24) return Buffer.from([kind | value]);
  return value < 256 ? Buffer.from([kind | 24, value]) : Buffer.from([kind | 25, value >> 8, value & 255]);
};
const int = (value: number): Buffer => (value < 0 ? typed(1, -1 - value) : typed(0, value));
const bytes = (value: Buffer): Buffer => Buffer.concat([typed(2, value.length), value]);
const text = (value: string): Buffer => Buffer.concat([typed(3, value.length), Buffer.from(value)]);
const map = (pairs: readonly (readonly [Buffer, Buffer])[]): Buffer =>
  Buffer.concat([typed(5, pairs.length), ...pairs.flat()]);
