// Combats fought out by the rules themselves, thousands of times: fixed seeds, and players who do what a conduct says.
import type { Choose, Decision, Frame, Json, Seat, State } from '@custodian/kernel';
import { begin, decisionId, pending, play } from '@custodian/kernel';
import type { PlanetId, UnitTypeId } from '../../src/facts/index.ts';
import type { Game } from '../../src/game.ts';
import { locate } from '../../src/queries/board.ts';
import { lossOrder } from '../../src/queries/combat.ts';
import { combatNow } from '../../src/queries/combat-now.ts';
import { assigning, usualHits } from '../../src/queries/hits.ts';
import type { Conduct, Conducts } from '../../src/queries/odds/conduct.ts';
import { spaceOdds } from '../../src/queries/odds/space.ts';
import type { Sequences } from '../../src/terms.ts';
import { ti4 } from '../../src/ti4.ts';

export type Beginning = { [N in keyof Sequences]: readonly [N, Sequences[N]['given']] }[keyof Sequences];

export interface Players {
  readonly attacker: Seat;
  readonly defender: Seat;
  readonly conducts: Conducts;
  /** Components that whoever has them uses, whenever he is asked. */
  readonly uses: readonly string[];
  /** The system that is activated, and where everything aboard lands. */
  readonly target?: { readonly system: string; readonly planet: PlanetId };
}

/** One fight to its end. `looks`: at every question on the way. */
export function fightOut(
  game: Game,
  [run, given]: Beginning,
  seed: string,
  players: Players,
  looks?: (state: State<Game>) => void,
): Game {
  const { state } = begin(ti4, game, run, { ...given } as never, seed, false);
  for (let answers = 0; state.stack.length > 0; answers++) {
    if (answers > 400) throw new Error(`no end at ${decisionId(state)}`);
    looks?.(state);
    const decision = pending(ti4, state)[0] as Decision;
    play(ti4, state, { seat: decision.seat, decision: decisionId(state), value: answerOf(state, decision, players) });
  }
  return state.game;
}

const conductOf = ({ attacker, defender, conducts }: Players, seat: Seat): Conduct =>
  (seat === attacker ? conducts.attacker : seat === defender ? conducts.defender : undefined) ?? {};

function answerOf(state: State<Game>, decision: Decision, players: Players): Json {
  const conduct = conductOf(players, decision.seat);
  if (decision.kind === 'choose') return choiceOf(state, decision, players, conduct);
  if (decision.shape === 'hits' && conduct.keeps !== undefined) {
    const { pools } = (state.stack.at(-1) as Frame).v as { pools: Parameters<typeof assigning>[1][] };
    const pool = pools.find(({ seat }) => seat === decision.seat);
    if (pool !== undefined) return { ...usualHits(assigning(state.game, pool), conduct.keeps) };
  }
  if (decision.shape === 'landings' && players.target !== undefined) {
    const { units } = decision.about as { units: number[] };
    return { landings: [{ planet: players.target.planet, units }] };
  }
  return decision.fallback;
}

function choiceOf(
  state: State<Game>,
  { seat, options, pick, proposal, ask }: Choose,
  players: Players,
  { leavesBelow, keeps = [] }: Conduct,
): Json {
  const ids = options.map(({ id }) => id);
  const rank = (id: string): number => {
    const unit = locate(state.game, Number(id))?.unit;
    if (unit === undefined) return -1;
    return (keeps.includes(unit.type) ? 100 : 0) + lossOrder.indexOf(unit.type) * 2 + (unit.damaged ? 0 : 1);
  };
  const byLoss = [...ids].sort((x, y) => rank(x) - rank(y));
  if (ids.includes('retreat'))
    return leavesBelow !== undefined && chanceOf(state, seat, players) < leavesBelow ? ['retreat'] : [];
  if (ask.key === 'ask.activate') return [players.target?.system as string];
  if (ask.key === 'ask.assaultCannon') return byLoss.slice(0, 1);
  if (ask.key === 'ask.devote at' || ask.key === 'ask.magenDefenseGridOmega') return byLoss.slice(-1);
  if (ask.key === 'ask.raid formation') return byLoss.slice(-pick[1]);
  if (ask.key === 'ask.ambush') {
    const isCruiser = (id: string): boolean => typeOf(state.game, id) === 'cruiser';
    return [...ids].sort((x, y) => Number(isCruiser(y)) - Number(isCruiser(x))).slice(0, 2);
  }
  const used = ids.filter((id) => players.uses.includes(id));
  if (used.length > 0) return used.slice(0, pick[1]);
  return [...(proposal ?? ids.slice(0, pick[0]))];
}

const typeOf = (g: Game, id: string): UnitTypeId | undefined => locate(g, Number(id))?.unit.type;

const chances = new Map<string, { readonly a: number; readonly b: number }>();

/** The chance to win from here, fought to the end. */
function chanceOf(state: State<Game>, seat: Seat, { attacker, conducts }: Players): number {
  const now = combatNow(state.game, state.stack);
  if (now === null) throw new Error('no combat');
  const at = state.game.systems.find(({ id }) => id === now.system);
  const stays = ({ keeps = [] }: Conduct = {}): Conduct => ({ keeps });
  const key = JSON.stringify([state.game.players.map(({ faction }) => faction), at?.space, now.round > 1, conducts]);
  let known = chances.get(key);
  if (known === undefined) {
    const both = { attacker: stays(conducts.attacker), defender: stays(conducts.defender) };
    const { a, b } = spaceOdds({ ...now, leaving: -1 }, both);
    known = { a: a.wins, b: b.wins };
    chances.set(key, known);
  }
  return seat === attacker ? known.a : known.b;
}
