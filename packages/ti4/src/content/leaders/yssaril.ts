// The leaders of the Yssaril Tribes.
import type { Choose } from '@custodian/kernel';
import { add } from '@custodian/kernel';
import { discardActionCard, giveActionCard, lookAt, titleOf } from '../../atoms/action-cards.ts';
import { leaders } from '../../facts/index.ts';
import type { G, Seat } from '../../game.ts';
import { systemOf, unitsIn } from '../../queries/board.ts';
import { agentTexts, leaderOf } from '../../queries/leaders.ts';
import { othersThan, playerOf } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import type { Aiming } from '../../rules/cards/playing.ts';
import { say } from '../../words/index.ts';
import type { Ti4Component } from '../define.ts';
import { agent, commander, hero } from './define.ts';
import { choosing, pickedOf } from './vocabulary.ts';

/** Has the text of every agent of the others, even of an exhausted one. */
const ssruu = agent('ssruu', {
  modifies: [
    add(agentTexts, (g, seat, now) => {
      if (leaderOf(g, seat, 'ssruu') === null) return now;
      const others = othersThan(g, seat).flatMap((other) => playerOf(g, other).leaders ?? []);
      const agents = others.filter(({ id }) => leaders[id].kind === 'agent');
      return [...now, ...agents.map(({ id }) => ({ agent: id, card: 'ssruu' as const }))];
    }),
  ],
});

const HIDDEN = ['actionCards', 'notes', 'secrets'] as const;
type Hidden = (typeof HIDDEN)[number];

const heldBy = (g: G, seat: Seat, what: Hidden): readonly string[] => {
  const { hand, notes, secrets } = playerOf(g, seat);
  return what === 'actionCards' ? hand : what === 'notes' ? notes : secrets;
};

const inHand = (g: G, seat: Seat): Hidden[] => HIDDEN.filter((what) => heldBy(g, seat, what).length > 0);

const soAta = commander<'system activated'>('soAta', {
  goal: (g, seat) => ({ have: playerOf(g, seat).hand.length, need: 7 }),
  on: ['system activated'],
  may: (g, seat, about) =>
    about.seat !== seat &&
    about.ended !== true &&
    unitsIn(systemOf(g, about.system), seat).length > 0 &&
    inHand(g, about.seat).length > 0
      ? null
      : false,
  effect: {
    rule: 'leaders',
    steps: {
      'what to look at': {
        ask: ({ g, v: { seat, about } }) =>
          choosing(
            seat,
            say('ask.leader look at', { player: about.seat }),
            inHand(g, about.seat).map((what) => ({ id: what, text: say(`option.leader ${what}`) })),
          ),
        then: (x, got) => {
          const { seat, about } = x.v;
          const what = pickedOf(got, seat, inHand(x.g, about.seat)) as Hidden | undefined;
          if (what !== undefined) lookAt(x, seat, heldBy(x.g, about.seat, what));
        },
      },
    },
    gives: () => undefined,
  },
});

/** A card that somebody shows: by its place in the hand, as what it is only two may know. */
interface Shown {
  readonly by: Seat;
  readonly at: number;
}
type Spying = Aiming<'component action'> & { shown?: Shown[] };

const withHand = (g: G, seat: Seat): Seat[] => othersThan(g, seat).filter((s) => playerOf(g, s).hand.length > 0);
const shownCard = (g: G, { shown = [] }: Spying): string | undefined => {
  const [first] = shown;
  return first === undefined ? undefined : playerOf(g, first.by).hand[first.at];
};
const RANDOM = 3;

const kyver = hero<'component action', Spying>('kyverBladeAndKey', {
  on: ['component action'],
  may: (g, seat) => (withHand(g, seat).length > 0 ? null : why('leaders', 'why.no target')),
  effect: {
    rule: 'leaders',
    steps: {
      'each shows a card': {
        ask: ({ g, v: { seat } }) =>
          withHand(g, seat).flatMap((other): Choose[] => {
            const { hand } = playerOf(g, other);
            if (hand.length < 2) return [];
            const ask = say('ask.leader show a card', { player: seat });
            const options = hand.map((card) => ({ id: card, text: say(`action.${titleOf(card)}`), on: [card] }));
            return [{ kind: 'choose', seat: other, rule: 'leaders', ask, options, pick: [1, 1], secret: true }];
          }),
        then: (x, got) => {
          const { seat } = x.v;
          x.v.shown = withHand(x.g, seat).map((by) => {
            const { hand } = playerOf(x.g, by);
            const [card = hand[0] as string] = (got[by] as readonly string[] | undefined) ?? [];
            lookAt(x, seat, [card]);
            return { by, at: hand.indexOf(card) };
          });
        },
      },
      'take it or not': {
        ask: ({ g, v }) => {
          const [next] = v.shown ?? [];
          const card = shownCard(g, v);
          if (next === undefined || card === undefined) return [];
          const options = [
            { id: 'take', text: say('option.leader take', { action: titleOf(card) }), on: [card] },
            { id: 'discard', text: say('option.leader three random', { player: next.by }) },
          ];
          const ask = say('ask.leader shown card', { player: next.by });
          return [{ kind: 'choose', seat: v.seat, rule: 'leaders', ask, options, pick: [0, 1], secret: true }];
        },
        then: (x, got) => {
          const { seat } = x.v;
          const [next] = x.v.shown ?? [];
          const card = shownCard(x.g, x.v);
          if (next === undefined || card === undefined) return undefined;
          const [picked] = (got[seat] as readonly string[] | undefined) ?? [];
          if (picked === 'take') giveActionCard(x, next.by, seat, card);
          for (let i = 0; picked === 'discard' && i < RANDOM; i++) {
            const { hand } = playerOf(x.g, next.by);
            const gone = hand.length === 0 ? undefined : hand[x.roll('random card', hand.length) - 1];
            if (gone !== undefined) discardActionCard(x, next.by, gone);
          }
          x.v.shown?.shift();
          return { goto: 'take it or not' };
        },
      },
      'hand limit': { call: 'hand limit', with: (x) => ({ seat: x.v.seat }) },
    },
    gives: () => undefined,
  },
});

export const yssaril: readonly Ti4Component[] = [ssruu, soAta, kyver];
