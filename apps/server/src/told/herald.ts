// Tells people who are away: once, where they are, and never while they look at the table. What is to be told waits a moment, in case
// they come by themselves; what does not arrive is tried again with growing pauses, for a day. No table waits for any of it.
import { randomUUID } from 'node:crypto';
import type { Json, Seat } from '@custodian/kernel';
import type { Habits, ToldOf, Trouble, Way } from '@custodian/protocol';
import { now } from '../clock.ts';
import type { Done, Jobs, Workers } from '../jobs.ts';
import { ALWAYS, ahead, DAY, rhythmOf, wallOf } from '../pace/hours.ts';
import type { ClaimedJob, Storage } from '../storage/storage.ts';
import type { Tables } from '../tables/tables.ts';
import type { Keys } from './keys.ts';
import { HOLDS_FOR, sealedLink } from './keys.ts';
import { changeContacts, contactsOf, isReached, wishesOf } from './people.ts';
import type { News, Wanting } from './questions.ts';
import type { Message, Sender } from './sending.ts';
import { Gone, isWay } from './sending.ts';
import type { Saying } from './words.ts';
import { filled, phrases } from './words.ts';

/** Something that somebody may want to know who is not there. */
export interface Tiding {
  readonly person: string;
  readonly table: string;
  readonly seat: Seat;
  readonly of: ToldOf;
  readonly saying: Saying;
  /** The question it is about: nobody is told of one that has been answered. */
  readonly question: string | null;
  /** Who has caused it, by name. */
  readonly by: string;
}

export interface Herald {
  tell(tiding: Tiding): void;
  /** Sends a mail by which the person confirms that the address is his. */
  confirm(person: string, address: string): Promise<void>;
  /** His day begins anew: when he is told once a day. */
  planDigest(person: string): Promise<void>;
  readonly workers: Workers;
}

interface Surroundings {
  readonly storage: Storage;
  readonly jobs: Pick<Jobs, 'put' | 'drop'>;
  readonly tables: Tables;
  readonly keys: Keys;
  readonly sender: Sender;
  /** The address under which this server is reached. */
  readonly origin: () => string;
  report(what: string, error: unknown): void;
}

/** So long he may come by himself. */
const MOMENT = 60_000;
const MINUTE = 60_000;
/** Pauses between tries; the last one goes on until a day has passed. */
const PAUSES = [1, 5, 15, 60, 180, 360].map((minutes) => minutes * MINUTE);

/** A message on its way. */
interface Sending {
  readonly person: string;
  readonly way: Way;
  /** Which browser. */
  readonly endpoint?: string;
  readonly message: Message;
  readonly first: number;
  readonly tries: number;
}

