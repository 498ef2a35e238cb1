// Withdrawals and retreats: the whole fleet goes to an adjacent system that its owner has activated before.
import { moveShips } from '../../atoms/units.ts';
import { shipsOf, systemOf } from '../../queries/board.ts';
import { retreatSystems } from '../../queries/retreat.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import { alertMoves } from './high-alert.ts';

/** That the fleet goes is decided already, only the system is open. Gives true when it has gone: there may be no way out
 *  any more. */
export const retreat: Sequence<'retreat'> = {
  rule: 'space battle.retreat',
  steps: {
    'move the fleet': {
      ask: (x) => {
        const systems = retreatSystems(x.g, x.v);
        if (systems.length < 2) return [];
        const options = systems.map((system) => ({
          id: system,
          text: say('option.retreat to', { system }),
          on: [system],
        }));
        const ask = say('ask.retreat to', { system: x.v.system });
        return [{ kind: 'choose', seat: x.v.seat, rule: 'space battle.retreat', ask, options, pick: [1, 1] }];
      },
      then: (x, got) => {
        const [to] = (got[x.v.seat] as readonly string[] | undefined) ?? retreatSystems(x.g, x.v);
        if (to === undefined) return;
        const fleet = shipsOf(systemOf(x.g, x.v.system), x.v.seat).map((s) => s.id);
        moveShips(x, x.v.system, to, fleet);
        x.v.gone = true;
        x.v.to = to;
      },
    },
    'High Alert': {
      rule: 'strategy.warfareII',
      call: 'high alert',
      with: ({ g, v }) => (v.to === undefined ? null : alertMoves(g, v.seat, [v.system], v.to)),
    },
  },
  gives: (x) => x.v.gone === true,
};
