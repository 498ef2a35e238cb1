// The leaders of the Empyrean.
import { set } from '@custodian/kernel';
import { liftToken, placeFrontierTokens } from '../../atoms/board.ts';
import type { G, Seat } from '../../game.ts';
import { areNeighbors, hasShips, hasToken, systemOf } from '../../queries/board.ts';
import { agentCard } from '../../queries/leaders.ts';
import { gainsByReturning } from '../../queries/movement.ts';
import { othersThan, seatsIn } from '../../queries/players.ts';
import { isShipUnit } from '../../queries/units.ts';
import type { Aiming } from '../../rules/cards/playing.ts';
import type { Windows } from '../../rules/windows.ts';
import { say } from '../../words/index.ts';
import { systemOption } from '../action-cards/vocabulary.ts';
import type { Ti4Component } from '../define.ts';
import { agent, commander, hero } from './define.ts';
import { choosing, pickedOf } from './vocabulary.ts';

const haveShipsCome = (g: G, { system, moved, straight }: Windows['ships moved']): boolean =>
  straight !== true && systemOf(g, system).space.some((u) => moved.includes(u.id) && isShipUnit(u));

const acamar = agent<'ships moved'>('acamar', {
  on: ['ships moved'],
  may: (g, _, about) => (systemOf(g, about.system).planets.length === 0 && haveShipsCome(g, about) ? null : false),
  effect: {
    rule: 'leaders',
    steps: {
      'gain a command token': {
        rule: 'command tokens',
        call: 'gain tokens',
        with: ({ v: { about } }) => ({ seat: about.seat, count: 1 }),
      },
    },
    gives: () => undefined,
  },
  // Whose agent it is does not matter: it can be asked for.
  modifies: [
    set(
      gainsByReturning,
      (g, { system }, now) =>
        now ||
        (systemOf(g, system).planets.length === 0 &&
          seatsIn(g).some((seat) => typeof agentCard(g, seat, 'acamar') === 'string')),
    ),
  ],
});

const xuange = commander<'ships moved'>('xuange', {
  goal: (g, seat) => {
    const others = othersThan(g, seat);
    return { have: others.filter((other) => areNeighbors(g, { a: seat, b: other })).length, need: others.length };
  },
  isFar: (g, seat) => othersThan(g, seat).some((other) => !areNeighbors(g, { a: seat, b: other })),
  on: ['ships moved'],
  may: (g, seat, about) =>
    about.seat !== seat && hasToken(systemOf(g, about.system), seat) && haveShipsCome(g, about) ? null : false,
  effect: {
    rule: 'leaders',
    steps: { 'take the token back': { do: (x) => liftToken(x, x.v.seat, x.v.about.system) } },
    gives: () => undefined,
  },
});

const isBare = (system: G['systems'][number]): boolean => system.planets.length === 0;

/** Frontier tokens where the seat has ships. */
const within = (g: G, seat: Seat): string[] =>
  g.systems.filter((system) => system.frontier === true && hasShips(system, seat)).map((system) => system.id);

const conservatorProcyon = hero<
  'component action',
  Aiming<'component action'> & { left?: readonly string[]; system?: string }
>('conservatorProcyon', {
  on: ['component action'],
  effect: {
    rule: 'leaders',
    steps: {
      'place frontier tokens': {
        do: (x) => {
          placeFrontierTokens(
            x,
            x.g.systems.filter((system) => isBare(system) && system.frontier !== true).map((system) => system.id),
          );
          x.v.left = within(x.g, x.v.seat);
        },
      },
      'choose the next': {
        rule: 'exploration',
        ask: ({ g, v: { seat, left = [] } }) =>
          choosing(
            seat,
            say('ask.explore frontier next'),
            left.map((system) => systemOption(g, system)),
          ),
        then: (x, got) => {
          const { seat, left = [] } = x.v;
          const system = pickedOf(got, seat, left);
          if (system === undefined) return 'end';
          x.v.system = system;
          x.v.left = left.filter((id) => id !== system);
          return undefined;
        },
      },
      explore: {
        rule: 'exploration',
        call: 'explore frontier',
        with: ({ v: { seat, system } }) => (system === undefined ? null : { seat, system }),
        then: () => ({ goto: 'choose the next' }),
      },
    },
    gives: () => undefined,
  },
});

export const empyrean: readonly Ti4Component[] = [acamar, xuange, conservatorProcyon];
