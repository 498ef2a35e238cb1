// Action cards that place, replace and move one's own units.
import type { Choose } from '@custodian/kernel';
import { landUnits, moveUnits, placeUnits, relocateUnits, removeUnits } from '../../atoms/units.ts';
import type { PlanetId } from '../../facts/index.ts';
import type { G, Seat, Ti4 } from '../../game.ts';
import type { Located } from '../../queries/board.ts';
import { hasOthersShips, hasUnit, locate, systemOf, unitsWhere } from '../../queries/board.ts';
import { mayStandOn } from '../../queries/permissions.ts';
import { why } from '../../queries/refusals.ts';
import { refuseStructures } from '../../queries/standing.ts';
import { isGroundForce, isNonFighterShip, isStructure, isTroop } from '../../queries/units.ts';
import { capacity, unitCost } from '../../queries/values.ts';
import type { Played } from '../../rules/cards/playing.ts';
import { say } from '../../words/index.ts';
import type { Ti4Component } from '../define.ts';
import { actionCard } from './define.ts';
import { aimAt, aimAtUnits, ifAny, ifPiece, planetOption, unitOption, unitsNamed } from './vocabulary.ts';

type Action = 'component action';

const idsOf = (found: readonly Located[]): string[] => found.map(({ unit }) => String(unit.id));

const hulls = (g: G, seat: Seat): string[] => idsOf(unitsWhere(g, (u) => u.owner === seat && isNonFighterShip(u)));

const TWO = 2;

const scuttle = actionCard<Action, string, Played<Action, string> & { worth?: number }>({
  id: 'scuttle',
  on: ['component action'],
  may: (g, seat) => ifAny(hulls(g, seat)),
  aim: aimAtUnits(say('ask.aim.scuttle'), TWO, (g, { seat }) => hulls(g, seat)),
  effect: {
    rule: 'units',
    steps: {
      return: {
        do: (x) => {
          const { seat, target } = x.v;
          x.v.worth = 0;
          for (const id of unitsNamed(target)) {
            const found = locate(x.g, id);
            if (found === undefined) continue;
            x.v.worth += unitCost(x.g, { seat, type: found.unit.type }) ?? 0;
            removeUnits(x, { system: found.system.id, planet: found.planet?.id }, [id]);
          }
        },
      },
      gain: {
        rule: 'trade goods',
        call: 'gain trade goods',
        with: ({ v: { seat, worth = 0 } }) => ({ seat, amount: worth }),
      },
      limits: { rule: 'capacity', call: 'limits', with: () => ({}) },
    },
    gives: () => undefined,
  },
});

const infantry = (g: G, seat: Seat): string[] => idsOf(unitsWhere(g, (u) => u.owner === seat && u.type === 'infantry'));

const refitTroops = actionCard<Action, string, Played<Action, string> & { left?: number[] }>({
  id: 'refitTroops',
  on: ['component action'],
  may: (g, seat) => ifAny(infantry(g, seat)) ?? ifPiece(g, seat, 'mech'),
  aim: aimAtUnits(say('ask.aim.refitTroops'), TWO, (g, { seat }) => infantry(g, seat)),
  effect: {
    rule: 'mechs',
    steps: {
      'which infantry': {
        do: (x) => {
          x.v.left = unitsNamed(x.v.target);
        },
      },
      replace: {
        call: 'place units',
        with: (x) => {
          const id = x.v.left?.shift();
          const found = id === undefined ? undefined : locate(x.g, id);
          if (id === undefined || found === undefined) return null;
          const place = found.planet?.id ?? `space ${found.system.id}`;
          return {
            seat: x.v.seat,
            type: 'mech',
            count: 1,
            places: [place],
            replaces: id,
            why: say('action.refitTroops'),
          };
        },
        then: () => ({ goto: 'replace' }),
      },
    },
    gives: () => undefined,
  },
});

/** Systems with a space dock or room for fighters, and no ships of others. */
const conscripting = (g: G, seat: Seat): string[] =>
  g.systems
    .filter(
      (s) =>
        !hasOthersShips(s, seat) &&
        hasUnit(s, seat, (u) => u.type === 'spaceDock' || capacity(g, { seat, type: u.type }) > 0),
    )
    .map((s) => s.id);

const fighterConscription = actionCard<Action>({
  id: 'fighterConscription',
  on: ['component action'],
  may: (g, seat) => ifAny(conscripting(g, seat)),
  effect: {
    rule: 'units',
    steps: {
      place: {
        do: (x) => {
          for (const system of conscripting(x.g, x.v.seat)) placeUnits(x, x.v.seat, { system }, 'fighter', 1);
        },
      },
      limits: { rule: 'capacity', call: 'limits', with: () => ({}) },
    },
    gives: () => undefined,
  },
});

