// Builds a Fourth Edition table in the game's own words, starts any sequence on it, and answers for the players.
//
//   const t = table('norr', 'xxcha', 'sol');
//   t.fleet('norr', '25', { cruiser: 2 });
//   t.begin('tactical action', { seat: t.seat('norr') });
//   t.answer('norr', …);
import type { Beginning } from '@custodian/testkit';
import { found, sequence } from '@custodian/testkit';
import { newSystem } from '../../src/atoms/board.ts';
import type {
  ActionCardId,
  AgendaId,
  FactionId,
  LeaderId,
  NoteId,
  ObjectiveId,
  PlanetId,
  StrategyCardId,
  TechnologyId,
  TileId,
  UnitTypeId,
} from '../../src/facts/index.ts';
import { factions, leaders, startingTokens, strategyCards, tiles } from '../../src/facts/index.ts';
import type { Game, PlanetState, Pool, System, Unit } from '../../src/game.ts';
import { NOBODY } from '../../src/game.ts';
import { defaultOptions } from '../../src/options.ts';
import { inGame, type PlayedWith } from '../../src/queries/box.ts';
import { leadersFor } from '../../src/queries/leaders.ts';
import { ownNotes } from '../../src/queries/notes.ts';
import { emptyTable } from '../../src/table.ts';
import type { FourthEdition, Sequences } from '../../src/terms.ts';
import { ti4 } from '../../src/ti4.ts';
import { impossible } from './impossible.ts';
import { besideHex, homeHexes, testMap } from './test-map.ts';

type Who = FactionId | number;
export type UnitsOf = Partial<Record<UnitTypeId, number>>;

/** A table with these factions around it, in seat order; round 1, action phase, the first one active, nobody holding anything but
 *  his sheet and the notes that are his. */
export const table = (...who: FactionId[]) => tableWith({}, ...who);

