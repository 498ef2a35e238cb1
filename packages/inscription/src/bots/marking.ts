// A player who marks what is worth most by the end of the game, as far as he can see.
import type { Policy, Situation } from '@custodian/bots';
import type { Choose, Json, Plan, Roll } from '@custodian/kernel';
import { agendaOf } from '../content/index.ts';
import type { Outcome } from '../content/types.ts';
import type { Desk } from '../desk.ts';
import type { Commodity, Op, Resource, Side } from '../facts/vocabulary.ts';
import { COMMODITIES, RESOURCES, SHEETS, SIDES } from '../facts/vocabulary.ts';
import type { G, Game, Player, Seat } from '../game.ts';
import { RIVAL } from '../game.ts';
import { copyDesk, fillPurse, mark, openDesk, owe, strengthOf } from '../marks/index.ts';
import { deskAt } from '../queries/desks.ts';
import { strengthOfRival, votesOfRival } from '../queries/rival.ts';
import type { Outlook } from './outlook.ts';
import { outlookOf } from './outlook.ts';
import type { Breadth, Thought } from './search.ts';
import { bestMarks } from './search.ts';
import { drawWorth, worthOf } from './worth.ts';

interface Mind {
  readonly g: G;
  readonly seat: Seat;
  readonly me: Player;
  readonly outlook: Outlook;
  readonly breadth: Breadth;
  readonly roll: Roll;
  readonly explain: Situation<Game>['explain'];
}

export const marking =
  (breadth: Breadth): Policy<Game> =>
  ({ state, seat, decision, roll, explain }) => {
    const g = state.game;
    const mind: Mind = { g, seat, me: g.players[seat] as Player, outlook: lookAhead(g, seat), breadth, roll, explain };
    return decision.kind === 'choose' ? chosen(mind, decision) : planned(mind, decision);
  };

/** Wars are fought in the stages from II on. */
const stageOf = (level: number): number => level + 1;

/** What the neighbour on that side shows against me at a level: the rival by his track, a player by his sheet. */
function shownBy(g: G, seat: Seat, side: Side, level: number): number {
  const neighbour = g.neighbours[seat]?.[side] ?? RIVAL;
  const other = g.players[neighbour];
  if (other === undefined) return strengthOfRival(g, stageOf(level));
  return strengthOf(other.paper as Desk['paper'], side === 'left' ? 'right' : 'left', level, other.faction);
}

function lookAhead(g: G, seat: Seat): Outlook {
  const shown = (side: Side): number[] =>
    [0, 1, 2, 3, 4].map((level) => (level === 0 ? 0 : shownBy(g, seat, side, level)));
  return outlookOf({
    revealed: [...g.discard, ...(g.event === null ? [] : [g.event])],
    slotsTaken: g.mecatol.length,
    objectives: g.objectives.map(({ id, flipped }) => ({ id, flipped: flipped > 0 })),
    shown: { left: shown('left'), right: shown('right') },
  });
}

function planned(mind: Mind, { shape, about, sample }: Plan): Json {
  if (shape === 'turn') return { marks: turn(mind) };
  if (shape === 'ballot') return ballot(mind, about as { agenda: string; votes: number; free: number });
  if (shape === 'votes')
    return againstRival(mind, about as { pass: string; fail: string; votes: number; free: number });
  return sample(mind.roll);
}

/** Marks for what is to be spent or carried out; before the card is spent, on the sheet that promises most. */
function turn(mind: Mind): readonly string[] {
  const { outlook, breadth, roll } = mind;
  const desk = deskAt(mind.g, mind.seat);
  const gained = (worth: number): void => {
    const points = Math.round(worth - worthOf(desk, outlook));
    mind.explain?.(points > 0 ? { key: 'advice.worth', with: { points } } : { key: 'advice.little difference' });
  };
  if (desk.step !== 'card' || desk.active !== null) {
    const { marks, worth } = bestMarks(desk, outlook, breadth, roll);
    gained(worth);
    return marks;
  }
  let best: { readonly thought: Thought; readonly worth: number } | null = null;
  for (const sheet of SHEETS) {
    const tried = copyDesk(desk);
    mark(tried, `sheet ${sheet}`);
    const thought = bestMarks(tried, outlook, breadth, roll);
    const worth = afterDice(mind, thought.desk);
    if (best === null || worth > best.worth)
      best = { thought: { ...thought, marks: [`sheet ${sheet}`, ...thought.marks] }, worth };
  }
  if (best !== null) gained(best.worth);
  return best?.thought.marks ?? [];
}

/** Rolls that stand for all of them. */
const ROLLS: readonly (readonly Resource[])[] = [
  ['M', 'M', 'I'],
  ['M', 'I', 'R'],
  ['M', 'I', 'I'],
  ['M', 'M', 'M'],
];
const USUAL_FOCUS = [1, 1, 1];

