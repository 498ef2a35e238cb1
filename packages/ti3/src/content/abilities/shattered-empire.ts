// Race abilities of the four races of Shattered Empire. The space docks of Saar are lines of many sequences.
import type { Choose } from '@custodian/kernel';
import { add, forbid, set } from '@custodian/kernel';
import { spendCounters } from '../../atoms/board.ts';
import { addEffect, noteDeed } from '../../atoms/table.ts';
import { placeShips } from '../../atoms/units.ts';
import type { G, Seat } from '../../game.ts';
import type { FrozenSystem } from '../../queries/board.ts';
import { hasDock } from '../../queries/docks.ts';
import { countFleet, fighterPlaces, hasEnemyShips, refuseFleet } from '../../queries/fleet.ts';
import { mayClaim, mayPassThrough, mayProduceAt } from '../../queries/permissions.ts';
import {
  hasAbility,
  hasEffect,
  hasLaw,
  hasTechnology,
  homePlanets,
  playerOf,
  readyPlanets,
  unitsLeft,
} from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { standsFor } from '../../queries/strategy-cards.ts';
import { influence, movement, resources, secondaryCost, votes } from '../../queries/values.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import type { Ti3Component } from '../define.ts';
import { ability, withAbility } from '../define.ts';
import type { PlanetId } from '../facts/index.ts';
import { planets, units } from '../facts/index.ts';
import { conversion, sacrifice } from './yin.ts';

// The Embers of Muaat

type Forged = 'destroyer' | 'fighters';
const FORGED_FIGHTERS = 2;

/** Not under blockade: ships of two players do not lie together without a battle. */
const hasForge = (system: FrozenSystem, seat: Seat): boolean =>
  !hasEnemyShips(system, seat) &&
  (system.ships.some((s) => s.owner === seat && s.type === 'warSun') || hasDock(system, seat));

/** What may be placed where, as 'system destroyer' or 'system fighters': figures, Fleet Supply and capacity allowing. */
function forgeable(g: G, seat: Seat): { readonly id: string; readonly system: string; readonly what: Forged }[] {
  const found: { id: string; system: string; what: Forged }[] = [];
  for (const system of g.systems) {
    if (!hasForge(system, seat)) continue;
    for (const what of ['destroyer', 'fighters'] as const)
      if (fits(g, seat, system, what)) found.push({ id: `${system.id} ${what}`, system: system.id, what });
  }
  return found;
}

function fits(g: G, seat: Seat, system: FrozenSystem, what: Forged): boolean {
  const before = countFleet(g, system, seat);
  if (what === 'destroyer')
    return (
      unitsLeft(g, seat, 'destroyer') > 0 &&
      refuseFleet(g, seat, system.id, { ...before, capital: before.capital + 1 }, before) === null
    );
  const figure = before.fighters > 0 || fighterPlaces(g, seat) < units.fighter.limit;
  const after = { ...before, fighters: before.fighters + FORGED_FIGHTERS };
  return figure && refuseFleet(g, seat, system.id, after, before) === null;
}

const forge: Sequence<'ability muaat.forge'> = {
  rule: 'race sheet',
  steps: {
    'forge ships': {
      ask: (x) => {
        const choices = forgeable(x.g, x.v.seat);
        return choices.length < 2 ? [] : [choosingForge(x.v.seat, choices)];
      },
      then: (x, got) => {
        const choices = forgeable(x.g, x.v.seat);
        const picked = (got[x.v.seat] as readonly string[] | undefined)?.[0];
        const chosen = picked === undefined ? choices[0] : choices.find(({ id }) => id === picked);
        if (chosen === undefined) return;
        spendCounters(x, x.v.seat, 'strategyAllocation', 1);
        if (chosen.what === 'destroyer') placeShips(x, x.v.seat, chosen.system, 'destroyer', 1);
        else placeShips(x, x.v.seat, chosen.system, 'fighter', FORGED_FIGHTERS);
      },
    },
  },
};

const choosingForge = (seat: Seat, choices: ReturnType<typeof forgeable>): Choose => ({
  kind: 'choose',
  seat,
  rule: 'race sheet',
  ask: say('ask.forge'),
  options: choices.map(({ id, system, what }) => ({ id, text: say(`option.forge ${what}`, { system }), on: [system] })),
  pick: [1, 1],
});

// The Yin Brotherhood

const EXCHANGED = 'ability:yin.exchange';

