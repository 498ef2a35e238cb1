// Directives: agendas that are resolved once and discarded.
import { forbid } from '@custodian/kernel';
import { spendTokens } from '../../atoms/board.ts';
import { repealLaw } from '../../atoms/council.ts';
import { spendTradeGoods } from '../../atoms/goods.ts';
import { addObjective } from '../../atoms/objectives.ts';
import { addEffect, gainPoints, makeSpeaker } from '../../atoms/table.ts';
import type { AgendaId } from '../../facts/index.ts';
import type { G, Pool, Seat, Ti4 } from '../../game.ts';
import { pools } from '../../game.ts';
import { unitsWhere } from '../../queries/board.ts';
import { speakerOrder } from '../../queries/order.ts';
import { mayVote } from '../../queries/permissions.ts';
import { hasEffect, leftOf, playerOf, seatsIn, tokensOnSheet } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { VOTED_AGAIN } from '../../rules/council/one-agenda.ts';
import type { Decided } from '../../rules/council/sequences.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import type { Ti4Component } from '../define.ts';
import { exhaustsLater } from './laws-for-all.ts';
import {
  agenda,
  destroying,
  discardHand,
  exhaustedNextRound,
  handsOfVoters,
  votersOf,
  whichUnits,
} from './vocabulary.ts';

const electedSeat = ({ outcome }: Decided): Seat => Number(outcome);

const archivedSecret = agenda('archivedSecret', {
  elected: { run: 'draw a secret by agenda' },
  procedures: {
    'draw a secret by agenda': {
      rule: 'secret objectives',
      steps: { draw: { call: 'draw secret objective', with: (x) => ({ seat: electedSeat(x.v) }) } },
    },
  },
});

const ALLOWED = { dreadnought: 2, cruiser: 4 } as const;
const ofType = (g: G, seat: Seat, type: keyof typeof ALLOWED) =>
  unitsWhere(g, (u) => u.owner === seat && u.type === type).map((f) => f.unit);

const reduceArms: Sequence<'reduce arms'> = {
  rule: 'agenda cards',
  steps: {
    dreadnoughts: {
      ask: ({ g, v: { seat } }) => tooMany(g, seat, 'dreadnought'),
      then: (x, got) => {
        x.v.destroying = destroying(x.g, chosen(x.g, x.v.seat, 'dreadnought', got[x.v.seat]));
      },
    },
    cruisers: {
      ask: ({ g, v: { seat } }) => tooMany(g, seat, 'cruiser'),
      then: (x, got) => {
        x.v.destroying = [
          ...(x.v.destroying ?? []),
          ...destroying(x.g, chosen(x.g, x.v.seat, 'cruiser', got[x.v.seat])),
        ];
      },
    },
    'they are destroyed': {
      call: 'the council destroys',
      with: (x) => ((x.v.destroying?.length ?? 0) > 0 ? { destroying: x.v.destroying ?? [] } : null),
    },
  },
};

function tooMany(g: G, seat: Seat, type: keyof typeof ALLOWED) {
  const own = ofType(g, seat, type);
  const count = own.length - ALLOWED[type];
  return whichUnits(g, seat, own, count, say('ask.destroy units', { count }), 'agenda cards');
}

const chosen = (g: G, seat: Seat, type: keyof typeof ALLOWED, answer: unknown) => {
  const picked =
    (answer as readonly string[] | undefined)?.map(Number) ??
    ofType(g, seat, type)
      .slice(ALLOWED[type])
      .map((u) => u.id);
  return ({ unit }: { unit: { id: number } }): boolean => picked.includes(unit.id);
};

const armsReduction = agenda('armsReduction', {
  for: { eachRuns: 'reduce arms' },
  against: exhaustedNextRound('armsReduction', (g) => seatsIn(g)),
  reacts: [exhaustsLater('armsReduction')],
  procedures: { 'reduce arms': reduceArms },
});

const economicEquality = agenda('economicEquality', {
  for: { atOnce: (x) => returnGoods(x), eachRuns: 'five trade goods each' },
  against: { atOnce: (x) => returnGoods(x) },
  procedures: {
    'five trade goods each': {
      rule: 'trade goods',
      steps: { gain: { call: 'gain trade goods', with: (x) => ({ seat: x.v.seat, amount: 5 }) } },
    },
  },
});

function returnGoods(x: Ti4): void {
  for (const seat of seatsIn(x.g)) spendTradeGoods(x, seat, playerOf(x.g, seat).tradeGoods);
}