/** The same, played with later sets: `tableWith({ prophecy: true }, 'norr', 'argent')`. */
export function tableWith(played: PlayedWith, ...who: FactionId[]) {
  const seats = fillUp(who);
  const g = emptyTable(seats.length, { ...defaultOptions, ...played, factions: 'given', given: seats });
  g.round = 1;
  g.phase = 'action';
  g.active = 0;
  for (const [tile, q, r] of testMap) g.systems.push(newSystem(tile, q, r));
  seats.forEach((faction, seat) => {
    const player = g.players[seat] as Game['players'][number];
    const { home, gate } = factions[faction];
    Object.assign(player, { faction, position: seat, ...startingTokens });
    if (played.prophecy === true)
      player.leaders = leadersFor(g, faction).map((id) => ({
        id,
        is: leaders[id].kind === 'agent' ? 'readied' : 'locked',
      }));
    player.notes = [...ownNotes(g, seat)];
    const [q, r] = homeHexes[seat] as readonly [number, number];
    if (gate !== undefined) g.systems.push(newSystem(gate as TileId, q, r));
    const laid = tiles[home].beside ? newSystem(home, ...besideHex) : newSystem(home, q, r);
    for (const p of laid.planets) Object.assign(p, { owner: seat, exhausted: false });
    g.systems.push(laid);
  });
  g.galaxy = g.systems.map((s) => `${s.id}@${s.q},${s.r}`).join(' ');
  g.strategyCards = inGame(g, strategyCards).map((id) => ({ id, holder: NOBODY, exhausted: false, tradeGoods: 0 }));

  const seat = (w: Who): number => (typeof w === 'number' ? w : seats.indexOf(w));
  const playing = sequence<Game, Who, FourthEdition>({ rules: ti4, seat, impossible });
  const game = (): Game => (playing.hasBegun() ? playing.state().game : g);
  const system = (id: string): System =>
    found(
      game().systems.find((s) => s.id === id),
      `system ${id}`,
    );
  const planet = (id: PlanetId): PlanetState =>
    found(
      game()
        .systems.flatMap((s) => s.planets)
        .find((p) => p.id === id),
      `planet ${id}`,
    );
  const player = (w: Who): Game['players'][number] => found(game().players[seat(w)], `seat ${w}`);
  const put = (w: Who, at: Unit[], units: UnitsOf): number[] => {
    const ids: number[] = [];
    for (const [type, count] of Object.entries(units))
      for (let i = 0; i < (count ?? 0); i++) {
        const id = game().nextUnit++;
        at.push({ id, type: type as UnitTypeId, owner: seat(w), damaged: false });
        ids.push(id);
      }
    return ids;
  };
  const counted = (units: readonly Unit[], w: Who): Record<string, number> => {
    const counts: Record<string, number> = {};
    for (const u of units) if (u.owner === seat(w)) counts[u.type] = (counts[u.type] ?? 0) + 1;
    return counts;
  };
  const everywhere = (): Unit[] => game().systems.flatMap((s) => [...s.space, ...s.planets.flatMap((p) => p.units)]);

  return {
    ...playing,
    seat,
    player,
    system,
    planet,
    game,
    /** Units of a seat in the space of a system: ships, and what is with them. Returns their ids. */
    fleet: (w: Who, at: string, units: UnitsOf): number[] => put(w, system(at).space, units),
    /** Makes a planet the seat's, ready, with what stands on it. Returns the ids. */
    own(w: Who, id: PlanetId, units: UnitsOf = {}): number[] {
      Object.assign(planet(id), { owner: seat(w), exhausted: false, units: [] });
      return put(w, planet(id).units, units);
    },
    /** Units of a seat on a planet that need not be his. */
    landed: (w: Who, id: PlanetId, units: UnitsOf): number[] => put(w, planet(id).units, units),
    damage(...ids: number[]): void {
      for (const u of everywhere()) if (ids.includes(u.id)) u.damaged = true;
    },
    exhaust(...ids: PlanetId[]): void {
      for (const id of ids) planet(id).exhausted = true;
    },
    technologies(w: Who, ...ids: TechnologyId[]): void {
      player(w).technologies.push(...ids);
    },
    goods(w: Who, tradeGoods: number, commodities = 0): void {
      Object.assign(player(w), { tradeGoods, commodities });
    },
    tokens(w: Who, pools: Partial<Record<Pool, number>>): void {
      Object.assign(player(w), pools);
    },
    /** Puts the seat's command token into systems. */
    activated(w: Who, ...systems: string[]): void {
      for (const id of systems) system(id).tokens |= 1 << seat(w);
    },
    /** Makes a system the active one, with the token of the active player. */
    active(w: Who, id: string): void {
      game().active = seat(w);
      game().activeSystem = id;
      system(id).tokens |= 1 << seat(w);
    },
    /** Puts action cards into a hand, as the next free copies of their titles ('plague.1'). */
    hand(w: Who, ...titles: ActionCardId[]): string[] {
      const { players, table: open, actionDiscard } = game();
      return titles.map((title) => {
        const taken = [...players.flatMap((p) => p.hand), ...open.actionCards, ...actionDiscard];
        let copy = 1;
        while (taken.includes(`${title}.${copy}`)) copy++;
        const card = `${title}.${copy}`;
        game().actionDeck = game().actionDeck.filter((c) => c !== card);
        player(w).hand.push(card);
        return card;
      });
    },
    /** A promissory note of one seat comes into the hand of another. */
    note(of: Who, to: Who, id: NoteId): string {
      const copy = `${id}.${seat(of)}`;
      player(of).notes = player(of).notes.filter((n) => n !== copy);
      player(to).notes.push(copy);
      player(to).received += 1;
      return copy;
    },
    /** A promissory note of one seat lies in the play area of another. */
    noteInPlay(of: Who, to: Who, id: NoteId): string {
      const copy = `${id}.${seat(of)}`;
      player(of).notes = player(of).notes.filter((n) => n !== copy);
      player(to).notesInPlay.push(copy);
      return copy;
    },
    /** Commanders and heroes that are unlocked. */
    unlock(w: Who, ...ids: LeaderId[]): void {
      for (const leader of player(w).leaders ?? []) if (ids.includes(leader.id)) leader.is = 'unlocked';
    },
    strategy(w: Who, ...cards: StrategyCardId[]): void {
      for (const card of game().strategyCards) if (cards.includes(card.id)) card.holder = seat(w);
    },
    /** A law in play; `elected` is a seat where a player was elected. */
    law(id: AgendaId, elected: Who | string = '', owner: Who | null = null): void {
      const who =
        typeof elected === 'number'
          ? String(elected)
          : Object.hasOwn(factions, elected)
            ? String(seat(elected as FactionId))
            : elected;
      game().laws.push({ id, elected: who, owner: owner === null ? NOBODY : seat(owner), exhausted: false });
    },
    /** The top of a deck is the last card named. */
    decks(decks: Partial<Pick<Game, 'actionDeck' | 'agendaDeck' | 'secretDeck'>>): void {
      Object.assign(game(), decks);
    },
    /** Public objectives, all of them open. */
    objectives(...ids: ObjectiveId[]): void {
      game().objectives = ids.map((id) => ({ id, open: true }));
    },
    secret(w: Who, ...ids: ObjectiveId[]): void {
      player(w).secrets.push(...ids);
    },
    /** Starts a sequence on this table and runs to its first question; `live`: as at a real table, where hands are secret. */
    begin<N extends keyof Sequences>(run: N, ...[given = {}, live = false]: Beginning<FourthEdition, N>): void {
      playing.beginOn(game(), run, given, live);
    },
    /** How many units of each type a seat has in the space of a system. */
    ships: (w: Who, at: string): Record<string, number> => counted(system(at).space, w),
    /** How many units of each type a seat has on a planet. */
    ground: (w: Who, id: PlanetId): Record<string, number> => counted(planet(id).units, w),
    unit: (id: number): Unit | undefined => everywhere().find((u) => u.id === id),
    unitIds: (w: Who, at: string, type?: UnitTypeId): number[] =>
      system(at)
        .space.filter((u) => u.owner === seat(w) && (type === undefined || u.type === type))
        .map((u) => u.id),
  };
}

/** At least three sit at a table: unnamed seats get factions nobody named. */
function fillUp(who: readonly FactionId[]): FactionId[] {
  const spare = (['sol', 'hacan', 'letnev', 'norr'] as const).filter((f) => !who.includes(f));
  const seats = [...who];
  while (seats.length < 3) seats.push(spare[seats.length] ?? (spare[0] as FactionId));
  return seats;
}

export type Table = ReturnType<typeof table>;
