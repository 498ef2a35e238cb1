// The technologies of Prophecy of Kings that are no unit upgrades.
import type { Option } from '@custodian/kernel';
import { add, set } from '@custodian/kernel';
import { exhaustPlanets, readyPlanets } from '../../atoms/board.ts';
import { addEffect, endEffect, exhaustTechnology, readyTechnology } from '../../atoms/table.ts';
import type { PlanetId, TechnologyId } from '../../facts/index.ts';
import { shipTypeIds, technologies } from '../../facts/index.ts';
import type { G, Seat } from '../../game.ts';
import type { FrozenSystem } from '../../queries/board.ts';
import { hasOthersShips, hasShips, hasUnit, systemOf, unitsIn, unitsOn } from '../../queries/board.ts';
import { traitsOf } from '../../queries/exploration.ts';
import { mayRetreatTo, mayStandOn } from '../../queries/permissions.ts';
import {
  exhaustedPlanets,
  hasEffect,
  hasReadyTechnology,
  hasTechnology,
  othersThan,
  playerOf,
  readyPlanets as readyPlanetsOf,
  technologyCard,
} from '../../queries/players.ts';
import { hasPiece } from '../../queries/production.ts';
import { why } from '../../queries/refusals.ts';
import { isWorthIgnoringOne, technologyDeck, usesSpecialtiesFreely } from '../../queries/technologies.ts';
import { unitCard } from '../../queries/units.ts';
import { prerequisitesWaivable, prerequisitesWaived, researches, specialties } from '../../queries/values.ts';
import { canProduce } from '../../rules/production/production.ts';
import type { Producing } from '../../rules/production/sequences.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import { planetOption, systemOption } from '../action-cards/vocabulary.ts';
import type { Ti4Component } from '../define.ts';
import { technology, withTechnology } from '../define.ts';
import { readied } from '../factions/vocabulary.ts';
import { choosing, pickedOf } from '../leaders/vocabulary.ts';

// Dark Energy Tap

const darkEnergyTap = technology('darkEnergyTap', {
  modifies: [
    withTechnology('darkEnergyTap', set, mayRetreatTo, (g, { seat, to }, refused) =>
      refused?.text.key === 'why.nothing of yours there' &&
      othersThan(g, seat).every((other) => unitsIn(systemOf(g, to), other).length === 0)
        ? null
        : refused,
    ),
  ],
  reacts: [
    {
      window: 'tactical action ends',
      forced: true,
      may: (g, seat, about) =>
        about.seat === seat &&
        hasTechnology(g, seat, 'darkEnergyTap') &&
        systemOf(g, about.system).frontier === true &&
        hasShips(systemOf(g, about.system), seat)
          ? null
          : false,
      run: 'technology darkEnergyTap',
    },
  ],
  procedures: {
    'technology darkEnergyTap': {
      rule: 'exploration',
      steps: {
        'explore the frontier': {
          call: 'explore frontier',
          with: ({ v: { seat, about } }) => ({ seat, system: about.system }),
        },
      },
    },
  },
});

// Sling Relay

const slung = (seat: Seat, system: string): Producing => ({
  seat,
  system,
  places: [],
  limit: 1,
  types: shipTypeIds,
  must: true,
  why: say('technology.slingRelay'),
});

/** Where a ship can be made and paid for. */
const isSling =
  (g: G, seat: Seat) =>
  (system: FrozenSystem): boolean =>
    hasUnit(system, seat, (u) => u.type === 'spaceDock') &&
    !hasOthersShips(system, seat) &&
    canProduce(g, slung(seat, system.id));

const slings = (g: G, seat: Seat): string[] => g.systems.filter(isSling(g, seat)).map((s) => s.id);

const slingRelayUsed: Sequence<'technology slingRelay'> = {
  rule: 'technology',
  steps: {
    'choose a system': {
      ask: ({ g, v: { seat } }) =>
        choosing(
          seat,
          say('ask.slingRelay'),
          slings(g, seat).map((id) => systemOption(g, id)),
        ),
      then: (x, got) => {
        const system = pickedOf(got, x.v.seat, slings(x.g, x.v.seat));
        if (system === undefined) return 'end';
        exhaustTechnology(x, x.v.seat, 'slingRelay');
        x.v.system = system;
        return undefined;
      },
    },
    'produce a ship': {
      rule: 'producing units',
      call: 'produce',
      with: ({ v: { seat, system } }) => slung(seat, system as string),
    },
  },
};

