// The Clan of Saar.
import type { Called, Choose } from '@custodian/kernel';
import { forbid, set } from '@custodian/kernel';
import { relocateUnits } from '../../atoms/units.ts';
import type { PlanetId } from '../../facts/index.ts';
import { unitTypeIds } from '../../facts/index.ts';
import type { G, Seat } from '../../game.ts';
import { hasShips, hasUnit, isAnomaly, planetOf, systemOf, unitsOn } from '../../queries/board.ts';
import { mayActivate, mayProduce, mayScore, mayStandOn } from '../../queries/permissions.ts';
import { hasAbility, hasTechnology, noteOwner, othersThan, planetsOf } from '../../queries/players.ts';
import { effectPlaces } from '../../queries/production.ts';
import { why } from '../../queries/refusals.ts';
import { isGroundForce, unitCard } from '../../queries/units.ts';
import { canProduce } from '../../rules/production/production.ts';
import type { Producing } from '../../rules/production/sequences.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import type { Ti4Component } from '../define.ts';
import { ability, technology, unitAbility } from '../define.ts';
import { note } from '../promissory-notes/define.ts';
import type { NotePlayed, To } from '../sequences.ts';

export interface SaarSequences {
  scavenge: Called<To<'planet gained'>>;
  'produce by chaos mapping': Called<To<'turn begins'>, void, To<'turn begins'> & { system?: string }>;
}

const scavenge = ability('scavenge', {
  reacts: [
    {
      window: 'planet gained',
      forced: true,
      may: (g, seat, about) => (about.seat === seat && hasAbility(g, seat, 'scavenge') ? null : false),
      run: 'scavenge',
    },
  ],
  procedures: {
    scavenge: {
      rule: 'trade goods',
      steps: { gain: { call: 'gain trade goods', with: (x) => ({ seat: x.v.seat, amount: 1 }) } },
    },
  },
});

const nomadic = ability('nomadic', {
  modifies: [
    set(mayScore, (g, { seat }, now) =>
      now?.text.key === 'why.home planets' && hasAbility(g, seat, 'nomadic') ? null : now,
    ),
  ],
});

/** One unit in the system. */
const fromChaos = (g: G, seat: Seat, system: string): Producing => ({
  seat,
  system,
  places: effectPlaces(g, seat, system),
  limit: 1,
  types: unitTypeIds.filter((type) => mayProduce(g, { seat, system, type }) === null),
  why: say('technology.chaosMapping'),
});

/** Systems with a unit of the seat that has Production, where something can be made and paid for. */
const producers = (g: G, seat: Seat): string[] =>
  g.systems
    .filter((s) => hasUnit(s, seat, (u) => unitCard(g, seat, u.type)?.production != null))
    .map((s) => s.id)
    .filter((system) => canProduce(g, fromChaos(g, seat, system)));

const produceByChaos: Sequence<'produce by chaos mapping'> = {
  rule: 'technology',
  steps: {
    'choose a system': {
      ask: ({ g, v: { seat } }): Choose[] => {
        const systems = producers(g, seat);
        if (systems.length < 2) return [];
        const options = systems.map((id) => ({ id, text: say('option.system', { system: id }), on: [id] }));
        return [{ kind: 'choose', seat, rule: 'technology', ask: say('ask.chaos mapping'), options, pick: [1, 1] }];
      },
      then: (x, got) => {
        const [picked = producers(x.g, x.v.seat)[0]] = (got[x.v.seat] as readonly string[] | undefined) ?? [];
        if (picked === undefined) return 'end';
        x.v.system = picked;
        return undefined;
      },
    },
    produce: {
      call: 'produce',
      with: ({ g, v: { seat, system = '' } }) => fromChaos(g, seat, system),
    },
  },
};

const chaosMapping = technology('chaosMapping', {
  modifies: [
    forbid(mayActivate, (g, { seat, system }) => {
      if (!isAnomaly(g, system, 'asteroidField')) return null;
      const at = systemOf(g, system);
      return othersThan(g, seat).some((other) => hasTechnology(g, other, 'chaosMapping') && hasShips(at, other))
        ? why('technology', 'why.chaos mapping')
        : null;
    }),
  ],
  reacts: [
    {
      window: 'turn begins',
      may: (g, seat, about) =>
        about.seat === seat && hasTechnology(g, seat, 'chaosMapping') && producers(g, seat).length > 0 ? null : false,
      run: 'produce by chaos mapping',
    },
  ],
  procedures: { 'produce by chaos mapping': produceByChaos },
});

/** Planets just landed on that Saar ground forces hold. */
const callable = (g: G, owner: Seat, planets: readonly PlanetId[]): PlanetId[] =>
  planets.filter((planet) => unitsOn(planetOf(g, planet), owner).some(isGroundForce));

/** Planets of the Saar where they may go. */
const havens = (g: G, owner: Seat, except: PlanetId): PlanetId[] =>
  planetsOf(g, owner)
    .map((p) => p.id)
    .filter((planet) => planet !== except && mayStandOn(g, { seat: owner, planet }) === null);

const choosePlanet = (
  seat: Seat,
  planets: readonly PlanetId[],
  key: 'ask.raghs call' | 'ask.raghs call to',
): Choose[] => {
  if (planets.length < 2) return [];
  const options = planets.map((id) => ({ id, text: say('option.planet', { planet: id }), on: [id] }));
  return [{ kind: 'choose', seat, rule: 'promissory notes', ask: say(key), options, pick: [1, 1] }];
};

type Call = NotePlayed<'forces committed'> & { planet?: PlanetId };

const raghsCall = note<'forces committed', Call>({
  id: 'raghsCall',
  on: ['forces committed'],
  may: (g, seat, owner, about) =>
    about.seat === seat && callable(g, owner, about.planets).some((planet) => havens(g, owner, planet).length > 0)
      ? null
      : false,
  effect: {
    rule: 'promissory notes',
    steps: {
      'from which planet': {
        ask: ({ g, v: { seat, about, copy } }) =>
          choosePlanet(seat, callable(g, noteOwner(copy), about.planets), 'ask.raghs call'),
        then: (x, got) => {
          const { seat, about, copy } = x.v;
          const [picked = callable(x.g, noteOwner(copy), about.planets)[0]] =
            (got[seat] as readonly PlanetId[] | undefined) ?? [];
          if (picked === undefined) return 'end';
          x.v.planet = picked;
          return undefined;
        },
      },
      'to which planet': {
        ask: ({ g, v: { seat, copy, planet } }) =>
          choosePlanet(seat, havens(g, noteOwner(copy), planet as PlanetId), 'ask.raghs call to'),
        then: (x, got) => {
          const { seat, copy } = x.v;
          const owner = noteOwner(copy);
          const planet = x.v.planet as PlanetId;
          const [to = havens(x.g, owner, planet)[0]] = (got[seat] as readonly PlanetId[] | undefined) ?? [];
          if (to === undefined) return;
          const troops = unitsOn(planetOf(x.g, planet), owner).filter(isGroundForce);
          relocateUnits(
            x,
            planet,
            to,
            troops.map((u) => u.id),
          );
        },
      },
      limits: { call: 'limits', with: () => ({}) },
    },
    gives: () => undefined,
  },
});

export const saar: readonly Ti4Component[] = [
  scavenge,
  nomadic,
  chaosMapping,
  unitAbility('floatingFactory', { inRules: 'rules/tactical/limits.ts' }),
  unitAbility('floatingFactoryII', { inRules: 'rules/tactical/limits.ts' }),
  technology('floatingFactoryII', { inRules: 'queries/units.ts' }),
  raghsCall,
];
