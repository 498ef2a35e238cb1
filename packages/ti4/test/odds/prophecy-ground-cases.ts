// Fights for planets with components of Prophecy of Kings and the Codices.
import type { FactionId, PlanetId } from '../../src/facts/index.ts';
import type { PlayedWith } from '../../src/queries/box.ts';
import type { Table, UnitsOf } from '../kit/index.ts';
import { tableWith } from '../kit/index.ts';
import type { Case } from './cases.ts';
import { PLANET, SYSTEM } from './cases.ts';

const PROPHECY: PlayedWith = { prophecy: true };

/** Seat 0 has landed on a planet of seat 1, with its ships above. */
function landing(
  [attacker, own, above = {}]: readonly [FactionId, UnitsOf, UnitsOf?],
  [defender, other]: readonly [FactionId, UnitsOf],
  change: (t: Table) => void = () => undefined,
  played: PlayedWith = PROPHECY,
): () => Table {
  return () => {
    const t = tableWith(played, attacker, defender, 'saar');
    for (const seat of [0, 1]) t.tokens(seat, { fleet: 12 });
    t.own(1, PLANET, other);
    t.landed(0, PLANET, own);
    t.fleet(0, SYSTEM, above);
    t.active(0, SYSTEM);
    change(t);
    return t;
  };
}

const planet: PlanetId = PLANET;
const CODEX: PlayedWith = { prophecy: true, codexI: true };