/** What the sheets are worth once the dice are spent, on average; and what is left of the card where a relic is drawn first. */
function afterDice({ outlook, breadth, roll }: Mind, before: Desk): number {
  const { paper, faction, active, hand, used, draws, purse } = before;
  const worths = ROLLS.slice(0, breadth.rolls).map((black) => {
    const desk = copyDesk(
      openDesk(paper, faction, 'dice', { active, hand, used, black: [...black], focus: USUAL_FOCUS }),
    );
    fillPurse(desk);
    if (draws !== null) for (const res of RESOURCES) desk.purse[res] += purse[res];
    return bestMarks(desk, outlook, { beam: 1, places: 4 }, roll).worth;
  });
  return worths.reduce((sum, worth) => sum + worth, 0) / worths.length + drawWorth(before, outlook);
}

/** What effects would be worth to me. */
function worthOfEffects({ me, outlook, roll }: Mind, ops: readonly Op[]): number {
  const desk = copyDesk(openDesk(me.paper as Desk['paper'], me.faction, 'effects', { hand: [...me.hand] }));
  const before = worthOf(desk, outlook);
  owe(desk, ops);
  return bestMarks(desk, outlook, { beam: 1, places: 4 }, roll).worth - before;
}

/** What a namer would name is not known: the first commodity stands for any. */
const effectsOf = ({ do: ops }: Outcome): readonly Op[] =>
  ops.map((op) =>
    op.op === 'gain' && op.asset.kind === 'com' && op.asset.c === 'choose'
      ? { ...op, asset: { ...op.asset, c: 'tri' } }
      : op,
  );

const VOTE_WORTH = 0.35;

/** For the outcome that I like better, with as many votes as the difference is worth. */
function ballot(mind: Mind, { agenda, votes, free }: { agenda: string; votes: number; free: number }): Json {
  const { pass, fail } = agendaOf(agenda);
  const liking = worthOfEffects(mind, effectsOf(pass)) - worthOfEffects(mind, effectsOf(fail));
  const points = Math.round(Math.abs(liking));
  mind.explain?.(points > 0 ? { key: 'advice.worth', with: { points } } : { key: 'advice.little difference' });
  const cast = Math.min(votes, Math.floor(Math.abs(liking) / VOTE_WORTH));
  const relic = free > 0 && Math.abs(liking) > 1;
  if (cast === 0 && !relic) return { outcome: 'abstain', votes: 0, relic: false };
  return { outcome: liking > 0 ? 'pass' : 'fail', votes: cast, relic };
}

/** A black die adds 0, 1 or 2 with three, two and one of its faces. */
const RIVAL_ADDS = [3, 2, 1] as const;

function againstRival(
  mind: Mind,
  { pass, fail, votes, free }: { pass: string; fail: string; votes: number; free: number },
): Json {
  const starred = agendaOf(pass).star;
  const good = worthOfEffects(mind, effectsOf(starred ? agendaOf(pass).pass : agendaOf(fail).fail));
  const bad = worthOfEffects(mind, effectsOf(starred ? agendaOf(fail).fail : agendaOf(pass).pass));
  const base = votesOfRival(mind.g, mind.g.stage);
  const worth = (cast: number, relic: boolean): number => {
    const chance = RIVAL_ADDS.reduce(
      (sum, faces, add) => sum + (cast + (relic ? free : 0) > base + add ? faces / 6 : 0),
      0,
    );
    return chance * good + (1 - chance) * bad - VOTE_WORTH * cast - (relic ? 0.2 : 0);
  };
  let best = { votes: 0, relic: false };
  for (let cast = 0; cast <= votes; cast++)
    for (const relic of free > 0 ? [false, true] : [false])
      if (worth(cast, relic) > worth(best.votes, best.relic)) best = { votes: cast, relic };
  return best;
}

/** One of several: a faction, what is named for everybody, a relic that may be played now. */
function chosen(mind: Mind, { ask, options, pick }: Choose): Json {
  const ids = options.map(({ id }) => id);
  // They are worth about the same.
  if (ask.key === 'ask.faction') return [ids[mind.roll(ids.length) - 1] as string];
  if (ask.key.startsWith('window.')) return isStrengthWanted(mind) ? ids.slice(0, pick[1]) : [];
  return [best(ids, (id) => worthOfNaming(mind, id))];
}

const best = <T>(of: readonly T[], worth: (each: T) => number): T => of.reduce((a, b) => (worth(b) > worth(a) ? b : a));

/** What is named is gained by everybody, or lost by everybody. */
function worthOfNaming(mind: Mind, id: string): number {
  if ((COMMODITIES as readonly string[]).includes(id))
    return worthOfEffects(mind, [{ op: 'gain', asset: { kind: 'com', c: id as Commodity, n: 1 }, n: 1 }]);
  return worthOfEffects(mind, [{ op: 'crossOut', target: 'nav.unclaimedSystem', n: 2, kind: id as 'planet' }]);
}

/** Four strength more turn a war that would be lost or tied, or there is no later war to keep them for. */
function isStrengthWanted({ g, seat, me }: Mind): boolean {
  const level = g.stage - 1;
  if (level === 4) return true;
  return SIDES.some((side) => {
    const lacking = shownBy(g, seat, side, level) - strengthOf(me.paper as Desk['paper'], side, level, me.faction);
    return lacking >= 0 && lacking < STELLAR_CONVERTER;
  });
}
const STELLAR_CONVERTER = 4;
