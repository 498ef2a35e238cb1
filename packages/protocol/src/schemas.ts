// What the server accepts from outside. Anything else is refused by name before it reaches a table.
import { z } from 'zod';
import { QUIET } from './ahead.ts';
import { TIME_UP } from './clocks.ts';
import { REASONS } from './company.ts';
import { MOST_DELAY } from './messages.ts';
import { SHOWN_TO } from './profile.ts';
import { TOLD_OF, WAYS, WEBHOOK_SHAPES } from './told.ts';

/** Levels of lists and objects within each other that a text may have: deeper ones would only serve to exhaust a stack. */
export const MOST_NESTED = 12;

/** Looks at the text alone, so that nobody has to go down before knowing how deep it is. */
export function isTooDeep(text: string): boolean {
  let depth = 0;
  let isQuoted = false;
  for (let i = 0; i < text.length; i++) {
    const one = text.charCodeAt(i);
    if (isQuoted) {
      if (one === BACKSLASH) i++;
      else if (one === QUOTE) isQuoted = false;
    } else if (one === QUOTE) isQuoted = true;
    else if (OPENING.has(one) && ++depth > MOST_NESTED) return true;
    else if (CLOSING.has(one)) depth--;
  }
  return false;
}
const QUOTE = 34;
const BACKSLASH = 92;
const OPENING = new Set([91, 123]);
const CLOSING = new Set([93, 125]);

/** Any value; each game checks its own. */
const json = z.unknown();

const id = z
  .number()
  .int()
  .min(0)
  .max(2 ** 31);
const seat = z.number().int().min(0).max(7);
const tableId = z.string().regex(/^[a-z0-9]{8,32}$/);

/** What is said stands among what others say: without what turns its direction, breaks its line or cannot be seen. */
const said = z
  .string()
  .max(500)
  .transform((text) =>
    text
      .replace(/\p{Cc}+|[\p{Zl}\p{Zp}]+/gu, ' ')
      .replace(/[\p{Bidi_Control}\p{Cs}\u200b\u2060\ufeff\ufff9-\ufffb]/gu, '')
      .trim(),
  )
  .pipe(z.string().min(1, 'nothing is said: 1 to 500 characters, some of them to be seen'));

export const clientMessage = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('sit'),
    table: tableId,
    seat: seat.nullable(),
    have: id.nullable(),
    eyes: seat.nullable().optional(),
  }),
  z.strictObject({
    type: z.literal('answer'),
    id,
    version: id,
    decision: z.string().max(120),
    value: json,
    key: z.string().min(8).max(40).optional(),
  }),
  z.strictObject({ type: z.literal('try'), id, decision: z.string().max(120), value: json }),
  z.strictObject({ type: z.literal('hint'), id }),
  z.strictObject({ type: z.literal('undo'), id }),
  z.strictObject({ type: z.literal('redo'), id }),
  z.strictObject({ type: z.literal('consent'), id, agree: z.boolean() }),
  z.strictObject({
    type: z.literal('standing'),
    id,
    window: z.string().max(60),
    mode: z.enum(['pass without answer', 'pass', 'touching', 'ask']),
  }),
  z.strictObject({ type: z.literal('quiet'), id, lets: z.enum(QUIET), thisRound: z.boolean() }),
  z.strictObject({
    type: z.literal('order'),
    id,
    order: z.strictObject({
      kind: z.string().max(40),
      said: z.record(z.string().max(40), z.string().max(80)),
      unless: z.array(z.string().max(40)).max(12),
    }),
  }),
  z.strictObject({ type: z.literal('withdraw'), id, order: id }),
  z.strictObject({ type: z.literal('looked'), id, answers: id }),
  z.strictObject({ type: z.literal('looking'), looking: z.boolean() }),
  z.strictObject({ type: z.literal('pause'), id, pause: z.boolean() }),
  z.strictObject({ type: z.literal('eyes'), id, open: z.boolean() }),
  z.strictObject({ type: z.literal('say'), id, text: said }),
  z.strictObject({ type: z.literal('ping') }),
]);

