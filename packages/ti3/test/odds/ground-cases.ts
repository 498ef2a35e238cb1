// Everything that touches a fight for a planet: bombardment, PDS at the landing, rounds of ground forces, and what comes back.
import { NOBODY } from '@custodian/ti3';
import type { Table } from '../kit/index.ts';
import { table } from '../kit/index.ts';
import type { GroundCase } from './cases.ts';
import { and, lasting } from './space-cases.ts';

type Races = Parameters<typeof table>;

/** So many ground forces landed on Quann, against so many. */
function landed(
  [invader, defender]: readonly [Races[0], Races[0]],
  groundForces: number,
  garrison: { groundForces: number; pds?: number; dock?: boolean },
  ...more: ((t: Table) => void)[]
): Table {
  const t = table(invader as Races[0], defender as Races[0]);
  t.own(1, 'quann', garrison);
  t.landed(0, 'quann', { groundForces });
  return and(t, ...more);
}

const fleet =
  (units: Parameters<Table['fleet']>[2]) =>
  (t: Table): void => {
    t.counters(0, { fleetSupply: 9 });
    t.fleet(0, 'quann', units);
  };

const technologies =
  (seat: number, ...ids: Parameters<Table['technologies']>[1][]) =>
  (t: Table): void =>
    t.technologies(seat, ...ids);

const ground = (c: Omit<GroundCase, 'ground'>): GroundCase => ({ ...c, ground: true });

