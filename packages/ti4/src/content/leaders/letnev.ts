// The leaders of the Barony of Letnev.
import { limit } from '@custodian/kernel';
import { addEffect } from '../../atoms/table.ts';
import type { G, Seat } from '../../game.ts';
import { systemOf } from '../../queries/board.ts';
import { hasEffect } from '../../queries/players.ts';
import { isNonFighterShip, isShipUnit } from '../../queries/units.ts';
import { fleetLimit } from '../../queries/values.ts';
import type { Ti4Component } from '../define.ts';
import { agent, commander, hero } from './define.ts';
import { oneMoreDie, rollsOneMore } from './vocabulary.ts';

const viscountUnlenn = agent<'combat round begins'>('viscountUnlenn', {
  on: ['combat round begins'],
  may: (_, __, about) => (about.kind === 'space combat' && about.drawn !== true ? null : false),
  effect: oneMoreDie('viscountUnlenn', (g, { system }) => systemOf(g, system).space.filter(isShipUnit)),
  later: [rollsOneMore('viscountUnlenn', 'space combat', 'leader more dice')],
});

/** The most ships that the seat has in one system, without fighters. */
function largestFleet(g: G, seat: Seat): number {
  let most = 0;
  for (const { space } of g.systems) {
    let ships = 0;
    for (const unit of space) if (unit.owner === seat && isNonFighterShip(unit)) ships++;
    if (ships > most) most = ships;
  }
  return most;
}

const rearAdmiralFarran = commander<'sustain damage used'>('rearAdmiralFarran', {
  goal: (g, seat) => ({ have: largestFleet(g, seat), need: 5 }),
  on: ['sustain damage used'],
  may: (_, seat, about) => (about.seat === seat ? null : false),
  effect: {
    rule: 'leaders',
    steps: { gain: { call: 'gain trade goods', with: (x) => ({ seat: x.v.seat, amount: 1 }) } },
    gives: () => undefined,
  },
});

const DARK_MATTER = 'leader:darktalonTreilla';

const darktalonTreilla = hero<'component action'>('darktalonTreilla', {
  on: ['component action'],
  may: (g, seat) => (hasEffect(g, DARK_MATTER, seat) ? false : null),
  stays: true,
  effect: {
    rule: 'leaders',
    steps: {
      'lay it beside the board': {
        do: (x) => addEffect(x, { source: DARK_MATTER, seat: x.v.seat, until: 'round' }),
      },
    },
    gives: () => undefined,
  },
  modifies: [
    limit(fleetLimit, (g, { seat }, now) => (hasEffect(g, DARK_MATTER, seat) ? Number.POSITIVE_INFINITY : now)),
  ],
});

export const letnev: readonly Ti4Component[] = [viscountUnlenn, rearAdmiralFarran, darktalonTreilla];
