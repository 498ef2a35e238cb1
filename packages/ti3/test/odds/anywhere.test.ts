// From any point of a fight: at every question of whole attacks, PDS fire to the last ground force, what is foretold there
// happens as often as foretold.
import type { State } from '@custodian/kernel';
import { decisionId } from '@custodian/kernel';
import { FIGHTS } from '@custodian/testkit/agreeing';
import type { Game } from '@custodian/ti3';
import { conquestOdds } from '@custodian/ti3/queries/odds/conquest';
import { invasionOdds } from '@custodian/ti3/queries/odds/ground';
import { battleNow } from '@custodian/ti3/queries/odds/now';
import { beforeMoving, spaceBattleOdds } from '@custodian/ti3/queries/odds/space';
import { describe, expect, test } from 'vitest';
import type { FleetOf, Table } from '../kit/index.ts';
import { table } from '../kit/index.ts';
import type { Players } from './playing.ts';
import { fightOut } from './playing.ts';

const ATTACKS = Math.ceil(FIGHTS / 3);
/** Machines are busy at times. */
const PATIENCE = 600_000;
const AT = { system: 'quann', planet: 'quann' } as const;

/** What was foretold of one fight, and where. */
interface Foretold {
  readonly where: string;
  /** 'a' and 'b': who is left in space; 'taken': whose the planet is. */
  readonly what: 'a' | 'b' | 'taken';
  readonly p: number;
}

function look(state: State<Game>, { conducts }: Players, isWhole: boolean): Foretold[] {
  const now = battleNow(state.game, state.stack);
  if (now === null) return [];
  const step = [...state.stack]
    .reverse()
    .find(({ run }) => /space battle|before the battle|pds fire|fight for/.test(run));
  const where = `${step?.run}/${step?.at}, ${decisionId(state)}`;
  if (now.kind === 'ground') return [{ where, what: 'taken', p: invasionOdds(state.game, now, conducts).a.wins }];
  const { a, b } = spaceBattleOdds(now.game, now.system, now.attacker, now.defender, now, conducts);
  const inSpace: Foretold[] = [
    { where, what: 'a', p: a.wins },
    { where, what: 'b', p: b.wins },
  ];
  if (!isWhole) return inSpace;
  return [...inSpace, { where, what: 'taken', p: conquestOdds(now.game, now, AT.planet, now, conducts).taken }];
}

function happened(g: Game, what: Foretold['what']): boolean {
  const at = g.systems.find(({ id }) => id === AT.system);
  if (what === 'taken') return at?.planets[0]?.owner === 0;
  const isLeft = (seat: number): boolean => at?.ships.some(({ owner }) => owner === seat) === true;
  return what === 'a' ? isLeft(0) : isLeft(1);
}

/** Attacks by the rules, looked at on the way. Gives where it was looked. */
function attacks(t: Table, players: Omit<Players, 'attacker' | 'defender' | 'target'>): Set<string> {
  const all: Players = { attacker: 0, defender: 1, target: AT, ...players };
  const tally = new Map<string, { n: number; foretold: number; seen: number; variance: number }>();
  const game = t.game();
  for (let seed = 0; seed < ATTACKS; seed++) {
    const foretold: Foretold[] = [];
    const end = fightOut(game, ['tactical action', { seat: 0 }], `attack ${seed}`, all, (state) => {
      foretold.push(...look(state, all, seed % 3 === 0));
    });
    for (const { where, what, p } of foretold) {
      const key = `${where}: ${what}`;
      const known = tally.get(key) ?? { n: 0, foretold: 0, seen: 0, variance: 0 };
      const seen = happened(end, what);
      if (p < 1e-9 || p > 1 - 1e-9) expect(seen, `${key}, seed ${seed}`).toBe(p > 0.5);
      tally.set(key, {
        n: known.n + 1,
        foretold: known.foretold + p,
        seen: known.seen + Number(seen),
        variance: known.variance + p * (1 - p),
      });
    }
  }
  for (const [key, { n, foretold, seen, variance }] of tally) {
    const message = `${key}: ${foretold.toFixed(1)} of ${n} foretold, ${seen} seen`;
    expect(Math.abs(seen - foretold), message).toBeLessThanOrEqual(4 * Math.sqrt(variance) + 1e-6);
  }
  return new Set([...tally.keys()].map((key) => key.split(',')[0] as string));
}

