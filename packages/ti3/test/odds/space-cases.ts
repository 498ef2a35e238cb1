// Everything that touches a space battle, PDS fire included.
import type { Effect } from '../../src/game.ts';
import { facing as facingAsTheyAre } from '../battles.ts';
import type { Table } from '../kit/index.ts';
import { table } from '../kit/index.ts';
import type { SpaceCase } from './cases.ts';

/** A table after something more was put on it. */
export function and(t: Table, ...more: ((t: Table) => void)[]): Table {
  for (const each of more) each(t);
  return t;
}

/** Something that was played or decided, and lasts. */
export const lasting =
  (source: string, seat: number, target = '', amount = 0, until: Effect['until'] = 'battle') =>
  (t: Table): void => {
    t.game().effects.push({ source, seat, target, amount, until });
  };

const technologies =
  (seat: number, ...ids: Parameters<Table['technologies']>[1][]) =>
  (t: Table): void =>
    t.technologies(seat, ...ids);

const damage = (seat: number, type: 'dreadnought' | 'warSun') => (t: Table) => {
  const ship = t.system('quann').ships.find((s) => s.owner === seat && s.type === type);
  if (ship !== undefined) ship.damaged = true;
};

const supplies = (t: Table): void => {
  for (const seat of [0, 1]) t.counters(seat, { fleetSupply: 9 });
};

/** Fleets at Quann that are no larger than they may be. */
const facing = (fleets: Parameters<typeof facingAsTheyAre>[0]): Table => and(facingAsTheyAre(fleets), supplies);

/** Both have a system to go to. */
const waysOut = (t: Table): void => {
  t.activated(0, 'saudor');
  t.activated(1, 'lodor');
};

const shipId = (t: Table, seat: number, type: string): number =>
  t.system('quann').ships.find((s) => s.owner === seat && s.type === type)?.id as number;