const slingRelay = technology('slingRelay', {
  reacts: [
    {
      window: 'component action',
      may: (g, seat) => {
        const ready = readied(g, seat, 'slingRelay');
        if (ready !== null) return ready;
        return g.systems.some(isSling(g, seat)) ? null : why('producing units', 'why.no target');
      },
      run: 'technology slingRelay',
    },
  ],
  procedures: { 'technology slingRelay': slingRelayUsed },
});

// Psychoarchaeology

const specialists = (g: G, seat: Seat): PlanetId[] =>
  readyPlanetsOf(g, seat)
    .map((p) => p.id)
    .filter((planet) => specialties(g, planet).length > 0);

const dig: Sequence<'technology psychoarchaeology'> = {
  rule: 'technology',
  steps: {
    'exhaust a planet': {
      ask: ({ g, v: { seat } }) =>
        choosing(
          seat,
          say('ask.psychoarchaeology'),
          specialists(g, seat).map((id) => planetOption(g, id)),
        ),
      then: (x, got) => {
        const planet = pickedOf(got, x.v.seat, specialists(x.g, x.v.seat)) as PlanetId | undefined;
        if (planet === undefined) return 'end';
        exhaustPlanets(x, x.v.seat, [planet]);
        return undefined;
      },
    },
    'gain a trade good': {
      rule: 'trade goods',
      call: 'gain trade goods',
      with: ({ v: { seat } }) => ({ seat, amount: 1 }),
    },
  },
};

const psychoarchaeology = technology('psychoarchaeology', {
  modifies: [set(usesSpecialtiesFreely, (g, seat, now) => now || hasTechnology(g, seat, 'psychoarchaeology'))],
  reacts: [
    {
      // At any time of the action phase at which nothing else is resolved: as each turn begins.
      window: 'turn begins',
      again: true,
      may: (g, seat) => (hasTechnology(g, seat, 'psychoarchaeology') && specialists(g, seat).length > 0 ? null : false),
      run: 'technology psychoarchaeology',
    },
  ],
  procedures: { 'technology psychoarchaeology': dig },
});

// Bio-Stims

/** Exhausted planets with a specialty, and other exhausted technologies. */
function stimulated(g: G, seat: Seat): Option[] {
  const own = technologyCard(g, { seat, id: 'bioStims' });
  return [
    ...exhaustedPlanets(g, seat)
      .filter((p) => specialties(g, p.id).length > 0)
      .map((p) => planetOption(g, p.id)),
    ...playerOf(g, seat)
      .exhausted.filter((id) => id !== own)
      .map((id) => ({ id, text: say(`technology.${id}`), on: [id] })),
  ];
}

const stimulate: Sequence<'technology bioStims'> = {
  rule: 'technology',
  steps: {
    'ready a card': {
      ask: ({ g, v: { seat } }) => choosing(seat, say('ask.bioStims'), stimulated(g, seat)),
      then: (x, got) => {
        const { seat } = x.v;
        const card = pickedOf(
          got,
          seat,
          stimulated(x.g, seat).map((o) => o.id),
        );
        if (card === undefined) return;
        exhaustTechnology(x, seat, 'bioStims');
        if (Object.hasOwn(technologies, card)) readyTechnology(x, seat, card as TechnologyId);
        else readyPlanets(x, seat, [card as PlanetId]);
      },
    },
  },
};

const bioStims = technology('bioStims', {
  reacts: [
    {
      window: 'turn ends',
      may: (g, seat, about) =>
        about.seat === seat && hasReadyTechnology(g, seat, 'bioStims') && stimulated(g, seat).length > 0 ? null : false,
      run: 'technology bioStims',
    },
  ],
  procedures: { 'technology bioStims': stimulate },
});

// AI Development Algorithm

const ALGORITHM = 'technology:aiDevelopmentAlgorithm';

const isUpgrade = (id: TechnologyId): boolean => technologies[id].unitUpgrade;

const upgradesOf = (g: G, seat: Seat): number => playerOf(g, seat).technologies.filter(isUpgrade).length;

const isUpgradeMissingOne = (g: G, seat: Seat, cost: number): boolean =>
  technologyDeck(g, seat).some((id) => isUpgrade(id) && isWorthIgnoringOne(g, seat, id, cost));

