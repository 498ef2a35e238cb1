// Action cards that answer an activation or the arrival of ships.
import { add, set } from '@custodian/kernel';
import { addEffect } from '../../atoms/table.ts';
import type { UnitTypeId } from '../../facts/index.ts';
import type { G, Seat } from '../../game.ts';
import { gates, neighbours, shipsOf, systemOf, unitsIn } from '../../queries/board.ts';
import { firesInto } from '../../queries/cannons.ts';
import type { RollKind } from '../../queries/dice.ts';
import { mayPassThrough } from '../../queries/permissions.ts';
import { hasEffect } from '../../queries/players.ts';
import { isShipUnit } from '../../queries/units.ts';
import { combatDice, combatNeed, moveValue } from '../../queries/values.ts';
import { say } from '../../words/index.ts';
import type { Ti4Component } from '../define.ts';
import { actionCard, atOnce } from './define.ts';
import { aimAt, ifAny, ifPiece, systemOption, unitOption } from './vocabulary.ts';

type Activation = 'system activated';

/** Of whoever has activated the system, while nothing has ended the turn. */
const isMine = (seat: Seat, about: { readonly seat: Seat; readonly ended?: true }): boolean =>
  about.seat === seat && about.ended !== true;

const flankSpeed = actionCard<Activation>({
  id: 'flankSpeed',
  on: ['system activated'],
  may: (g, seat, about) => (isMine(seat, about) && !hasEffect(g, 'action:flankSpeed', seat) ? null : false),
  effect: atOnce((x) => {
    addEffect(x, { source: 'action:flankSpeed', seat: x.v.seat, until: 'action' });
    return undefined;
  }),
  modifies: [
    add(moveValue, (g, { seat }, now) => (now > 0 && hasEffect(g, 'action:flankSpeed', seat) ? now + 1 : now)),
  ],
});

const inTheSilenceOfSpace = actionCard<Activation, string>({
  id: 'inTheSilenceOfSpace',
  on: ['system activated'],
  may: (_, seat, about) => (isMine(seat, about) ? null : false),
  aim: aimAt(say('ask.aim.inTheSilenceOfSpace'), (g) => g.systems.map((s) => s.id), systemOption),
  effect: atOnce<Activation, string>((x) => {
    addEffect(x, { source: 'action:inTheSilenceOfSpace', seat: x.v.seat, target: x.v.target, until: 'action' });
    return undefined;
  }),
  modifies: [
    set(mayPassThrough, (g, { seat, from }, now) =>
      now?.rule === 'movement' && hasEffect(g, 'action:inTheSilenceOfSpace', seat, from) ? null : now,
    ),
  ],
});

const lostStarChart = actionCard<Activation>({
  id: 'lostStarChart',
  on: ['system activated'],
  may: (g, seat, about) => (isMine(seat, about) && !hasEffect(g, 'action:lostStarChart') ? null : false),
  effect: atOnce((x) => {
    addEffect(x, { source: 'action:lostStarChart', seat: x.v.seat, until: 'action' });
    return undefined;
  }),
  // For everybody and everything.
  modifies: [
    set(gates, (g, _, now) =>
      hasEffect(g, 'action:lostStarChart')
        ? [[...new Set([...(now[0] ?? []), ...(now[1] ?? [])])], [], ...now.slice(2)]
        : now,
    ),
  ],
});

const cruisers = (g: G, seat: Seat, system: string): string[] =>
  shipsOf(systemOf(g, system), seat)
    .filter((u) => u.type === 'cruiser')
    .map((u) => String(u.id));

const upgrade = actionCard<Activation, string>({
  id: 'upgrade',
  on: ['system activated'],
  may: (g, seat, about) =>
    isMine(seat, about) ? (ifAny(cruisers(g, seat, about.system)) ?? ifPiece(g, seat, 'dreadnought')) : false,
  aim: aimAt(say('ask.aim.upgrade'), (g, { seat, about }) => cruisers(g, seat, about.system), unitOption),
  effect: {
    rule: 'action cards',
    steps: {
      'place the dreadnought': {
        call: 'place units',
        with: (x) => ({
          seat: x.v.seat,
          type: 'dreadnought',
          count: 1,
          places: [`space ${x.v.about.system}`],
          replaces: Number(x.v.target),
          why: say('action.upgrade'),
        }),
      },
    },
    gives: () => undefined,
  },
});

/** Own space docks in the active system or next to it. */
const stations = (g: G, seat: Seat, system: string): string[] =>
  [system, ...neighbours(g, system, seat)].flatMap((id) =>
    unitsIn(systemOf(g, id), seat)
      .filter((u) => u.type === 'spaceDock')
      .map((u) => String(u.id)),
  );

/** Ships, and not only a dock that floats. */
const haveShipsCome = (
  g: G,
  { system, moved }: { readonly system: string; readonly moved: readonly number[] },
): boolean => systemOf(g, system).space.some((u) => isShipUnit(u) && moved.includes(u.id));

const STATION = 'action:experimentalBattlestation';

/** The dock fires like a space cannon in this action. */
const fires = (g: G, seat: Seat, unit: UnitTypeId, kind: RollKind): boolean =>
  unit === 'spaceDock' && kind === 'space cannon offense' && hasEffect(g, STATION, seat);

const experimentalBattlestation = actionCard<'ships moved', string>({
  id: 'experimentalBattlestation',
  on: ['ships moved'],
  may: (g, seat, about) =>
    about.seat !== seat && about.otherwise !== true && about.straight !== true && haveShipsCome(g, about)
      ? ifAny(stations(g, seat, about.system))
      : false,
  aim: aimAt(
    say('ask.aim.experimentalBattlestation'),
    (g, { seat, about }) => stations(g, seat, about.system),
    unitOption,
  ),
  effect: atOnce<'ships moved', string>((x) => {
    addEffect(x, { source: STATION, seat: x.v.seat, target: x.v.target, until: 'action' });
    return undefined;
  }),
  modifies: [
    set(
      firesInto,
      (g, { seat, unit }, now) => now || (unit.type === 'spaceDock' && hasEffect(g, STATION, seat, String(unit.id))),
    ),
    set(combatDice, (g, { seat, unit, kind }, now) => (fires(g, seat, unit, kind) ? 3 : now)),
    set(combatNeed, (g, { seat, unit, kind }, now) => (fires(g, seat, unit, kind) ? 5 : now)),
  ],
});

export const cardsInMovement: readonly Ti4Component[] = [
  flankSpeed,
  inTheSilenceOfSpace,
  lostStarChart,
  upgrade,
  experimentalBattlestation,
];
