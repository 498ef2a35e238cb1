// Agendas about the council itself: laws, offices, victory points and strategy cards.

import { forbid, oneOf } from '@custodian/kernel';
import { repealLaw } from '../../atoms/cards.ts';
import { scorePoints } from '../../atoms/table.ts';
import { placeGroundForces } from '../../atoms/units.ts';
import type { G, Seat } from '../../game.ts';
import { isElected, lawsInPlay } from '../../queries/council.ts';
import { hasGroundForceFigure } from '../../queries/fleet.ts';
import { orderOfPlay } from '../../queries/order.ts';
import { mayCarryOut, mayUseSecondary } from '../../queries/permissions.ts';
import { controls, readyPlanets, seatsIn } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { influence } from '../../queries/values.ts';
import type { Decided } from '../../rules/council/agenda-effects.ts';
import { sequencesOf } from '../../rules/strategy/strategic-action.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import type { Ti3Component } from '../define.ts';
import type { PoliticalCardId, StrategyCardId } from '../facts/index.ts';
import { politicalCards, strategyCards } from '../facts/index.ts';
import {
  agenda,
  agendaOption,
  everyPlayer,
  exhausting,
  lasting,
  or,
  pickOne,
  playerOption,
  whileLasting,
} from './vocabulary.ts';

/** Revote: the elected law is voted on anew, at once. */
const voteAnew: Sequence<'vote on a law anew'> = {
  rule: 'council.laws',
  steps: {
    'vote on the law': {
      call: 'galactic council',
      with: (x) => ({ seat: x.v.seat, agenda: x.v.outcome[0] as PoliticalCardId, anew: true }),
    },
  },
};

/** New Constitution, against: whoever has most influence may discard a law. */
const strikeLaw: Sequence<'most influence strikes a law'> = {
  rule: 'council.laws',
  steps: {
    'most influence': {
      ask: (x) => {
        const first = mostInfluential(x.g);
        if (lawsInPlay(x.g).length === 0 || first.length === 1) return [];
        return [pickOne(x.g.speaker, 'council.ties', say('ask.most influence'), first.map(playerOption), 1)];
      },
      then: (x, got) => {
        const answer = got[x.g.speaker] as string[] | undefined;
        x.v.by = answer === undefined ? (mostInfluential(x.g)[0] as Seat) : Number(answer[0]);
      },
    },
    'discard a law': {
      ask: (x) => (lawsInPlay(x.g).length === 0 ? [] : [lawToDiscard(x.g, x.v.by as Seat)]),
      then: (x, got) => {
        const [law] = (got[x.v.by as Seat] ?? []) as PoliticalCardId[];
        if (law !== undefined) repealLaw(x, law);
      },
    },
  },
};

function mostInfluential(g: G): Seat[] {
  const sums = seatsIn(g).map((seat) => ({
    seat,
    sum: readyPlanets(g, seat).reduce((sum, p) => sum + influence(g, p.id), 0),
  }));
  const most = Math.max(...sums.map((s) => s.sum));
  return sums.filter((s) => s.sum === most).map((s) => s.seat);
}

const lawToDiscard = (g: G, seat: Seat) =>
  pickOne(seat, 'council.laws', say('ask.discard law'), lawsInPlay(g).map(agendaOption));

/** Council Elder: only his votes count, and the office ends. */
const speakAsElder: Sequence<'speak as the Council Elder'> = {
  rule: 'council.elect',
  steps: { 'discard the card': { do: (x) => repealLaw(x, 'councilElder') } },
  gives: (x) => ({ only: x.v.seat }),
};

export interface OwnSecondaries extends Decided {
  /** Whose cards are still to be used. */
  queue: OwnSecondary[];
}

type OwnSecondary = { readonly seat: Seat; readonly card: StrategyCardId };

const nextUse = ({ queue }: OwnSecondaries): OwnSecondary => queue[0] as OwnSecondary;

