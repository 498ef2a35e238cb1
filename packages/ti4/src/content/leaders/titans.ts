// The leaders of the Titans of Ul.
import { add, isAblated } from '@custodian/kernel';
import { readyPlanets } from '../../atoms/board.ts';
import { attach } from '../../atoms/prophecy.ts';
import type { PlanetId } from '../../facts/index.ts';
import { attachments } from '../../facts/index.ts';
import type { G } from '../../game.ts';
import { countUnits, hasPlanet, planetOf } from '../../queries/board.ts';
import { planetCannon } from '../../queries/cannons.ts';
import { isStructure } from '../../queries/units.ts';
import { influence, resources } from '../../queries/values.ts';
import type { Ti4Component } from '../define.ts';
import { agent, commander, hero } from './define.ts';

/** Any hit against any unit. */
const tellurian = agent<'hits produced'>('tellurian', {
  on: ['hits produced'],
  timing: 'when',
  may: (_, __, about) => (about.hits > (about.cancelled ?? 0) ? null : false),
  effect: {
    rule: 'leaders',
    steps: { 'cancel a hit': { do: () => undefined } },
    gives: (x) => ({ cancelled: (x.v.about.cancelled ?? 0) + 1 }),
  },
});

const tungstantus = commander<'production used'>('tungstantus', {
  goal: (g, seat) => ({ have: countUnits(g, (u) => u.owner === seat && isStructure(u)), need: 5 }),
  on: ['production used'],
  timing: 'when',
  may: (_, seat, about) => (about.seat === seat ? null : false),
  effect: {
    rule: 'leaders',
    steps: { gain: { call: 'gain trade goods', with: (x) => ({ seat: x.v.seat, amount: 1 }) } },
    // It is gained for a use of Production, so that something must be made.
    gives: () => ({ must: true }),
  },
});

const ELYSIUM: PlanetId = 'elysium';

const isGeoformed = (g: G, planet: PlanetId): boolean =>
  planet === ELYSIUM &&
  hasPlanet(g, planet) &&
  planetOf(g, planet).attachments?.includes('geoform') === true &&
  !isAblated('leader', 'ulTheProgenitor');

const ulTheProgenitor = hero<'component action'>('ulTheProgenitor', {
  on: ['component action'],
  may: (g) => (hasPlanet(g, ELYSIUM) && planetOf(g, ELYSIUM).attachments?.includes('geoform') !== true ? null : false),
  stays: true,
  effect: {
    rule: 'attach',
    steps: {
      'attach it to Elysium': {
        do: (x) => {
          const { owner } = planetOf(x.g, ELYSIUM);
          if (owner >= 0) readyPlanets(x, owner, [ELYSIUM]);
          attach(x, x.v.seat, ELYSIUM, 'geoform');
        },
      },
    },
    gives: () => undefined,
  },
  modifies: [
    add(resources, (g, planet, now) => (isGeoformed(g, planet) ? now + attachments.geoform.resources : now)),
    add(influence, (g, planet, now) => (isGeoformed(g, planet) ? now + attachments.geoform.influence : now)),
    add(planetCannon, (g, planet, now) => (isGeoformed(g, planet) ? attachments.geoform.spaceCannon : now)),
  ],
});

export const titans: readonly Ti4Component[] = [tellurian, tungstantus, ulTheProgenitor];
