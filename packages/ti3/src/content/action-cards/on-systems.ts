// Action cards played as an action on systems.
import { add, forbid } from '@custodian/kernel';
import { liftCounter } from '../../atoms/board.ts';
import { showCardDice } from '../../atoms/cards.ts';
import { exhaustPlanets } from '../../atoms/planets.ts';
import { addEffect } from '../../atoms/table.ts';
import type { Seat, Ti3 } from '../../game.ts';
import { NOBODY } from '../../game.ts';
import type { FrozenSystem } from '../../queries/board.ts';
import { isHome, systemOf, tileAt } from '../../queries/board.ts';
import { mayActivate } from '../../queries/permissions.ts';
import { hasCounter, hasEffect, opponentsOf, seatsIn } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { fleetLimit } from '../../queries/values.ts';
import { rollAll } from '../../rules/combat/dice.ts';
import { say } from '../../words/index.ts';
import type { Ti3Component } from '../define.ts';
import { cardOnOne, systemsWhere, systemTarget } from './targets.ts';

const diplomaticImmunity = cardOnOne({
  id: 'diplomaticImmunity',
  on: ['as an action'],
  ask: say('ask.diplomatic immunity'),
  none: why('action cards.playing', 'why.no ships of yours'),
  among: (g, seat) => systemsWhere(g, (s) => s.ships.some((ship) => ship.owner === seat)),
  option: systemTarget,
  carryOut: (x, seat, target) => addEffect(x, { source: 'action:diplomaticImmunity', seat, target, until: 'round' }),
  modifies: [
    forbid(mayActivate, (g, { seat, system }, now) => {
      if (now !== null || g.effects.length === 0) return now;
      const by = g.effects.find(
        (e) => e.source === 'action:diplomaticImmunity' && e.target === system && e.seat !== seat,
      );
      return by === undefined ? now : why('action cards.playing', 'why.diplomatic immunity', { seat: by.seat });
    }),
  ],
});

const opponentsPlanetsReady = (system: FrozenSystem, seat: Seat): boolean =>
  system.planets.some((p) => p.owner !== NOBODY && p.owner !== seat && !p.exhausted);

const strategicBombardment = cardOnOne({
  id: 'strategicBombardment',
  on: ['as an action'],
  ask: say('ask.strategic bombardment'),
  none: why('action cards.playing', 'why.no planet under a war sun'),
  among: (g, seat) =>
    systemsWhere(
      g,
      (s) => s.ships.some((ship) => ship.owner === seat && ship.type === 'warSun') && opponentsPlanetsReady(s, seat),
    ),
  option: systemTarget,
  carryOut: (x, seat, system) => {
    for (const opponent of opponentsOf(x.g, seat)) exhaustIn(x, system, opponent);
  },
  gives: (x, seat) => {
    const rolls = rollAll(x, 1);
    showCardDice(x, seat, 'strategicBombardment', rolls);
    return { backToHand: (rolls[0] as number) >= 6 };
  },
});

function exhaustIn(x: Ti3, system: string, owner: Seat): void {
  exhaustPlanets(
    x,
    systemOf(x.g, system)
      .planets.filter((p) => p.owner === owner && !p.exhausted)
      .map((p) => p.id),
  );
}

const unexpectedAction = cardOnOne({
  id: 'unexpectedAction',
  on: ['as an action'],
  ask: say('ask.unexpected action'),
  none: why('action cards.playing', 'why.no counter on the board'),
  among: (g, seat) => systemsWhere(g, (s) => hasCounter(s, seat)),
  option: systemTarget,
  carryOut: (x, seat, system) => liftCounter(x, seat, system, 'reinforcements'),
});

const uprising = cardOnOne({
  id: 'uprising',
  on: ['as an action'],
  ask: say('ask.uprising'),
  none: why('action cards.playing', 'why.no ready planet outside home'),
  among: (g) => systemsWhere(g, (s) => !isHome(s) && s.planets.some((p) => p.owner !== NOBODY && !p.exhausted)),
  option: systemTarget,
  carryOut: (x, _, system) => {
    for (const owner of seatsIn(x.g)) exhaustIn(x, system, owner);
  },
});

const warFooting = cardOnOne({
  id: 'warFooting',
  on: ['as an action'],
  ask: say('ask.war footing'),
  none: why('action cards.playing', 'why.card has no target'),
  // Ships never stay in an asteroid field or a supernova.
  among: (g) => systemsWhere(g, (s) => !['asteroidField', 'supernova'].includes(tileAt(s).special ?? '')),
  option: systemTarget,
  carryOut: (x, seat, target) => addEffect(x, { source: 'action:warFooting', seat, target, until: 'round' }),
  modifies: [
    add(fleetLimit, (g, { seat, system }, now) => (hasEffect(g, 'action:warFooting', seat, system) ? now + 2 : now)),
  ],
});

export const cardsOnSystems: readonly Ti3Component[] = [
  diplomaticImmunity,
  strategicBombardment,
  unexpectedAction,
  uprising,
  warFooting,
];