export const groundCases: readonly GroundCase[] = [
  ground({
    shows: ['sequence:fight for a planet', 'sequence:bombardment', 'unit:groundForce'],
    name: 'bombardment by dreadnoughts and a war sun',
    lay: () => landed(['sol', 'hacan'], 3, { groundForces: 5 }, fleet({ dreadnought: 2, warSun: 1 })),
  }),
  ground({
    shows: ['ability:norr.fury'],
    name: 'the fury of the N’orr',
    lay: () => landed(['norr', 'hacan'], 3, { groundForces: 4 }),
  }),
  ground({
    shows: ['ability:l1z1x.assault'],
    name: 'the assault of the L1Z1X',
    lay: () => landed(['l1z1x', 'hacan'], 3, { groundForces: 4 }, fleet({ dreadnought: 1 })),
  }),
  ground({
    shows: ['ability:xxcha.foresight'],
    name: 'foresight in the first round',
    lay: () => landed(['sol', 'xxcha'], 4, { groundForces: 4 }),
  }),
  ground({
    shows: ['ability:jolnar.clumsy', 'ability:jolnar.reroll'],
    name: 'clumsy Jol-Nar who spend two counters on their dice, PDS included',
    lay: () =>
      landed(['sol', 'jolnar'], 5, { groundForces: 3, pds: 1 }, (t) => t.counters('jolnar', { strategyAllocation: 2 })),
    conducts: { defender: { rerolls: 2 } },
    uses: ['ability:jolnar.reroll'],
  }),
  ground({
    shows: ['ability:letnev.funding'],
    name: 'a round that the Letnev pay for',
    lay: () => landed(['hacan', 'letnev'], 4, { groundForces: 3 }, (t) => t.goods('letnev', 3)),
    conducts: { defender: { funded: 1 } },
    uses: ['ability:letnev.funding'],
  }),
  ground({
    shows: ['ability:yin.conversion'],
    name: 'a defender may join the Yin, and PDS still fire where he was the last',
    lay: () => landed(['yin', 'hacan'], 2, { groundForces: 1, pds: 2 }),
    uses: ['ability:yin.conversion'],
  }),
  ground({
    shows: ['technology:genSynthesis'],
    name: 'synthetic ground forces',
    lay: () => landed(['sol', 'hacan'], 3, { groundForces: 3 }, technologies(0, 'genSynthesis')),
  }),
  ground({
    shows: ['technology:dacxiveAnimators'],
    name: 'the fallen rise for whoever has won',
    lay: () =>
      landed(
        ['sol', 'hacan'],
        4,
        { groundForces: 3, pds: 1 },
        technologies(0, 'dacxiveAnimators'),
        technologies(1, 'dacxiveAnimators'),
      ),
  }),
  ground({
    shows: ['technology:magenDefenseGrid', 'technology:gravitonLaserSystem'],
    name: 'PDS at the landing with a grid and lasers',
    lay: () =>
      landed(
        ['sol', 'hacan'],
        5,
        { groundForces: 2, pds: 2 },
        technologies(1, 'magenDefenseGrid', 'gravitonLaserSystem'),
        fleet({ dreadnought: 1 }),
      ),
  }),
  ground({
    shows: ['technology:gravitonNegator'],
    name: 'dreadnoughts bombard through the shield, and fighters join',
    lay: () =>
      landed(
        ['sol', 'hacan'],
        3,
        { groundForces: 5, pds: 1 },
        technologies(0, 'gravitonNegator'),
        fleet({ dreadnought: 1, carrier: 1, fighter: 2 }),
      ),
    unseen: 'fighters',
  }),
  ground({
    shows: ['technology:x89BacterialWeapon'],
    name: 'bacteria instead of bombardment, and PDS that fire all the same',
    lay: () =>
      landed(
        ['sol', 'hacan'],
        2,
        { groundForces: 4, pds: 2 },
        technologies(0, 'x89BacterialWeapon'),
        fleet({ warSun: 1 }),
      ),
    conducts: { attacker: { bacteria: true } },
    uses: ['technology:x89BacterialWeapon'],
  }),
  ground({
    shows: ['agenda:crownOfThalnos'],
    name: 'the Crown of Thalnos',
    lay: () => landed(['sol', 'hacan'], 3, { groundForces: 3 }, (t) => t.law('crownOfThalnos', '1')),
  }),
  ground({
    shows: ['agenda:conventionsOfWar'],
    name: 'a planet with a dock is not bombarded',
    lay: () =>
      landed(['sol', 'hacan'], 3, { groundForces: 4, dock: true }, fleet({ warSun: 1 }), (t) =>
        t.law('conventionsOfWar'),
      ),
  }),
  ground({
    shows: ['agenda:unconventionalWeapons'],
    name: 'bombardment with forbidden weapons',
    lay: () =>
      landed(['sol', 'hacan'], 2, { groundForces: 4 }, fleet({ warSun: 1 }), (t) => t.law('unconventionalWeapons')),
  }),
  ground({
    shows: ['agenda:publicExecution'],
    name: 'after a public execution',
    lay: () => landed(['sol', 'hacan'], 3, { groundForces: 3 }, lasting('agenda:publicExecution', 0, '', 0, 'round')),
  }),
  ground({
    shows: ['action:moraleBoost'],
    name: 'high morale in the first round',
    lay: () => landed(['sol', 'hacan'], 3, { groundForces: 3 }, lasting('action:moraleBoost', 1, 'quann 1')),
  }),
  ground({
    shows: ['action:dugIn'],
    name: 'who has dug in outlives bombardment',
    lay: () =>
      landed(
        ['sol', 'hacan'],
        3,
        { groundForces: 4 },
        fleet({ warSun: 1 }),
        lasting('action:dugIn', 1, 'quann', 0, 'round'),
      ),
  }),
  ground({
    shows: ['option:distantSuns'],
    name: 'a ship that has razed a planet does not bombard another',
    lay: () => {
      const t = landed(['sol', 'hacan'], 3, { groundForces: 4 }, fleet({ warSun: 1 }));
      const [sun] = t.shipIds(0, 'quann', 'warSun');
      return and(t, lasting('option:distantSuns', 0, `ship ${sun}`, 0, 'action'));
    },
  }),
  ground({
    shows: ['domain:hostileLocals3'],
    name: 'locals who belong to nobody',
    lay: () => {
      const t = table('norr', 'hacan');
      Object.assign(t.planet('quann'), { groundForces: 3, domain: { id: 'hostileLocals3', faceUp: true } });
      t.landed(0, 'quann', { groundForces: 3 });
      if (t.planet('quann').owner !== NOBODY) throw new Error('somebody owns the planet');
      return t;
    },
    unseen: 'garrison',
  }),
  ground({
    shows: ['leader:general.reroll'],
    name: 'a general has two dice of the invaders rolled anew',
    lay: () => landed(['hacan', 'sol'], 3, { groundForces: 4 }, (t) => t.leader('harrugh', 'quann')),
    uses: ['leader:general.reroll'],
  }),
  ground({
    shows: ['leader:general.defense', 'leader:general.shelter'],
    name: 'a general defends, and shelters from bombardment',
    lay: () =>
      landed(['sol', 'hacan'], 4, { groundForces: 3 }, fleet({ dreadnought: 1, warSun: 1 }), (t) =>
        t.leader('harrugh', 'quann'),
      ),
  }),
  ground({
    shows: ['leader:scientist.aim', 'leader:scientist.shield'],
    name: 'a scientist aims PDS, and shields them from war suns',
    lay: () =>
      landed(['sol', 'hacan'], 4, { groundForces: 2, pds: 1 }, fleet({ warSun: 1 }), (t) => t.leader('carth', 'quann')),
  }),
  ground({
    shows: ['leader:agent.stealth'],
    name: 'an agent silences the PDS',
    lay: () => landed(['sol', 'hacan'], 3, { groundForces: 2, pds: 2 }, (t) => t.leader('connor', 'quann')),
  }),
];