const aiDevelopmentAlgorithm = technology('aiDevelopmentAlgorithm', {
  modifies: [
    add(prerequisitesWaived, (g, { seat, technology: id }, now) =>
      g.effects.length > 0 && isUpgrade(id) && hasEffect(g, ALGORITHM, seat) ? now + 1 : now,
    ),
    withTechnology('aiDevelopmentAlgorithm', add, prerequisitesWaivable, (g, { seat, technology: id }, now) =>
      isUpgrade(id) && hasReadyTechnology(g, seat, 'aiDevelopmentAlgorithm') ? now + 1 : now,
    ),
  ],
  reacts: [
    {
      window: 'about to research',
      may: (g, seat, about) =>
        about.seat === seat &&
        about.instead !== true &&
        researches(g, seat) &&
        hasReadyTechnology(g, seat, 'aiDevelopmentAlgorithm') &&
        isUpgradeMissingOne(g, seat, about.cost)
          ? null
          : false,
      run: 'the algorithm ignores a prerequisite',
    },
    {
      window: 'production used',
      may: (g, seat, about) =>
        about.seat === seat && hasReadyTechnology(g, seat, 'aiDevelopmentAlgorithm') && upgradesOf(g, seat) > 0
          ? null
          : false,
      run: 'technology aiDevelopmentAlgorithm',
    },
  ],
  procedures: {
    'the algorithm ignores a prerequisite': {
      rule: 'technology',
      steps: {
        exhaust: {
          do: (x) => {
            exhaustTechnology(x, x.v.seat, 'aiDevelopmentAlgorithm');
            addEffect(x, { source: ALGORITHM, seat: x.v.seat, until: 'research' });
          },
        },
      },
    },
    'technology aiDevelopmentAlgorithm': {
      rule: 'technology',
      steps: { exhaust: { do: (x) => exhaustTechnology(x, x.v.seat, 'aiDevelopmentAlgorithm') } },
      gives: ({ g, v: { seat, about } }) => ({ discount: (about.discount ?? 0) + upgradesOf(g, seat) }),
    },
  },
});

// Self-Assembly Routines

const assemblyPlanets = (g: G, seat: Seat, system: string): PlanetId[] =>
  systemOf(g, system)
    .planets.filter((p) => p.owner === seat && mayStandOn(g, { seat, planet: p.id }) === null)
    .map((p) => p.id);

const lostMechs = (units: readonly { readonly type: string }[]): number =>
  units.filter((u) => u.type === 'mech').length;

const salvage: Sequence<'mechs are salvaged'> = {
  rule: 'trade goods',
  steps: {
    'gain a trade good': {
      call: 'gain trade goods',
      with: ({ v: { seat } }) => ({ seat, amount: 1 }),
      then: (x) => {
        x.v.gained = (x.v.gained ?? 0) + 1;
        return x.v.gained < lostMechs(x.v.about.units) ? { goto: 'gain a trade good' } : undefined;
      },
    },
  },
};

const selfAssemblyRoutines = technology('selfAssemblyRoutines', {
  reacts: [
    {
      window: 'units produced',
      may: (g, seat, about) =>
        about.seat === seat &&
        about.ability &&
        hasReadyTechnology(g, seat, 'selfAssemblyRoutines') &&
        unitCard(g, seat, 'mech') !== null &&
        hasPiece(g, seat, 'mech') &&
        assemblyPlanets(g, seat, about.system).length > 0
          ? null
          : false,
      run: 'technology selfAssemblyRoutines',
    },
    {
      window: 'units destroyed',
      forced: true,
      may: (g, seat, about) =>
        about.seat === seat && lostMechs(about.units) > 0 && hasTechnology(g, seat, 'selfAssemblyRoutines')
          ? null
          : false,
      run: 'mechs are salvaged',
    },
  ],
  procedures: {
    'technology selfAssemblyRoutines': {
      rule: 'technology',
      steps: {
        exhaust: { do: (x) => exhaustTechnology(x, x.v.seat, 'selfAssemblyRoutines') },
        'place a mech': {
          rule: 'reinforcements',
          call: 'place units',
          with: ({ g, v: { seat, about } }) => ({
            seat,
            type: 'mech',
            count: 1,
            places: assemblyPlanets(g, seat, about.system),
            why: say('technology.selfAssemblyRoutines'),
          }),
        },
      },
    },
    'mechs are salvaged': salvage,
  },
});

