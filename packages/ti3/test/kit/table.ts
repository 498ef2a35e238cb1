// Builds a Third Edition table in the game's own words, starts any sequence on it, and answers for the players.
//
//   const t = table('norr', 'xxcha', 'sol');
//   t.fleet('norr', 'quann', { cruiser: 2 });
//   t.begin('tactical action', { seat: t.seat('norr') });
//   t.answer('norr', …);
import type { Beginning } from '@custodian/testkit';
import { found, sequence } from '@custodian/testkit';
import { newSystem } from '../../src/atoms/board.ts';
import type {
  ActionCardId,
  LeaderId,
  ObjectiveId,
  PlanetId,
  PoliticalCardId,
  RaceId,
  ShipType,
  StrategyCardId,
  TechnologyId,
} from '../../src/content/facts/index.ts';
import { leaders, races, strategyCardIds, strategyCards } from '../../src/content/facts/index.ts';
import type { Game, PlanetState, System } from '../../src/game.ts';
import { NOBODY } from '../../src/game.ts';
import { layTable } from '../../src/table.ts';
import type { Sequences, ThirdEdition } from '../../src/terms.ts';
import { ti3 } from '../../src/ti3.ts';
import { impossible } from './impossible.ts';
import { homeHexes, testMap } from './test-map.ts';

type Who = RaceId | number;

/** A ship with something aboard, or just how many of a type. */
export type FleetOf = Partial<Record<ShipType, number>> & {
  /** Loaded into the first ship that takes it: a carrier or war sun before others. */
  groundForces?: number;
  pds?: number;
};

