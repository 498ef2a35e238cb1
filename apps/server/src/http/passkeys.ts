// Passkeys, as far as they are reckoned: which page may use one, and what a browser's answer proves. What they are asked with is used
// once, and lies in storage, so that any node may hear the answer.

import { isIP } from 'node:net';
import type { Json } from '@custodian/kernel';
import type { newPasskey, passkeyProof } from '@custodian/protocol/schemas';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import type { z } from 'zod';
import { now } from '../clock.ts';
import { tokenHash } from '../secrets.ts';
import type { Passkey, Person, Storage } from '../storage/storage.ts';

/** The page that asks: passkeys are bound to the name of its server. */
export interface Page {
  readonly origin: string;
  readonly rp: string;
}

/** What a browser answers; in words why it proves nothing. */
export type Proven<T> = T | { readonly problem: string; readonly status: 403 | 410 };
type Added = z.infer<typeof newPasskey>['response'];
type Shown = z.infer<typeof passkeyProof>['response'];

const ASKED_FOR = 5 * 60_000;
/** What sees to the proofs is loaded when somebody first uses a passkey. */
const webauthn = () => import('@simplewebauthn/server');

/** The page a request comes from, or in words why passkeys cannot be used there. */
export function pageOf(origin: string | undefined, origins: readonly string[]): Page | string {
  if (origin === undefined) return 'a passkey is used by a browser, on a page of this server';
  if (origins.length > 0 && !origins.includes(origin)) return `passkeys are used at ${origins.join(' or ')}`;
  const { hostname, protocol, port } = new URL(origin);
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0)
    return `a passkey needs the name of a server, not its number: on this machine open http://localhost${port === '' ? '' : `:${port}`}`;
  if (protocol !== 'https:' && hostname !== 'localhost' && !hostname.endsWith('.localhost'))
    return 'passkeys need https, or localhost';
  return { origin, rp: hostname };
}

export async function askForNew(
  storage: Storage,
  { id, name }: Person,
  { origin, rp }: Page,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpName: 'Custodian',
    rpID: rp,
    userID: new Uint8Array(Buffer.from(id)),
    userName: name,
    userDisplayName: name,
    attestationType: 'none',
    excludeCredentials: (await storage.passkeysOf(id)).map((known) => ({ id: known.id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await remember(storage, 'passkey new', id, options.challenge, { origin, rp });
  return options;
}

export async function askForProof(
  storage: Storage,
  { origin, rp }: Page,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({ rpID: rp, userVerification: 'required' });
  await remember(storage, 'passkey proof', '', options.challenge, { origin, rp });
  return options;
}

/** A new passkey of the person who was asked for it. */
export async function proveNew(
  storage: Storage,
  person: string,
  page: Page,
  response: Added,
): Promise<Proven<Omit<Passkey, 'name'>>> {
  const asked = await askedBy(storage, 'passkey new', person, response, page);
  if ('problem' in asked) return asked;
  const { verifyRegistrationResponse } = await webauthn();
  try {
    const { clientDataJSON, attestationObject } = response.response;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...response, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
      ...expected(asked.challenge, page),
    });
    if (!verified) return { problem: UNPROVEN, status: 403 };
    const { id, publicKey, counter } = registrationInfo.credential;
    const key = Buffer.from(publicKey).toString('base64url');
    const transports = response.response.transports ?? [];
    return { id, person, key, counter, transports, made: now(), used: now() };
  } catch (error) {
    return { problem: `${UNPROVEN}: ${(error as Error).message}`, status: 403 };
  }
}

/** Whose passkey it is, and which; whose it would be, where it proves nothing and that is known. */
export async function prove(
  storage: Storage,
  page: Page,
  response: Shown,
): Promise<Proven<{ readonly person: Person }> & { readonly of?: string }> {
  const asked = await askedBy(storage, 'passkey proof', '', response, page);
  if ('problem' in asked) return asked;
  const known = await storage.passkey(response.id);
  if (known === null) return { problem: 'this passkey is not known here, or no longer', status: 403 };
  const of = known.person;
  if (Buffer.from(response.response.userHandle, 'base64url').toString() !== of)
    return { problem: `${UNPROVEN}: it is somebody else's`, status: 403, of };
  const { verifyAuthenticationResponse } = await webauthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...response, clientExtensionResults: {} },
      ...expected(asked.challenge, page),
      credential: {
        id: known.id,
        publicKey: new Uint8Array(Buffer.from(known.key, 'base64url')),
        counter: known.counter,
      },
    });
    if (!verified) return { problem: UNPROVEN, status: 403, of };
    // Of two who come with copies of one passkey at the same moment, one is late.
    if (!(await storage.usePasskey(known.id, known.counter, authenticationInfo.newCounter, now())))
      return { problem: `${UNPROVEN}: it is being used elsewhere`, status: 403, of };
  } catch (error) {
    return { problem: `${UNPROVEN}: ${(error as Error).message}`, status: 403, of };
  }
  const person = await storage.person(of);
  return person === null ? { problem: UNPROVEN, status: 403 } : { person };
}

const UNPROVEN = 'this passkey was not accepted';

const expected = (challenge: string, { origin, rp }: Page) => ({
  expectedChallenge: challenge,
  expectedOrigin: origin,
  expectedRPID: rp,
  requireUserVerification: true,
});

const remember = (storage: Storage, kind: string, owner: string, challenge: string, page: Page): Promise<void> =>
  storage.addToken({
    ...{ hash: tokenHash(challenge), kind, owner, until: now() + ASKED_FOR },
    about: page as unknown as Json,
  });

/** The question that the response answers; asked once, by this page, of this person. */
async function askedBy(
  storage: Storage,
  kind: string,
  owner: string,
  { response }: Pick<Added | Shown, 'response'>,
  { origin, rp }: Page,
): Promise<Proven<{ readonly challenge: string }>> {
  const old = { problem: 'this was asked too long ago, or has been answered: begin again', status: 410 } as const;
  const challenge = challengeIn(response.clientDataJSON);
  const asked = challenge === null ? null : await storage.takeToken(tokenHash(challenge), kind, now());
  if (challenge === null || asked === null || asked.owner !== owner) return old;
  const page = asked.about as unknown as Page;
  return page.origin === origin && page.rp === rp
    ? { challenge }
    : { problem: `${UNPROVEN}: it was asked for by another page`, status: 403 };
}

function challengeIn(clientData: string): string | null {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientData, 'base64url').toString()) as { challenge?: unknown };
    return typeof challenge === 'string' && challenge.length <= 200 ? challenge : null;
  } catch {
    return null;
  }
}
