// Mechs of the factions of Prophecy of Kings.
import type { Choose } from '@custodian/kernel';
import { set } from '@custodian/kernel';
import { spendTokens } from '../../atoms/board.ts';
import { joinCombat } from '../../atoms/combat.ts';
import { addEffect } from '../../atoms/table.ts';
import { releaseToken } from '../../atoms/tokens-of-others.ts';
import { removeUnits } from '../../atoms/units.ts';
import type { G, Seat } from '../../game.ts';
import type { Located } from '../../queries/board.ts';
import { hasUnit, locate, neighbours, systemOf, unitsIn, unitsWhere } from '../../queries/board.ts';
import { hasMech } from '../../queries/mechs.ts';
import { hasEffect, playerOf, tokensOfOthers } from '../../queries/players.ts';
import { unitCardId } from '../../queries/units.ts';
import { load } from '../../queries/values.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import { unitOption } from '../action-cards/vocabulary.ts';
import type { Ti4Component } from '../define.ts';
import { takesPart } from '../factions/vocabulary.ts';
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

/** The system holds a mech of theirs, and the fleet pool a token of whoever has activated it: it may be their own turn too. */
const holdsToken = (g: G, seat: Seat, player: Seat): boolean =>
  seat === player ? playerOf(g, seat).fleet > 0 : tokensOfOthers(g, seat).includes(player);

const starlancer = mech('starlancer', {
  reacts: [
    {
      window: 'system activated',
      may: (g, seat, about) =>
        about.ended !== true &&
        holdsToken(g, seat, about.seat) &&
        hasMech(g, seat, 'starlancer') &&
        hasUnit(systemOf(g, about.system), seat, (u) => u.type === 'mech')
          ? null
          : false,
      run: 'lance the turn',
    },
  ],
  procedures: {
    'lance the turn': {
      rule: 'mechs',
      steps: {
        'spend the token': {
          do: (x) => {
            const { seat, about } = x.v;
            if (about.seat === seat) spendTokens(x, seat, 'fleet', 1);
            else releaseToken(x, seat, about.seat);
          },
        },
        'they gain it': {
          rule: 'command tokens',
          call: 'gain tokens',
          with: ({ v: { about } }) => ({ seat: about.seat, count: 1 }),
        },
        limits: { rule: 'fleet pool', call: 'limits', with: () => ({}) },
      },
      gives: () => ({ ended: true as const }),
    },
  },
});

const FLIPPED = 'unit-card:eidolon';

/** Mechs of the seat in the space of a system. */
const floating = (g: G, seat: Seat, system: string): number[] =>
  systemOf(g, system)
    .space.filter((u) => u.owner === seat && u.type === 'mech')
    .map((u) => u.id);

/** The one card is of all its mechs. Those in the space of the combat fight as ships. */
const eidolon = mech('eidolon', {
  reacts: [
    {
      window: 'combat round begins',
      forced: true,
      may: (g, seat, about) =>
        about.kind === 'space combat' &&
        about.round === 1 &&
        about.drawn !== true &&
        takesPart(seat, about) &&
        about.system === g.activeSystem &&
        hasMech(g, seat, 'eidolon') &&
        floating(g, seat, about.system).length > 0
          ? null
          : false,
      run: 'flip the eidolon',
    },
  ],
  procedures: {
    'flip the eidolon': {
      rule: 'mechs',
      steps: {
        'fight as ships': {
          do: (x) => {
            const { seat, about } = x.v;
            joinCombat(x, floating(x.g, seat, about.system));
            addEffect(x, { source: FLIPPED, seat, until: 'combat' });
          },
        },
      },
    },
  },
});

const zGravEidolon = mech('zGravEidolon', {
  modifies: [
    set(unitCardId, (g, { seat }, now) => (now === 'eidolon' && hasEffect(g, FLIPPED, seat) ? 'zGravEidolon' : now)),
  ],
});

export const ofLaterFactions: readonly Ti4Component[] = [aerieSentinel, watcher, starlancer, eidolon, zGravEidolon];
