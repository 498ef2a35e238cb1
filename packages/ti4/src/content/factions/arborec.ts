// The Arborec.
import type { Called, Refusal, Roll } from '@custodian/kernel';
import { askForPlan, forbid, planned, set } from '@custodian/kernel';
import { relocateUnits } from '../../atoms/units.ts';
import type { PlanetId } from '../../facts/index.ts';
import { unitTypeIds } from '../../facts/index.ts';
import type { G, Seat } from '../../game.ts';
import type { GrowthPlan } from '../../plans/factions.ts';
import { growthPlan } from '../../plans/factions.ts';
import {
  isAdjacent,
  isHome,
  neighbours,
  planetOf,
  systemOf,
  systemOfPlanet,
  unitsIn,
  unitsOn,
} from '../../queries/board.ts';
import { mayDeploy } from '../../queries/mechs.ts';
import { mayProduce, mayStandOn } from '../../queries/permissions.ts';
import { hasAbility, hasTechnology, planetsOf } from '../../queries/players.ts';
import { effectPlaces } from '../../queries/production.ts';
import { why } from '../../queries/refusals.ts';
import { mayMake } from '../../queries/values.ts';
import { canProduce } from '../../rules/production/production.ts';
import type { Producing } from '../../rules/production/sequences.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import type { Ti4Component } from '../define.ts';
import { ability, technology, unitAbility } from '../define.ts';
import { note } from '../promissory-notes/define.ts';
import { returnsOnActivation } from '../promissory-notes/vocabulary.ts';
import type { To } from '../sequences.ts';
import { flagshipIn } from './vocabulary.ts';

export interface ArborecSequences {
  mitosis: Called<To<'status phase begins'>>;
  'spread by bioplasmosis': Called<To<'status phase ends'>>;
  'Duha Menaimon produces': Called<To<'system activated'>>;
}

const soil = (g: G, seat: Seat): PlanetId[] =>
  planetsOf(g, seat)
    .map((p) => p.id)
    .filter((planet) => mayStandOn(g, { seat, planet }) === null);

const mitosis = ability('mitosis', {
  modifies: [
    set(mayMake, (g, { seat, producer, type }, now) =>
      producer === 'spaceDock' && type === 'infantry' && hasAbility(g, seat, 'mitosis') ? false : now,
    ),
  ],
  reacts: [
    {
      window: 'status phase begins',
      forced: true,
      may: (g, seat) => (hasAbility(g, seat, 'mitosis') && soil(g, seat).length > 0 ? null : false),
      run: 'mitosis',
    },
  ],
  procedures: {
    mitosis: {
      rule: 'abilities',
      steps: {
        'a mech instead': {
          call: 'grow a mech',
          with: ({ g, v: { seat } }) => (mayDeploy(g, seat, 'letaniBehemoth') === null ? { seat } : null),
          then: (_, { grown }) => (grown ? 'end' : undefined),
        },
        place: {
          call: 'place units',
          with: ({ g, v: { seat } }) => ({
            seat,
            type: 'infantry',
            count: 1,
            places: soil(g, seat),
            why: say('ability.mitosis'),
          }),
        },
      },
    },
  },
});

const infantryOn = (g: G, seat: Seat, planet: PlanetId): number =>
  unitsOn(planetOf(g, planet), seat).filter((u) => u.type === 'infantry').length;

const isNear = (g: G, seat: Seat, a: PlanetId, b: PlanetId): boolean => {
  const [from, to] = [systemOfPlanet(g, a).id, systemOfPlanet(g, b).id];
  return from === to || isAdjacent(g, from, to, seat);
};

/** Where infantry may go from a planet. */
const reachable = (g: G, seat: Seat, from: PlanetId): PlanetId[] =>
  soil(g, seat).filter((to) => to !== from && isNear(g, seat, from, to));

function refuseGrowth(g: G, seat: Seat, { moves }: GrowthPlan): Refusal | null {
  const leaving = new Map<PlanetId, number>();
  for (const { from, to, count } of moves) {
    if (!planetsOf(g, seat).some((p) => p.id === from)) return why('control', 'why.not your planet', { planet: from });
    if (!reachable(g, seat, from).includes(to)) return why('adjacency', 'why.too far to spread', { planet: to });
    leaving.set(from, (leaving.get(from) ?? 0) + count);
  }
  for (const [from, count] of leaving)
    if (count > infantryOn(g, seat, from)) return why('infantry', 'why.not so many infantry', { planet: from });
  return null;
}

