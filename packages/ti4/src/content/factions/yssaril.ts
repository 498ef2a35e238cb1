// The Yssaril Tribes.
import type { Called, Choose } from '@custodian/kernel';
import { forbid, set } from '@custodian/kernel';
import { discardActionCard, giveActionCard, lookAt, titleOf } from '../../atoms/action-cards.ts';
import { exhaustTechnology } from '../../atoms/table.ts';
import type { G, Seat } from '../../game.ts';
import { NOBODY } from '../../game.ts';
import { mayDeploy } from '../../queries/mechs.ts';
import { passesAlone } from '../../queries/movement.ts';
import { mayPassThrough, mayPlayCard, mayUseAbility } from '../../queries/permissions.ts';
import {
  hasAbility,
  hasReadyTechnology,
  hasTechnology,
  noteOwner,
  othersThan,
  playerOf,
} from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { unitCardId } from '../../queries/units.ts';
import { handLimit } from '../../queries/values.ts';
import { discardsOf } from '../../rules/cards/discards.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import type { Ti4Component } from '../define.ts';
import { ability, technology, unitAbility } from '../define.ts';
import { note } from '../promissory-notes/define.ts';
import type { To } from '../sequences.ts';

export interface YssarilSequences {
  'stall for time': Called<To<'component action'>, void, To<'component action'> & { gone?: readonly string[] }>;
  scheme: Called<To<'action cards drawn'>, { count: number; discard: number }>;
  'read a mind': Called<To<'component action'>, void, To<'component action'> & { victim?: Seat }>;
}

const cardsOf = (hand: readonly string[]) =>
  hand.map((card) => ({ id: card, text: say(`action.${titleOf(card)}`), on: [card] }));

const stallTactics = ability('stallTactics', {
  reacts: [
    {
      window: 'component action',
      may: (g, seat) => {
        if (!hasAbility(g, seat, 'stallTactics')) return false;
        return playerOf(g, seat).hand.length > 0 ? mayUseAbility(g, { seat }) : why('abilities', 'why.no action card');
      },
      run: 'stall for time',
    },
  ],
  procedures: {
    'stall for time': {
      rule: 'abilities',
      steps: {
        discard: {
          ask: ({ g, v: { seat } }): Choose[] => {
            const { hand } = playerOf(g, seat);
            if (hand.length < 2) return [];
            const ask = say('ask.stall tactics');
            return [
              { kind: 'choose', seat, rule: 'abilities', ask, options: cardsOf(hand), pick: [1, 1], secret: true },
            ];
          },
          then: (x, got) => {
            const { seat } = x.v;
            const [card = playerOf(x.g, seat).hand[0]] = (got[seat] as readonly string[] | undefined) ?? [];
            if (card === undefined) return;
            discardActionCard(x, seat, card);
            x.v.gone = [card];
          },
        },
        'an infiltrator': {
          call: 'send an infiltrator',
          with: ({ g, v: { seat } }) => (mayDeploy(g, seat, 'blackshadeInfiltrator') === null ? { seat } : null),
        },
        'after the discard': { call: 'after discards', with: (x) => discardsOf(x.g, x.v.seat, x.v.gone ?? []) },
      },
    },
  },
});

/** One more card, and one of the hand goes. */
const scheming = ability('scheming', {
  reacts: [
    {
      window: 'action cards drawn',
      timing: 'when',
      forced: true,
      may: (g, seat, about) =>
        about.seat === seat && about.count > 0 && hasAbility(g, seat, 'scheming') ? null : false,
      run: 'scheme',
    },
  ],
  procedures: {
    scheme: {
      rule: 'abilities',
      steps: { scheme: { do: () => undefined } },
      gives: ({ v: { about } }) => ({ count: about.count + 1, discard: (about.discard ?? 0) + 1 }),
    },
  },
});

const crafty = ability('crafty', {
  modifies: [set(handLimit, (g, seat, now) => (hasAbility(g, seat, 'crafty') ? Number.POSITIVE_INFINITY : now))],
});

const withCards = (g: G, seat: Seat): Seat[] => othersThan(g, seat).filter((s) => playerOf(g, s).hand.length > 0);

