// Two agendas that are a chapter of their own: the Short Term Truce and the Ancient Artifact.

import { forbid } from '@custodian/kernel';
import { repealLaw } from '../../atoms/cards.ts';
import { rollArtifact } from '../../atoms/council.ts';
import { exhaustPlanets } from '../../atoms/planets.ts';
import { addEffect } from '../../atoms/table.ts';
import { destroyDockInSpace } from '../../atoms/units.ts';
import type { G, Seat, Ti3 } from '../../game.ts';
import { NOBODY } from '../../game.ts';
import { neighbours, planetOf, systemOf, systemOfPlanet } from '../../queries/board.ts';
import { hasEnemyShips } from '../../queries/fleet.ts';
import { orderOfPlay } from '../../queries/order.ts';
import { mayActivate, mayInvade } from '../../queries/permissions.ts';
import { hasLaw, leftOf, readyPlanets } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { loseGroundForces, loseShips, loseStructures } from '../../rules/combat/losses.ts';
import type { Decided } from '../../rules/council/agenda-effects.ts';
import { voters } from '../../rules/council/agenda-effects.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import type { Ti3Component } from '../define.ts';
import { withLaw } from '../define.ts';
import type { PlanetId } from '../facts/index.ts';
import { agenda, or, pickOne, planetOption } from './vocabulary.ts';

// Short Term Truce

/** The truce binds in the round after the vote, and in no other. */
const isTruce = (g: G): boolean => truces(g).includes(g.round);

/** A Revote has confirmed it for the next round. */
const isTruceAhead = (g: G): boolean => truces(g).includes(g.round + 1);

/** The rounds for which it was agreed. */
const truces = (g: G): number[] => g.effects.filter((e) => e.source === 'agenda:shortTermTruce').map((e) => e.amount);

const endTruce: Sequence<'the truce ends'> = {
  rule: 'council.laws',
  steps: { 'discard the law': { do: (x) => repealLaw(x, 'shortTermTruce') } },
};

// Ancient Artifact

export interface Artifact extends Decided {
  die: number;
  /** Fleets and garrisons around Mecatol Rex that are still to be rolled for. */
  struck: { seat: Seat; system: string; planet?: PlanetId }[];
  hits: number;
  /** Who gains technologies, one entry each. */
  scholars: Seat[];
}

const unearth: Sequence<'the Ancient Artifact'> = {
  rule: 'council',
  steps: {
    'roll a die': {
      do: (x) => {
        x.v.die = x.roll('dice', 10);
        rollArtifact(x, x.v.die, '');
        return x.v.die >= 6 ? { goto: 'the players in order of play' } : undefined;
      },
    },
    'Mecatol Rex is laid waste': {
      do: (x) => {
        const system = systemOfPlanet(x.g, 'mecatolRex').id;
        destroyAll(x, system);
        x.v.struck = neighbours(x.g, system).flatMap((id) => targetsIn(x.g, id));
      },
    },
    'roll for a fleet or garrison': {
      do: (x) => {
        const next = x.v.struck[0];
        if (next === undefined) return 'end';
        x.v.hits = 0;
        for (let i = 0; i < 3; i++) {
          const die = x.roll('dice', 10);
          rollArtifact(x, die, next.system);
          if (die >= 5) x.v.hits++;
        }
        return undefined;
      },
    },
    'the garrison takes the hits': {
      call: 'take ground hits',
      with: ({
        v: {
          struck: [next],
          hits,
        },
      }) => {
        if (next === undefined || next.planet === undefined || hits === 0) return null;
        return { seat: next.seat, planet: next.planet, hits };
      },
    },
    'it takes the hits': {
      call: 'take hits',
      with: ({
        v: {
          struck: [next],
          hits,
        },
      }) => {
        if (next === undefined || next.planet !== undefined || hits === 0) return null;
        return { seat: next.seat, enemy: NOBODY, system: next.system, hits, battle: false };
      },
    },
    'next fleet or garrison': {
      do: (x) => {
        x.v.struck.shift();
        return { goto: 'roll for a fleet or garrison' };
      },
    },
    'the players in order of play': {
      do: (x) => {
        x.v.scholars = orderOfPlay(x.g).flatMap((seat) => [seat, seat]);
      },
    },
    'gain a technology': {
      call: 'acquire technology',
      with: (x) => {
        const seat = x.v.scholars.shift();
        return seat === undefined ? null : { seat, buy: false };
      },
      then: () => ({ goto: 'gain a technology' }),
    },
  },
};

function destroyAll(x: Ti3, id: string): void {
  const system = systemOf(x.g, id);
  loseShips(
    x,
    id,
    system.ships.map((s) => s.id),
  );
  for (const planet of system.planets) {
    loseGroundForces(x, planet.id, planet.groundForces);
    loseStructures(x, planet.id);
  }
  for (const { id: dock } of [...system.docks]) destroyDockInSpace(x, id, dock);
}

/** Each fleet, and the ground forces of each planet, in order of play. */
function targetsIn(g: G, id: string): { seat: Seat; system: string; planet?: PlanetId }[] {
  const { ships, planets } = systemOf(g, id);
  return orderOfPlay(g).flatMap((seat) => [
    ...(ships.some((s) => s.owner === seat) ? [{ seat, system: id }] : []),
    ...planets.filter((p) => p.owner === seat && p.groundForces > 0).map((p) => ({ seat, system: id, planet: p.id })),
  ]);
}

export const rareAgendas: readonly Ti3Component[] = [
  agenda('shortTermTruce', {
    for: {
      atOnce: (x) => addEffect(x, { source: 'agenda:shortTermTruce', amount: x.g.round + 1, until: 'next round' }),
    },
    against: {
      each: {
        ask: (g, seat, decided) => {
          const ready = readyPlanets(g, seat);
          if (!voters(decided, 'against').includes(seat) || ready.length < 2) return null;
          const ask = say('ask.exhaust planet of', { player: seat });
          return pickOne(
            leftOf(g, seat),
            'council',
            ask,
            ready.map((p) => planetOption(p.id)),
            1,
          );
        },
        then: (x, seat, answer, decided) => {
          if (!voters(decided, 'against').includes(seat)) return;
          const [planet] = (answer as PlanetId[] | undefined) ?? readyPlanets(x.g, seat).map((p) => p.id);
          if (planet !== undefined) exhaustPlanets(x, [planet]);
        },
      },
    },
    modifies: [
      withLaw('shortTermTruce', forbid, mayActivate, (g, { seat, system }, now) =>
        isTruce(g) && hasEnemyShips(systemOf(g, system), seat) ? or(now, why('tactical.activate', 'why.truce')) : now,
      ),
      withLaw('shortTermTruce', forbid, mayInvade, (g, { seat, planet }, now) => {
        const { owner } = planetOf(g, planet);
        return isTruce(g) && owner !== NOBODY && owner !== seat ? or(now, why('tactical.landings', 'why.truce')) : now;
      }),
    ],
    reacts: [
      {
        window: 'before strategy cards return',
        may: (g, seat) =>
          hasLaw(g, 'shortTermTruce') && isTruce(g) && !isTruceAhead(g) && seat === orderOfPlay(g)[0] ? null : false,
        run: 'the truce ends',
        forced: true,
      },
    ],
    procedures: { 'the truce ends': endTruce },
  }),
  agenda('ancientArtifact', {
    for: { run: 'the Ancient Artifact' },
    procedures: { 'the Ancient Artifact': unearth },
  }),
];