export const spaceCases: readonly SpaceCase[] = [
  {
    shows: ['sequence:space battle', 'sequence:take hits', 'unit:warSun', 'unit:dreadnought', 'unit:carrier'],
    name: 'fleets of all kinds, with damage from before and something aboard',
    lay: () =>
      and(
        facing({
          sol: { warSun: 1, dreadnought: 1, cruiser: 1, carrier: 2, fighter: 2, groundForces: 3 },
          hacan: { dreadnought: 3, cruiser: 3, destroyer: 1 },
        }),
        damage(0, 'warSun'),
        damage(1, 'dreadnought'),
      ),
  },
  {
    shows: ['tile:nebula'],
    name: 'a nebula helps its defender',
    system: 'nebula',
    lay: () =>
      and(
        table('sol', 'hacan'),
        supplies,
        (t) => t.fleet('sol', 'nebula', { cruiser: 3, carrier: 1, fighter: 2 }),
        (t) => t.fleet('hacan', 'nebula', { cruiser: 2, destroyer: 2 }),
      ),
  },
  {
    shows: ['technology:hylarVAssaultLaser'],
    name: 'lasers of cruisers and destroyers, in the barrage too',
    lay: () =>
      and(
        facing({ sol: { cruiser: 1, destroyer: 2 }, hacan: { carrier: 1, fighter: 4 } }),
        technologies(0, 'hylarVAssaultLaser'),
      ),
  },
  {
    shows: ['technology:cybernetics'],
    name: 'cybernetic fighters',
    lay: () =>
      and(
        facing({ sol: { carrier: 1, fighter: 5 }, hacan: { cruiser: 2, destroyer: 1 } }),
        technologies(0, 'cybernetics'),
      ),
  },
  {
    shows: ['technology:advancedFighters'],
    name: 'advanced fighters, which outlive their carriers as far as Fleet Supply goes',
    lay: () =>
      and(
        facing({ sol: { carrier: 1, fighter: 6 }, hacan: { cruiser: 3, destroyer: 1 } }),
        technologies(0, 'advancedFighters'),
        (t) => t.counters('sol', { fleetSupply: 3 }),
      ),
    conducts: { attacker: { keeps: ['fighter'] } },
  },
  {
    shows: ['technology:assaultCannon'],
    name: 'assault cannons of both',
    lay: () =>
      and(
        facing({ sol: { dreadnought: 2 }, hacan: { cruiser: 3, dreadnought: 1 } }),
        technologies(0, 'assaultCannon'),
        technologies(1, 'assaultCannon'),
      ),
  },
  {
    shows: ['ability:mentak.ambush'],
    name: 'an ambush before the barrage, which finds the destroyers that are left',
    lay: () =>
      facing({
        hacan: { destroyer: 2, cruiser: 1, carrier: 1, fighter: 2 },
        mentak: { destroyer: 2, cruiser: 1, carrier: 1, fighter: 3 },
      }),
  },
  {
    shows: ['ability:norr.fury'],
    name: 'the fury of the N’orr',
    lay: () => facing({ norr: { cruiser: 2, destroyer: 1 }, hacan: { cruiser: 2, carrier: 1, fighter: 2 } }),
  },
  {
    shows: ['ability:jolnar.clumsy', 'ability:jolnar.reroll'],
    name: 'clumsy Jol-Nar who spend three counters on their dice',
    lay: () =>
      and(
        facing({ jolnar: { dreadnought: 1, cruiser: 2, destroyer: 1 }, hacan: { cruiser: 3, carrier: 1, fighter: 1 } }),
        (t) => t.counters('jolnar', { strategyAllocation: 3 }),
      ),
    conducts: { attacker: { rerolls: 3 } },
    uses: ['ability:jolnar.reroll'],
  },
  {
    shows: ['ability:naalu.fighters'],
    name: 'fighters of the Naalu, who stay',
    lay: () => facing({ sol: { cruiser: 3, destroyer: 1 }, naalu: { carrier: 1, fighter: 5 } }),
  },
  {
    shows: ['ability:l1z1x.assault'],
    name: 'dreadnoughts of the L1Z1X',
    lay: () => facing({ l1z1x: { dreadnought: 2 }, hacan: { cruiser: 4 } }),
  },
  {
    shows: ['ability:xxcha.foresight'],
    name: 'foresight in the first round',
    lay: () => facing({ sol: { cruiser: 3, destroyer: 1 }, xxcha: { cruiser: 3 } }),
  },
  {
    shows: ['ability:letnev.funding'],
    name: 'two rounds that the Letnev pay for',
    lay: () =>
      and(facing({ letnev: { cruiser: 3 }, hacan: { cruiser: 3, destroyer: 1 } }), (t) => t.goods('letnev', 5)),
    conducts: { attacker: { funded: 2 } },
    uses: ['ability:letnev.funding'],
  },
  {
    shows: ['ability:yin.sacrifice'],
    name: 'a destroyer of the Yin given up in the second round',
    lay: () => facing({ hacan: { dreadnought: 2, cruiser: 1 }, yin: { destroyer: 2, cruiser: 3 } }),
    conducts: { defender: { sacrifices: true } },
    uses: ['ability:yin.sacrifice'],
  },
  {
    shows: ['agenda:ministerOfWar'],
    name: 'the Minister of War strikes first',
    lay: () => and(facing({ sol: { cruiser: 2 }, hacan: { cruiser: 3 } }), (t) => t.law('ministerOfWar', '0')),
    conducts: { attacker: { strikes: true } },
    uses: ['agenda:ministerOfWar'],
  },
  {
    shows: ['agenda:unconventionalWeapons'],
    name: 'weapons that the council has forbidden',
    lay: () => and(facing({ sol: { dreadnought: 2 }, hacan: { cruiser: 3 } }), (t) => t.law('unconventionalWeapons')),
  },
  {
    shows: ['agenda:publicExecution'],
    name: 'after a public execution',
    lay: () =>
      and(facing({ sol: { cruiser: 3 }, hacan: { cruiser: 3 } }), lasting('agenda:publicExecution', 1, '', 0, 'round')),
  },
  {
    shows: ['agenda:prophecyOfIxth'],
    name: 'fighters of the prophecy',
    lay: () =>
      and(facing({ sol: { carrier: 1, fighter: 5 }, hacan: { cruiser: 3 } }), (t) => t.law('prophecyOfIxth', '0')),
  },
  {
    shows: ['strategy:warfareII'],
    name: 'on High Alert',
    lay: () =>
      and(facing({ sol: { cruiser: 3 }, hacan: { cruiser: 3 } }), lasting('strategy:warfareII', 1, 'quann', 0, 'game')),
  },
  {
    shows: ['action:fighterPrototype'],
    name: 'a prototype in the first round',
    lay: () =>
      and(
        facing({ sol: { carrier: 1, fighter: 5 }, hacan: { cruiser: 3 } }),
        lasting('action:fighterPrototype', 0, 'quann'),
      ),
  },
  {
    shows: ['action:intoTheBreach'],
    name: 'a dreadnought in the breach takes the first hits',
    lay: () => {
      const t = facing({ sol: { dreadnought: 2, cruiser: 2 }, hacan: { cruiser: 4, dreadnought: 1 } });
      const second = t.shipIds('sol', 'quann', 'dreadnought')[1] as number;
      return and(t, lasting('action:intoTheBreach', 0, 'quann'), lasting('action:intoTheBreach', 0, String(second), 2));
    },
  },
  {
    shows: ['action:moraleBoost'],
    name: 'high morale in the first round',
    lay: () => and(facing({ sol: { cruiser: 3 }, hacan: { cruiser: 3 } }), lasting('action:moraleBoost', 0, 'quann 1')),
  },
  {
    shows: ['action:minelayers'],
    name: 'mines explode, a hit for each cruiser',
    lay: () =>
      and(
        facing({ sol: { cruiser: 3, dreadnought: 1 }, hacan: { cruiser: 2, carrier: 1, fighter: 2 } }),
        lasting('action:minelayers', 1, 'quann', 0, 'action'),
      ),
  },
  {
    shows: ['leader:admiral.die'],
    name: 'an admiral aboard, who is lost last of his kind',
    lay: () => {
      const t = facing({ sol: { cruiser: 3, destroyer: 1 }, hacan: { cruiser: 4 } });
      t.leader('delouis', shipId(t, 0, 'cruiser'));
      t.own('sol', 'jord');
      return t;
    },
  },
  {
    shows: ['sequence:retreat'],
    name: 'whoever has less than 40 in 100 goes away',
    lay: () => and(facing({ sol: { cruiser: 4, destroyer: 1 }, hacan: { cruiser: 3, dreadnought: 1 } }), waysOut),
    conducts: { attacker: { leavesBelow: 0.4 }, defender: { leavesBelow: 0.4 } },
  },
  {
    shows: ['leader:admiral.pursuit'],
    name: 'an admiral pursues, as long as he lives',
    lay: () => {
      const t = and(facing({ sol: { cruiser: 2, destroyer: 1 }, hacan: { cruiser: 3 } }), waysOut);
      t.leader('delouis', shipId(t, 0, 'destroyer'));
      return t;
    },
    conducts: { attacker: { leavesBelow: 0.1 }, defender: { leavesBelow: 0.9 } },
  },
  {
    shows: ['agenda:codeOfHonor'],
    name: 'nobody goes away under the Code of Honor',
    lay: () => and(facing({ sol: { cruiser: 3 }, hacan: { cruiser: 2 } }), waysOut, (t) => t.law('codeOfHonor')),
    conducts: { attacker: { leavesBelow: 0.4 }, defender: { leavesBelow: 0.4 } },
  },
  {
    shows: ['unit:fighter'],
    name: 'carriers are kept, and in the other fleet fighters, which then have no place',
    lay: () =>
      and(
        facing({
          sol: { carrier: 2, cruiser: 2, fighter: 3, groundForces: 2 },
          hacan: { carrier: 1, cruiser: 2, dreadnought: 1, fighter: 4 },
        }),
      ),
    conducts: { attacker: { keeps: ['carrier'] }, defender: { keeps: ['fighter'] } },
  },
  {
    shows: ['technology:deepSpaceCannon', 'technology:gravitonLaserSystem', 'sequence:pds fire'],
    name: 'PDS in reach of both sides, lasers focused, and of somebody else',
    pds: true,
    lay: () =>
      and(
        table('sol', 'hacan', 'xxcha'),
        supplies,
        (t) => t.own('hacan', 'quann', { groundForces: 1, pds: 1 }),
        (t) => t.own('sol', 'saudor', { pds: 2 }),
        (t) => t.own('xxcha', 'lodor', { pds: 1 }),
        technologies(0, 'deepSpaceCannon', 'gravitonLaserSystem'),
        technologies(2, 'deepSpaceCannon'),
        (t) => t.fleet('sol', 'quann', { cruiser: 2, carrier: 1, fighter: 1 }),
        (t) => t.fleet('hacan', 'quann', { cruiser: 2, dreadnought: 1 }),
      ),
  },
  {
    shows: ['technology:magenDefenseGrid', 'leader:scientist.aim'],
    name: 'PDS that a grid and a scientist aim, at fighters that need their carrier',
    pds: true,
    lay: () =>
      and(
        table('sol', 'hacan'),
        supplies,
        (t) => t.own('hacan', 'quann', { groundForces: 1, pds: 2 }),
        technologies(1, 'magenDefenseGrid'),
        (t) => t.leader('carth', 'quann'),
        (t) => t.fleet('sol', 'quann', { cruiser: 1, carrier: 1, fighter: 4 }),
        (t) => t.fleet('hacan', 'quann', { cruiser: 2 }),
      ),
    conducts: { attacker: { keeps: ['fighter'] } },
  },
  {
    shows: ['ability:letnev.armada'],
    name: 'fighters beyond capacity, as far as an armada may be large',
    lay: () =>
      and(
        facing({ letnev: { carrier: 1, cruiser: 1, fighter: 8 }, hacan: { destroyer: 1, fighter: 2 } }),
        (t) => t.counters('letnev', { fleetSupply: 2 }),
        technologies(0, 'advancedFighters'),
      ),
    conducts: { attacker: { keeps: ['fighter'] } },
  },
];