const incentiveProgram = agenda('incentiveProgram', {
  for: { atOnce: (x) => void addObjective(x, 'stageI') },
  against: { atOnce: (x) => void addObjective(x, 'stageII') },
});

const judicialAbolishment = agenda('judicialAbolishment', {
  elected: { atOnce: (x, { outcome }) => repealLaw(x, outcome as AgendaId) },
});

/** It stays in force while it is voted on again. */
const miscountDisclosed = agenda('miscountDisclosed', {
  elected: {
    atOnce: (x, { outcome }) =>
      addEffect(x, { source: VOTED_AGAIN, seat: x.g.speaker, target: outcome, until: 'agenda phase' }),
  },
});

const points = (who: (g: G, decided: Decided) => readonly Seat[], change: number) => ({
  atOnce: (x: Ti4, decided: Decided) => {
    const concerned = who(x.g, decided);
    for (const seat of speakerOrder(x.g)) if (concerned.includes(seat)) gainPoints(x, seat, change);
  },
});

const mutiny = agenda('mutiny', { for: points(votersOf('for'), 1), against: points(votersOf('for'), -1) });

const pointsOf = (g: G): number[] => seatsIn(g).map((seat) => playerOf(g, seat).points);
const withPoints = (most: (...points: number[]) => number) => (g: G) => {
  const wanted = most(...pointsOf(g));
  return seatsIn(g).filter((seat) => playerOf(g, seat).points === wanted);
};

const seedOfAnEmpire = agenda('seedOfAnEmpire', {
  for: points(withPoints(Math.max), 1),
  against: points(withPoints(Math.min), 1),
});

const newConstitution = agenda('newConstitution', {
  for: {
    atOnce: (x, decided) => {
      for (const { id } of [...x.g.laws]) repealLaw(x, id);
      exhaustedNextRound('newConstitution', (g) => seatsIn(g)).atOnce?.(x, decided);
    },
  },
  reacts: [exhaustsLater('newConstitution')],
});

const publicExecution = agenda('publicExecution', {
  elected: {
    atOnce: (x, decided) => {
      const seat = electedSeat(decided);
      discardHand(x, seat);
      const [next] = leftOf(x.g, seat);
      if (x.g.speaker === seat && next !== undefined) makeSpeaker(x, next);
      addEffect(x, { source: 'agenda:publicExecution', seat, until: 'agenda phase' });
    },
  },
  modifies: [
    forbid(mayVote, (g, { seat }) =>
      hasEffect(g, 'agenda:publicExecution', seat) ? why('agenda cards', 'why.public execution') : null,
    ),
  ],
});

const unconventionalMeasures = agenda('unconventionalMeasures', {
  for: { eachRuns: 'draw two cards', who: votersOf('for') },
  against: handsOfVoters('for'),
  procedures: {
    'draw two cards': {
      rule: 'action cards',
      steps: { draw: { call: 'draw action cards', with: (x) => ({ seat: x.v.seat, count: 2 }) } },
    },
  },
});

/** Out of which pool a token goes back. */
export const returnToken: Sequence<'return a token'> = {
  rule: 'command tokens',
  steps: {
    'which pool': {
      ask: ({ g, v: { seat } }) => {
        const filled = pools.filter((pool) => playerOf(g, seat)[pool] > 0);
        if (filled.length < 2) return [];
        const options = filled.map((pool) => ({ id: pool, text: say(`term.pool.${pool}`) }));
        return [
          { kind: 'choose', seat, rule: 'command tokens', ask: say('ask.return a token'), options, pick: [1, 1] },
        ];
      },
      then: (x, got) => {
        const { seat } = x.v;
        if (tokensOnSheet(x.g, seat) === 0) return;
        const [picked] = (got[seat] as readonly Pool[] | undefined) ?? [];
        spendTokens(x, seat, picked ?? (pools.find((pool) => playerOf(x.g, seat)[pool] > 0) as Pool), 1);
      },
    },
    limits: { call: 'limits', with: () => ({}) },
  },
};

export const directives: readonly Ti4Component[] = [
  archivedSecret,
  armsReduction,
  economicEquality,
  incentiveProgram,
  judicialAbolishment,
  miscountDisclosed,
  mutiny,
  newConstitution,
  publicExecution,
  seedOfAnEmpire,
  unconventionalMeasures,
];
