// The leaders of the L1Z1X Mindnet.
import { set } from '@custodian/kernel';
import type { G } from '../../game.ts';
import { locate, systemOf, unitsIn } from '../../queries/board.ts';
import { mayBombard } from '../../queries/permissions.ts';
import { unitsOnBoard } from '../../queries/players.ts';
import { hasPiece } from '../../queries/production.ts';
import type { Aiming } from '../../rules/cards/playing.ts';
import type { Windows } from '../../rules/windows.ts';
import { say } from '../../words/index.ts';
import { unitOption } from '../action-cards/vocabulary.ts';
import type { Ti4Component } from '../define.ts';
import { agent, commander, withCommander } from './define.ts';
import { choosing } from './vocabulary.ts';

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

export const l1z1x: readonly Ti4Component[] = [i48s, twoRam];