/** Seat 0 lies at Quann with its ships and attacks seat 1. */
function assault(
  t: Table,
  attackers: FleetOf,
  defenders: FleetOf,
  garrison: { groundForces: number; pds?: number },
): Table {
  for (const seat of [0, 1]) t.counters(seat, { fleetSupply: 9, commandPool: 2 });
  t.own(1, 'quann', garrison);
  t.fleet(0, 'quann', attackers);
  t.fleet(1, 'quann', defenders);
  return t;
}

describe('what is foretold at any point of an attack happens as often', () => {
  test(
    'PDS fire, ambush, cannons, barrage, rounds, a conversion, PDS again',
    () => {
      const t = assault(
        table('yin', 'mentak'),
        { dreadnought: 1, cruiser: 2, carrier: 1, fighter: 2, groundForces: 3 },
        { dreadnought: 1, cruiser: 2, destroyer: 1, carrier: 1, fighter: 2 },
        { groundForces: 2, pds: 1 },
      );
      t.own('yin', 'saudor', { groundForces: 1, pds: 1 });
      t.technologies('yin', 'deepSpaceCannon', 'dacxiveAnimators');
      t.technologies('mentak', 'assaultCannon');
      const places = attacks(t, { conducts: {}, uses: ['ability:yin.conversion'] });
      for (const place of [
        'pds fire/fire',
        'pds fire/remove casualties',
        'before the battle/ambush',
        'before the battle/assault cannons',
        'space battle/attacker removes casualties',
        'space battle/defender removes casualties',
        'fight for a planet/before invasion combat',
      ])
        expect(places).toContain(place);
    },
    PATIENCE,
  );

  test(
    'foresight, a strike, mines, a general, fighters that join, and fleets that may go',
    () => {
      const t = assault(
        table('hacan', 'xxcha'),
        { warSun: 1, cruiser: 2, destroyer: 1, carrier: 1, fighter: 2, groundForces: 2 },
        { dreadnought: 2, cruiser: 2, carrier: 1, fighter: 1 },
        { groundForces: 4 },
      );
      t.technologies('hacan', 'gravitonNegator');
      t.law('ministerOfWar', '0');
      t.leader('harrugh', t.shipIds('hacan', 'quann', 'warSun')[0] as number);
      t.game().effects.push({ source: 'action:minelayers', seat: 1, target: 'quann', amount: 0, until: 'action' });
      t.activated('hacan', 'saudor');
      t.activated('xxcha', 'lodor');
      const places = attacks(t, {
        conducts: { attacker: { leavesBelow: 0.2, strikes: true }, defender: { leavesBelow: 0.2 } },
        uses: ['agenda:ministerOfWar', 'leader:general.reroll'],
      });
      for (const place of [
        'before the battle/shots before battle',
        'space battle/announce withdrawal',
        'space battle/announce retreat',
        'fight for a planet/fighters join',
        'fight for a planet/roll combat dice',
        'fight for a planet/invader removes casualties',
      ])
        expect(places).toContain(place);
    },
    PATIENCE,
  );
});

test(
  'a whole attack takes the planet as often as foretold before ships move',
  () => {
    const t = assault(
      table('mentak', 'hacan'),
      { carrier: 1, cruiser: 2, warSun: 1, fighter: 1, groundForces: 3 },
      { cruiser: 2, destroyer: 1, dreadnought: 1 },
      { groundForces: 2, pds: 2 },
    );
    const { taken } = conquestOdds(t.game(), { attacker: 0, defender: 1, system: 'quann' }, 'quann', beforeMoving);
    const players: Players = { attacker: 0, defender: 1, conducts: {}, uses: [], target: AT };
    let seen = 0;
    for (let seed = 0; seed < FIGHTS; seed++)
      if (happened(fightOut(t.game(), ['tactical action', { seat: 0 }], `whole ${seed}`, players), 'taken')) seen++;
    const spread = Math.sqrt(FIGHTS * taken * (1 - taken));
    expect(Math.abs(seen - FIGHTS * taken), `${taken}, seen ${seen / FIGHTS}`).toBeLessThan(4 * spread);
    expect(taken).toBeGreaterThan(0.3);
    expect(taken).toBeLessThan(0.9);
  },
  PATIENCE,
);
