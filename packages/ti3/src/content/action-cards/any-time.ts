// Action cards for any time: whenever no roll and no effect is half resolved. They may be played at the start of every turn
// and at those windows of the sequences at which everything before is settled.
import { discardActionCard, lookAt, titleOf } from '../../atoms/cards.ts';
import { refreshPlanets } from '../../atoms/planets.ts';
import { repairShip } from '../../atoms/units.ts';
import type { G, Seat } from '../../game.ts';
import { systemOf } from '../../queries/board.ts';
import { agreementsOf, opponentsOf, planetsOf, playerOf } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import type { Played } from '../../rules/action/playing-action-cards.ts';
import { hasPlayedOn, notePlayedOn } from '../../rules/action/playing-action-cards.ts';
import type { WindowName } from '../../rules/windows.ts';
import { say } from '../../words/index.ts';
import type { Ti3Component } from '../define.ts';
import type { PlanetId } from '../facts/index.ts';
import { actionCard } from './define.ts';
import {
  cardOnOne,
  choosingOpponent,
  notePlayedOnSelf,
  planetTarget,
  refuseTwiceOnSelf,
  systemsWhere,
  systemTarget,
  unlessNone,
} from './targets.ts';

const anyTime = [
  'any time',
  'strategy phase',
  'primary resolved',
  'technology purchase',
  'agenda read',
  'before vote',
  'before combat round',
  'status phase begins',
] as const satisfies WindowName[];

type AnyTime = (typeof anyTime)[number];

interface Exposed extends Played<AnyTime> {
  opponent: Seat;
}

const exposable = (g: G, seat: Seat): string[] =>
  opponentsOf(g, seat)
    .filter((s) => playerOf(g, s).hand.length > 0 && !hasPlayedOn(g, seat, 'disclosure', String(s)))
    .map(String);

const disclosure = actionCard<AnyTime, Exposed>({
  id: 'disclosure',
  on: anyTime,
  may: (g, seat) => unlessNone(exposable(g, seat), why('action cards.playing', 'why.no cards of opponents')),
  effect: {
    rule: 'action cards.playing',
    steps: {
      'choose opponent': choosingOpponent<Exposed>({
        ask: say('ask.disclosure player'),
        among: (g, v) => exposable(g, v.seat),
      }),
      'look at the hand': {
        do: (x) => {
          const opponent = x.v.opponent as Seat;
          notePlayedOn(x, x.v.seat, 'disclosure', String(opponent));
          lookAt(x, x.v.seat, playerOf(x.g, opponent).hand);
        },
      },
      'discard a card': {
        ask: (x) => {
          const { hand } = playerOf(x.g, x.v.opponent as Seat);
          if (hand.length < 2) return [];
          return [
            {
              kind: 'choose',
              seat: x.v.seat,
              rule: 'action cards.playing',
              ask: say('ask.disclosure card', { seat: x.v.opponent as Seat }),
              options: hand.map((id) => ({ id, text: say(`action.${titleOf(id)}`), on: [id] })),
              pick: [1, 1],
              secret: true,
            },
          ];
        },
        then: (x, got) => {
          const opponent = x.v.opponent as Seat;
          const [card] = (got[x.v.seat] as string[] | undefined) ?? playerOf(x.g, opponent).hand;
          if (card !== undefined) discardActionCard(x, opponent, card);
        },
      },
    },
  },
});

const emergencyRepairs = cardOnOne({
  id: 'emergencyRepairs',
  // In battle also between one casualty and the next.
  on: [...anyTime, 'ship damaged'],
  ask: say('ask.emergency repairs'),
  none: why('sustaining damage', 'why.no damaged ship'),
  among: (g, seat) => systemsWhere(g, (s) => s.ships.some((ship) => ship.owner === seat && ship.damaged)),
  option: systemTarget,
  carryOut: (x, seat, system) => {
    for (const ship of systemOf(x.g, system).ships)
      if (ship.owner === seat && ship.damaged) repairShip(x, system, ship.id);
  },
});

const exhaustedPlanets = (g: G, seat: Seat): PlanetId[] =>
  planetsOf(g, seat)
    .filter((p) => p.exhausted)
    .map((p) => p.id);

const masterOfTrade = actionCard({
  id: 'masterOfTrade',
  on: anyTime,
  may: (g, seat) => {
    if (agreementsOf(g, seat).length < 2) return why('trade', 'why.two agreements needed');
    const refusal = unlessNone(exhaustedPlanets(g, seat), why('spending.exhausting', 'why.no exhausted planet'));
    return refusal ?? refuseTwiceOnSelf(g, seat, 'masterOfTrade');
  },
  effect: {
    rule: 'action cards.playing',
    steps: {
      'refresh planets': {
        ask: (x) => {
          const exhausted = exhaustedPlanets(x.g, x.v.seat);
          if (exhausted.length < 2) return [];
          return [
            {
              kind: 'choose',
              seat: x.v.seat,
              rule: 'action cards.playing',
              ask: say('ask.master of trade'),
              options: exhausted.map((id) => planetTarget(x.g, id)),
              pick: [1, 2],
            },
          ];
        },
        then: (x, got) => {
          notePlayedOnSelf(x, x.v.seat, 'masterOfTrade');
          const picked = (got[x.v.seat] as PlanetId[] | undefined) ?? exhaustedPlanets(x.g, x.v.seat);
          refreshPlanets(x, picked);
        },
      },
    },
  },
});

export const cardsForAnyTime: readonly Ti3Component[] = [disclosure, emergencyRepairs, masterOfTrade];