const readMind: Sequence<'read a mind'> = {
  rule: 'technology',
  steps: {
    'choose a player': {
      ask: ({ g, v: { seat } }) => {
        const victims = withCards(g, seat);
        if (victims.length < 2) return [];
        const options = victims.map((player) => ({ id: String(player), text: say('option.player', { player }) }));
        return [{ kind: 'choose', seat, rule: 'technology', ask: say('ask.read a mind'), options, pick: [1, 1] }];
      },
      then: (x, got) => {
        const { seat } = x.v;
        const [picked] = (got[seat] as readonly string[] | undefined) ?? [];
        x.v.victim = picked === undefined ? (withCards(x.g, seat)[0] ?? NOBODY) : Number(picked);
        exhaustTechnology(x, seat, 'mageonImplants');
        if (x.v.victim === NOBODY) return 'end';
        lookAt(x, seat, playerOf(x.g, x.v.victim).hand);
        return undefined;
      },
    },
    'take a card': {
      ask: ({ g, v: { seat, victim = NOBODY } }) => askCard(g, seat, victim),
      then: (x, got) => takeCard(x, x.v.seat, x.v.victim ?? NOBODY, got[x.v.seat]),
    },
    'hand limit': { call: 'hand limit', with: (x) => ({ seat: x.v.seat }) },
  },
};

/** One of a hand that was looked at. */
function askCard(g: G, seat: Seat, victim: Seat): Choose[] {
  const hand = g.players[victim]?.hand ?? [];
  if (hand.length < 2) return [];
  return [
    {
      kind: 'choose',
      seat,
      rule: 'action cards',
      ask: say('ask.take a card'),
      options: cardsOf(hand),
      pick: [1, 1],
      secret: true,
    },
  ];
}

function takeCard(x: Parameters<typeof giveActionCard>[0], seat: Seat, victim: Seat, answer: unknown): void {
  const [card = x.g.players[victim]?.hand[0]] = (answer as readonly string[] | undefined) ?? [];
  if (card !== undefined) giveActionCard(x, victim, seat, card);
}

const mageonImplants = technology('mageonImplants', {
  reacts: [
    {
      window: 'component action',
      may: (g, seat) => {
        if (!hasTechnology(g, seat, 'mageonImplants')) return false;
        if (!hasReadyTechnology(g, seat, 'mageonImplants')) return why('exhausted', 'why.exhausted');
        return withCards(g, seat).length > 0 ? null : why('technology', 'why.no target');
      },
      run: 'read a mind',
    },
  ],
  procedures: { 'read a mind': readMind },
});

const transparasteelPlating = technology('transparasteelPlating', {
  modifies: [
    forbid(mayPlayCard, (g, { seat }) =>
      g.active !== NOBODY &&
      g.active !== seat &&
      playerOf(g, seat).passed &&
      hasTechnology(g, g.active, 'transparasteelPlating')
        ? why('technology', 'why.transparasteel')
        : null,
    ),
  ],
});

const isYsia = (g: G, seat: Seat, unit: string | undefined): boolean =>
  unit === 'flagship' && unitCardId(g, { seat, type: 'flagship' }) === 'ysiaYssrila';

const ysiaYssrila = unitAbility('ysiaYssrila', {
  modifies: [
    set(mayPassThrough, (g, { seat, unit }, now) => (now?.rule === 'movement' && isYsia(g, seat, unit) ? null : now)),
    set(passesAlone, (g, { seat, type }, now) => now || isYsia(g, seat, type)),
  ],
});

const spyNet = note<'turn begins'>({
  id: 'spyNet',
  on: ['turn begins'],
  may: (g, seat, owner, about) => (about.seat === seat && playerOf(g, owner).hand.length > 0 ? null : false),
  effect: {
    rule: 'promissory notes',
    steps: {
      look: { do: (x) => lookAt(x, x.v.seat, playerOf(x.g, noteOwner(x.v.copy)).hand) },
      'take a card': {
        ask: ({ g, v: { seat, copy } }) => askCard(g, seat, noteOwner(copy)),
        then: (x, got) => takeCard(x, x.v.seat, noteOwner(x.v.copy), got[x.v.seat]),
      },
      'hand limit': { call: 'hand limit', with: (x) => ({ seat: x.v.seat }) },
    },
    gives: () => undefined,
  },
});

export const yssaril: readonly Ti4Component[] = [
  stallTactics,
  scheming,
  crafty,
  mageonImplants,
  transparasteelPlating,
  ysiaYssrila,
  spyNet,
];