/** Planets of a seat in a system where its units may stand. */
const heldIn = (g: G, seat: Seat, system: string): PlanetId[] =>
  systemOf(g, system)
    .planets.filter((p) => p.owner === seat && mayStandOn(g, { seat, planet: p.id }) === null)
    .map((p) => p.id);

/** Ground forces of a seat that are not on the planet already. */
const elsewhere = (g: G, seat: Seat, planet: string): Located[] =>
  unitsWhere(g, (u) => u.owner === seat && isTroop(g, u)).filter((found) => found.planet?.id !== planet);

/** A ground force from wherever it is onto the planet; damage stays with it. */
function bringTo(x: Ti4, planet: PlanetId, system: string, id: number): void {
  const found = locate(x.g, id);
  if (found === undefined) return;
  if (found.planet !== null) {
    relocateUnits(x, found.planet.id, planet, [id]);
    return;
  }
  moveUnits(x, found.system.id, system, [id]);
  landUnits(x, system, planet, [id]);
}

const decoyOperation = actionCard<'system activated', string>({
  id: 'decoyOperation',
  on: ['system activated'],
  may: (g, seat, about) =>
    about.seat !== seat && about.ended !== true && hasUnit(systemOf(g, about.system), seat, isStructure)
      ? ifAny(heldIn(g, seat, about.system))
      : false,
  aim: aimAt(say('ask.aim.decoyOperation'), (g, { seat, about }) => heldIn(g, seat, about.system), planetOption),
  effect: {
    rule: 'action cards',
    steps: {
      'which ground forces': {
        ask: ({ g, v: { seat, target } }): Choose[] => {
          const found = elsewhere(g, seat, target);
          if (found.length === 0) return [];
          const options = idsOf(found).map((id) => unitOption(g, id));
          const ask = say('ask.decoy forces', { planet: target });
          const pick: [number, number] = [0, Math.min(TWO, options.length)];
          const check = (picked: readonly string[]) =>
            refuseStructures(g, seat, target as PlanetId, picked.map(Number));
          return [{ kind: 'choose', seat, rule: 'action cards', ask, options, pick, check }];
        },
        then: (x, got) => {
          const { seat, target, about } = x.v;
          for (const id of (got[seat] as readonly string[] | undefined) ?? [])
            bringTo(x, target as PlanetId, about.system, Number(id));
        },
      },
    },
    gives: () => undefined,
  },
});

/** 'unit planet': where each ground force on the seat's planets of the system could go. */
function passages(g: G, seat: Seat, system: string): string[] {
  const planets = heldIn(g, seat, system);
  return systemOf(g, system).planets.flatMap((from) =>
    from.owner !== seat
      ? []
      : from.units
          .filter((u) => u.owner === seat && isGroundForce(u) && !isStructure(u))
          .flatMap((u) => planets.filter((to) => to !== from.id).map((to) => `${u.id} ${to}`)),
  );
}

const unitOf = (passage: string): string => passage.slice(0, passage.indexOf(' '));
const planetIn = (passage: string): PlanetId => passage.slice(passage.indexOf(' ') + 1) as PlanetId;

const ghostSquad = actionCard<'forces committed'>({
  id: 'ghostSquad',
  on: ['forces committed'],
  may: (g, seat, about) => {
    const isMet = systemOf(g, about.system).planets.some((p) => p.owner === seat && about.planets.includes(p.id));
    return about.seat !== seat && isMet ? ifAny(passages(g, seat, about.system)) : false;
  },
  effect: {
    rule: 'action cards',
    steps: {
      'move ground forces': {
        ask: ({ g, v: { seat, about } }): Choose[] => {
          const found = passages(g, seat, about.system);
          if (found.length === 0) return [];
          const options = found.map((id) => {
            const { text } = unitOption(g, unitOf(id));
            const planet = planetIn(id);
            return { id, text: say('option.passage', { text, planet }), on: [planet] };
          });
          const units = new Set(found.map(unitOf)).size;
          return [
            {
              kind: 'choose',
              seat,
              rule: 'action cards',
              ask: say('ask.ghost squad'),
              options,
              pick: [0, units],
              proposal: [],
              check: (picked) =>
                new Set(picked.map(unitOf)).size === picked.length ? null : why('action cards', 'why.unit named twice'),
            },
          ];
        },
        then: (x, got) => {
          const { seat, about } = x.v;
          const open = passages(x.g, seat, about.system);
          for (const passage of (got[seat] as readonly string[] | undefined) ?? [])
            if (open.includes(passage)) bringTo(x, planetIn(passage), about.system, Number(unitOf(passage)));
        },
      },
    },
    gives: () => undefined,
  },
});

export const cardsOfOwnForces: readonly Ti4Component[] = [
  scuttle,
  refitTroops,
  fighterConscription,
  decoyOperation,
  ghostSquad,
];
