// Mechs of the factions of Prophecy of Kings.
import type { Choose } from '@custodian/kernel';
import { set } from '@custodian/kernel';
import { removeUnits } from '../../atoms/units.ts';
import type { G, Seat } from '../../game.ts';
import type { Located } from '../../queries/board.ts';
import { locate, neighbours, systemOf, unitsIn, unitsWhere } from '../../queries/board.ts';
import { hasMech } from '../../queries/mechs.ts';
import { load } from '../../queries/values.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import { unitOption } from '../action-cards/vocabulary.ts';
import type { Ti4Component } from '../define.ts';
import { mech } from './define.ts';

/** Beside a ship that has capacity it takes none of it. */
const aerieSentinel = mech('aerieSentinel', {
  modifies: [
    set(load, (g, { seat, type }, now) => (type === 'mech' && now > 0 && hasMech(g, seat, 'aerieSentinel') ? 0 : now)),
  ],
});

/** Watchers of the seat where units of the player are, or next to such a system. */
function watching(g: G, seat: Seat, player: Seat): Located[] {
  if (!hasMech(g, seat, 'watcher')) return [];
  const isPresent = (system: string): boolean => unitsIn(systemOf(g, system), player).length > 0;
  return unitsWhere(g, (u) => u.owner === seat && u.type === 'mech').filter(
    ({ system }) => isPresent(system.id) || neighbours(g, system.id, seat).some(isPresent),
  );
}

const watch: Sequence<'cancel by a watcher'> = {
  rule: 'mechs',
  steps: {
    'choose a watcher': {
      ask: ({ g, v: { seat, about } }): Choose[] => {
        const there = watching(g, seat, about.seat);
        if (there.length < 2) return [];
        const options = there.map(({ unit }) => unitOption(g, String(unit.id)));
        return [{ kind: 'choose', seat, rule: 'mechs', ask: say('ask.watcher'), options, pick: [1, 1] }];
      },
      then: (x, got) => {
        const { seat, about } = x.v;
        const [picked] = (got[seat] as readonly string[] | undefined) ?? [];
        const at = picked === undefined ? watching(x.g, seat, about.seat)[0] : locate(x.g, Number(picked));
        if (at !== undefined) removeUnits(x, { system: at.system.id, planet: at.planet?.id }, [at.unit.id]);
      },
    },
  },
  gives: () => ({ cancelled: true }),
};

const watcher = mech('watcher', {
  reacts: [
    {
      window: 'action card played',
      timing: 'when',
      may: (g, seat, about) =>
        about.seat !== seat && about.cancelled !== true && watching(g, seat, about.seat).length > 0 ? null : false,
      run: 'cancel by a watcher',
    },
  ],
  procedures: { 'cancel by a watcher': watch },
});

export const ofLaterFactions: readonly Ti4Component[] = [aerieSentinel, watcher];
