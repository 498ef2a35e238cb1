// The Transfer Action: two adjacent systems are activated together and units change places between them.
import type { Choose } from '@custodian/kernel';
import { planned } from '@custodian/kernel';
import { placeCounter } from '../../atoms/board.ts';
import { endEffects } from '../../atoms/table.ts';
import type { G, Seat } from '../../game.ts';
import { movementPlan } from '../../plans/movement.ts';
import { systemOf } from '../../queries/board.ts';
import { hasDock } from '../../queries/docks.ts';
import { transferPairs } from '../../queries/transfers.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import { alertMoves, alertSystem } from '../combat/high-alert.ts';
import { ifAnyBreach } from '../council/compliance.ts';
import { askMovement, carryOutMovement } from '../movement/movement.ts';
import type { Windows } from '../windows.ts';

export interface TransferAction {
  seat: Seat;
  /** The two activated systems. */
  systems: readonly [string, string];
  /** Which of them ships have left. */
  from: readonly string[];
  /** Where units are produced. */
  producing?: string;
}

export const transferAction: Sequence<'transfer action'> = {
  rule: 'transfer action',
  steps: {
    'activate two systems': {
      rule: 'transfer.activate',
      ask: (x) => askPair(x.g, x.v.seat),
      then: (x, got) => {
        const [pair] = (got[x.v.seat] as readonly string[] | undefined) ?? [];
        if (pair === undefined) return 'end';
        const [first, second] = pair.split(' ') as [string, string];
        x.v.systems = [first, second];
        placeCounter(x, x.v.seat, first, 'commandPool');
        placeCounter(x, x.v.seat, second, 'reinforcements');
        return undefined;
      },
    },
    'first system activated': { window: 'system activated', about: (x) => activation(x.v, 0) },
    'second system activated': { window: 'system activated', about: (x) => activation(x.v, 1) },
    'movement between the systems': {
      rule: 'transfer.movement',
      ask: (x) => askMovement(x.g, { seat: x.v.seat, systems: x.v.systems }),
      then: (x, got) => {
        const { seat, systems } = x.v;
        x.v.from = carryOutMovement(x, { seat, systems }, planned(movementPlan, got, seat)).from;
      },
    },
    'High Alert': {
      rule: 'strategy.warfareII',
      call: 'high alert',
      with: (x) => {
        const { seat, systems, from } = x.v;
        const to = systems.find((id) => id !== alertSystem(x.g, seat));
        return to === undefined ? null : alertMoves(x.g, seat, from, to);
      },
    },
    'fighters left behind': { rule: 'fighter.capacity', call: 'compliance', with: ifAnyBreach },
    'PDS fire': {
      rule: 'transfer.pds fire',
      call: 'pds fire',
      with: (x) => ({ seat: x.v.seat, systems: x.v.systems, ownToo: false }),
    },
    'landings in the first system': {
      rule: 'transfer.landings',
      call: 'planetary landings',
      with: (x) => ({ seat: x.v.seat, system: x.v.systems[0], friendlyOnly: true }),
    },
    'landings in the second system': {
      rule: 'transfer.landings',
      call: 'planetary landings',
      with: (x) => ({ seat: x.v.seat, system: x.v.systems[1], friendlyOnly: true }),
    },
    'choose where to produce': {
      rule: 'transfer.production',
      ask: (x) => askProduction(x.g, x.v),
      then: (x, got) => {
        const [picked] = (got[x.v.seat] as readonly string[] | undefined) ?? producers(x.g, x.v);
        if (picked !== undefined) x.v.producing = picked;
      },
    },
    production: {
      rule: 'transfer.production',
      call: 'produce units',
      with: (x) => (x.v.producing === undefined ? null : { seat: x.v.seat, system: x.v.producing }),
    },
    'conclude the action': { do: (x) => endEffects(x, 'action') },
  },
};

const activation = ({ seat, systems }: TransferAction, at: 0 | 1): Windows['system activated'] => ({
  seat,
  system: systems[at],
  action: 'transfer',
});

/** Two systems are one choice; the first of the pair takes the counter from the Command Pool. */
function askPair(g: G, seat: Seat): Choose[] {
  const pairs = transferPairs(g, seat);
  if (pairs.length === 0) return [];
  return [
    {
      kind: 'choose',
      seat,
      rule: 'transfer.activate',
      ask: say('ask.activate two'),
      options: pairs.map(([system1, system2]) => ({
        id: `${system1} ${system2}`,
        text: say('option.two systems', { system1, system2 }),
        on: [system1, system2],
      })),
      pick: [1, 1],
    },
  ];
}

/** Systems of the two where the seat has a dock, or a planet on which it could build one. */
const producers = (g: G, { seat, systems }: TransferAction): string[] =>
  systems.filter((id) => {
    const system = systemOf(g, id);
    return hasDock(system, seat) || system.planets.some((p) => p.owner === seat && p.since < g.round);
  });

function askProduction(g: G, action: TransferAction): Choose[] {
  const systems = producers(g, action);
  if (systems.length < 2) return [];
  return [
    {
      kind: 'choose',
      seat: action.seat,
      rule: 'transfer.production',
      ask: say('ask.where to produce'),
      options: systems.map((id) => ({ id, text: say('option.system', { system: id }), on: [id] })),
      pick: [1, 1],
    },
  ];
}