/** Names stand among others on one line: nothing that breaks it, turns its direction or cannot be seen. Forms of the same letters
 *  are written as those letters. */
const named = (most: number) =>
  z
    .string()
    .max(200)
    .transform((text) =>
      text
        .trim()
        .normalize('NFKC')
        .replace(/\p{Variation_Selector}/gu, '')
        .replace(/\p{Zs}+/gu, ' ')
        .trim(),
    )
    .pipe(
      z
        .string()
        .min(1)
        .max(most)
        .regex(
          /^(?!.*\p{M}{4})[^\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]*$/u,
          'must be without invisible and control characters',
        ),
    );

/** With a letter or a figure: of marks alone nobody is told apart. */
export const personName = named(24).pipe(z.string().regex(/[\p{L}\p{N}]/u));
export const password = z.string().min(8).max(200);
export const passwordChange = z.strictObject({ password, old: z.string().max(200).optional() });

/** To go for good one says one's name once more, and the password where there is one. */
export const goodbye = z.strictObject({ name: z.string().max(200), password: z.string().max(200).optional() });

/** The id of a title, or the level of a bot: which there are the server knows. */
const word = z.string().regex(/^[a-z0-9][a-z0-9 -]{0,31}$/i, 'must be a short plain word');

const whole = (least: number, most: number) => z.number().int().min(least).max(most);
const up = z.enum(TIME_UP);
const clock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('live'), minutes: whole(1, 600), increment: whole(0, 600), up }),
  z.strictObject({
    kind: z.literal('days'),
    days: whole(1, 30),
    reserve: whole(0, 60),
    holidays: whole(0, 60),
    up,
  }),
]);

export const newTable = z.strictObject({
  game: word,
  name: named(40),
  seats: z.array(word).min(1).max(8),
  options: json,
  clock: clock.nullable().optional(),
  spectators: whole(0, MOST_DELAY).nullable().optional(),
  public: z.boolean().optional(),
  language: z.enum(['en', 'it']).optional(),
});

export const guidedTable = z.strictObject({ name: named(40), game: word.optional() });

export const seatChange = z.strictObject({ to: word });
export const seatConsent = z.strictObject({ agree: z.boolean() });
export const replayChange = z.strictObject({ open: z.boolean() });
export const hostChange = z.strictObject({ seat });
/** Without a token: at a public table. */
export const joining = z.strictObject({ token: z.string().min(16).max(64).optional() });
export const publicChange = z.strictObject({ public: z.boolean(), language: z.enum(['en', 'it']).optional() });

const personId = z.string().regex(/^[\w-]{4,32}$/);
export const blockChange = z.strictObject({ person: personId, blocked: z.boolean() });
export const shownChange = z.strictObject({ shownTo: z.enum(SHOWN_TO) });
/** A person, or a line of his at a table. */
export const newReport = z.strictObject({
  person: personId,
  line: z.strictObject({ table: tableId, at: z.number().int().min(0), text: z.string().max(500) }).optional(),
  reason: z.enum(REASONS),
  words: z.string().max(500),
});

const isZone = (zone: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
};
/** A day of the calendar: the 30th of February is none. */
const isDay = (text: string): boolean =>
  /^20\d\d-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;

const minute = z.number().int().min(0).max(1440);
const day = z.string().refine(isDay, 'a day is like 2027-08-31');

export const habits = z.strictObject({
  zone: z.string().max(60).refine(isZone, 'a time zone is like Europe/Rome or America/New_York'),
  hours: z
    .tuple([minute, minute])
    .refine(([from, to]) => from !== to, 'from one minute of the day (0 to 1440) to another; null for any hour')
    .nullable(),
  days: z
    .array(z.number().int().min(1).max(7))
    .refine((days) => new Set(days).size === days.length, 'each day of the week once: 1 (Monday) to 7 (Sunday)')
    .min(1, 'at least one day of the week: 1 (Monday) to 7 (Sunday)'),
  holidays: z
    .array(z.strictObject({ from: day, to: day }).refine(({ from, to }) => from <= to, 'holidays end after they begin'))
    .max(20),
});

