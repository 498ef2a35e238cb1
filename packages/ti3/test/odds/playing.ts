// Battles fought out by the rules themselves, thousands of times: fixed seeds, and players who do what a conduct says.
import type { Choose, Decision, Json, Seat, State } from '@custodian/kernel';
import { begin, decisionId, pending, play } from '@custodian/kernel';
import type { Game, PlanetId, Sequences, ShipType } from '@custodian/ti3';
import { spaceBattleOdds, ti3 } from '@custodian/ti3';
import type { Conduct, Conducts } from '@custodian/ti3/queries/odds/conduct';
import { leaders } from '../../src/content/facts/index.ts';
import { leadersAboard, leadersLast } from '../../src/queries/leaders.ts';

export type Sequence = { [N in keyof Sequences]: readonly [N, Sequences[N]['given']] }[keyof Sequences];

/** Who sits where, and how they play. */
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
  [run, given]: Sequence,
  seed: string,
  players: Players,
  looks?: (state: State<Game>) => void,
): Game {
  const { state } = begin(ti3, game, run, { ...given } as never, seed, false);
  playOn(state, players, looks);
  return state.game;
}

export function playOn(state: State<Game>, players: Players, looks?: (state: State<Game>) => void): void {
  for (let answers = 0; state.stack.length > 0; answers++) {
    if (answers > 400) throw new Error(`no end at ${decisionId(state)}`);
    looks?.(state);
    const decision = pending(ti3, state)[0] as Decision;
    const value = answerOf(state, decision, players);
    play(ti3, state, { seat: decision.seat, decision: decisionId(state), value });
  }
}

function answerOf(state: State<Game>, decision: Decision, players: Players): Json {
  const conduct = conductOf(players, decision.seat);
  if (decision.kind === 'choose') return choiceOf(state, decision, players, conduct);
  if (decision.shape === 'hits' && conduct.keeps !== undefined)
    return keeping(state, decision.about, decision.seat, conduct);
  if (decision.shape === 'landings' && players.target !== undefined)
    return landing(state.game, decision.seat, players.target.planet);
  return decision.fallback;
}

const conductOf = ({ attacker, defender, conducts }: Players, seat: Seat): Conduct =>
  (seat === attacker ? conducts.attacker : seat === defender ? conducts.defender : undefined) ?? {};

function choiceOf(
  state: State<Game>,
  { seat, options, pick, proposal, ask }: Choose,
  players: Players,
  conduct: Conduct,
): Json {
  const ids = options.map(({ id }) => id);
  const needs = (id: string): number => Number(options.find((option) => option.id === id)?.text.with?.need);
  if (ids.includes('retreat')) return isLeaving(state, seat, players, conduct) ? ['retreat'] : [];
  // Dice to be rolled anew: those that hit most easily.
  if (ask.key.startsWith('ask.re-roll')) return [...ids].sort((x, y) => needs(x) - needs(y)).slice(0, pick[1]);
  // Fighters before ground forces.
  if (ask.key === 'ask.ground hits') return ids.slice(-1);
  if (ask.key === 'ask.sacrifice') return [shipByOrder(state.game, ids, 'first')];
  if (ask.key === 'ask.sacrifice target') return [shipByOrder(state.game, ids, 'last')];
  if (ask.key === 'ask.activate') return [players.target?.system as string];
  const used = ids.filter((id) => players.uses.includes(id));
  if (used.length > 0) return used.slice(0, pick[1]);
  return [...(proposal ?? ids.slice(0, pick[0]))];
}

const usualOrder: readonly ShipType[] = ['fighter', 'destroyer', 'cruiser', 'carrier', 'dreadnought', 'warSun'];

function shipByOrder(g: Game, ids: readonly string[], which: 'first' | 'last'): string {
  const rank = (id: string): number => {
    const type = g.systems.flatMap((s) => s.ships).find((ship) => String(ship.id) === id)?.type;
    return usualOrder.indexOf(type as ShipType);
  };
  const sorted = [...ids].sort((x, y) => rank(x) - rank(y));
  return (which === 'first' ? sorted[0] : sorted.at(-1)) as string;
}

/** Damage first, then ships by type, those that are kept last. */
function keeping(state: State<Game>, about: Json, seat: Seat, { keeps = [] }: Conduct): Json {
  const { system, hits } = about as { system: string; hits: number };
  const ships = (state.game.systems.find((s) => s.id === system)?.ships ?? []).filter((s) => s.owner === seat);
  const fleet = leadersLast(state.game, ships);
  const sound = fleet.filter((s) => !s.damaged && (s.type === 'dreadnought' || s.type === 'warSun'));
  const damage = sound.slice(0, hits).map((s) => s.id);
  const order = [...usualOrder.filter((type) => !keeps.includes(type)), ...keeps];
  const lost = [...fleet].sort((x, y) => order.indexOf(x.type) - order.indexOf(y.type)).slice(0, hits - damage.length);
  const destroy = lost.map((s) => s.id);
  return { destroy, damage: damage.filter((id) => !destroy.includes(id)) };
}

const chances = new Map<string, { readonly a: number; readonly b: number }>();

/** Is the chance to win, fought to the end, below what the conduct says? */
function isLeaving(state: State<Game>, seat: Seat, players: Players, { leavesBelow }: Conduct): boolean {
  if (leavesBelow === undefined) return false;
  const { attacker, defender, conducts } = players;
  const battle = state.stack.find(({ run }) => run === 'space battle');
  if (battle === undefined) return false;
  const { system, round } = battle.v as { system: string; round: number };
  const ships = state.game.systems.find((s) => s.id === system)?.ships.map((s) => `${s.id}${s.type}${s.damaged}`) ?? [];
  const races = [attacker, defender].map((each) => state.game.players[each]?.race);
  const key = `${races} ${Math.min(2, round)} ${ships}`;
  let known = chances.get(key);
  if (known === undefined) {
    const stays = ({ keeps = [] }: Conduct = {}): Conduct => ({ keeps });
    const now = { ahead: [], round, isBegun: true, pending: { attacker: 0, defender: 0 } };
    const both = { attacker: stays(conducts.attacker), defender: stays(conducts.defender) };
    const { a, b } = spaceBattleOdds(state.game, system, attacker, defender, now, both);
    known = { a: a.wins, b: b.wins };
    chances.set(key, known);
  }
  return (seat === attacker ? known.a : known.b) < leavesBelow;
}

/** Everybody aboard lands on the planet, but those who lead the fleet. */
function landing(g: Game, seat: Seat, planet: PlanetId): Json {
  const ships = g.systems.find((s) => s.planets.some((p) => p.id === planet))?.ships ?? [];
  const landings = ships
    .filter((s) => s.owner === seat && s.groundForces > 0)
    .map((s) => {
      const aboard = leadersAboard(g, s.id).filter(({ id }) => leaders[id].type !== 'admiral');
      return { ship: s.id, planet, groundForces: s.groundForces, pds: 0, leaders: aboard.map(({ id }) => id) };
    });
  return { landings };
}
