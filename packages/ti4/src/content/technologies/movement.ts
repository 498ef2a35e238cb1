// Technologies that move fleets.
import type { Choose, Option } from '@custodian/kernel';
import { add, set } from '@custodian/kernel';
import { addEffect } from '../../atoms/table.ts';
import type { G, Seat } from '../../game.ts';
import type { FrozenUnit } from '../../queries/board.ts';
import { rangeOf } from '../../queries/movement.ts';
import { mayEnter, mayLeave, mayPassThrough } from '../../queries/permissions.ts';
import { hasEffect, hasTechnology } from '../../queries/players.ts';
import { combatBonus, moveValue } from '../../queries/values.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import type { Ti4Component } from '../define.ts';
import { technology, withTechnology } from '../define.ts';

const DRIVE = 'technology:gravityDrive';
const LOGISTICS = 'technology:fleetLogistics';

/** Gravity Drive: one ship moves farther in this tactical action. */
const gravityDrive: Sequence<'technology gravityDrive'> = {
  rule: 'technology',
  steps: {
    'choose a ship': {
      ask: (x) => chooseShip(x.g, x.v.seat, x.v.about.system),
      then: (x, got) => {
        const { seat, about } = x.v;
        const [picked] = (got[seat] as readonly string[] | undefined) ?? [];
        const target = picked ?? String(ableShips(x.g, seat, about.system)[0]?.ship.id);
        addEffect(x, { source: DRIVE, seat, target, amount: 1, until: 'action' });
      },
    },
  },
};

/** Ships that could move into the active system, were it near enough: of several alike in a system, one. */
function ableShips(g: G, seat: Seat, to: string): { readonly ship: FrozenUnit; readonly system: string }[] {
  const found: { ship: FrozenUnit; system: string }[] = [];
  for (const { id: system, space } of g.systems) {
    if (!space.some((u) => u.owner === seat) || mayLeave(g, { seat, from: system, to }) !== null) continue;
    const kinds: string[] = [];
    for (const ship of space) {
      const kind = ship.damaged ? `${ship.type} damaged` : ship.type;
      if (ship.owner !== seat || kinds.includes(kind) || rangeOf(g, ship, system, to) <= 0) continue;
      kinds.push(kind);
      found.push({ ship, system });
    }
  }
  return found;
}

function chooseShip(g: G, seat: Seat, to: string): Choose[] {
  const able = ableShips(g, seat, to);
  if (able.length < 2) return [];
  const options: Option[] = able.map(({ ship, system }) => ({
    id: String(ship.id),
    text: say('option.unit in system', { unit: ship.type, system }),
    on: [system, `unit ${ship.id}`],
  }));
  return [{ kind: 'choose', seat, rule: 'technology', ask: say('ask.gravityDrive'), options, pick: [1, 1] }];
}

/** Fleet Logistics: a second action in the same turn. */
const fleetLogistics: Sequence<'technology fleetLogistics'> = {
  rule: 'technology',
  steps: {
    'act again': { do: (x) => addEffect(x, { source: LOGISTICS, seat: x.v.seat, until: 'turn' }) },
  },
  gives: () => ({ again: 'any' }),
};

export const movementTechnologies: readonly Ti4Component[] = [
  technology('antimassDeflectors', {
    modifies: [
      withTechnology('antimassDeflectors', set, mayEnter, (_, _about, refused) =>
        refused?.rule === 'asteroid field' ? null : refused,
      ),
      add(combatBonus, (g, { kind, enemy }, now) =>
        (kind === 'space cannon offense' || kind === 'space cannon defense') &&
        hasTechnology(g, enemy, 'antimassDeflectors')
          ? now - 1
          : now,
      ),
    ],
  }),
  technology('gravityDrive', {
    reacts: [
      {
        window: 'system activated',
        may: (g, seat, about) =>
          about.seat === seat &&
          about.ended !== true &&
          hasTechnology(g, seat, 'gravityDrive') &&
          mayEnter(g, { seat, system: about.system, from: about.system }) === null &&
          ableShips(g, seat, about.system).length > 0
            ? null
            : false,
        run: 'technology gravityDrive',
      },
    ],
    modifies: [
      add(moveValue, (g, { seat, unit }, now) =>
        g.effects.length > 0 && hasEffect(g, DRIVE, seat, String(unit.id)) ? now + 1 : now,
      ),
    ],
    procedures: { 'technology gravityDrive': gravityDrive },
  }),
  technology('fleetLogistics', {
    reacts: [
      {
        window: 'action performed',
        may: (g, seat, about) =>
          about.seat === seat && hasTechnology(g, seat, 'fleetLogistics') && !hasEffect(g, LOGISTICS, seat)
            ? null
            : false,
        run: 'technology fleetLogistics',
      },
    ],
    procedures: { 'technology fleetLogistics': fleetLogistics },
  }),
  technology('lightWaveDeflector', {
    modifies: [
      // What bars the way by its nature (asteroids, nebula, supernova) still does.
      withTechnology('lightWaveDeflector', set, mayPassThrough, (_, _about, refused) =>
        refused?.rule === 'movement' ? null : refused,
      ),
    ],
  }),
];