export function heraldOf(around: Surroundings): Herald {
  const { storage, jobs, tables, keys, sender, origin, report } = around;

  const send = async (person: string, message: Message, ways: (way: Way) => boolean): Promise<void> => {
    const { mail, webhook, push } = await contactsOf(storage, person);
    const put = (way: Way, endpoint?: string): Promise<void> => {
      const sending: Sending = { person, way, message, first: now(), tries: 0, ...(endpoint && { endpoint }) };
      const job = { key: `send ${randomUUID()}`, owner: person, due: now(), about: sending as unknown as Json };
      return jobs.put(job);
    };
    if (mail?.confirmed === true && ways('mail')) await put('mail');
    if (webhook !== null && ways('webhook')) await put('webhook');
    if (ways('push')) for (const { endpoint } of push) await put('push', endpoint);
  };

  const stopLink = (person: string, of: ToldOf | 'digest', text: string): Message['stop'] => {
    const token = sealedLink(keys, { does: 'stop', person, about: of, until: now() + HOLDS_FOR.stop });
    return { link: `${origin()}/stop/${token}`, api: `${origin()}/api/stop/${token}`, text };
  };

  const tell = async ({ about, owner }: ClaimedJob): Promise<Done> => {
    const { person, of, saying, by, seat, question, at } = about as unknown as Tiding & Wanting;
    const wanting: Wanting = { person, seat, question, at };
    const table = await storage.table(owner);
    if (table === null || (await tables.question(owner, 'is wanted', wanting as unknown as Json)) !== true)
      return 'done';
    const wishes = await wishesOf(storage, person);
    if (wishes.digest !== null && saying !== 'soon') return 'done';
    const say = phrases[wishes.language];
    const { name, game } = table;
    const text = filled(say.about[saying], { table: name, by });
    const message: Message = {
      of,
      subject: text,
      text,
      link: `${origin()}/table/${table.id}#seat=${seat}`,
      linkText: say.open,
      stop: stopLink(person, of, `${say.stop} (${say.kinds[of]})`),
      table: { id: table.id, name, game },
    };
    await send(person, message, (way) => isWay(of, wishes.ways, way));
    return 'done';
  };

  const deliver = async ({ about }: ClaimedJob): Promise<Done> => {
    const sending = about as unknown as Sending;
    const { person, way, endpoint, message, first, tries } = sending;
    const note = (trouble: Trouble | null): Promise<unknown> => noteTrouble(storage, sending, trouble);
    try {
      const contacts = await contactsOf(storage, person);
      const browser = contacts.push.find((each) => each.endpoint === endpoint);
      // What was taken away meanwhile is not told any more.
      if (way === 'mail' && contacts.mail !== null) await sender.mail(contacts.mail.address, message);
      if (way === 'webhook' && contacts.webhook !== null) await sender.webhook(contacts.webhook, message);
      if (way === 'push' && browser !== undefined) await sender.push(browser, message);
      await note(null);
      return 'done';
    } catch (error) {
      const isOver = error instanceof Gone || now() - first >= DAY;
      await note({ since: first, why: (error as Error).message.slice(0, 200), isOver });
      if (isOver) return 'done';
      const pause = PAUSES[Math.min(tries, PAUSES.length - 1)] as number;
      return { due: now() + pause, about: { ...sending, tries: tries + 1 } as unknown as Json };
    }
  };

  const nextDigest = async (person: string): Promise<number | null> => {
    const { digest } = await wishesOf(storage, person);
    if (digest === null) return null;
    const habits = ((await storage.notes('habits', [person]))[person] as unknown as Habits | undefined) ?? ALWAYS;
    // Each day from that minute on is a day of its own, in his zone.
    const daily = rhythmOf({ ...ALWAYS, zone: habits.zone, hours: [digest, digest + 1] }, now(), 0);
    const into = (wallOf(now(), habits.zone) % DAY) / MINUTE;
    return ahead(daily, into >= digest && into < digest + 1 ? now() + MINUTE : now(), 1);
  };

  const tellDaily = async ({ owner: person }: ClaimedJob): Promise<Done> => {
    const due = await nextDigest(person);
    if (due === null) return 'done';
    const wishes = await wishesOf(storage, person);
    const text = await digestFor(person, wishes.language);
    if (text !== null) {
      const say = phrases[wishes.language];
      const stop = stopLink(person, 'digest', say.stop);
      const message: Message = {
        of: 'digest',
        subject: say.digest,
        text,
        link: `${origin()}/`,
        linkText: say.open,
        stop,
        table: null,
      };
      await send(person, message, (way) => isWay('digest', wishes.ways, way));
    }
    return { due, about: null };
  };

  /** What has happened at his tables since he looked, and where he is awaited; null when there is nothing to tell. */
  const digestFor = async (person: string, language: 'en' | 'it'): Promise<string | null> => {
    const say = phrases[language];
    const parts: string[] = [];
    for (const row of await storage.tablesOf(person, 30)) {
      const seat = row.finished ? undefined : row.seats.find((each) => each.person === person);
      if (seat === undefined) continue;
      const since = { seat: seat.seat, since: seat.seen ?? row.created, language };
      const news = (await tables.question(row.id, 'news', since)) as unknown as News | null;
      if (news === null || (!news.isAsked && news.lines.length === 0)) continue;
      const { isAsked, lines } = news;
      const head = `${row.name}${isAsked ? ` (${say.yourMove})` : ''}: ${origin()}/table/${row.id}#seat=${seat.seat}`;
      parts.push([head, ...(lines.length === 0 ? [] : [say.since, ...lines.map((line) => `- ${line}`)])].join('\n'));
    }
    return parts.length === 0 ? null : parts.join('\n\n');
  };

  return {
    tell: (tiding) => {
      const { person, table, of } = tiding;
      const due = of === 'reminder' ? now() : now() + MOMENT;
      contactsOf(storage, person)
        .then((contacts) => {
          if (!isReached(contacts)) return undefined;
          const about = { ...tiding, at: now() } as unknown as Json;
          return jobs.put({ key: `tell ${person} ${table} ${of}`, owner: table, due, about });
        })
        .catch((error) => report('somebody could not be told', error));
    },
    confirm: async (person, address) => {
      const { language } = await wishesOf(storage, person);
      const say = phrases[language];
      const token = sealedLink(keys, { does: 'confirm', person, about: address, until: now() + HOLDS_FOR.confirm });
      const link = `${origin()}/confirm/${token}`;
      await sender.mail(address, {
        ...{ of: 'confirm', subject: say.confirm, text: say.confirmText, link, linkText: say.confirm },
        ...{ stop: null, table: null },
      });
    },
    planDigest: async (person) => {
      const due = await nextDigest(person);
      const key = `digest ${person}`;
      if (due === null) await jobs.drop(key);
      else await jobs.put({ key, owner: person, due, about: null });
    },
    workers: { tell, send: deliver, digest: tellDaily },
  };
}

/** What did not arrive is told to the person where he sets how he is told. */
function noteTrouble(storage: Storage, { person, way, endpoint }: Sending, trouble: Trouble | null): Promise<unknown> {
  // In trouble since the first failure, and given up once something was, until something arrives.
  const marked = <T extends { readonly trouble?: Trouble }>({
    trouble: before = trouble ?? undefined,
    ...rest
  }: T): T =>
    (trouble === null || before === undefined
      ? rest
      : { ...rest, trouble: { ...trouble, since: before.since, isOver: before.isOver || trouble.isOver } }) as T;
  return changeContacts(storage, person, (contacts) => {
    if (way === 'mail') return { ...contacts, mail: contacts.mail && marked(contacts.mail) };
    if (way === 'webhook') return { ...contacts, webhook: contacts.webhook && marked(contacts.webhook) };
    // A browser that is gone is forgotten.
    const isGone = trouble?.isOver === true;
    const push = contacts.push.flatMap((each) => (each.endpoint !== endpoint ? [each] : isGone ? [] : [marked(each)]));
    return { ...contacts, push };
  });
}
