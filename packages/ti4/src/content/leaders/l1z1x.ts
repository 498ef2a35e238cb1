// The leaders of the L1Z1X Mindnet.
import type { Plan, Refusal } from '@custodian/kernel';
import { askForPlan, planned, set } from '@custodian/kernel';
import type { G, Seat } from '../../game.ts';
import type { MovementPlan } from '../../plans/movement.ts';
import { movementPlan } from '../../plans/movement.ts';
import type { FrozenSystem, FrozenUnit } from '../../queries/board.ts';
import { hasOthersShips, hasToken, isNebulaFor, locate, systemOf, unitsIn } from '../../queries/board.ts';
import { mayBombard, mayEnter } from '../../queries/permissions.ts';
import { unitsOnBoard } from '../../queries/players.ts';
import { hasPiece } from '../../queries/production.ts';
import { why } from '../../queries/refusals.ts';
import { bulk, capacity, load } from '../../queries/values.ts';
import type { Aiming } from '../../rules/cards/playing.ts';
import { carryOut } from '../../rules/tactical/movement.ts';
import type { Windows } from '../../rules/windows.ts';
import { say } from '../../words/index.ts';
import { systemOption, unitOption } from '../action-cards/vocabulary.ts';
import type { Ti4Component } from '../define.ts';
import { agent, commander, hero, withCommander } from './define.ts';
import { choosing, pickedOf } from './vocabulary.ts';

/** Infantry of whoever has activated the system: one of each place there, as one is like another. */
function enhanceable(g: G, { seat, system }: Windows['system activated']): string[] {
  const one = new Map<string, string>();
  for (const unit of unitsIn(systemOf(g, system), seat)) {
    const planet = unit.type === 'infantry' ? locate(g, unit.id)?.planet?.id : undefined;
    if (unit.type === 'infantry' && !one.has(planet ?? '')) one.set(planet ?? '', String(unit.id));
  }
  return [...one.values()];
}

const i48s = agent<'system activated', Aiming<'system activated'> & { infantry?: number }>('i48s', {
  on: ['system activated'],
  may: (g, _, about) =>
    about.ended !== true && enhanceable(g, about).length > 0 && hasPiece(g, about.seat, 'mech') ? null : false,
  effect: {
    rule: 'leaders',
    steps: {
      'choose an infantry': {
        ask: ({ g, v: { about } }) =>
          choosing(
            about.seat,
            say('ask.leader infantry for a mech'),
            enhanceable(g, about).map((id) => unitOption(g, id)),
            [0, 1],
          ),
        then: (x, got) => {
          const [picked] = (got[x.v.about.seat] as readonly string[] | undefined) ?? [];
          if (picked === undefined) return 'end';
          x.v.infantry = Number(picked);
          return undefined;
        },
      },
      'replace it': {
        call: 'place units',
        with: ({ g, v: { about, infantry } }) => {
          const at = locate(g, infantry as number);
          if (at === undefined) return null;
          return {
            seat: about.seat,
            type: 'mech',
            count: 1,
            places: [at.planet?.id ?? `space ${at.system.id}`],
            replaces: at.unit.id,
            why: say('leader.i48s'),
          };
        },
      },
    },
    gives: () => undefined,
  },
});

/** The shields stay: whatever else asks for them finds them. */
const twoRam = commander('twoRam', {
  goal: (g, seat) => ({ have: unitsOnBoard(g, seat, 'dreadnought'), need: 4 }),
  modifies: [withCommander('twoRam', set, mayBombard, (_, __, now) => (now?.rule === 'planetary shield' ? null : now))],
});

const isGreat = (u: FrozenUnit, seat: Seat): boolean =>
  u.owner === seat && (u.type === 'flagship' || u.type === 'dreadnought');

/** Systems, other than this one, from which the flagship or dreadnoughts could come. */
const harbours = (g: G, seat: Seat, to: string): FrozenSystem[] =>
  g.systems.filter(
    (s) =>
      s.id !== to && s.space.some((u) => isGreat(u, seat)) && mayEnter(g, { seat, system: to, from: s.id }) === null,
  );

const goals = (g: G, seat: Seat): string[] =>
  g.systems
    .filter((s) => !hasOthersShips(s, seat) && !isNebulaFor(g, { seat, system: s.id }))
    .filter((s) => harbours(g, seat, s.id).length > 0)
    .map((s) => s.id);