const exchange: Sequence<'ability yin.exchange'> = {
  rule: 'race sheet',
  steps: {
    'choose a planet': {
      ask: (x) => {
        const ready = readyPlanets(x.g, x.v.seat).map((p) => p.id);
        return ready.length < 2 ? [] : [choosingExchange(x.v.seat, ready)];
      },
      then: (x, got) => {
        const ready = readyPlanets(x.g, x.v.seat).map((p) => p.id);
        const [target] = (got[x.v.seat] as PlanetId[] | undefined) ?? ready;
        if (target === undefined) return;
        addEffect(x, { source: EXCHANGED, seat: x.v.seat, target, until: 'round' });
        noteDeed(x, 'used ability', x.v.seat, 'yin.exchange');
      },
    },
  },
};

const choosingExchange = (seat: Seat, ready: readonly PlanetId[]): Choose => ({
  kind: 'choose',
  seat,
  rule: 'race sheet',
  ask: say('ask.exchange values'),
  options: ready.map((id) => ({ id, text: say(`planet.${id}`), on: [id] })),
  pick: [1, 1],
});

/** What the influence of the planet has over its resources; a law may have exchanged them already. */
const difference = (g: G, planet: PlanetId): number =>
  (planets[planet].influence - planets[planet].resources) * (hasLaw(g, 'laborForcePolitics') ? -1 : 1);

export const shatteredEmpireAbilities: readonly Ti3Component[] = [
  ability('saar.salvage', { inRules: 'rules/invasion/control.ts' }),
  ability('saar.docks', {
    // In space: atoms/units.ts, rules/movement/movement.ts, rules/production/plan.ts, rules/council/compliance.ts.
    modifies: [
      forbid(mayProduceAt, (g, { dock }, now) =>
        now === null && hasEffect(g, 'ability:saar.docks', undefined, dock)
          ? why('race sheet', 'why.dock has moved')
          : now,
      ),
    ],
  }),
  ability('saar.nomads', {
    modifies: [
      withAbility('saar.nomads', set, mayClaim, (_, __, now) =>
        now?.text.key === 'why.home system not held' ? null : now,
      ),
    ],
  }),
  ability('muaat.slowSuns', {
    modifies: [
      withAbility('muaat.slowSuns', add, movement, (g, { seat, ship }, now) =>
        ship.type === 'warSun' && !hasTechnology(g, seat, 'deepSpaceCannon') ? now - 1 : now,
      ),
    ],
  }),
  ability('muaat.forge', {
    reacts: [
      {
        window: 'as an action',
        may: (g, seat) => {
          if (!hasAbility(g, seat, 'muaat.forge')) return false;
          if (playerOf(g, seat).strategyAllocation === 0)
            return why('strategy allocation', 'why.strategy allocation empty');
          return forgeable(g, seat).length === 0 ? why('race sheet', 'why.nothing to forge') : null;
        },
        run: 'ability muaat.forge',
      },
    ],
    procedures: { 'ability muaat.forge': forge },
  }),
  ability('muaat.supernovas', {
    modifies: [
      withAbility('muaat.supernovas', set, mayPassThrough, (_, __, now) =>
        now?.rule === 'system.supernova' ? null : now,
      ),
    ],
  }),
  ability('winnu.votes', {
    modifies: [
      add(votes, (g, seat, now) => {
        if (!hasAbility(g, seat, 'winnu.votes')) return now;
        let sum = now;
        for (const p of homePlanets(g, seat)) if (p.owner === seat && p.exhausted) sum += influence(g, p.id);
        return sum;
      }),
    ],
  }),
  ability('winnu.order', { inRules: 'content/action-cards/on-planets.ts: Local Unrest' }),
  ability('winnu.research', {
    modifies: [
      withAbility('winnu.research', set, secondaryCost, (_, { card }, now) =>
        standsFor(card, 'technology') ? 0 : now,
      ),
    ],
  }),
  conversion,
  sacrifice,
  ability('yin.exchange', {
    reacts: [
      {
        window: 'as an action',
        may: (g, seat) => {
          if (!hasAbility(g, seat, 'yin.exchange')) return false;
          if (g.deeds.some((d) => d.deed === 'used ability' && d.seat === seat && d.about === 'yin.exchange'))
            return why('race sheet', 'why.once a round');
          return readyPlanets(g, seat).length === 0 ? why('race sheet', 'why.no ready planet') : null;
        },
        run: 'ability yin.exchange',
      },
    ],
    procedures: { 'ability yin.exchange': exchange },
    modifies: [
      add(resources, (g, planet, now) =>
        hasEffect(g, EXCHANGED, undefined, planet) ? now + difference(g, planet) : now,
      ),
      add(influence, (g, planet, now) =>
        hasEffect(g, EXCHANGED, undefined, planet) ? now - difference(g, planet) : now,
      ),
    ],
  }),
];