const address = (text: string, protocols: readonly string[]): boolean => {
  try {
    const url = new URL(text);
    return protocols.includes(url.protocol) && url.username === '' && url.password === '';
  } catch {
    return false;
  }
};

export const wishes = z.strictObject({
  language: z.enum(['en', 'it']),
  ways: z.record(z.enum(TOLD_OF), z.array(z.enum(WAYS)).max(WAYS.length)),
  digest: z.number().int().min(0).max(1439).nullable(),
});

export const mailAddress = z.strictObject({
  address: z
    .string()
    .max(200)
    .regex(/^[^\s@<>,;"]+@[^\s@<>,;".]+(\.[^\s@<>,;".]+)+$/, 'a mail address is like ilaria@example.org')
    .nullable(),
  /** Also where it is the last way to come back. */
  sure: z.boolean().optional(),
});
export const mailLink = z.strictObject({
  address: mailAddress.shape.address.unwrap(),
  language: z.enum(['en', 'it']),
});
export const entering = z.strictObject({ token: z.string().min(16).max(64), password: password.optional() });

/** Bytes as they travel. */
const bytes = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[\w-]+=*$/, 'must be base64url');
const passkeyId = bytes(1400);
const credential = { id: passkeyId, rawId: passkeyId, type: z.literal('public-key') };

/** A new passkey, as the browser hands it over; what is not looked at is passed over. */
export const newPasskey = z.strictObject({
  name: named(40).optional(),
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: bytes(4000),
      attestationObject: bytes(20_000),
      transports: z.array(z.string().max(20)).max(10).optional(),
    }),
  }),
});

/** What a passkey proves. */
export const passkeyProof = z.strictObject({
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: bytes(4000),
      authenticatorData: bytes(4000),
      signature: bytes(2000),
      userHandle: bytes(200),
    }),
  }),
});
export const passkeyName = z.strictObject({ id: passkeyId, name: named(40) });
export const passkeyEnd = z.strictObject({ id: passkeyId, sure: z.boolean().optional() });
/** A few lines, without what turns their direction or cannot be seen. */
const toldText = (most: number) =>
  z
    .string()
    .max(most * 2)
    .transform((text) => text.replace(/[\p{Bidi_Control}\p{Cs}\u200b\u2060\ufeff]/gu, '').trim())
    .pipe(z.string().max(most));
const spoken = z.enum(['en', 'it']);
const moment = z.number().int().min(0).max(4e12);
export const announcing = z.strictObject({
  text: toldText(500).pipe(z.string().min(1, 'an announcement says something')),
  language: spoken,
  until: moment,
});
export const closingChange = z.strictObject({
  closing: z.strictObject({ at: moment, text: toldText(300), language: spoken }).nullable(),
});
export const withdrawing = z.strictObject({ id: z.string().min(1).max(60) });
export const backupEnd = z.strictObject({ name: z.string().max(80) });
export const accountChange = z.strictObject({ id: z.string().max(60), barred: z.boolean() });
export const accountEnd = z.strictObject({ id: z.string().max(60), name: z.string().max(200) });
export const deviceEnd = z.strictObject({ id: z.string().min(8).max(64) });

export const webhook = z.strictObject({
  url: z
    .string()
    .max(500)
    .refine(
      (text) => address(text, ['https:', 'http:']),
      'an address is like https://example.org/hook, without a name or password in it',
    )
    .nullable(),
  shape: z.enum(WEBHOOK_SHAPES),
});

export const pushSubscription = z.strictObject({
  endpoint: z
    .string()
    .max(1000)
    .refine((text) => address(text, ['https:', 'http:'])),
  keys: z.strictObject({ p256dh: z.string().max(200), auth: z.string().max(100) }),
});
export const pushEnd = z.strictObject({ endpoint: z.string().max(1000) });
export const linkToken = z.strictObject({ token: z.string().min(16).max(800) });
