// Action cards played when a system has been activated or ships have moved into it.
import type { Hits } from '@custodian/galaxy';
import { add, set } from '@custodian/kernel';
import { addEffect, endEffect } from '../../atoms/table.ts';
import type { G, Seat } from '../../game.ts';
import type { DiceGroup, Engagement } from '../../queries/battle.ts';
import { diceOf, fleetCounts } from '../../queries/battle.ts';
import { neighbours, systemOf } from '../../queries/board.ts';
import type { DockId } from '../../queries/docks.ts';
import { docksIn, isInSpace } from '../../queries/docks.ts';
import { movementRange, movesAlone } from '../../queries/fleet.ts';
import { mayFirePds, mayPassThrough } from '../../queries/permissions.ts';
import { hasCounter, hasEffect } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { movement, pdsRange } from '../../queries/values.ts';
import type { Played } from '../../rules/action/playing-action-cards.ts';
import { hasPlayedOn, notePlayedOn } from '../../rules/action/playing-action-cards.ts';
import { ifAnyBreach } from '../../rules/council/compliance.ts';
import type { Meeting, Windows } from '../../rules/windows.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import type { Ti3Component } from '../define.ts';
import type { PlanetId } from '../facts/index.ts';
import { actionCard, atOnce } from './define.ts';
import {
  cardOnOne,
  choosing,
  dockTarget,
  refuseWhileLasting,
  systemsWhere,
  systemTarget,
  unlessNone,
} from './targets.ts';

type Activated = Windows['system activated'];

/** After a tactical activation of one's own; a transfer has no movement that these cards could help. */
const isOwnActivation = ({ seat, action }: Activated, who: Seat): boolean => seat === who && action === 'tactical';

const flankSpeed = actionCard({
  id: 'flankSpeed',
  on: ['system activated'],
  // One copy an activation, and none for ships that another one has sped up this round.
  may: (g, seat, about) =>
    isOwnActivation(about, seat) ? refuseWhileLasting(g, seat, 'flankSpeed', about.system) : false,
  effect: atOnce<'system activated'>((x) =>
    addEffect(x, { source: 'action:flankSpeed', seat: x.v.seat, target: x.v.about.system, until: 'action' }),
  ),
  modifies: [
    add(movement, (g, { seat, ship, to }, now) =>
      hasEffect(g, 'action:flankSpeed', seat, to) && !hasPlayedOn(g, seat, 'flankSpeed', String(ship.id))
        ? now + 1
        : now,
    ),
  ],
});

const inTheSilenceOfSpace = cardOnOne({
  id: 'inTheSilenceOfSpace',
  on: ['system activated'],
  ask: say('ask.silence of space'),
  none: why('action cards.playing', 'why.no fleet for silence'),
  may: (_, seat, about) => (isOwnActivation(about, seat) ? null : false),
  among: (g, seat, { system: to }) =>
    systemsWhere(
      g,
      ({ id: from, counters, ships }) =>
        from !== to &&
        !hasCounter({ counters }, seat) &&
        ships.some(
          (ship) =>
            ship.owner === seat && movesAlone(g, seat, ship.type) && movementRange(g, { seat, ship, from, to }) > 1,
        ),
    ),
  option: systemTarget,
  carryOut: (x, seat, target) => addEffect(x, { source: 'action:inTheSilenceOfSpace', seat, target, until: 'action' }),
  modifies: [
    // Whoever passes through a system has movement 2 at least. What bars the way by its nature still does.
    set(mayPassThrough, (g, { seat, from }, now) =>
      now?.rule === 'tactical.movement' && hasEffect(g, 'action:inTheSilenceOfSpace', seat, from) ? null : now,
    ),
  ],
});

type Moved = Windows['ships moved'];

const hasFleet = (g: G, { seat, system }: Moved): boolean => systemOf(g, system).ships.some((s) => s.owner === seat);

/** Space docks of the seat that have the activated system in his PDS range, and may fire as his PDS may. */
function docksInRange(g: G, seat: Seat, { seat: target, system }: Moved): DockId[] {
  const near = neighbours(g, system);
  return g.systems.flatMap((at) =>
    docksIn(at, seat)
      .map((dock) => dock.id)
      .filter((dock) => {
        if (hasPlayedOn(g, seat, 'experimentalBattlestation', dock)) return false;
        const reaches = at.id === system || (near.includes(at.id) && pdsRange(g, { seat, ...standing(dock) }) > 0);
        return reaches && mayFirePds(g, { seat, ...standing(dock), target, invasion: false }) === null;
      }),
  );
}

