// The laws of Prophecy of Kings.
import type { Choose } from '@custodian/kernel';
import { forbid, limit, set } from '@custodian/kernel';
import { openWormhole } from '../../atoms/board.ts';
import { showSecrets } from '../../atoms/objectives.ts';
import { addEffect, takeStrategyCard } from '../../atoms/table.ts';
import type { ObjectiveId } from '../../facts/index.ts';
import { mecatolRex, wormholeNexus } from '../../facts/index.ts';
import type { G, Seat } from '../../game.ts';
import { shipGates } from '../../queries/board.ts';
import { flatVotes } from '../../queries/council.ts';
import { mayAddVotes, mayPlayCard } from '../../queries/permissions.ts';
import {
  hasAbility,
  hasEffect,
  hasLaw,
  othersThan,
  ownsLaw,
  playerOf,
  strategyCardsOf,
} from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { mechsAreAble } from '../../queries/units.ts';
import { cardsEach, readiedAfterAgendas } from '../../queries/values.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import type { Ti4Component } from '../define.ts';
import { withLaw } from '../define.ts';
import { exhaustsLater, isAlphaOrBeta } from './laws-for-all.ts';
import { onePoint } from './laws-of-players.ts';
import { agenda, exhaustedNextRound, votersOf } from './vocabulary.ts';

const articlesOfWar = agenda('articlesOfWar', {
  against: { eachRuns: 'three trade goods each', who: votersOf('for') },
  modifies: [withLaw('articlesOfWar', set, mechsAreAble, () => false)],
  procedures: {
    'three trade goods each': {
      rule: 'trade goods',
      steps: { gain: { call: 'gain trade goods', with: (x) => ({ seat: x.v.seat, amount: 3 }) } },
    },
  },
});

const BALANCED = 'agenda:checksAndBalances';
const READIED = 3;

/** Others who have fewer strategy cards than everybody gets. */
const wanting = (g: G, seat: Seat): Seat[] =>
  othersThan(g, seat).filter((other) => strategyCardsOf(g, other).length < cardsEach(g, null));

const giveCard: Sequence<'give the strategy card'> = {
  rule: 'agenda cards',
  steps: {
    'to whom': {
      ask: ({ g, v: { seat, about } }): Choose[] => {
        const options = wanting(g, seat).map((player) => ({
          id: String(player),
          text: say('option.player', { player }),
        }));
        if (options.length < 2) return [];
        const ask = say('ask.give strategy card', { strategy: about.card });
        return [{ kind: 'choose', seat, rule: 'agenda cards', ask, options, pick: [1, 1] }];
      },
      then: (x, got) => {
        const { seat, about } = x.v;
        const [picked = wanting(x.g, seat)[0]] = (got[seat] as readonly string[] | undefined) ?? [];
        if (picked !== undefined) takeStrategyCard(x, Number(picked), about.card);
      },
    },
  },
};

const checksAndBalances = agenda('checksAndBalances', {
  against: {
    atOnce: (x) => addEffect(x, { source: BALANCED, seat: x.g.speaker, until: 'agenda phase' }),
  },
  modifies: [limit(readiedAfterAgendas, (g, _, now) => (hasEffect(g, BALANCED) ? Math.min(now, READIED) : now))],
  reacts: [
    {
      window: 'strategy card chosen',
      forced: true,
      may: (g, seat, about) =>
        about.seat === seat && about.refused !== true && hasLaw(g, 'checksAndBalances') && wanting(g, seat).length > 0
          ? null
          : false,
      run: 'give the strategy card',
    },
  ],
  procedures: { 'give the strategy card': giveCard },
});

/** Like the travel ban, for the nexus alone: what else asks for adjacency is not concerned, nor are the Creuss. */
const nexusSovereignty = agenda('nexusSovereignty', {
  against: { atOnce: (x) => openWormhole(x, mecatolRex, 'gamma') },
  modifies: [
    withLaw('nexusSovereignty', set, shipGates, (g, seat, now) => {
      if (seat >= 0 && hasAbility(g, seat, 'quantumEntanglement')) return now;
      return now.map((gate, kind) => (isAlphaOrBeta(kind) ? gate.filter((id) => id !== wormholeNexus) : gate));
    }),
  ],
});

const politicalCensure = agenda('politicalCensure', {
  elected: onePoint,
  modifies: [
    forbid(mayPlayCard, (g, { seat }) =>
      ownsLaw(g, seat, 'politicalCensure') ? why('agenda cards', 'why.political censure') : null,
    ),
  ],
});

const representativeGovernmentRevised = agenda('representativeGovernmentRevised', {
  against: exhaustedNextRound('representativeGovernmentRevised', votersOf('against')),
  reacts: [exhaustsLater('representativeGovernmentRevised')],
  modifies: [
    withLaw('representativeGovernmentRevised', set, flatVotes, () => 1),
    withLaw('representativeGovernmentRevised', forbid, mayAddVotes, () =>
      why('agenda cards', 'why.no additional votes'),
    ),
  ],
});

/** Once the law lies with its owner everything he draws lies open, also what goes back. */
const searchWarrant = agenda('searchWarrant', {
  reacts: [
    {
      window: 'law enacted',
      forced: true,
      may: (g, seat, about) => (about.agenda === 'searchWarrant' && ownsLaw(g, seat, 'searchWarrant') ? null : false),
      run: 'search by warrant',
    },
  ],
  procedures: {
    'search by warrant': {
      rule: 'secret objectives',
      steps: {
        'show them': { do: (x) => showSecrets(x, x.v.seat, playerOf(x.g, x.v.seat).secrets as ObjectiveId[]) },
        draw: { call: 'draw secret objective', with: (x) => ({ seat: x.v.seat, count: 2 }) },
      },
    },
  },
});

export const lawsOfProphecy: readonly Ti4Component[] = [
  articlesOfWar,
  checksAndBalances,
  nexusSovereignty,
  politicalCensure,
  representativeGovernmentRevised,
  searchWarrant,
];
