// What each person wants to be told and where he is reached, as it is stored.
import type { Json } from '@custodian/kernel';
import type { Reached, ToldOf, Trouble, Way, WebhookShape, Wishes } from '@custodian/protocol';
import { TOLD_OF, WAYS } from '@custodian/protocol';
import type { Storage } from '../storage/storage.ts';

export interface Browser {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  readonly trouble?: Trouble;
}

/** Where somebody is reached, with what is nobody else's business. */
export interface Contacts {
  readonly mail: {
    readonly address: string;
    readonly confirmed: boolean;
    /** When it was named: links that were sent before do not confirm it. */
    readonly since?: number;
    readonly trouble?: Trouble;
  } | null;
  readonly webhook: {
    readonly url: string;
    readonly shape: WebhookShape;
    /** What is sent there is signed with it. */
    readonly secret: string;
    readonly trouble?: Trouble;
  } | null;
  readonly push: readonly Browser[];
}

type Notes = Pick<Storage, 'notes' | 'setNote'>;

const NOWHERE: Contacts = { mail: null, webhook: null, push: [] };
const EVERYTHING: Wishes = {
  language: 'en',
  ways: Object.fromEntries(TOLD_OF.map((of) => [of, WAYS])) as unknown as Record<ToldOf, readonly Way[]>,
  digest: null,
};

export async function wishesOf(storage: Notes, person: string): Promise<Wishes> {
  const noted = (await storage.notes('wishes', [person]))[person] as unknown as Partial<Wishes> | undefined;
  return { ...EVERYTHING, ...noted, ways: { ...EVERYTHING.ways, ...noted?.ways } };
}

export const setWishes = (storage: Notes, person: string, wishes: Wishes): Promise<void> =>
  storage.setNote(person, 'wishes', wishes as unknown as Json);

export async function contactsOf(storage: Notes, person: string): Promise<Contacts> {
  const noted = (await storage.notes('contacts', [person]))[person] as unknown as Partial<Contacts> | undefined;
  return { ...NOWHERE, ...noted };
}

export async function changeContacts(
  storage: Notes,
  person: string,
  change: (contacts: Contacts) => Contacts,
): Promise<Contacts> {
  const changed = change(await contactsOf(storage, person));
  await storage.setNote(person, 'contacts', changed as unknown as Json);
  return changed;
}

/** What somebody has stopped by a link, and when: a link that was sent before has been used. */
export async function stopOnce(
  storage: Notes,
  person: string,
  about: string,
  sent: number,
  at: number,
): Promise<boolean> {
  const stopped = ((await storage.notes('stopped', [person]))[person] ?? {}) as Readonly<Record<string, number>>;
  if (sent <= (stopped[about] ?? Number.NEGATIVE_INFINITY)) return false;
  await storage.setNote(person, 'stopped', { ...stopped, [about]: at });
  return true;
}

export const isReached = ({ mail, webhook, push }: Contacts): boolean =>
  mail?.confirmed === true || webhook !== null || push.length > 0;

/** Without keys and secrets. */
export const shown = ({ mail, webhook, push }: Contacts): Reached => ({
  mail: mail && {
    address: mail.address,
    confirmed: mail.confirmed,
    ...(mail.trouble && { trouble: mail.trouble }),
  },
  webhook:
    webhook === null
      ? null
      : { url: webhook.url, shape: webhook.shape, ...(webhook.trouble && { trouble: webhook.trouble }) },
  push: push.map(({ endpoint, trouble }) => ({ endpoint, ...(trouble && { trouble }) })),
});