/** Each ship goes straight to the chosen system, and takes along only what lies where no own token is. */
function refuseVoyage(g: G, seat: Seat, to: string, { moves }: MovementPlan): Refusal | null {
  const named = moves.flatMap(({ ship, cargo = [] }) => [ship, ...cargo]);
  if (new Set(named).size < named.length) return why('movement', 'why.unit named twice');
  for (const { ship, path, cargo = [], early } of moves) {
    const [from, goal] = path;
    const at = harbours(g, seat, to).find((s) => s.id === from);
    const unit = at?.space.find((u) => u.id === ship);
    if (at === undefined || unit === undefined || !isGreat(unit, seat) || early === true)
      return why('movement', 'why.not your ship there');
    if (path.length !== 2 || goal !== to) return why('movement', 'why.ends elsewhere');
    const aboard = cargo.map((id) => unitsIn(at, seat).find((u) => u.id === id));
    if (aboard.length > 0 && hasToken(at, seat)) return why('transport', 'why.no pick-up there', { system: at.id });
    let weight = 0;
    for (const each of aboard) {
      if (each === undefined) return why('transport', 'why.not on the way');
      if (bulk(g, { seat, type: each.type }) === 0)
        return why('transport', 'why.cannot be carried', { unit: each.type });
      weight += load(g, { seat, type: each.type });
    }
    const room = capacity(g, { seat, type: unit.type });
    if (weight > room) return why('capacity', 'why.carries too much', { unit: unit.type, room });
  }
  return null;
}

const askVoyage = (g: G, seat: Seat, to: string): Plan[] => {
  const ships = harbours(g, seat, to).flatMap((s) =>
    s.space
      .filter((u) => isGreat(u, seat))
      .map((u) => ({ ship: u.id, from: s, room: capacity(g, { seat, type: u.type }) })),
  );
  return [
    askForPlan(movementPlan, {
      seat,
      rule: 'movement',
      ask: say('ask.movement', { system: to }),
      about: () => ({
        system: to,
        reach: ships.map(({ ship, from, room }) => ({ ship, path: [from.id, to], room, move: 1 })),
        loaders: [],
      }),
      check: (plan) => refuseVoyage(g, seat, to, plan),
      sample: (roll) => {
        const taken: number[] = [];
        const moves = ships
          .filter(() => roll(2) === 1)
          .map(({ ship, from, room }) => {
            const cargo = (hasToken(from, seat) ? [] : unitsIn(from, seat))
              .filter(
                (u) =>
                  bulk(g, { seat, type: u.type }) > 0 && load(g, { seat, type: u.type }) <= 1 && !taken.includes(u.id),
              )
              .slice(0, room)
              .map((u) => u.id);
            taken.push(...cargo);
            return { ship, path: [from.id, to] as [string, string], cargo };
          });
        return { moves };
      },
      fallback: () => ({ moves: [] }),
    }),
  ];
};

const theHelmsman = hero<'component action', Aiming<'component action'> & { system?: string; moved?: number[] }>(
  'theHelmsman',
  {
    on: ['component action'],
    may: (g, seat) => (goals(g, seat).length > 0 ? null : why('leaders', 'why.no target')),
    effect: {
      rule: 'leaders',
      steps: {
        'choose a system': {
          ask: ({ g, v: { seat } }) =>
            choosing(
              seat,
              say('ask.leader target', { leader: 'theHelmsman' }),
              goals(g, seat).map((id) => systemOption(g, id)),
            ),
          then: (x, got) => {
            const system = pickedOf(got, x.v.seat, goals(x.g, x.v.seat));
            if (system === undefined) return 'end';
            x.v.system = system;
            return undefined;
          },
        },
        'move ships': {
          rule: 'movement',
          ask: ({ g, v: { seat, system = '' } }) => askVoyage(g, seat, system),
          then: (x, got) => {
            const { seat, system = '' } = x.v;
            x.v.moved = carryOut(x, planned(movementPlan, got, seat)?.moves ?? [], system);
          },
        },
        limits: { rule: 'fleet pool', call: 'limits', with: () => ({}) },
        'ships moved': {
          rule: 'movement',
          window: 'ships moved',
          about: ({ v: { seat, system = '', moved = [] } }) =>
            moved.length === 0 ? null : { seat, system, moved, otherwise: true },
        },
      },
      gives: () => undefined,
    },
  },
);

export const l1z1x: readonly Ti4Component[] = [i48s, twoRam, theHelmsman];
