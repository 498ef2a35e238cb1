// Laws that are attached to an elected planet, or lie before all.
import { add, forbid, set } from '@custodian/kernel';
import { leakObjective } from '../../atoms/objectives.ts';
import { gainPoints } from '../../atoms/table.ts';
import type { AgendaId, ObjectiveId, PlanetId } from '../../facts/index.ts';
import { objectives } from '../../facts/index.ts';
import { NOBODY } from '../../game.ts';
import { planetOf } from '../../queries/board.ts';
import { isOpen } from '../../queries/objectives.ts';
import { mayScore, mayStandOn } from '../../queries/permissions.ts';
import { lawInForce } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { influence, productionValue, resources } from '../../queries/values.ts';
import type { Ti4Component } from '../define.ts';
import { agenda, destroying, onPlanet } from './vocabulary.ts';

const coreMining = agenda('coreMining', {
  elected: { run: 'mine the core' },
  modifies: [onPlanet('coreMining', add, resources, (now) => now + 2)],
  procedures: {
    'mine the core': {
      rule: 'agenda cards',
      steps: {
        'destroy an infantry': {
          call: 'the council destroys',
          with: ({ g, v: { outcome } }) => {
            const victim = planetOf(g, outcome).units.find((u) => u.type === 'infantry');
            return victim === undefined ? null : { destroying: destroying(g, (f) => f.unit.id === victim.id) };
          },
        },
      },
    },
  },
});

const demilitarizedZone = agenda('demilitarizedZone', {
  elected: { run: 'clear the zone' },
  modifies: [
    forbid(mayStandOn, (g, { planet }) =>
      lawInForce(g, 'demilitarizedZone')?.elected === planet
        ? why('agenda cards', 'why.demilitarized zone', { planet })
        : null,
    ),
  ],
  procedures: {
    'clear the zone': {
      rule: 'agenda cards',
      steps: {
        'destroy all units': {
          call: 'the council destroys',
          with: ({ g, v: { outcome } }) => ({ destroying: destroying(g, (f) => f.planet?.id === outcome) }),
        },
      },
    },
  },
});

const isHoly = (g: Parameters<typeof lawInForce>[0], planet: PlanetId | null): boolean =>
  planet !== null && lawInForce(g, 'holyPlanetOfIxth')?.elected === planet;

const holyPlanetOfIxth = agenda('holyPlanetOfIxth', {
  elected: {
    atOnce: (x, { outcome }) => {
      const { owner } = planetOf(x.g, outcome);
      if (owner !== NOBODY) gainPoints(x, owner, 1);
    },
  },
  modifies: [set(productionValue, (g, { planet }, now) => (isHoly(g, planet) ? 0 : now))],
  reacts: [
    {
      window: 'planet gained',
      forced: true,
      may: (g, seat, about) => (about.seat === seat && isHoly(g, about.planet) ? null : false),
      run: 'the holy planet is gained',
    },
    {
      window: 'planet lost',
      forced: true,
      may: (g, seat, about) => (about.seat === seat && isHoly(g, about.planet) ? null : false),
      run: 'the holy planet is lost',
    },
  ],
  procedures: {
    'the holy planet is gained': {
      rule: 'victory points',
      steps: { 'a victory point': { do: (x) => gainPoints(x, x.v.seat, 1) } },
    },
    'the holy planet is lost': {
      rule: 'victory points',
      steps: { 'a victory point': { do: (x) => gainPoints(x, x.v.seat, -1) } },
    },
  },
});

/** A secret objective that others may score too; when the law goes, nobody can any more. */
const classifiedDocumentLeaks = agenda('classifiedDocumentLeaks', {
  elected: { atOnce: (x, { outcome }) => leakObjective(x, outcome as ObjectiveId) },
  modifies: [
    forbid(mayScore, (g, { objective }) =>
      objectives[objective].stage === 'secret' &&
      isOpen(g, objective) &&
      lawInForce(g, 'classifiedDocumentLeaks')?.elected !== objective
        ? why('agenda cards', 'why.leak is closed')
        : null,
    ),
  ],
});

/** What they make up for stands in the queries about research. */
const researchTeams = (['Biotic', 'Cybernetic', 'Propulsion', 'Warfare'] as const).map((field) =>
  agenda(`researchTeam${field}` as AgendaId, { inRules: 'queries/technologies.ts' }),
);

const senateSanctuary = agenda('senateSanctuary', {
  modifies: [onPlanet('senateSanctuary', add, influence, (now) => now + 2)],
});

const terraformingInitiative = agenda('terraformingInitiative', {
  modifies: [
    onPlanet('terraformingInitiative', add, resources, (now) => now + 1),
    onPlanet('terraformingInitiative', add, influence, (now) => now + 1),
  ],
});

export const lawsOfPlanets: readonly Ti4Component[] = [
  classifiedDocumentLeaks,
  coreMining,
  demilitarizedZone,
  holyPlanetOfIxth,
  ...researchTeams,
  senateSanctuary,
  terraformingInitiative,
];
