// The leaders of the Naalu Collective.
import { add } from '@custodian/kernel';
import { lookAt } from '../../atoms/action-cards.ts';
import { refillAgendaDeck } from '../../atoms/council.ts';
import { takeTurnFor } from '../../atoms/table.ts';
import { mecatolRex } from '../../facts/index.ts';
import type { G, Seat } from '../../game.ts';
import { areNeighbors, hasSystem, hasToken, hasUnit, isHome, neighbours, systemOf } from '../../queries/board.ts';
import { hasCommander } from '../../queries/leaders.ts';
import { mayActivate } from '../../queries/permissions.ts';
import { othersThan, playerOf, seatsIn, unitsOnBoard } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { isGroundForce } from '../../queries/units.ts';
import { extraPerCost, unitsPerCost } from '../../queries/values.ts';
import type { Aiming } from '../../rules/cards/playing.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import { playerOption } from '../action-cards/vocabulary.ts';
import type { Ti4Component } from '../define.ts';
import { agent, commander, hero, withCommander } from './define.ts';
import { choosing, pickedOf } from './vocabulary.ts';

const topAgenda = (g: G): string | undefined => g.agendaDeck[g.agendaDeck.length - 1];

const zeu = agent<'agenda revealed'>('zeu', {
  on: ['agenda revealed'],
  may: (g, _, about) => (about.replaced !== true && g.agendaDeck.length + g.agendaDiscard.length > 0 ? null : false),
  effect: {
    rule: 'leaders',
    steps: {
      look: {
        do: (x) => {
          refillAgendaDeck(x, 1);
          const top = topAgenda(x.g);
          if (top !== undefined) lookAt(x, x.v.seat, [top]);
        },
      },
      'show it': {
        ask: ({ g, v: { seat } }) =>
          choosing(
            seat,
            say('ask.leader show the agenda'),
            othersThan(g, seat).map((player) => playerOption(g, String(player))),
            [0, 1],
          ),
        then: (x, got) => {
          const [player] = (got[x.v.seat] as readonly string[] | undefined) ?? [];
          const top = topAgenda(x.g);
          if (player !== undefined && top !== undefined) lookAt(x, Number(player), [top]);
        },
      },
    },
    gives: () => undefined,
  },
});

/** Players who could activate a system that is no home. */
const raiders = (g: G): string[] =>
  seatsIn(g)
    .filter((seat) =>
      g.systems.some((s) => !isHome(s) && !hasToken(s, seat) && mayActivate(g, { seat, system: s.id }) === null),
    )
    .map(String);

/** Whoever is chosen is the active player meanwhile, though it is not his turn. */
const zeuOmega = agent<'component action', Aiming<'component action'> & { player?: Seat }>('zeuOmega', {
  on: ['component action'],
  may: (g) => (raiders(g).length > 0 ? null : why('leaders', 'why.no target')),
  effect: {
    rule: 'leaders',
    steps: {
      'choose a player': {
        ask: ({ g, v: { seat } }) =>
          choosing(
            seat,
            say('ask.leader target', { leader: 'zeuOmega' }),
            raiders(g).map((player) => playerOption(g, player)),
          ),
        then: (x, got) => {
          const picked = pickedOf(got, x.v.seat, raiders(x.g));
          if (picked === undefined) return 'end';
          x.v.player = Number(picked);
          takeTurnFor(x, x.v.player);
          return undefined;
        },
      },
      'tactical action': {
        rule: 'tactical action',
        call: 'tactical action',
        with: ({ v: { player } }) => (player === undefined ? null : { seat: player, freely: true }),
      },
      'the turn goes on': { do: (x) => takeTurnFor(x, x.v.seat) },
    },
    gives: () => undefined,
  },
});

const maban = commander('maban', {
  goal: (g, seat) => ({ have: unitsOnBoard(g, seat, 'fighter'), need: 12 }),
  modifies: [
    withCommander('maban', add, unitsPerCost, (_, { type }, now) => (type === 'fighter' ? now + 1 : now)),
    withCommander('maban', add, extraPerCost, (_, { type }, now) => (type === 'fighter' ? now + 1 : now)),
  ],
});

/** What M'aban sees and its seat has not seen yet: notes of neighbors, the top and the bottom agenda. */
function unseen(g: G, seat: Seat): string[] {
  const agendas = [g.agendaDeck[0], topAgenda(g)].filter((card) => card !== undefined);
  const notes = othersThan(g, seat)
    .filter((other) => playerOf(g, other).notes.length > 0 && areNeighbors(g, { a: seat, b: other }))
    .flatMap((other) => playerOf(g, other).notes);
  return [...new Set<string>([...agendas, ...notes])].filter((card) => ((g.seen[card] ?? 0) & (1 << seat)) === 0);
}

const lookAround: Sequence<'leader looks around'> = {
  rule: 'leaders',
  steps: {
    look: {
      do: (x) => {
        const cards = unseen(x.g, x.v.seat);
        if (cards.length > 0) lookAt(x, x.v.seat, cards);
      },
    },
  },
};

/** At any time: whenever nothing is half resolved, everything that may be seen is looked at. */
const LOOKING = [
  'strategy phase begins',
  'turn begins',
  'action performed',
  'turn ends',
  'transaction resolved',
  'status phase begins',
  'status phase ends',
  'agenda phase begins',
  'agenda revealed',
  'agenda resolved',
] as const;

const mabanOmega = commander('mabanOmega', {
  goal: (g, seat) => {
    const hasCome = (id: string): boolean => hasSystem(g, id) && hasUnit(systemOf(g, id), seat, isGroundForce);
    const isNear = hasCome(mecatolRex) || neighbours(g, mecatolRex, seat).some(hasCome);
    return { have: isNear ? 1 : 0, need: 1 };
  },
  later: LOOKING.map((window) => ({
    window,
    forced: true,
    may: (g: G, seat: Seat) => (hasCommander(g, seat, 'mabanOmega') && unseen(g, seat).length > 0 ? null : false),
    run: 'leader looks around',
  })),
  procedures: { 'leader looks around': lookAround },
});

const givers = (g: G, seat: Seat): Seat[] => othersThan(g, seat).filter((other) => playerOf(g, other).notes.length > 0);

const theOracle = hero<'status phase ends'>('theOracle', {
  on: ['status phase ends'],
  may: (g, seat) => (givers(g, seat).length > 0 ? null : why('leaders', 'why.no target')),
  effect: {
    rule: 'leaders',
    steps: {
      'everybody gives a note': {
        call: 'give notes',
        with: ({ g, v: { seat } }) => ({
          from: givers(g, seat),
          to: seat,
          why: say('ask.leader give a note', { player: seat, leader: 'theOracle' }),
        }),
      },
    },
    gives: () => undefined,
  },
});

export const naalu: readonly Ti4Component[] = [zeu, zeuOmega, maban, mabanOmega, theOracle];
