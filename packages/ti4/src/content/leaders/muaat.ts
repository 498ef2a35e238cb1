// The leaders of the Embers of Muaat.
import { set } from '@custodian/kernel';
import { losePlanet, replaceTile } from '../../atoms/board.ts';
import { repealLaw } from '../../atoms/council.ts';
import { addEffect } from '../../atoms/table.ts';
import { liftUnits, removeUnits } from '../../atoms/units.ts';
import type { PlanetId } from '../../facts/index.ts';
import { muaatSupernova, unitTypeIds } from '../../facts/index.ts';
import type { G, Seat } from '../../game.ts';
import { NOBODY } from '../../game.ts';
import type { FrozenSystem } from '../../queries/board.ts';
import { hasSystem, isHome, isMecatolRex, planetOf, systemOf } from '../../queries/board.ts';
import { hasHero, leaderOf } from '../../queries/leaders.ts';
import { gainsByReturning } from '../../queries/movement.ts';
import { seatsIn } from '../../queries/players.ts';
import { effectPlaces } from '../../queries/production.ts';
import { why } from '../../queries/refusals.ts';
import { isGroundForce } from '../../queries/units.ts';
import { gainsBySpending, unitCost } from '../../queries/values.ts';
import type { Aiming } from '../../rules/cards/playing.ts';
import { canProduce } from '../../rules/production/production.ts';
import type { Producing } from '../../rules/production/sequences.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import { playerOption, systemOption } from '../action-cards/vocabulary.ts';
import type { Ti4Component } from '../define.ts';
import { agent, commander, DEED, didDeed, hero, withCommander } from './define.ts';
import { choosing, pickedOf } from './vocabulary.ts';

/** Two units that cost little. */
const forged = (g: G, seat: Seat, system: string): Producing => ({
  seat,
  system,
  places: effectPlaces(g, seat, system),
  limit: 2,
  types: unitTypeIds.filter((type) => (unitCost(g, { seat, type }) ?? 9) <= 4),
  why: say('leader.umbat'),
});

/** Systems with a war sun or the flagship of a player where he can make something and pay for it. */
const forges = (g: G, seat: Seat): string[] =>
  g.systems
    .filter((s) => s.space.some((u) => u.owner === seat && (u.type === 'warSun' || u.type === 'flagship')))
    .map((s) => s.id)
    .filter((system) => canProduce(g, forged(g, seat, system)));

const smiths = (g: G): string[] =>
  seatsIn(g)
    .filter((seat) => forges(g, seat).length > 0)
    .map(String);

const umbat = agent<'component action', Aiming<'component action'> & { player?: Seat; system?: string }>('umbat', {
  on: ['component action'],
  may: (g) => (smiths(g).length > 0 ? null : why('leaders', 'why.no target')),
  effect: {
    rule: 'leaders',
    steps: {
      'choose a player': {
        ask: ({ g, v: { seat } }) =>
          choosing(
            seat,
            say('ask.leader target', { leader: 'umbat' }),
            smiths(g).map((player) => playerOption(g, player)),
          ),
        then: (x, got) => {
          const picked = pickedOf(got, x.v.seat, smiths(x.g));
          if (picked === undefined) return 'end';
          x.v.player = Number(picked);
          return undefined;
        },
      },
      'choose a system': {
        ask: ({ g, v: { player = 0 } }) =>
          choosing(
            player,
            say('ask.leader produce where'),
            forges(g, player).map((id) => systemOption(g, id)),
          ),
        then: (x, got) => {
          const { player = 0 } = x.v;
          const system = pickedOf(got, player, forges(x.g, player));
          if (system !== undefined) x.v.system = system;
        },
      },
      'produce 2 units': {
        call: 'produce',
        with: ({ g, v: { player: seat = 0, system } }) => (system === undefined ? null : forged(g, seat, system)),
      },
    },
    gives: () => undefined,
  },
});

const produceWarSun: Sequence<'leader war sun produced'> = {
  rule: 'leaders',
  steps: {
    'remember it': {
      do: (x) => addEffect(x, { source: 'leader:magmus', seat: x.v.seat, target: DEED, until: 'game' }),
    },
  },
};

