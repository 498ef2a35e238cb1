// Action cards of later sets that answer an activation.
import { forbid, set } from '@custodian/kernel';
import { gainTokens, liftToken } from '../../atoms/board.ts';
import { addEffect } from '../../atoms/table.ts';
import type { G, Seat } from '../../game.ts';
import { anomaliesOf, hasOthersShips, hasToken, systemOf, unitsIn } from '../../queries/board.ts';
import { mayFire } from '../../queries/permissions.ts';
import { hasEffect, othersThan, playerOf, tokensLeft } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { fleetPoolLimit } from '../../queries/values.ts';
import type { Played } from '../../rules/cards/playing.ts';
import { say } from '../../words/index.ts';
import type { Ti4Component } from '../define.ts';
import { actionCard, atOnce } from './define.ts';
import { playerOption } from './vocabulary.ts';

type Activation = 'system activated';
type About = Played<Activation>['about'];

/** While nothing has ended the turn. */
const isMine = (seat: Seat, about: About): boolean => about.seat === seat && about.ended !== true;
const isOfOther = (seat: Seat, about: About): boolean => about.seat !== seat && about.ended !== true;

const counterstroke = actionCard<Activation>({
  id: 'counterstroke',
  on: ['system activated'],
  may: (g, seat, about) => (isOfOther(seat, about) && hasToken(systemOf(g, about.system), seat) ? null : false),
  effect: atOnce((x) => {
    const { seat, about } = x.v;
    if (!hasToken(systemOf(x.g, about.system), seat)) return undefined;
    liftToken(x, seat, about.system);
    gainTokens(x, seat, 'tactic', 1);
    return undefined;
  }),
});

const forwardSupplyBase = actionCard<Activation, null, Played<Activation, null> & { receiver?: Seat }>({
  id: 'forwardSupplyBase',
  on: ['system activated'],
  may: (g, seat, about) =>
    isOfOther(seat, about) && unitsIn(systemOf(g, about.system), seat).length > 0 ? null : false,
  effect: {
    rule: 'trade goods',
    steps: {
      'three for you': { call: 'gain trade goods', with: (x) => ({ seat: x.v.seat, amount: 3 }) },
      'choose a player': {
        ask: ({ g, v: { seat } }) => {
          const options = othersThan(g, seat).map((other) => playerOption(g, String(other)));
          if (options.length < 2) return [];
          const ask = say('ask.forward supply base');
          return [{ kind: 'choose', seat, rule: 'trade goods', ask, options, pick: [1, 1] }];
        },
        then: (x, got) => {
          const [picked] = (got[x.v.seat] as readonly string[] | undefined) ?? [];
          x.v.receiver = picked === undefined ? (othersThan(x.g, x.v.seat)[0] as Seat) : Number(picked);
        },
      },
      'one for them': {
        call: 'gain trade goods',
        with: ({ v: { receiver } }) => (receiver === undefined ? null : { seat: receiver, amount: 1 }),
      },
    },
    gives: () => undefined,
  },
});

const harnessEnergy = actionCard<Activation>({
  id: 'harnessEnergy',
  on: ['system activated'],
  may: (g, seat, about) => (isMine(seat, about) && anomaliesOf(g, { system: about.system }).length > 0 ? null : false),
  effect: {
    rule: 'commodities',
    steps: { replenish: { call: 'replenish commodities', with: (x) => ({ seat: x.v.seat }) } },
    gives: () => undefined,
  },
});

const NAV_SUITE = 'action:navSuite';

/** What an anomaly gives is left out as well: a rift has neither dice nor speed. */
const navSuite = actionCard<Activation>({
  id: 'navSuite',
  on: ['system activated'],
  may: (_, seat, about) => (isMine(seat, about) ? null : false),
  effect: atOnce((x) => {
    addEffect(x, { source: NAV_SUITE, seat: x.v.seat, until: 'movement' });
    return undefined;
  }),
  // Only the active player moves while it lasts.
  modifies: [set(anomaliesOf, (g, _, now) => (now.length > 0 && hasEffect(g, NAV_SUITE) ? [] : now))],
});

const room = (g: G, seat: Seat): number =>
  Math.max(0, Math.min(2, tokensLeft(g, seat), fleetPoolLimit(g, seat) - playerOf(g, seat).fleet));

const rally = actionCard<Activation>({
  id: 'rally',
  on: ['system activated'],
  may: (g, seat, about) => {
    if (!isMine(seat, about) || !hasOthersShips(systemOf(g, about.system), seat)) return false;
    return room(g, seat) > 0 ? null : why('command tokens', 'why.no token for the fleet');
  },
  effect: atOnce((x) => {
    gainTokens(x, x.v.seat, 'fleet', room(x.g, x.v.seat));
    return undefined;
  }),
});

const SOLAR_FLARE = 'action:solarFlare';

const solarFlare = actionCard<Activation>({
  id: 'solarFlare',
  on: ['system activated'],
  may: (g, seat, about) => (isMine(seat, about) && !hasEffect(g, SOLAR_FLARE, seat) ? null : false),
  effect: atOnce((x) => {
    addEffect(x, { source: SOLAR_FLARE, seat: x.v.seat, until: 'action' });
    return undefined;
  }),
  // What has landed is fired at in another step.
  modifies: [
    forbid(mayFire, (g, { enemy, planet }) =>
      planet === undefined && hasEffect(g, SOLAR_FLARE, enemy) ? why('action cards', 'why.solar flare') : null,
    ),
  ],
});

export const cardsAfterActivation: readonly Ti4Component[] = [
  counterstroke,
  forwardSupplyBase,
  harnessEnergy,
  navSuite,
  rally,
  solarFlare,
];
