// Brother Omar, as revised: an infantry for knowledge that others have.
import { add, forbid, set } from '@custodian/kernel';
import { addEffect } from '../../atoms/table.ts';
import { removeUnits } from '../../atoms/units.ts';
import type { TechnologyId } from '../../facts/index.ts';
import type { G, Seat } from '../../game.ts';
import { locate } from '../../queries/board.ts';
import { hasCommander } from '../../queries/leaders.ts';
import { canPay } from '../../queries/payment.ts';
import { mayResearch } from '../../queries/permissions.ts';
import { hasEffect, othersThan, playerOf } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { mayIgnoreAll, technologyDeck } from '../../queries/technologies.ts';
import { prerequisitesWaived, satisfiedColors } from '../../queries/values.ts';
import { say } from '../../words/index.ts';
import { oneAtEachPlace, unitOption } from '../action-cards/vocabulary.ts';
import type { Ti4Component } from '../define.ts';
import { commander, didDeed } from './define.ts';
import { choosing, pickedOf } from './vocabulary.ts';

const OMAR = 'leader:brotherOmarOmega';
const ALL = 99;

const isElsewhere = (g: G, seat: Seat, id: TechnologyId): boolean =>
  othersThan(g, seat).some((other) => playerOf(g, other).technologies.includes(id));

/** Technologies of others that the seat could research but for what they require. */
const knownElsewhere = (g: G, seat: Seat): TechnologyId[] =>
  technologyDeck(g, seat).filter(
    (technology) =>
      isElsewhere(g, seat, technology) &&
      !playerOf(g, seat).technologies.includes(technology) &&
      mayResearch(g, { seat, technology }) === null,
  );

const infantryOf = (g: G, seat: Seat): string[] => oneAtEachPlace(g, seat, 'infantry');

const couldLearn = (g: G, seat: Seat, cost: number, among?: readonly TechnologyId[]): boolean =>
  hasCommander(g, seat, 'brotherOmarOmega') &&
  infantryOf(g, seat).length > 0 &&
  canPay(g, seat, 'resources', cost) &&
  knownElsewhere(g, seat).some((id) => among?.includes(id) !== false);

export const brotherOmarOmega: Ti4Component = commander<'about to research'>('brotherOmarOmega', {
  goal: (g, seat) => didDeed(g, seat, 'brotherOmarOmega'),
  on: ['about to research'],
  timing: 'when',
  may: (g, seat, about) =>
    about.seat === seat && about.instead !== true && couldLearn(g, seat, about.cost, about.among) ? null : false,
  effect: {
    rule: 'leaders',
    steps: {
      'return an infantry': {
        ask: ({ g, v: { seat } }) =>
          choosing(
            seat,
            say('ask.leader return infantry'),
            infantryOf(g, seat).map((id) => unitOption(g, id)),
          ),
        then: (x, got) => {
          const { seat } = x.v;
          const found = locate(x.g, Number(pickedOf(got, seat, infantryOf(x.g, seat))));
          if (found === undefined) return;
          removeUnits(x, { system: found.system.id, planet: found.planet?.id }, [found.unit.id]);
          addEffect(x, { source: OMAR, seat, until: 'research' });
        },
      },
    },
    // The infantry is the price of a research, which takes place.
    gives: () => ({ must: true }),
  },
  modifies: [
    add(satisfiedColors, (g, seat, now) =>
      hasCommander(g, seat, 'brotherOmarOmega') ? [...now, 'green' as const] : now,
    ),
    set(prerequisitesWaived, (g, { seat }, now) => (hasEffect(g, OMAR, seat) ? ALL : now)),
    // The infantry was returned for what others know, not for anything else.
    forbid(mayResearch, (g, { seat, technology }, now) =>
      now === null && hasEffect(g, OMAR, seat) && !isElsewhere(g, seat, technology)
        ? why('technology', 'why.known to nobody else')
        : now,
    ),
    set(mayIgnoreAll, (g, { seat, cost }, now) => now || couldLearn(g, seat, cost)),
  ],
});
