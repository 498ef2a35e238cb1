// Warfare: a command token comes back and all are shared out anew; others produce at home.
import type { Text } from '@custodian/kernel';
import { liftToken } from '../../atoms/board.ts';
import type { G, Seat } from '../../game.ts';
import type { FrozenUnit, Located } from '../../queries/board.ts';
import { hasToken, homeSystem, locate, unitsIn } from '../../queries/board.ts';
import { why } from '../../queries/refusals.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import { strategyCard } from '../define.ts';
import { pointless } from './pointless.ts';

const primary: Sequence<'primary warfare'> = {
  rule: 'warfare',
  steps: {
    'take a token off the board': {
      ask: ({ g, v: { seat } }) => {
        const systems = withToken(g, seat);
        if (systems.length < 2) return [];
        return [
          {
            kind: 'choose',
            seat,
            rule: 'warfare',
            ask: say('ask.token off the board'),
            options: systems.map((system) => ({ id: system, text: say('option.system', { system }), on: [system] })),
            pick: [1, 1],
          },
        ];
      },
      then: (x, got) => {
        const [system] = (got[x.v.seat] as string[] | undefined) ?? withToken(x.g, x.v.seat);
        if (system === undefined) return { goto: 'redistribute tokens' };
        liftToken(x, x.v.seat, system);
        return undefined;
      },
    },
    'gain it': {
      call: 'gain tokens',
      with: (x) => ({ seat: x.v.seat, count: 1 }),
    },
    'redistribute tokens': { call: 'redistribute tokens', with: (x) => ({ seats: [x.v.seat] }) },
  },
};

const withToken = (g: G, seat: Seat): string[] => g.systems.filter((s) => hasToken(s, seat)).map((s) => s.id);

const secondary: Sequence<'secondary warfare'> = {
  rule: 'warfare',
  steps: {
    'choose a space dock': {
      ask: ({ g, v: { seat } }) => {
        const docks = homeDocks(g, seat);
        if (docks.length < 2) return [];
        return [
          {
            kind: 'choose',
            seat,
            rule: 'warfare',
            ask: say('ask.dock for warfare'),
            options: docks.map((dock) => ({ id: String(dock.id), text: placeOf(g, dock), on: [`unit ${dock.id}`] })),
            pick: [1, 1],
          },
        ];
      },
      then: (x, got) => {
        const [dock] = (got[x.v.seat] as string[] | undefined) ?? homeDocks(x.g, x.v.seat).map(({ id }) => String(id));
        if (dock === undefined) return 'end';
        x.v.dock = Number(dock);
        return undefined;
      },
    },
    // The token is spent, not placed, and nothing else produces there.
    'use its Production': {
      call: 'production',
      with: (x) => ({ seat: x.v.seat, system: homeSystem(x.g, x.v.seat)?.id as string, by: [x.v.dock as number] }),
    },
  },
};

/** The space docks of a seat in its home system: on planets, or floating. */
function homeDocks(g: G, seat: Seat): FrozenUnit[] {
  const home = homeSystem(g, seat);
  return home === undefined ? [] : unitsIn(home, seat).filter((unit) => unit.type === 'spaceDock');
}

function placeOf(g: G, { id }: FrozenUnit): Text {
  const { system, planet } = locate(g, id) as Located;
  return planet === null ? say('option.system', { system: system.id }) : say('option.planet', { planet: planet.id });
}

export const warfare = strategyCard('warfare', {
  procedures: { 'primary warfare': primary, 'secondary warfare': secondary },
  modifies: [
    pointless('warfare', (g, seat) => (homeDocks(g, seat).length === 0 ? why('warfare', 'why.no dock at home') : null)),
  ],
});
