// Action cards of later sets for the agenda phase.
import type { Choose } from '@custodian/kernel';
import { set } from '@custodian/kernel';
import { lookAt } from '../../atoms/action-cards.ts';
import { exhaustPlanets } from '../../atoms/board.ts';
import { refillAgendaDeck } from '../../atoms/council.ts';
import { giveNote } from '../../atoms/goods.ts';
import { addEffect } from '../../atoms/table.ts';
import { loseFleetTokens } from '../../atoms/tokens-of-others.ts';
import type { G, Seat } from '../../game.ts';
import { votersFor, votingOrder } from '../../queries/council.ts';
import { givableNotes } from '../../queries/notes.ts';
import { speakerOrder } from '../../queries/order.ts';
import {
  hasEffect,
  isLaidOpenAtOnce,
  noteId,
  noteOwner,
  othersThan,
  playerOf,
  readyPlanets,
} from '../../queries/players.ts';
import type { Played } from '../../rules/cards/playing.ts';
import { predictionsOf } from '../../rules/council/predictions.ts';
import { say } from '../../words/index.ts';
import type { Ti4Component } from '../define.ts';
import { actionCard, atOnce } from './define.ts';
import { rider } from './in-council.ts';
import { aimAt, ifAny, planetIds, playerOption } from './vocabulary.ts';

const confoundingLegalText = actionCard<'player elected'>({
  id: 'confoundingLegalText',
  on: ['player elected'],
  timing: 'when',
  may: (_, seat, about) => (about.elected === String(seat) ? false : null),
  effect: atOnce((x) => ({ elected: String(x.v.seat) })),
});

/** Has voted for another outcome, or predicted one. */
const isAgainst = (g: G, seat: Seat, { outcome, casts }: Played<'outcome stands'>['about']): boolean =>
  casts.some((cast) => cast.seat === seat && cast.votes > 0 && cast.outcome !== outcome) ||
  predictionsOf(g, seat).some((predicted) => predicted !== outcome);

const deadlyPlot = actionCard<'outcome stands'>({
  id: 'deadlyPlot',
  on: ['outcome stands'],
  timing: 'when',
  may: (g, seat, about) => (about.discarded !== true && isAgainst(g, seat, about) ? null : false),
  effect: atOnce((x) => {
    exhaustPlanets(x, x.v.seat, planetIds(readyPlanets(x.g, x.v.seat)));
    return { discarded: true };
  }),
});

const PRESSURE = 'action:diplomaticPressure';

/** Others with a note in hand whom the seat has not pressed on this agenda. */
const pressed = (g: G, seat: Seat): string[] =>
  othersThan(g, seat)
    .map(String)
    .filter((other) => playerOf(g, Number(other)).notes.length > 0 && !hasEffect(g, PRESSURE, seat, other));

type Pressing = Played<'agenda revealed', string> & { open?: string };

const diplomaticPressure = actionCard<'agenda revealed', string, Pressing>({
  id: 'diplomaticPressure',
  on: ['agenda revealed'],
  timing: 'when',
  may: (g, seat, about) => (about.replaced === true ? false : ifAny(pressed(g, seat))),
  aim: aimAt(say('ask.aim.diplomaticPressure'), (g, { seat }) => pressed(g, seat), playerOption),
  effect: {
    rule: 'promissory notes',
    steps: {
      'give a note': {
        ask: ({ g, v: { seat: player, target } }): Choose[] => {
          const seat = Number(target);
          const notes = givableNotes(g, seat, player);
          if (notes.length < 2) return [];
          const options = notes.map((copy) => ({
            id: copy,
            text: say('option.note', { note: noteId(copy), player: noteOwner(copy) }),
          }));
          const ask = say('ask.diplomatic pressure', { player });
          return [{ kind: 'choose', seat, rule: 'promissory notes', ask, options, pick: [1, 1], secret: true }];
        },
        then: (x, got) => {
          const { seat, target } = x.v;
          const giver = Number(target);
          addEffect(x, { source: PRESSURE, seat, target, until: 'agenda' });
          const [picked = givableNotes(x.g, giver, seat)[0]] = (got[giver] as readonly string[] | undefined) ?? [];
          if (picked === undefined) return;
          giveNote(x, giver, seat, picked);
          if (isLaidOpenAtOnce(picked) && noteOwner(picked) !== seat) x.v.open = picked;
        },
      },
      'note received': {
        window: 'note received',
        about: ({ v: { seat, open } }) =>
          open === undefined ? null : { seat, note: noteId(open), of: noteOwner(open) },
      },
    },
    gives: () => undefined,
  },
});

const HACK = 'action:hackElection';

const hackElection = actionCard<'agenda revealed'>({
  id: 'hackElection',
  on: ['agenda revealed'],
  may: (g, _, about) => (about.replaced === true || hasEffect(g, HACK) ? false : null),
  effect: atOnce((x) => {
    addEffect(x, { source: HACK, seat: x.v.seat, until: 'agenda' });
    return undefined;
  }),
  // The speaker still votes last.
  modifies: [
    set(votingOrder, (g, _, now) => (hasEffect(g, HACK) ? [...now.slice(0, -1).reverse(), ...now.slice(-1)] : now)),
  ],
});

const insiderInformation = actionCard<'agenda revealed'>({
  id: 'insiderInformation',
  on: ['agenda revealed'],
  may: (g, _, about) => {
    if (about.replaced === true) return false;
    return ifAny([...g.agendaDeck, ...g.agendaDiscard]);
  },
  effect: atOnce((x) => {
    refillAgendaDeck(x, 1);
    lookAt(x, x.v.seat, x.g.agendaDeck.slice(-1));
    return undefined;
  }),
});

const sanction = rider('sanction', {
  rule: 'command tokens',
  steps: {
    'tokens go back': {
      do: (x) => {
        const voters = votersFor(x.v.about.casts, x.v.about.outcome);
        for (const seat of speakerOrder(x.g)) if (voters.includes(seat)) loseFleetTokens(x, seat, 1);
      },
    },
    limits: { rule: 'fleet pool', call: 'limits', with: () => ({}) },
  },
});

export const cardsInLaterCouncils: readonly Ti4Component[] = [
  confoundingLegalText,
  deadlyPlot,
  diplomaticPressure,
  hackElection,
  insiderInformation,
  sanction,
];
