// Tables at a wanted moment: played without a page from a fixed seed, then stored as the server stores them.
import { randomBytes } from 'node:crypto';
import type { Answer, Decision, Json, State } from '@custodian/kernel';
import { apply, decisionId, eventsFor, pending, play, quickRoll, start } from '@custodian/kernel';
import type { Clock } from '@custodian/protocol';
import type { Title } from '@custodian/title';
import { secretToken, tokenHash } from '../apps/server/src/secrets.ts';
import type { HistoryRow, SeatRow, Storage } from '../apps/server/src/storage/storage.ts';

/** Somebody known to the server: the token is what the cookie of a device holds. */
export interface Guest {
  readonly id: string;
  readonly name: string;
  readonly token: string;
}

/** Who has a seat: a person, a bot of a level, or whoever comes by the link. */
export type Sitter = Guest | string;

export interface Stored {
  readonly id: string;
  /** Addresses: of the table, to watch it, and of each open seat. */
  readonly path: string;
  readonly watch: string;
  readonly links: readonly (string | null)[];
  /** What each seat alone may know, by its ids, and nobody else has ever heard of. */
  readonly secrets: readonly (readonly string[])[];
}

/** Is this where the game is to stop? `decision` is what seat 0 is asked. */
export type MomentOf<G> = (state: State<G>, decision: Decision) => boolean;
/** Of any game: whoever asks for it names the title too. */
export type AnyMoment = MomentOf<never>;

/** Nobody is asked anything any more. */
export const theEnd: AnyMoment = () => false;

export async function addGuest(storage: Storage, name: string): Promise<Guest> {
  const guest = { id: randomBytes(9).toString('base64url'), name, token: secretToken() };
  await storage.addPerson({ id: guest.id, name, password: null });
  await storage.addSession(tokenHash(guest.token), guest.id, Date.now());
  return guest;
}

/** A table of these, the first of whom is the host, at the moment; everything up to it was played by eager players. */
export async function addTable(
  storage: Storage,
  title: Title,
  moment: AnyMoment,
  name: string,
  sitters: readonly [Guest, ...Sitter[]],
  options: Json = {},
  { clock, now = Date.now() }: { readonly clock?: Clock; readonly now?: number } = {},
): Promise<Stored> {
  const [host] = sitters;
  const live = sitters.some((sitter) => sitter !== host && !isBot(sitter));
  const laid = { seats: sitters.length, live, options };
  const { seed, answers } = playTo(title, moment, laid);
  const id = randomBytes(8).toString('hex');
  const tokens = sitters.map((sitter) => (sitter === 'open' ? secretToken() : null));
  const seats = sitters.map(
    (sitter, seat): SeatRow => ({
      seat,
      person: typeof sitter === 'string' ? null : sitter.id,
      bot: isBot(sitter) ? sitter : null,
      claim: tokens[seat] == null ? null : tokenHash(tokens[seat]),
    }),
  );
  await storage.addTable({
    id,
    game: title.id,
    name,
    host: host.id,
    seed,
    options,
    live,
    created: now,
    changed: now,
    finished: false,
    ...(clock === undefined ? {} : { clock }),
    seats,
  });
  const { rows, secrets } = kept(title, laid, seed, answers, now);
  await storage.append(id, 0, rows, moment === theEnd);
  const links = tokens.map((token) => (token === null ? null : `/join/${id}/${token}`));
  return { id, path: `/table/${id}`, watch: `/watch/${id}`, links, secrets };
}

const isBot = (sitter: Sitter): sitter is string => typeof sitter === 'string' && sitter !== 'open';

interface Played {
  readonly seed: string;
  readonly answers: readonly Answer[];
}

/** Games that were played already. */
const known = new Map<string, Played>();

/** The first game in which the moment comes, within so many answers. */
const MOST_ANSWERS = 1000;
const MOST_SEEDS = 200;

/** How many sit there, whether several of them are people, and what was chosen before the game. */
interface Laid {
  readonly seats: number;
  readonly live: boolean;
  readonly options: Json;
}

function playTo(title: Title, moment: AnyMoment, laid: Laid): Played {
  const key = `${title.id} ${moment.name} ${JSON.stringify(laid)}`;
  for (let seed = 1; seed <= MOST_SEEDS && !known.has(key); seed++) {
    const answers = answersTo(title, moment, laid, seed);
    if (answers !== null) known.set(key, { seed: String(seed), answers });
  }
  const played = known.get(key);
  if (played === undefined) throw new Error(`no game comes to the moment: ${key}`);
  return played;
}

function answersTo(title: Title, moment: AnyMoment, laid: Laid, seed: number): readonly Answer[] | null {
  const { rules } = title;
  const { state } = begin(title, laid, String(seed));
  const roll = quickRoll(seed);
  const answers: Answer[] = [];
  while ((answers.length < MOST_ANSWERS || moment === theEnd) && state.stack.length > 0) {
    const asked = pending(rules, state);
    const own = asked.find((each) => each.seat === 0);
    if (own !== undefined && moment(state as State<never>, own)) return answers;
    const decision = asked[roll(asked.length) - 1] as Decision;
    const value = title.spirited({ rules, state, seat: decision.seat, decision, roll });
    const answer = { seat: decision.seat, decision: decisionId(state), value };
    answers.push(answer);
    play(rules, state, answer);
  }
  return moment === theEnd ? answers : null;
}

/** The answers with what undo needs to know of each, as the server keeps them, and what is secret after them. */
function kept(
  title: Title,
  laid: Laid,
  seed: string,
  answers: readonly Answer[],
  now: number,
): { rows: HistoryRow[]; secrets: string[][] } {
  const { rules } = title;
  let { state } = begin(title, laid, seed);
  let heard = '';
  const rows = answers.map((answer, i): HistoryRow => {
    const applied = apply(rules, state, answer);
    if ('refused' in applied) throw new Error(`answer ${i} is refused: ${applied.refused.text.key}`);
    state = applied.state;
    heard += JSON.stringify(eventsFor(applied.events, null));
    return { kind: 'answer', ...answer, revealed: applied.revealed, at: now - 1000 * (answers.length - i) };
  });
  const open = textsIn(rules.hide(state.game, null));
  const secrets = Array.from({ length: laid.seats }, (_, seat) =>
    [...textsIn(rules.hide(state.game, seat))].filter((id) => !open.has(id) && !heard.includes(id)),
  );
  return { rows, secrets };
}

/** Every text in a value, however deep. */
function textsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') found.add(value);
  else if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) textsIn(each, found);
  return found;
}

function begin({ rules }: Title, { seats, live, options }: Laid, seed: string): { state: State<unknown> } {
  const begun = start(rules, seats, options, seed, live);
  if ('refused' in begun) throw new Error(begun.refused.text.key);
  return begun;
}