/** A table with these races around it, in seat order; round 1, Action Phase, nobody holding anything but his sheet. */
export function table(...who: RaceId[]) {
  const seats = fillUp(who);
  const seRaces = seats.some((race) => races[race].expansion === 'shatteredEmpire');
  const g = layTable(seats.length, { races: 'given', given: seats, seRaces }) as Game;
  g.round = 1;
  g.phase = 'action';
  for (const [tile, q, r] of testMap) g.systems.push(newSystem(tile, q, r));
  seats.forEach((race, seat) => {
    const player = g.players[seat] as Game['players'][number];
    const { startingCounters, tradeContracts, homeSystem } = races[race];
    Object.assign(player, { race, position: seat, ...startingCounters });
    player.contracts = tradeContracts.map((value) => ({ value, partner: NOBODY }));
    const [q, r] = homeHexes[seat] as readonly [number, number];
    const home = newSystem(homeSystem, q, r);
    for (const p of home.planets) Object.assign(p, { owner: seat, exhausted: false });
    g.systems.push(home);
  });
  g.galaxy = g.systems.map((s) => `${s.id}@${s.q},${s.r}`).join(' ');
  g.strategyCards = strategyCardIds
    .filter((id) => strategyCards[id].expansion === 'base')
    .map((id) => ({ id, holder: NOBODY, active: true, bonus: 0 }));

  const seat = (w: Who): number => (typeof w === 'number' ? w : seats.indexOf(w));
  const playing = sequence<Game, Who, ThirdEdition>({ rules: ti3, seat, impossible });
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

  return {
    ...playing,
    seat,
    player,
    system,
    planet,
    game,
    /** Ships of a seat in a system, with ground forces and PDS aboard where there is room. */
    fleet(w: Who, at: string, units: FleetOf): number[] {
      const { groundForces = 0, pds = 0, ...ships } = units;
      const ids: number[] = [];
      for (const [type, count] of Object.entries(ships))
        for (let i = 0; i < (count ?? 0); i++) {
          const id = game().nextShip++;
          system(at).ships.push({
            id,
            type: type as ShipType,
            owner: seat(w),
            damaged: false,
            groundForces: 0,
            pds: 0,
          });
          ids.push(id);
        }
      if (groundForces + pds > 0) {
        const own = system(at).ships.filter((s) => ids.includes(s.id));
        const carrier = own.find((s) => s.type === 'carrier' || s.type === 'warSun') ?? own[0];
        Object.assign(found(carrier, 'a ship to carry them'), { groundForces, pds });
      }
      return ids;
    },
    /** Makes a planet the seat's, ready, with what stands on it. */
    own(w: Who, id: PlanetId, units: { groundForces?: number; pds?: number; dock?: boolean } = {}): void {
      const { groundForces = 0, pds = 0, dock = false } = units;
      Object.assign(planet(id), { owner: seat(w), exhausted: false, groundForces, pds, dock: dock ? 0 : -1, since: 0 });
    },
    /** Units that the seat has landed on another's planet. */
    landed(w: Who, id: PlanetId, { groundForces, pds = 0 }: { groundForces: number; pds?: number }): void {
      planet(id).invaders = { owner: seat(w), groundForces, pds, fighters: 0 };
    },
    /** A space dock in space; returns its number. */
    dockInSpace(w: Who, at: string): number {
      const id = game().nextShip++;
      system(at).docks.push({ id, owner: seat(w), since: 0 });
      return id;
    },
    exhaust(...ids: PlanetId[]): void {
      for (const id of ids) planet(id).exhausted = true;
    },
    technologies(w: Who, ...ids: TechnologyId[]): void {
      player(w).technologies.push(...ids);
    },
    /** Trade goods out of the supply. */
    goods(w: Who, count: number): void {
      game().tradeSupply -= count - player(w).tradeGoods;
      player(w).tradeGoods = count;
    },
    counters(w: Who, areas: Partial<Record<'commandPool' | 'fleetSupply' | 'strategyAllocation', number>>): void {
      Object.assign(player(w), areas);
    },
    /** Puts the seat's command counter on systems. */
    activated(w: Who, ...systems: string[]): void {
      for (const id of systems) system(id).counters |= 1 << seat(w);
    },
    /** Puts action cards into a hand, as the next free copies of their titles ('plague.1'). */
    hand(w: Who, ...titles: ActionCardId[]): string[] {
      const { players, table: revealed, actionDiscard } = game();
      return titles.map((title) => {
        const taken = [...players.flatMap((p) => p.hand), ...revealed.actionCards, ...actionDiscard];
        let copy = 1;
        while (taken.includes(`${title}.${copy}`)) copy++;
        const card = `${title}.${copy}`;
        game().actionDeck = game().actionDeck.filter((c) => c !== card);
        player(w).hand.push(card);
        return card;
      });
    },
    /** Puts a leader of a race at the table on a planet, aboard a ship (its number), or into captivity. */
    leader(id: LeaderId, at: PlanetId | number | { captor: Who }): void {
      const owner = seat(leaders[id].race);
      const place = typeof at === 'string' ? 'planet' : typeof at === 'number' ? 'ship' : 'captive';
      const where = typeof at === 'object' ? seat(at.captor) : at;
      game().leaders.push({ id, seat: owner, place, at: String(where) });
    },
    /** Where a leader is: 'planet jord', 'ship 3', 'captive 1' (the captor's seat), 'dead'. */
    leaderAt(id: LeaderId): string {
      const { place, at } = found(
        game().leaders.find((l) => l.id === id),
        `leader ${id}`,
      );
      return `${place} ${at}`.trim();
    },
    strategy(w: Who, ...cards: StrategyCardId[]): void {
      for (const card of game().strategyCards) if (cards.includes(card.id)) card.holder = seat(w);
    },
    agreement(a: Who, b: Who, cardOfA = 0, cardOfB = 0): void {
      found(player(a).contracts[cardOfA], 'trade card').partner = seat(b);
      found(player(b).contracts[cardOfB], 'trade card').partner = seat(a);
    },
    law(id: PoliticalCardId, ...elected: string[]): void {
      game().laws.push({ id, elected });
    },
    /** The top of the deck is the last card named. */
    decks(decks: Partial<Pick<Game, 'actionDeck' | 'politicalDeck' | 'objectiveDeck' | 'objectives'>>): void {
      Object.assign(game(), decks);
    },
    secret(w: Who, id: ObjectiveId): void {
      player(w).secret = id;
    },
    /** Starts a sequence on this table and runs to its first question; `live`: as at a real table, where hands are secret. */
    begin<N extends keyof Sequences>(run: N, ...[given = {}, live = false]: Beginning<ThirdEdition, N>): void {
      playing.beginOn(game(), run, given, live);
    },
    /** How many ships of each type a seat has in a system, and what they carry. */
    ships(w: Who, at: string): Record<string, number> {
      const counts: Record<string, number> = {};
      const add = (key: string, n: number): void => {
        if (n > 0) counts[key] = (counts[key] ?? 0) + n;
      };
      for (const s of system(at).ships) {
        if (s.owner !== seat(w)) continue;
        add(s.type, 1);
        add('groundForces', s.groundForces);
        add('pds', s.pds);
      }
      return counts;
    },
    shipIds(w: Who, at: string, type?: ShipType): number[] {
      return system(at)
        .ships.filter((s) => s.owner === seat(w) && (type === undefined || s.type === type))
        .map((s) => s.id);
    },
  };
}

/** At least three sit at a table: unnamed seats get races nobody named. */
function fillUp(who: readonly RaceId[]): RaceId[] {
  const spare = (['sol', 'hacan', 'letnev', 'naalu'] as const).filter((r) => !who.includes(r));
  const seats = [...who];
  while (seats.length < 3) seats.push((spare[seats.length] ?? spare[0]) as RaceId);
  return seats;
}

export type Table = ReturnType<typeof table>;