/** Aggressive Strategy: everybody may use the secondary ability of his own cards, for no command counter. */
const ownSecondaries: Sequence<'own secondary abilities'> = {
  rule: 'secondary ability',
  steps: {
    'order of play': {
      do: (x) => {
        x.v.queue = orderOfPlay(x.g).flatMap((seat) =>
          x.g.strategyCards
            .filter((c) => c.holder === seat && strategyCards[c.id].secondary)
            .map((c) => ({ seat, card: c.id })),
        );
      },
    },
    'use it?': {
      ask: (x) => {
        const next = x.v.queue[0];
        if (next === undefined || mayUseSecondary(x.g, next) !== null) return [];
        if (mayCarryOut(x.g, { ...next, ability: 'secondary' }) !== null) return [];
        const option = { id: next.card, text: say(`strategy.${next.card}`), on: [next.card] };
        return [pickOne(next.seat, 'secondary ability', say('ask.own secondary', { strategy: next.card }), [option])];
      },
      then: (x, got) => {
        const next = x.v.queue[0];
        if (next === undefined) return 'end';
        if ((got[next.seat] as string[] | undefined)?.length === 1) return undefined;
        x.v.queue.shift();
        return { goto: 'use it?' };
      },
    },
    'secondary ability': oneOf(() => sequencesOf('secondary'), {
      call: (x) => `secondary ${nextUse(x.v).card}` as const,
      with: (x) => ({ ...nextUse(x.v) }),
      then: (x) => {
        x.v.queue.shift();
        return { goto: 'use it?' };
      },
    }),
  },
};

export const councilAgendas: readonly Ti3Component[] = [
  agenda('imperialMandate', {
    for: everyPlayer((x, seat) => {
      if (x.g.winner === null) scorePoints(x, seat, 2, 'agenda:imperialMandate');
    }),
    against: everyPlayer((x, seat) => scorePoints(x, seat, -1, 'agenda:imperialMandate')),
  }),
  agenda('repeal', {
    elected: { atOnce: (x, { outcome }) => repealLaw(x, outcome[0] as PoliticalCardId) },
  }),
  agenda('revote', {
    elected: { run: 'vote on a law anew' },
    procedures: { 'vote on a law anew': voteAnew },
  }),
  agenda('newConstitution', {
    for: {
      atOnce: (x) => {
        for (const law of lawsInPlay(x.g)) repealLaw(x, law);
      },
      ...exhausting(() => 2),
    },
    against: { run: 'most influence strikes a law' },
    procedures: { 'most influence strikes a law': strikeLaw },
  }),
  agenda('holderOfMecatolRex', {
    for: {
      each: {
        ask: (g, seat) => (controls(g, seat, 'mecatolRex') && lawsInPlay(g).length > 0 ? lawToDiscard(g, seat) : null),
        then: (x, _, answer) => {
          const [law] = (answer ?? []) as PoliticalCardId[];
          if (law !== undefined) repealLaw(x, law);
        },
      },
    },
    against: {
      each: {
        ask: (g, seat) =>
          controls(g, seat, 'mecatolRex') && hasGroundForceFigure(g, seat, 'mecatolRex')
            ? pickOne(seat, 'ground force', say('ask.garrison Mecatol Rex'), [{ id: 'yes', text: say('option.yes') }])
            : null,
        then: (x, seat, answer) => {
          if ((answer as string[] | undefined)?.length === 1) placeGroundForces(x, seat, 'mecatolRex', 2);
        },
      },
    },
  }),
  agenda('councilElder', {
    reacts: [
      {
        window: 'agenda read',
        may: (g, seat, about) =>
          isElected(g, 'councilElder', seat) &&
          about.cancelled !== true &&
          // The card cannot decide the vote on itself.
          about.agenda !== 'councilElder' &&
          politicalCards[about.agenda].vote === 'elect'
            ? null
            : false,
        run: 'speak as the Council Elder',
      },
    ],
    procedures: { 'speak as the Council Elder': speakAsElder },
  }),
  agenda('aggressiveStrategy', {
    for: { run: 'own secondary abilities' },
    against: lasting('aggressiveStrategy'),
    modifies: [
      whileLasting('aggressiveStrategy', forbid, mayUseSecondary, (_, __, now) =>
        or(now, why('secondary ability', 'why.no secondary abilities')),
      ),
    ],
    procedures: { 'own secondary abilities': ownSecondaries },
  }),
];
