// Action cards played by whoever is about to buy a technology. What they change holds for that purchase.
import { add, limit } from '@custodian/kernel';
import { addEffect } from '../../atoms/table.ts';
import type { G, Seat } from '../../game.ts';
import { mayResearch } from '../../queries/permissions.ts';
import { hasEffect, playerOf, readyPlanets } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { availableTechnologies, missingPrerequisites, technologyDeck } from '../../queries/technologies.ts';
import { prerequisitesWaived, specialtyDiscount, technologyCost } from '../../queries/values.ts';
import { purchasingPower } from '../../rules/production/spending.ts';
import type { Ti3Component } from '../define.ts';
import type { ActionCardId, TechnologyColor, TechnologyId } from '../facts/index.ts';
import { planets, technologies } from '../facts/index.ts';
import { actionCard, atOnce } from './define.ts';
import { notePlayedOnSelf, refuseTwiceOnSelf } from './targets.ts';

/** The card marks the purchase; its modifiers do the rest. */
const marking = (id: ActionCardId) =>
  atOnce<'technology purchase'>((x) => {
    notePlayedOnSelf(x, x.v.seat, id);
    addEffect(x, { source: `action:${id}`, seat: x.v.seat, until: 'purchase' });
  });

/** Could the seat buy a technology of the color that costs something, were it so much cheaper? */
function canProfit(g: G, seat: Seat, color: TechnologyColor, discount: number): boolean {
  const power = purchasingPower(g, seat, 'resources');
  return availableTechnologies(g, seat, true).some((technology) => {
    if (technologies[technology].color !== color) return false;
    const cost = technologyCost(g, { seat, technology });
    return cost > 0 && cost - discount <= power;
  });
}

const SPONSORED = 4;

const corporateSponsorship = actionCard({
  id: 'corporateSponsorship',
  on: ['technology purchase'],
  may: (g, seat, about) => {
    if (about.seat !== seat) return false;
    if (!canProfit(g, seat, 'green', SPONSORED)) return why('technology.acquiring', 'why.no green technology');
    return refuseTwiceOnSelf(g, seat, 'corporateSponsorship');
  },
  effect: marking('corporateSponsorship'),
  modifies: [
    add(technologyCost, (g, { seat, technology }, now) =>
      technologies[technology].color === 'green' && hasEffect(g, 'action:corporateSponsorship', seat)
        ? now - SPONSORED
        : now,
    ),
  ],
});

const redPlanets = (g: G, seat: Seat): number =>
  readyPlanets(g, seat).filter((p) => planets[p.id].specialty === 'red').length;

const openingTheBlackBox = actionCard({
  id: 'openingTheBlackBox',
  on: ['technology purchase'],
  may: (g, seat, about) => {
    if (about.seat !== seat) return false;
    const more = redPlanets(g, seat);
    if (more === 0) return why('technology.specialties', 'why.no red specialty');
    if (!canProfit(g, seat, 'red', more)) return why('technology.acquiring', 'why.no red technology');
    return refuseTwiceOnSelf(g, seat, 'openingTheBlackBox');
  },
  effect: marking('openingTheBlackBox'),
  modifies: [
    add(specialtyDiscount, (g, { seat, technology }, now) =>
      now > 0 && technologies[technology].color === 'red' && hasEffect(g, 'action:openingTheBlackBox', seat)
        ? now + 1
        : now,
    ),
  ],
});

const FOCUSED = 6;

/** Exactly one prerequisite is missing; one of two alternatives counts as one. */
function lacksOne(g: G, seat: Seat, technology: TechnologyId): boolean {
  const missing = missingPrerequisites(g, seat, technology);
  return missing !== null && missing.all.length + Math.min(1, missing.any.length) === 1;
}

const canFocus = (g: G, seat: Seat): boolean => {
  const power = purchasingPower(g, seat, 'resources');
  return technologyDeck.some(
    (technology) =>
      !playerOf(g, seat).technologies.includes(technology) &&
      lacksOne(g, seat, technology) &&
      mayResearch(g, { seat, technology, buy: true }) === null &&
      Math.max(0, technologyCost(g, { seat, technology })) + FOCUSED <= power,
  );
};

const focusedResearch = actionCard({
  id: 'focusedResearch',
  on: ['technology purchase'],
  may: (g, seat, about) => {
    if (about.seat !== seat) return false;
    if (!canFocus(g, seat)) return why('technology.acquiring', 'why.no technology in focus');
    return refuseTwiceOnSelf(g, seat, 'focusedResearch');
  },
  effect: marking('focusedResearch'),
  modifies: [
    limit(prerequisitesWaived, (g, { seat, technology }, now) =>
      hasEffect(g, 'action:focusedResearch', seat) && lacksOne(g, seat, technology) ? Math.max(now, 1) : now,
    ),
    limit(technologyCost, (g, { seat, technology }, now) =>
      hasEffect(g, 'action:focusedResearch', seat) && lacksOne(g, seat, technology) ? Math.max(0, now) + FOCUSED : now,
    ),
  ],
});

// What is paid on top of the price comes after what lowers it.
export const cardsForTechnology: readonly Ti3Component[] = [corporateSponsorship, openingTheBlackBox, focusedResearch];
