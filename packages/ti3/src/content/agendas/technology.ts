// Agendas about technology.

import { add, forbid, set } from '@custodian/kernel';
import { loseTechnology } from '../../atoms/cards.ts';
import { gainTradeGoods } from '../../atoms/table.ts';
import type { G, Seat } from '../../game.ts';
import { electedBy, isElected } from '../../queries/council.ts';
import { mayDrawActionCards, mayResearch } from '../../queries/permissions.ts';
import { hasLaw, playerOf, readyPlanets } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { standsFor } from '../../queries/strategy-cards.ts';
import { secondaryCost, specialtyDiscount, technologyCost } from '../../queries/values.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import type { Ti3Component } from '../define.ts';
import { withLaw } from '../define.ts';
import type { PoliticalCardId, TechnologyColor, TechnologyId } from '../facts/index.ts';
import { planets, technologies } from '../facts/index.ts';
import { agenda, discardAtRandom, discarding, everyPlayer, lasting, or, pickOne, whileLasting } from './vocabulary.ts';

/** Nobody may buy or gain technologies of the color (any color, when none is named) for the rest of the round. */
const banned = (id: PoliticalCardId, color?: TechnologyColor) =>
  whileLasting(id, forbid, mayResearch, (_, { technology }, now) =>
    color === undefined || technologies[technology].color === color
      ? or(now, why('council', 'why.technology banned', { agenda: id }))
      : now,
  );

/** Technology Buy-back: one technology for 6 trade goods. */
const sellTechnology: Sequence<'sell a technology'> = {
  rule: 'status phase',
  steps: {
    'choose a technology': {
      ask: (x) => [
        pickOne(
          x.v.seat,
          'status phase',
          say('ask.sell technology'),
          sellable(x.g, x.v.seat).map((id) => ({ id, text: say(`technology.${id}`), on: [id] })),
          1,
        ),
      ],
      then: (x, got) => {
        const [technology] = got[x.v.seat] as TechnologyId[];
        loseTechnology(x, x.v.seat, technology as TechnologyId);
        gainTradeGoods(x, x.v.seat, 6);
      },
    },
  },
};

/** Technologies that no other of the player's requires; of two alternatives the other one suffices. */
function sellable(g: G, seat: Seat): TechnologyId[] {
  const owned = playerOf(g, seat).technologies.filter((t): t is TechnologyId => Object.hasOwn(technologies, t));
  return owned.filter((id) => {
    const rest = owned.filter((other) => other !== id);
    return rest.every((other) => {
      const { needs } = technologies[other];
      if ('all' in needs) return !needs.all.includes(id);
      return !needs.any.includes(id) || needs.any.some((t) => rest.includes(t));
    });
  });
}

/** Regressive Rhetoric: an action card for whoever does without the secondary ability. */
const cardInstead: Sequence<'a card instead of technology'> = {
  rule: 'secondary ability',
  steps: {
    'draw an action card': { call: 'draw action cards', with: (x) => ({ seat: x.v.seat, count: 1 }) },
  },
};

/** Technology Investigation Committee: two more political cards. */
const twoMoreAgendas: Sequence<'two more agendas'> = {
  rule: 'council',
  steps: {
    'the first': { call: 'galactic council', with: (x) => ({ seat: x.v.seat }) },
    'the second': { call: 'galactic council', with: (x) => ({ seat: x.v.seat }) },
  },
};

export const technologyAgendas: readonly Ti3Component[] = [
  agenda('subsidizedStudies', {
    modifies: [
      withLaw('subsidizedStudies', add, technologyCost, (g, { technology }, now) =>
        electedBy(g, 'subsidizedStudies').includes(technologies[technology].color) ? now - 3 : now + 2,
      ),
    ],
  }),
  agenda('technologyTariffs', {
    against: lasting('technologyTariffs'),
    modifies: [
      withLaw('technologyTariffs', add, technologyCost, (_, { technology }, now) =>
        technologies[technology].color === 'red' ? now + 4 : now,
      ),
      banned('technologyTariffs', 'green'),
    ],
  }),
  agenda('regressiveRhetoric', {
    against: discarding(() => 1),
    modifies: [withLaw('regressiveRhetoric', add, technologyCost, (_, __, now) => now + 2)],
    reacts: [
      {
        window: 'secondary declined',
        may: (g, seat, about) =>
          hasLaw(g, 'regressiveRhetoric') &&
          about.seat === seat &&
          standsFor(about.card, 'technology') &&
          mayDrawActionCards(g, { seat }) === null
            ? null
            : false,
        run: 'a card instead of technology',
      },
    ],
    procedures: { 'a card instead of technology': cardInstead },
  }),
  agenda('researchGrant', {
    against: lasting('researchGrant'),
    modifies: [
      withLaw('researchGrant', add, technologyCost, (g, { seat, technology }, now) => {
        const { color } = technologies[technology];
        let cost = now;
        for (const p of readyPlanets(g, seat)) {
          const { specialty } = planets[p.id];
          if (specialty !== null && specialty !== color)
            cost -= specialtyDiscount(g, { seat, planet: p.id, technology });
        }
        return cost;
      }),
      banned('researchGrant', 'yellow'),
    ],
  }),
  agenda('scienceCommunitySpeaker', {
    modifies: [
      withLaw('scienceCommunitySpeaker', add, technologyCost, (g, { seat }, now) =>
        isElected(g, 'scienceCommunitySpeaker', seat) ? now - 1 : now,
      ),
      withLaw('scienceCommunitySpeaker', set, secondaryCost, (g, { seat, card }, now) =>
        standsFor(card, 'technology') && isElected(g, 'scienceCommunitySpeaker', seat) ? 0 : now,
      ),
    ],
  }),
  agenda('technologyBuyBack', {
    against: lasting('technologyBuyBack'),
    modifies: [banned('technologyBuyBack')],
    reacts: [
      {
        window: 'status phase begins',
        may: (g, seat) => (hasLaw(g, 'technologyBuyBack') && sellable(g, seat).length > 0 ? null : false),
        run: 'sell a technology',
      },
    ],
    procedures: { 'sell a technology': sellTechnology },
  }),
  agenda('technologyInvestigationCommittee', {
    for: lasting('technologyInvestigationCommittee'),
    against: { ...everyPlayer(discardAtRandom), run: 'two more agendas' },
    modifies: [
      whileLasting('technologyInvestigationCommittee', forbid, mayResearch, (_, { buy }, now) =>
        buy ? or(now, why('council', 'why.technology banned', { agenda: 'technologyInvestigationCommittee' })) : now,
      ),
    ],
    procedures: { 'two more agendas': twoMoreAgendas },
  }),
];