function sampleGrowth(g: G, seat: Seat, roll: Roll): GrowthPlan {
  const moves: { from: PlanetId; to: PlanetId; count: number }[] = [];
  for (const { id: from } of planetsOf(g, seat)) {
    const there = infantryOn(g, seat, from);
    const goals = reachable(g, seat, from);
    const to = there > 0 && goals.length > 0 && roll(3) === 1 ? goals[roll(goals.length) - 1] : undefined;
    if (to !== undefined) moves.push({ from, to, count: roll(there) });
  }
  return { moves };
}

const spread: Sequence<'spread by bioplasmosis'> = {
  rule: 'technology',
  steps: {
    spread: {
      ask: ({ g, v: { seat } }) => [
        askForPlan(growthPlan, {
          seat,
          rule: 'technology',
          ask: say('ask.bioplasmosis'),
          about: () => ({
            planets: planetsOf(g, seat)
              .filter((p) => infantryOn(g, seat, p.id) > 0)
              .map((p) => ({ planet: p.id, count: infantryOn(g, seat, p.id), to: reachable(g, seat, p.id) })),
          }),
          check: (plan) => refuseGrowth(g, seat, plan),
          sample: (roll) => sampleGrowth(g, seat, roll),
          fallback: () => ({ moves: [] }),
        }),
      ],
      then: (x, got) => {
        const { seat } = x.v;
        // All at once: nobody goes on from where he has just arrived.
        const going = (planned(growthPlan, got, seat)?.moves ?? []).map((move) => ({ ...move, ids: [] as number[] }));
        const taken = new Set<number>();
        for (const move of going)
          for (const { id, type } of unitsOn(planetOf(x.g, move.from), seat)) {
            if (type !== 'infantry' || taken.has(id) || move.ids.length >= move.count) continue;
            taken.add(id);
            move.ids.push(id);
          }
        for (const { from, to, ids } of going) relocateUnits(x, from, to, ids);
      },
    },
    limits: { call: 'limits', with: () => ({}) },
  },
};

const bioplasmosis = technology('bioplasmosis', {
  reacts: [
    {
      window: 'status phase ends',
      may: (g, seat) =>
        hasTechnology(g, seat, 'bioplasmosis') &&
        planetsOf(g, seat).some((p) => infantryOn(g, seat, p.id) > 0 && reachable(g, seat, p.id).length > 0)
          ? null
          : false,
      run: 'spread by bioplasmosis',
    },
  ],
  procedures: { 'spread by bioplasmosis': spread },
});

const besideDuha = (g: G, seat: Seat, system: string): Producing => ({
  seat,
  system,
  places: effectPlaces(g, seat, system),
  limit: 5,
  types: unitTypeIds.filter((type) => mayProduce(g, { seat, system, type }) === null),
  why: say('unitCard.duhaMenaimon'),
});

const duhaMenaimon = unitAbility('duhaMenaimon', {
  reacts: [
    {
      window: 'system activated',
      may: (g, seat, about) =>
        about.seat === seat &&
        about.ended !== true &&
        flagshipIn(g, seat, 'duhaMenaimon', about.system) !== undefined &&
        canProduce(g, besideDuha(g, seat, about.system))
          ? null
          : false,
      run: 'Duha Menaimon produces',
    },
  ],
  procedures: {
    'Duha Menaimon produces': {
      rule: 'producing units',
      steps: {
        produce: {
          call: 'produce',
          with: ({ g, v: { seat, about } }) => besideDuha(g, seat, about.system),
        },
      },
    },
  },
});

/** In or next to a system outside homes with units of whoever has laid the note open. */
const isStymied = (g: G, seat: Seat, system: string): boolean =>
  g.players.some(
    ({ notesInPlay }, holder) =>
      notesInPlay.includes(`stymie.${seat}`) &&
      [system, ...neighbours(g, system)].some((id) => {
        const at = systemOf(g, id);
        return !isHome(at) && unitsIn(at, holder).length > 0;
      }),
  );

const stymie = note<'component action'>({
  id: 'stymie',
  on: ['component action'],
  may: () => null,
  effect: {
    rule: 'promissory notes',
    steps: { 'the note lies open': { do: () => undefined } },
    gives: () => undefined,
  },
  modifies: [
    forbid(mayProduce, (g, { seat, system }) =>
      isStymied(g, seat, system) ? why('promissory notes', 'why.stymie', { system }) : null,
    ),
  ],
  later: [returnsOnActivation('stymie')],
});

export const arborec: readonly Ti4Component[] = [
  mitosis,
  bioplasmosis,
  duhaMenaimon,
  technology('letaniWarriorII', { inRules: 'queries/units.ts' }),
  stymie,
];
