// Tables at a wanted moment: played without a page from a fixed seed, then stored as the server stores them.
import { randomBytes } from 'node:crypto';
import type { Answer, Decision, Frame, State } from '@custodian/kernel';
import { apply, decisionId, eventsFor, pending, play, quickRoll, start } from '@custodian/kernel';
import type { BotKind } from '@custodian/protocol';
import type { Game } from '@custodian/ti3';
import { ti3 } from '@custodian/ti3';
import { title } from '@custodian/ti3/title';
import { secretToken, tokenHash } from '../apps/server/src/secrets.ts';
import type { HistoryRow, SeatRow, Storage } from '../apps/server/src/storage/storage.ts';

/** Somebody known to the server: the token is what the cookie of a device holds. */
export interface Guest {
  readonly id: string;
  readonly name: string;
  readonly token: string;
}

/** Who has a seat: a person, a bot, or whoever comes by the link. */
export type Sitter = Guest | BotKind | 'open';

export interface Stored {
  readonly id: string;
  /** Addresses: of the table, to watch it, and of each open seat. */
  readonly path: string;
  readonly watch: string;
  readonly links: readonly (string | null)[];
  /** The action cards and secret objective of each seat that nobody else has ever heard of. */
  readonly secrets: readonly (readonly string[])[];
}

/** Is this where the game is to stop? `decision` is what seat 0 is asked. */
export type Moment = (state: State<Game>, decision: Decision) => boolean;

/** Seats 0 and 1 fight, each with ships enough for more than a round; seat 0 decides about it. */
export const spaceBattle: Moment = (state, decision) => {
  const battle = frameOf(state, 'space battle');
  if (battle?.v.round !== 1 || decision.secret || battle.v.attacker + battle.v.defender !== 1) return false;
  const ships = state.game.systems.find((system) => system.id === battle.v.system)?.ships ?? [];
  return [0, 1].every((seat) => ships.filter((ship) => ship.owner === seat).length >= 3);
};

/** Seat 0 votes, and seat 1 after it. */
export const vote: Moment = (state) => {
  const council = state.stack.at(-1);
  return council?.run === 'galactic council' && council.at === 'vote' && council.v.voters[1] === 1;
};

/** Seat 0 has played Trade and may propose an agreement to seat 1. */
export const trade: Moment = (state, decision) => {
  const talks = state.stack.at(-1);
  if (talks?.run !== 'trade negotiations' || talks.v.seat !== 0 || decision.kind !== 'choose') return false;
  return talks.v.deal === undefined && decision.options.some((option) => option.id.startsWith('1 '));
};

/** Seat 0 is asked how its ships move, and has some that can. */
export const movement: Moment = (_, decision) =>
  decision.kind === 'plan' &&
  decision.shape === 'movement' &&
  (decision.about as { reach: readonly unknown[] }).reach.length > 1;

/** A turn of seat 0 when empires have grown. */
export const lateGame: Moment = (state) =>
  state.game.round >= 5 && decisionId(state) === 'action phase/choose an action';

/** Nobody is asked anything any more. */
export const theEnd: Moment = () => false;

export async function addGuest(storage: Storage, name: string): Promise<Guest> {
  const guest = { id: randomBytes(9).toString('base64url'), name, token: secretToken() };
  await storage.addPerson({ id: guest.id, name, password: null });
  await storage.addSession(tokenHash(guest.token), guest.id, Date.now());
  return guest;
}

/** A table of these, the first of whom is the host, at the moment; everything up to it was played by eager players. */
export async function addTable(
  storage: Storage,
  moment: Moment,
  name: string,
  sitters: readonly [Guest, ...Sitter[]],
): Promise<Stored> {
  const [host] = sitters;
  const live = sitters.some((sitter) => sitter !== host && !isBot(sitter));
  const { seed, answers } = playTo(moment, sitters.length, live);
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
  const now = Date.now();
  await storage.addTable({
    id,
    game: ti3.id,
    name,
    host: host.id,
    seed,
    options: {},
    live,
    created: now,
    changed: now,
    finished: false,
    seats,
  });
  const { rows, secrets } = kept(sitters.length, live, seed, answers, now);
  await storage.append(id, 0, rows, moment === theEnd);
  const links = tokens.map((token) => (token === null ? null : `/join/${id}/${token}`));
  return { id, path: `/table/${id}`, watch: `/watch/${id}`, links, secrets };
}

const isBot = (sitter: Sitter): sitter is BotKind => sitter === 'random' || sitter === 'sensible';

const frameOf = (state: State<Game>, run: string): Frame | undefined => state.stack.find((frame) => frame.run === run);

interface Played {
  readonly seed: string;
  readonly answers: readonly Answer[];
}

/** Games that were played already. */
const known = new Map<string, Played>();

/** The first game in which the moment comes, within so many answers. */
const MOST_ANSWERS = 1000;
const MOST_SEEDS = 200;

function playTo(moment: Moment, seats: number, live: boolean): Played {
  const key = `${moment.name} ${seats} ${live}`;
  for (let seed = 1; seed <= MOST_SEEDS && !known.has(key); seed++) {
    const answers = answersTo(moment, seats, live, seed);
    if (answers !== null) known.set(key, { seed: String(seed), answers });
  }
  const played = known.get(key);
  if (played === undefined) throw new Error(`no game comes to the moment: ${key}`);
  return played;
}

function answersTo(moment: Moment, seats: number, live: boolean, seed: number): readonly Answer[] | null {
  const { state } = begin(seats, live, String(seed));
  const roll = quickRoll(seed);
  const answers: Answer[] = [];
  while ((answers.length < MOST_ANSWERS || moment === theEnd) && state.stack.length > 0) {
    const asked = pending(ti3, state);
    const own = asked.find((each) => each.seat === 0);
    if (own !== undefined && moment(state, own)) return answers;
    const decision = asked[roll(asked.length) - 1] as Decision;
    const value = title.spirited({ rules: title.rules, state, seat: decision.seat, decision, roll });
    const answer = { seat: decision.seat, decision: decisionId(state), value };
    answers.push(answer);
    play(ti3, state, answer);
  }
  return moment === theEnd ? answers : null;
}

/** The answers with what undo needs to know of each, as the server keeps them, and what is secret after them. */
function kept(
  seats: number,
  live: boolean,
  seed: string,
  answers: readonly Answer[],
  now: number,
): { rows: HistoryRow[]; secrets: string[][] } {
  let { state } = begin(seats, live, seed);
  let heard = '';
  const rows = answers.map((answer, i): HistoryRow => {
    const applied = apply(ti3, state, answer);
    if ('refused' in applied) throw new Error(`answer ${i} is refused: ${applied.refused.text.key}`);
    state = applied.state;
    heard += JSON.stringify(eventsFor(applied.events, null));
    return { kind: 'answer', ...answer, revealed: applied.revealed, at: now - 1000 * (answers.length - i) };
  });
  const secrets = state.game.players.map(({ hand, secret }) => [...hand, secret].filter((id) => !heard.includes(id)));
  return { rows, secrets };
}

function begin(seats: number, live: boolean, seed: string): { state: State<Game> } {
  const begun = start(ti3, seats, {}, seed, live);
  if ('refused' in begun) throw new Error(begun.refused.text.key);
  return begun;
}