// Scanlink Drone Network

const scanned = (g: G, seat: Seat, system: string): PlanetId[] =>
  systemOf(g, system)
    .planets.filter((p) => traitsOf(p).length > 0 && unitsOn(p, seat).length > 0)
    .map((p) => p.id);

const scan: Sequence<'technology scanlinkDroneNetwork'> = {
  rule: 'exploration',
  steps: {
    'choose a planet': {
      ask: ({ g, v: { seat, about } }) =>
        choosing(
          seat,
          say('ask.scanlinkDroneNetwork'),
          scanned(g, seat, about.system).map((id) => planetOption(g, id)),
        ),
      then: (x, got) => {
        const { seat, about } = x.v;
        const planet = pickedOf(got, seat, scanned(x.g, seat, about.system));
        if (planet === undefined) return 'end';
        x.v.planet = planet as PlanetId;
        return undefined;
      },
    },
    explore: {
      call: 'explore planet',
      with: ({ v: { seat, planet } }) => ({ seat, planet: planet as PlanetId }),
    },
  },
};

const scanlinkDroneNetwork = technology('scanlinkDroneNetwork', {
  reacts: [
    {
      window: 'system activated',
      timing: 'when',
      may: (g, seat, about) =>
        about.seat === seat &&
        about.ended !== true &&
        g.explorationDecks !== undefined &&
        hasTechnology(g, seat, 'scanlinkDroneNetwork') &&
        scanned(g, seat, about.system).length > 0
          ? null
          : false,
      run: 'technology scanlinkDroneNetwork',
    },
  ],
  procedures: { 'technology scanlinkDroneNetwork': scan },
});

// Predictive Intelligence

const PREDICTION = 'technology:predictiveIntelligence';
const MORE_VOTES = 3;

const predictiveIntelligence = technology('predictiveIntelligence', {
  reacts: [
    {
      window: 'turn ends',
      may: (g, seat, about) =>
        about.seat === seat && hasReadyTechnology(g, seat, 'predictiveIntelligence') ? null : false,
      run: 'technology predictiveIntelligence',
    },
    {
      window: 'votes cast',
      timing: 'when',
      may: (g, seat, about) =>
        about.seat === seat &&
        about.votes > 0 &&
        hasReadyTechnology(g, seat, 'predictiveIntelligence') &&
        !hasEffect(g, PREDICTION, seat)
          ? null
          : false,
      run: 'more votes by prediction',
    },
    {
      window: 'agenda resolved',
      forced: true,
      may: (g, seat) => (g.effects.length > 0 && hasEffect(g, PREDICTION, seat) ? null : false),
      run: 'the prediction is checked',
    },
  ],
  procedures: {
    'technology predictiveIntelligence': {
      rule: 'technology',
      steps: {
        exhaust: { do: (x) => exhaustTechnology(x, x.v.seat, 'predictiveIntelligence') },
        'redistribute tokens': {
          rule: 'command tokens',
          call: 'redistribute tokens',
          with: (x) => ({ seats: [x.v.seat] }),
        },
      },
    },
    'more votes by prediction': {
      rule: 'agenda phase',
      steps: {
        'cast more votes': {
          do: (x) => addEffect(x, { source: PREDICTION, seat: x.v.seat, target: x.v.about.outcome, until: 'agenda' }),
        },
      },
      gives: ({ v: { about } }) => ({ more: (about.more ?? 0) + MORE_VOTES }),
    },
    'the prediction is checked': {
      rule: 'technology',
      steps: {
        'exhaust where it was wrong': {
          do: (x) => {
            const { seat, about } = x.v;
            const isRight = hasEffect(x.g, PREDICTION, seat, about.outcome);
            endEffect(x, PREDICTION, seat);
            if (!isRight && hasReadyTechnology(x.g, seat, 'predictiveIntelligence'))
              exhaustTechnology(x, seat, 'predictiveIntelligence');
          },
        },
      },
    },
  },
});

export const technologiesOfProphecy: readonly Ti4Component[] = [
  darkEnergyTap,
  slingRelay,
  psychoarchaeology,
  bioStims,
  aiDevelopmentAlgorithm,
  selfAssemblyRoutines,
  scanlinkDroneNetwork,
  predictiveIntelligence,
];