export const groundCasesOfProphecy: readonly Case[] = [
  {
    name: 'mechs beside infantry',
    shows: ['sequence:ground combat', 'unit:mech'],
    planet,
    lay: landing(['hacan', { infantry: 2, mech: 1 }, { dreadnought: 1 }], ['letnev', { infantry: 3, mech: 1 }]),
  },
  {
    name: 'a charge on the ground',
    shows: ['technology:supercharge'],
    planet,
    lay: landing(['naaz', { infantry: 3 }], ['xxcha', { infantry: 3 }], (t) => t.technologies('naaz', 'supercharge')),
    uses: ['technology:supercharge'],
  },
  {
    name: 'Eidolons below their flagship',
    shows: ['unit-card:viszElVir'],
    planet,
    lay: landing(['naaz', { mech: 2 }, { flagship: 1 }], ['xxcha', { infantry: 5 }]),
  },
  {
    name: 'a paling for fragile infantry',
    shows: ['unit-card:shieldPaling'],
    planet,
    lay: landing(['jolnar', { infantry: 3, mech: 1 }], ['xxcha', { infantry: 5 }]),
  },
  {
    name: 'mechs that strike back',
    shows: ['unit-card:valkyrieExoskeleton'],
    planet,
    lay: landing(['norr', { infantry: 1, mech: 2 }, { dreadnought: 1 }], ['letnev', { infantry: 3, mech: 2 }], (t) =>
      t.technologies('letnev', 'nonEuclideanShielding'),
    ),
  },
  {
    name: 'mechs that strike back while they are harrowed',
    shows: ['unit-card:valkyrieExoskeleton', 'ability:harrow'],
    planet,
    lay: landing(['l1z1x', { infantry: 2, mech: 1 }, { dreadnought: 2 }], ['norr', { infantry: 1, mech: 2 }]),
    uses: ['ability:harrow'],
  },
  {
    name: 'a mech that lets nobody sustain damage',
    shows: ['unit-card:mollTerminus'],
    planet,
    lay: landing(['mentak', { infantry: 2, mech: 1 }], ['letnev', { infantry: 1, mech: 2 }]),
  },
  {
    name: 'mechs against whoever has fragments',
    shows: ['unit-card:iconoclast'],
    planet,
    lay: landing(['naalu', { mech: 2 }], ['xxcha', { infantry: 5 }], (t) => {
      t.player('xxcha').found = ['culturalRelicFragment.1'];
    }),
  },
  {
    name: 'mechs against whoever was assimilated',
    shows: ['unit-card:mordred'],
    planet,
    lay: landing(['nekro', { mech: 2 }], ['xxcha', { infantry: 5 }], (t) => {
      t.technologies('xxcha', 'instinctTraining');
      t.game().effects.push({
        source: 'technology:valefarAssimilatorX',
        seat: 0,
        target: 'instinctTraining',
        amount: 0,
        until: 'game',
      });
    }),
  },
  {
    name: 'ships that bombard in a blitz',
    shows: ['action:blitz'],
    planet,
    lay: landing(
      ['hacan', { infantry: 2 }, { cruiser: 3, dreadnought: 1 }],
      ['xxcha', { infantry: 4 }],
      (t) => t.game().effects.push({ source: 'action:blitz', seat: 0, target: SYSTEM, amount: 0, until: 'invasion' }),
      CODEX,
    ),
  },
  {
    name: 'bombardment past shields',
    shows: ['leader:twoRam'],
    planet,
    lay: landing(['l1z1x', { infantry: 2 }, { dreadnought: 2 }], ['xxcha', { infantry: 4, pds: 1 }], (t) =>
      t.unlock('l1z1x', 'twoRam'),
    ),
    uses: ['ability:harrow'],
  },
  {
    name: 'guns of mechs that bombardment may silence',
    shows: ['unit:mech'],
    planet,
    lay: landing(['hacan', { infantry: 3 }, { dreadnought: 3 }], ['xxcha', { infantry: 1, mech: 1 }]),
  },
  {
    name: 'mechs that bombard before they fight',
    shows: ['unit-card:annihilator'],
    planet,
    lay: landing(['l1z1x', { infantry: 1, mech: 2 }], ['xxcha', { infantry: 4 }]),
  },
  {
    name: 'bacteria after bombardment',
    shows: ['technology:x89BacterialWeaponOmega'],
    planet,
    lay: landing(
      ['hacan', { infantry: 2 }, { dreadnought: 2 }],
      ['letnev', { infantry: 4, mech: 1 }],
      (t) => t.technologies('hacan', 'x89BacterialWeaponOmega'),
      CODEX,
    ),
    uses: ['technology:x89BacterialWeaponOmega'],
  },
  {
    name: 'a grid that strikes',
    shows: ['technology:magenDefenseGridOmega'],
    planet,
    lay: landing(
      ['hacan', { infantry: 2, mech: 1 }],
      ['xxcha', { infantry: 3, pds: 1 }],
      (t) => t.technologies('xxcha', 'magenDefenseGridOmega'),
      CODEX,
    ),
    uses: ['technology:magenDefenseGridOmega'],
  },
  {
    name: "an infantry of Sol's commander, and what earns goods",
    shows: ['leader:claireGibson'],
    beside: ['technology:selfAssemblyRoutines'],
    planet,
    lay: landing(['hacan', { infantry: 3, mech: 1 }, { dreadnought: 1 }], ['sol', { infantry: 3 }], (t) => {
      t.unlock('sol', 'claireGibson');
      t.technologies('hacan', 'selfAssemblyRoutines');
    }),
    uses: ['leader:claireGibson'],
  },
  {
    name: 'legionnaires that leave commodities',
    shows: ['sequence:ground combat'],
    beside: ['unit-card:crimsonLegionnaire'],
    planet,
    lay: landing(['mahact', { infantry: 3 }], ['xxcha', { infantry: 3 }]),
  },
  {
    name: 'mechs that a law leaves nothing but Sustain Damage',
    shows: ['agenda:articlesOfWar'],
    planet,
    lay: landing(['mentak', { infantry: 2, mech: 1 }], ['letnev', { infantry: 1, mech: 2 }], (t) =>
      t.law('articlesOfWar'),
    ),
  },
  {
    name: 'Mecatol Rex, which fires itself for the Council Keleres',
    shows: ['legendary:custodiaVigilia'],
    system: '18',
    planet: 'mecatolRex',
    lay: () => {
      const played = { prophecy: true, codexIII: true };
      const before = tableWith(played, 'sol', 'keleres', 'saar');
      before.begin('gain technology', { seat: 1, technology: 'iihqModernization' });
      const t = tableWith(played, 'sol', 'keleres', 'saar');
      Object.assign(t.game(), structuredClone(before.game()), { custodians: false });
      for (const player of t.game().players) player.leaders = [];
      t.own(1, 'mecatolRex', { infantry: 3 });
      t.landed(0, 'mecatolRex', { infantry: 3 });
      t.active(0, '18');
      return t;
    },
  },
];
