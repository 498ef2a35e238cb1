// Bureaucracy, and Imperial II in the Age of Empire: what new objectives and the throne bring.
import type { Choose } from '@custodian/kernel';
import { forbid, set } from '@custodian/kernel';
import { lookAt, revealChosenObjective } from '../../atoms/cards.ts';
import { addEffect, scorePoints } from '../../atoms/table.ts';
import type { G, Seat } from '../../game.ts';
import { mecatolRexOf } from '../../queries/objectives.ts';
import { mayUseSecondary } from '../../queries/permissions.ts';
import { hasEffect } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { goal } from '../../queries/values.ts';
import { FREE_CLAIMS } from '../../rules/status/objectives.ts';
import { endByImperiumRex } from '../../rules/status/victory.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import type { Ti3Component } from '../define.ts';
import { pointless, strategyCard } from '../define.ts';
import type { ObjectiveId } from '../facts/index.ts';
import { objectives } from '../facts/index.ts';
import { buildingAtDocks, dockSystems } from './building-at-docks.ts';

// Bureaucracy

/** The last card of the deck is its top. */
const topTwo = (g: G): readonly ObjectiveId[] => g.objectiveDeck.slice(-2) as readonly ObjectiveId[];

const primaryBureaucracy: Sequence<'primary bureaucracy'> = {
  rule: 'strategy.bureaucracy',
  steps: {
    'receive a command counter': { call: 'receive counters', with: (x) => ({ seat: x.v.seat, count: 1 }) },
    'look at two objectives': { do: (x) => lookAt(x, x.v.seat, topTwo(x.g)) },
    'reveal one of them': {
      ask: (x) => (topTwo(x.g).length < 2 ? [] : [revealing(x.g, x.v.seat)]),
      then: (x, got) => {
        const [card] = (got[x.v.seat] as ObjectiveId[] | undefined) ?? topTwo(x.g);
        if (card === undefined) return undefined;
        revealChosenObjective(x, card);
        if (objectives[card].points !== 'gameOver') return undefined;
        endByImperiumRex(x);
        return 'end';
      },
    },
    'claim a public objective': {
      call: 'claim objectives',
      with: (x) => ({ seat: x.v.seat, publicOnly: true }),
    },
  },
};

const revealing = (g: G, seat: Seat): Choose => ({
  kind: 'choose',
  seat,
  rule: 'strategy.bureaucracy',
  ask: say('ask.reveal objective'),
  options: topTwo(g).map((id) => ({ id, text: say(`objective.${id}`), on: [id] })),
  pick: [1, 1],
  secret: true,
});

const secondaryBureaucracy: Sequence<'secondary bureaucracy'> = {
  rule: 'strategy.bureaucracy',
  steps: {
    'draw a political card': { call: 'draw political cards', with: (x) => ({ seat: x.v.seat, count: 1 }) },
    'draw an action card': { call: 'draw action cards', with: (x) => ({ seat: x.v.seat, count: 1 }) },
  },
};

/** The shorter game that the card suggests; the Long War keeps its own length. */
const SHORTER_GOAL = 9;

// Imperial II

const CLOSED = 'closed';

const primaryImperial: Sequence<'primary imperialII'> = {
  rule: 'strategy.imperialII',
  steps: {
    'choose one': {
      ask: (x) => (dockSystems(x.g, x.v.seat).length === 0 ? [] : [throneOrDocks(x.v.seat)]),
      then: (x, got) => {
        const [picked = 'throne'] = (got[x.v.seat] as string[] | undefined) ?? [];
        return picked === 'throne' ? undefined : { goto: 'nobody else builds' };
      },
    },
    'the ancient throne': {
      do: (x) => {
        addEffect(x, { source: FREE_CLAIMS, seat: x.v.seat, until: 'round' });
        if (mecatolRexOf(x.g, x.v.seat) !== undefined) scorePoints(x, x.v.seat, 1, FREE_CLAIMS);
        return 'end';
      },
    },
    'nobody else builds': {
      do: (x) => addEffect(x, { source: FREE_CLAIMS, target: CLOSED, until: 'action' }),
    },
    'build units': { call: 'secondary imperialII', with: (x) => ({ seat: x.v.seat }) },
  },
};

const throneOrDocks = (seat: Seat): Choose => ({
  kind: 'choose',
  seat,
  rule: 'strategy.imperialII',
  ask: say('ask.throne or docks'),
  options: [
    { id: 'throne', text: say('option.throne') },
    { id: 'docks', text: say('option.docks') },
  ],
  pick: [1, 1],
});

export const objectiveCards: readonly Ti3Component[] = [
  strategyCard('bureaucracy', {
    // What bonus counters on it reveal: rules/strategy/strategy-phase.ts.
    procedures: { 'primary bureaucracy': primaryBureaucracy, 'secondary bureaucracy': secondaryBureaucracy },
    modifies: [
      set(goal, (g, _, now) =>
        !g.options.longWar && g.strategyCards.some((c) => c.id === 'bureaucracy') ? SHORTER_GOAL : now,
      ),
    ],
  }),
  strategyCard('imperialII', {
    // Claiming any number of objectives: rules/status/objectives.ts.
    procedures: {
      'primary imperialII': primaryImperial,
      'secondary imperialII': buildingAtDocks('strategy.imperialII', {}),
    },
    modifies: [
      forbid(mayUseSecondary, (g, { card }, now) =>
        card === 'imperialII' && now === null && hasEffect(g, FREE_CLAIMS, undefined, CLOSED)
          ? why('strategy.imperialII', 'why.secondary closed')
          : now,
      ),
      pointless('imperialII', 'secondary', (g, seat) =>
        dockSystems(g, seat).length === 0 ? why('strategy.imperialII', 'why.no dock to build at') : null,
      ),
    ],
  }),
];
