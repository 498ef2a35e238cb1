// Action cards about technologies and secret objectives.
import { forbid } from '@custodian/kernel';
import { addEffect, endEffect, loseTechnology } from '../../atoms/table.ts';
import type { TechnologyId } from '../../facts/index.ts';
import { technologies, unitCards } from '../../facts/index.ts';
import type { G, Seat } from '../../game.ts';
import { areNeighbors } from '../../queries/board.ts';
import { forcesAt, isFoughtBy } from '../../queries/combat.ts';
import { canPay } from '../../queries/payment.ts';
import { mayResearch } from '../../queries/permissions.ts';
import { hasEffect, othersThan, playerOf } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { isInDeck, refuseResearch, technologyDeck } from '../../queries/technologies.ts';
import { researches } from '../../queries/values.ts';
import type { Played } from '../../rules/cards/playing.ts';
import type { CombatRound } from '../../rules/windows.ts';
import { say } from '../../words/index.ts';
import type { Ti4Component } from '../define.ts';
import { actionCard } from './define.ts';
import { aimAt, ifAny, technologyOption } from './vocabulary.ts';

type Action = 'component action';

/** Own technologies that are neither unit upgrades nor of a faction. */
const returnable = (g: G, seat: Seat): TechnologyId[] =>
  playerOf(g, seat).technologies.filter((id) => !technologies[id].unitUpgrade && technologies[id].faction === null);

const DIVERTED = 'action:divertFunding';

const divertFunding = actionCard<Action>({
  id: 'divertFunding',
  on: ['component action'],
  may: (g, seat) => ifAny(returnable(g, seat)),
  effect: {
    rule: 'technology',
    steps: {
      // Named once nobody has cancelled the card.
      'return a technology': {
        ask: ({ g, v: { seat } }) => {
          const own = returnable(g, seat);
          if (own.length < 2) return [];
          const options = own.map((id) => technologyOption(g, id));
          return [{ kind: 'choose', seat, rule: 'technology', ask: say('ask.divert funding'), options, pick: [1, 1] }];
        },
        then: (x, got) => {
          const { seat } = x.v;
          const [lost = returnable(x.g, seat)[0]] = (got[seat] as readonly TechnologyId[] | undefined) ?? [];
          if (lost === undefined) return 'end';
          loseTechnology(x, seat, lost);
          addEffect(x, { source: DIVERTED, seat, target: lost, until: 'action' });
          return undefined;
        },
      },
      limits: { rule: 'fleet pool', call: 'limits', with: () => ({}) },
      research: {
        call: 'research technology',
        with: (x) => ({ seat: x.v.seat, must: true, why: say('action.divertFunding') }),
        then: (x) => endEffect(x, DIVERTED, x.v.seat),
      },
    },
    gives: () => undefined,
  },
  modifies: [
    forbid(mayResearch, (g, { seat, technology }) =>
      hasEffect(g, DIVERTED, seat, technology) ? why('action cards', 'why.just returned') : null,
    ),
  ],
});

const SECRET_PRICE = 3;

const impersonation = actionCard<Action>({
  id: 'impersonation',
  on: ['component action'],
  may: (g, seat) =>
    canPay(g, seat, 'influence', SECRET_PRICE)
      ? null
      : why('influence', 'why.influence missing', { amount: SECRET_PRICE }),
  effect: {
    rule: 'secret objectives',
    steps: {
      pay: {
        rule: 'influence',
        call: 'pay',
        // A transaction may have taken it away since the card was announced.
        with: ({ g, v: { seat } }) =>
          canPay(g, seat, 'influence', SECRET_PRICE)
            ? { seat, amount: SECRET_PRICE, of: 'influence', why: say('action.impersonation') }
            : null,
      },
      draw: { call: 'draw secret objective', with: (x) => ({ seat: x.v.seat }) },
    },
    gives: () => undefined,
  },
});

/** Technologies of neighbors that the seat lacks and could have. */
const copied = (g: G, seat: Seat): TechnologyId[] => {
  const found = new Set<TechnologyId>();
  for (const other of othersThan(g, seat)) {
    if (!areNeighbors(g, { a: seat, b: other })) continue;
    for (const id of playerOf(g, other).technologies)
      if (technologies[id].faction === null && !playerOf(g, seat).technologies.includes(id) && isInDeck(g, seat, id))
        found.add(id);
  }
  return [...found];
};

const COPY_PRICE = 5;

const plagiarize = actionCard<Action, string>({
  id: 'plagiarize',
  on: ['component action'],
  may: (g, seat) =>
    canPay(g, seat, 'influence', COPY_PRICE)
      ? ifAny(copied(g, seat))
      : why('influence', 'why.influence missing', { amount: COPY_PRICE }),
  aim: aimAt(say('ask.aim.plagiarize'), (g, { seat }) => copied(g, seat), technologyOption),
  effect: {
    rule: 'technology',
    steps: {
      'still payable': { do: ({ g, v }) => (canPay(g, v.seat, 'influence', COPY_PRICE) ? undefined : 'end') },
      pay: {
        rule: 'influence',
        call: 'pay',
        with: ({ v: { seat } }) => ({ seat, amount: COPY_PRICE, of: 'influence', why: say('action.plagiarize') }),
      },
      gain: {
        call: 'gain technology',
        with: ({ v: { seat, target } }) => ({ seat, technology: target as TechnologyId }),
      },
    },
    gives: () => undefined,
  },
});

const PROTOTYPE_PRICE = 4;

/** Upgrades of units that the seat has in the combat. */
const upgradesFor = (g: G, seat: Seat, { system, planet }: CombatRound): TechnologyId[] => {
  const types = new Set(forcesAt(g, system, planet, seat).map((u) => u.type));
  return technologyDeck(g, seat).filter(
    (id) =>
      technologies[id].unitUpgrade &&
      types.has(unitCards[id as keyof typeof unitCards].type) &&
      !playerOf(g, seat).technologies.includes(id),
  );
};

/** Those of them that could be researched now. */
const prototypes = (g: G, seat: Seat, about: CombatRound): TechnologyId[] =>
  upgradesFor(g, seat, about).filter((id) => refuseResearch(g, seat, id, PROTOTYPE_PRICE) === null);

/** What others can know of it is all there is: technologies, planets and goods lie open. */
const revealPrototype = actionCard<'combat round begins', null, Played<'combat round begins', null>>({
  id: 'revealPrototype',
  on: ['combat round begins'],
  may: (g, seat, about) => {
    if (about.round !== 1 || !isFoughtBy(g, seat, about)) return false;
    if (!canPay(g, seat, 'resources', PROTOTYPE_PRICE))
      return why('resources', 'why.research costs', { count: PROTOTYPE_PRICE });
    return researches(g, seat) ? ifAny(prototypes(g, seat, about)) : null;
  },
  effect: {
    rule: 'technology',
    steps: {
      research: {
        call: 'research technology',
        with: ({ g, v: { seat, about } }) => ({
          seat,
          cost: PROTOTYPE_PRICE,
          among: upgradesFor(g, seat, about),
          must: true,
          why: say('action.revealPrototype'),
        }),
      },
    },
    gives: () => undefined,
  },
});

export const cardsOfKnowledge: readonly Ti4Component[] = [divertFunding, impersonation, plagiarize, revealPrototype];