const magmus = commander<'strategy token spent', Aiming<'strategy token spent'> & { left?: number }>('magmus', {
  goal: (g, seat) => didDeed(g, seat, 'magmus'),
  on: ['strategy token spent'],
  may: (_, seat, about) => (about.seat === seat ? null : false),
  effect: {
    rule: 'leaders',
    steps: {
      // One at a time: each is a gain of its own.
      gain: {
        call: 'gain trade goods',
        with: (x) => {
          x.v.left ??= x.v.about.count;
          return x.v.left === 0 ? null : { seat: x.v.seat, amount: 1 };
        },
        then: (x) => {
          x.v.left = (x.v.left ?? 0) - 1;
          return { goto: 'gain' };
        },
      },
    },
    gives: () => undefined,
  },
  modifies: [withCommander('magmus', set, gainsBySpending, () => true)],
  later: [
    {
      window: 'units produced',
      timing: 'when',
      forced: true,
      may: (g, seat, about) =>
        about.seat === seat &&
        about.units.includes('warSun') &&
        leaderOf(g, seat, 'magmus')?.is === 'locked' &&
        didDeed(g, seat, 'magmus').have === 0
          ? null
          : false,
      run: 'leader war sun produced',
    },
  ],
  procedures: { 'leader war sun produced': produceWarSun },
});

/** Can the tile be replaced by the hero's supernova? */
const canBurn = (g: G, system: string): boolean => {
  const at = systemOf(g, system);
  return !hasSystem(g, muaatSupernova) && !isHome(at) && !isMecatolRex(at);
};

/** Units of others in a system, of one owner in one place. */
function nextDoomed(g: G, seat: Seat, id: string): { seat: Seat; planet?: PlanetId; ids: number[] } | undefined {
  const system = systemOf(g, id);
  for (const { units, planet } of [{ units: system.space, planet: undefined }, ...spotsOf(system)]) {
    const owner = units.find((u) => u.owner !== seat)?.owner;
    if (owner === undefined) continue;
    const ids = units.filter((u) => u.owner === owner).map((u) => u.id);
    return { seat: owner, ids, ...(planet !== undefined && { planet }) };
  }
  return undefined;
}

const spotsOf = ({ planets }: FrozenSystem) => planets.map(({ id, units }) => ({ units, planet: id }));

const adjudicatorBaal = hero<'ships moved', Aiming<'ships moved'>>('adjudicatorBaal', {
  on: ['ships moved'],
  may: (g, seat, { seat: mover, system, moved }) => {
    if (mover !== seat || !canBurn(g, system)) return false;
    return systemOf(g, system).space.some((u) => u.type === 'warSun' && u.owner === seat && moved.includes(u.id))
      ? null
      : false;
  },
  effect: {
    rule: 'leaders',
    steps: {
      'destroy units': {
        rule: 'destroyed',
        call: 'destroy units',
        with: ({ g, v: { seat, about } }) => {
          const next = nextDoomed(g, seat, about.system);
          return next === undefined ? null : { ...next, enemy: seat, system: about.system, kind: null };
        },
        then: () => ({ goto: 'destroy units' }),
      },
      'replace the tile': {
        do: (x) => {
          const { seat, about } = x.v;
          for (const { id, owner, units } of systemOf(x.g, about.system).planets) {
            // Own ground forces are in space now; structures stand nowhere.
            liftUnits(
              x,
              id,
              units.filter(isGroundForce).map((u) => u.id),
            );
            const left = planetOf(x.g, id).units.map((u) => u.id);
            removeUnits(x, { system: about.system, planet: id }, left);
            if (owner !== NOBODY) losePlanet(x, id);
            for (const law of x.g.laws.filter(({ elected }) => elected === id)) repealLaw(x, law.id);
          }
          replaceTile(x, seat, about.system, muaatSupernova);
        },
      },
      limits: { call: 'limits', with: () => ({}) },
    },
    gives: () => ({ system: muaatSupernova }),
  },
  modifies: [
    set(
      gainsByReturning,
      (g, { seat, unit, system }, now) =>
        now || (unit.type === 'warSun' && hasHero(g, seat, 'adjudicatorBaal') && canBurn(g, system)),
    ),
  ],
});

export const muaat: readonly Ti4Component[] = [umbat, magmus, adjudicatorBaal];
