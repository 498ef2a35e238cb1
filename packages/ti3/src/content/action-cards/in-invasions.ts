// Action cards played around landings and invasions, and when planets change hands.
import { forbid } from '@custodian/kernel';
import { setDomain } from '../../atoms/domain-counters.ts';
import { exhaustPlanets, refreshPlanets } from '../../atoms/planets.ts';
import { addEffect, gainTradeGoods } from '../../atoms/table.ts';
import type { G, Seat } from '../../game.ts';
import { NOBODY } from '../../game.ts';
import { fleetCounts } from '../../queries/battle.ts';
import { planetOf, systemOf } from '../../queries/board.ts';
import { mayDestroyByBombarding } from '../../queries/permissions.ts';
import { hasEffect, planetsOf, readyPlanets } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { resources } from '../../queries/values.ts';
import type { Played } from '../../rules/action/playing-action-cards.ts';
import { hasPlayedOn, notePlayedOn } from '../../rules/action/playing-action-cards.ts';
import { loseGroundForces } from '../../rules/combat/losses.ts';
import { ifAnyBreach } from '../../rules/council/compliance.ts';
import { say } from '../../words/index.ts';
import type { Ti3Component } from '../define.ts';
import type { PlanetId } from '../facts/index.ts';
import { actionCard, atOnce } from './define.ts';
import { choosing, choosingPlanet, planetTarget, refuseTwiceOn, unlessNone } from './targets.ts';

interface Aiming extends Played<'before landings'> {
  planet: PlanetId;
}

const targetsOfStar = (g: G, seat: Seat, system: string): PlanetId[] =>
  systemOf(g, system)
    .planets.map((p) => p.id)
    .filter((id) => !hasPlayedOn(g, seat, 'starOfDeath', id));

const starOfDeath = actionCard<'before landings', Aiming>({
  id: 'starOfDeath',
  on: ['before landings'],
  may: (g, seat, about) => {
    if (about.seat !== seat) return false;
    const { warSun = 0 } = fleetCounts(systemOf(g, about.system), seat);
    if (warSun === 0) return why('war sun', 'why.no war sun there');
    return unlessNone(targetsOfStar(g, seat, about.system), why('action cards.playing', 'why.card has no target'));
  },
  effect: {
    rule: 'action cards.playing',
    steps: {
      'choose planet': choosingPlanet<Aiming>({
        ask: say('ask.star of death'),
        among: (g, v) => targetsOfStar(g, v.seat, v.about.system),
      }),
      'turn neutral': {
        call: 'turn neutral',
        with: (x) => (planetOf(x.g, x.v.planet).owner === NOBODY ? null : { planets: [x.v.planet] }),
      },
      'take effect': {
        do: (x) => {
          const { planet } = x.v;
          notePlayedOn(x, x.v.seat, 'starOfDeath', planet);
          // What lands next meets it like any other domain counter, whether or not Distant Suns is played.
          setDomain(x, planet, { id: 'radiation', faceUp: true });
        },
      },
      'check fleets': { call: 'compliance', with: ifAnyBreach },
    },
  },
});

const chemicalWarfare = actionCard({
  id: 'chemicalWarfare',
  on: ['before invasion combat'],
  may: (g, seat, about) => {
    if (about.seat !== seat || about.enemy === NOBODY || planetOf(g, about.planet).groundForces === 0) return false;
    const { dreadnought = 0 } = fleetCounts(systemOf(g, about.system), seat);
    if (dreadnought === 0) return why('action cards.playing', 'why.no dreadnought there');
    return refuseTwiceOn(g, seat, 'chemicalWarfare', about.planet);
  },
  effect: atOnce<'before invasion combat'>((x) => {
    const { planet } = x.v.about;
    notePlayedOn(x, x.v.seat, 'chemicalWarfare', planet);
    loseGroundForces(x, planet, Math.ceil(planetOf(x.g, planet).groundForces / 2));
  }),
});

const isDugIn = (g: G, planet: PlanetId): boolean => hasEffect(g, 'action:dugIn', planetOf(g, planet).owner, planet);

const dugIn = actionCard({
  id: 'dugIn',
  on: ['before bombardment'],
  may: (g, seat, { enemy, planet }) =>
    enemy === seat && planetOf(g, planet).groundForces > 0 && !isDugIn(g, planet) ? null : false,
  effect: atOnce<'before bombardment'>((x) =>
    addEffect(x, { source: 'action:dugIn', seat: x.v.seat, target: x.v.about.planet, until: 'round' }),
  ),
  modifies: [
    forbid(mayDestroyByBombarding, (g, { planet }, now) =>
      now === null && isDugIn(g, planet) ? why('action cards.playing', 'why.dug in', { planet }) : now,
    ),
  ],
});

const RARE_MINERAL_GOODS = 3;

const rareMineral = actionCard({
  id: 'rareMineral',
  on: ['neutral planet taken'],
  may: (g, seat, about) => {
    if (about.seat !== seat) return false;
    if (hasPlayedOn(g, seat, 'rareMineral', about.planet))
      return why('action cards.playing', 'why.planet used already');
    return g.tradeSupply > 0 ? null : why('trade goods', 'why.trade supply empty');
  },
  effect: atOnce<'neutral planet taken'>((x) => {
    notePlayedOn(x, x.v.seat, 'rareMineral', x.v.about.planet);
    gainTradeGoods(x, x.v.seat, RARE_MINERAL_GOODS);
  }),
});

interface Repaying extends Played<'planet lost'> {
  exhausted?: PlanetId;
  refreshed?: PlanetId;
}

const readyOf = (g: G, seat: Seat): PlanetId[] => readyPlanets(g, seat).map((p) => p.id);

/** Exhausted planets of the seat that are worth no more than the one he has exhausted. */
const matching = (g: G, seat: Seat, exhausted: PlanetId): PlanetId[] =>
  planetsOf(g, seat)
    .filter((p) => p.exhausted && resources(g, p.id) <= resources(g, exhausted))
    .map((p) => p.id);

const reparations = actionCard<'planet lost', Repaying>({
  id: 'reparations',
  on: ['planet lost'],
  may: (g, seat, about) => {
    if (about.from !== seat || about.seat === seat || about.seat === NOBODY) return false;
    const none = why('action cards.playing', 'why.no ready planet of his');
    return unlessNone(readyOf(g, about.seat), none) ?? refuseTwiceOn(g, seat, 'reparations', about.planet);
  },
  effect: {
    rule: 'action cards.playing',
    steps: {
      'exhaust a planet': choosing<Repaying>({
        ask: say('ask.reparations exhaust'),
        among: (g, v) => readyOf(g, v.about.seat),
        option: planetTarget,
        into: (v, id) => {
          v.exhausted = id as PlanetId;
        },
      }),
      'take effect': {
        do: (x) => {
          notePlayedOn(x, x.v.seat, 'reparations', x.v.about.planet);
          exhaustPlanets(x, [x.v.exhausted as PlanetId]);
        },
      },
      // Without a match nothing is refreshed.
      'refresh a planet': choosing<Repaying>({
        ask: say('ask.reparations refresh'),
        among: (g, v) => matching(g, v.seat, v.exhausted as PlanetId),
        option: planetTarget,
        into: (v, id) => {
          v.refreshed = id as PlanetId;
        },
      }),
      'make good': { do: (x) => refreshPlanets(x, [x.v.refreshed as PlanetId]) },
    },
  },
});

export const cardsInInvasions: readonly Ti3Component[] = [
  starOfDeath,
  chemicalWarfare,
  dugIn,
  rareMineral,
  reparations,
];