/** The planet of a dock that does not lie in space. */
const standing = (dock: DockId): { planet?: PlanetId } => (isInSpace(dock) ? {} : { planet: dock });

interface Battlestation extends Played<'ships moved'> {
  dock: DockId;
  hits: number;
}

const BATTLESTATION_SHOTS = 3;

const experimentalBattlestation = actionCard<'ships moved', Battlestation>({
  id: 'experimentalBattlestation',
  on: ['ships moved'],
  may: (g, seat, about) =>
    about.seat === seat || !hasFleet(g, about)
      ? false
      : unlessNone(docksInRange(g, seat, about), why('pds.cannon', 'why.no dock in range')),
  effect: {
    rule: 'action cards.playing',
    steps: {
      'choose dock': choosing<Battlestation>({
        ask: say('ask.battlestation'),
        among: (g, v) => docksInRange(g, v.seat, v.about),
        option: dockTarget,
        into: (v, id) => {
          v.dock = id as DockId;
        },
      }),
      'take aim': {
        do: (x) => notePlayedOn(x, x.v.seat, 'experimentalBattlestation', x.v.dock),
      },
      fire: {
        rule: 'pds.cannon',
        call: 'roll dice',
        with: (x): Engagement & { groups: DiceGroup[] } => {
          const { seat, about, dock } = x.v;
          const at: Engagement = {
            kind: 'pds',
            attacker: about.seat,
            defender: seat,
            system: about.system,
            ...standing(dock as DockId),
            round: 0,
          };
          return { ...at, groups: diceOf(x.g, at, seat, { pds: BATTLESTATION_SHOTS }) };
        },
        then: (x, hits: Hits) => {
          x.v.hits = hits[x.v.seat] ?? 0;
        },
      },
      'remove casualties': {
        rule: 'pds.cannon',
        call: 'take hits',
        with: ({ v: { seat, about, hits } }) =>
          hits === 0 ? null : { seat: about.seat, enemy: seat, system: about.system, hits, battle: false },
      },
      'check fleets': { call: 'compliance', with: ifAnyBreach },
    },
  },
});

export interface MinesExploding {
  readonly seat: Seat;
  readonly about: Meeting;
  hits: number;
}

const cruisersIn = (g: G, seat: Seat, system: string): number => fleetCounts(systemOf(g, system), seat).cruiser ?? 0;

const isMined = (g: G, seat: Seat, { attacker, defender, system }: Meeting): boolean =>
  (attacker === seat || defender === seat) && hasEffect(g, 'action:minelayers', seat, system);

/** One sure hit for each cruiser, before anybody fires. */
const minesExplode: Sequence<'mines explode'> = {
  rule: 'space battle.before',
  steps: {
    'count the cruisers': {
      do: (x) => {
        x.v.hits = cruisersIn(x.g, x.v.seat, x.v.about.system);
        endEffect(x, 'action:minelayers', x.v.seat);
      },
    },
    'the enemy takes hits': {
      call: 'take hits',
      with: ({ v: { seat, about, hits } }) => {
        const { attacker, defender, system } = about;
        const enemy = seat === attacker ? defender : attacker;
        return hits === 0 ? null : { seat: enemy, enemy: seat, system, hits, battle: true };
      },
    },
  },
};

const minelayers = actionCard({
  id: 'minelayers',
  on: ['ships moved'],
  may: (g, seat, about) => {
    if (about.seat === seat || !systemOf(g, about.system).ships.some((s) => about.moved.includes(s.id))) return false;
    if (!systemOf(g, about.system).ships.some((s) => s.owner === seat)) return false;
    if (cruisersIn(g, seat, about.system) === 0) return why('action cards.playing', 'why.no cruiser there');
    return refuseWhileLasting(g, seat, 'minelayers', about.system);
  },
  effect: atOnce<'ships moved'>((x) =>
    addEffect(x, { source: 'action:minelayers', seat: x.v.seat, target: x.v.about.system, until: 'action' }),
  ),
  later: [
    {
      window: 'shots before battle',
      may: (g, seat, about) => (isMined(g, seat, about) ? null : false),
      run: 'mines explode',
      forced: true,
    },
  ],
  procedures: { 'mines explode': minesExplode },
});

export const cardsInMovement: readonly Ti3Component[] = [
  flankSpeed,
  inTheSilenceOfSpace,
  experimentalBattlestation,
  minelayers,
];
