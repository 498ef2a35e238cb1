// The Tactical Action: the seven steps of the Activation Sequence.
import type { Barred, Choose, Option } from '@custodian/kernel';
import { used } from '@custodian/kernel';
import { placeCounter } from '../../atoms/board.ts';
import { endEffects } from '../../atoms/table.ts';
import type { G, Seat } from '../../game.ts';
import { systemOf } from '../../queries/board.ts';
import { mayActivate } from '../../queries/permissions.ts';
import { hasEffect, hasTechnology, playerOf } from '../../queries/players.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import { ifAnyBreach } from '../council/compliance.ts';
import { mayProbe } from '../movement/probing.ts';
import { isPlaceToProduce } from '../production/production.ts';
import { notePlayedOn } from './playing-action-cards.ts';

export interface TacticalAction {
  seat: Seat;
  /** The activated system. */
  system: string;
  moved: readonly number[];
  /** Opponents met in a space battle of this activation. */
  met: Seat[];
  opponent: Seat;
  /** The second one that Fleet Logistics allows. */
  second?: boolean;
}

export const tacticalAction: Sequence<'tactical action'> = {
  rule: 'tactical action',
  steps: {
    'activate a system': {
      rule: 'tactical.activate',
      ask: (x) => askActivation(x.g, x.v.seat),
      then: (x, got) => {
        const [system] = (got[x.v.seat] as readonly string[] | undefined) ?? [];
        if (system === undefined) return 'end';
        x.v.system = system;
        x.v.met = [];
        placeCounter(x, x.v.seat, system, 'commandPool');
        return undefined;
      },
    },
    'system activated': {
      window: 'system activated',
      about: (x) => ({ seat: x.v.seat, system: x.v.system, action: 'tactical' }),
    },
    'move ships into the system': {
      rule: 'tactical.movement',
      call: 'movement',
      with: (x) => ({ seat: x.v.seat, system: x.v.system }),
      then: (x, result) => {
        const { seat, system } = x.v;
        x.v.moved = result.moved;
        // Flank Speed was played on this fleet: a second one in the round does nothing for these ships.
        if (hasEffect(x.g, 'action:flankSpeed', seat, system))
          for (const ship of result.moved) notePlayedOn(x, seat, 'flankSpeed', String(ship));
      },
    },
    'ships moved': {
      window: 'ships moved',
      about: (x) => ({ seat: x.v.seat, system: x.v.system, moved: x.v.moved }),
    },
    probe: {
      rule: 'probing',
      call: 'probing',
      with: ({ g, v }) => (mayProbe(g, v.seat, v.system) ? { seat: v.seat, system: v.system } : null),
    },
    'PDS fire': {
      rule: 'tactical.pds fire',
      call: 'pds fire',
      with: ({ g, v }) =>
        systemOf(g, v.system).ships.length === 0 ? null : { seat: v.seat, systems: [v.system], ownToo: true },
    },
    'choose an opponent': {
      rule: 'tactical.space battle',
      ask: (x) => askOpponent(x.g, x.v),
      then: (x, got) => {
        const [picked] = (got[x.v.seat] as readonly string[] | undefined) ?? [];
        const opponent = picked === undefined ? opponentsIn(x.g, x.v)[0] : Number(picked);
        if (opponent === undefined) return { goto: 'before landings' };
        x.v.opponent = opponent;
        x.v.met.push(opponent);
        return undefined;
      },
    },
    'space battle': {
      rule: 'tactical.space battle',
      call: 'space battle',
      with: (x) => ({ attacker: x.v.seat, defender: x.v.opponent, system: x.v.system }),
      then: () => ({ goto: 'choose an opponent' }),
    },
    'before landings': { window: 'before landings', about: (x) => ({ seat: x.v.seat, system: x.v.system }) },
    'planetary landings': {
      rule: 'tactical.landings',
      call: 'planetary landings',
      with: ({ g, v }) =>
        hasFleet(g, v.seat, v.system) ? { seat: v.seat, system: v.system, friendlyOnly: false } : null,
    },
    'invasion combat': {
      rule: 'tactical.invasion',
      call: 'invasion combat',
      with: (x) => {
        const { seat, system } = x.v;
        return canInvade(x.g, seat, system) || ifAnyBreach(x) !== null ? { seat, system } : null;
      },
    },
    'produce units': {
      rule: 'tactical.production',
      call: 'produce units',
      with: ({ g, v: { seat, system } }) => (isPlaceToProduce(g, seat, system, true) ? { seat, system } : null),
    },
    compliance: { rule: 'fleet supply', call: 'compliance', with: ifAnyBreach },
    'conclude the action': { do: (x) => endEffects(x, 'action') },
    'a second tactical action': {
      ask: (x) => askSecond(x.g, x.v),
      then: (x, got) => {
        if ((got[x.v.seat] as readonly string[] | undefined)?.[0] !== 'yes') return 'end';
        used('technology:fleetLogistics');
        x.v.second = true;
        return { goto: 'activate a system' };
      },
    },
  },
};

/** Most systems that are activated lie empty: what is done by ships and landed units is passed over there. */
const hasFleet = (g: G, seat: Seat, system: string): boolean =>
  systemOf(g, system).ships.some((ship) => ship.owner === seat);

const canInvade = (g: G, seat: Seat, system: string): boolean =>
  hasFleet(g, seat, system) || systemOf(g, system).planets.some((planet) => planet.invaders?.owner === seat);

/** Every system is shown, those that may not be activated with the reason. */
function askActivation(g: G, seat: Seat): Choose[] {
  if (playerOf(g, seat).commandPool < 1) return [];
  const options: Option[] = [];
  const barred: Barred[] = [];
  for (const { id } of g.systems) {
    const option = systemOption(id);
    const why = mayActivate(g, { seat, system: id });
    if (why === null) options.push(option);
    else barred.push({ option, why });
  }
  if (options.length === 0) return [];
  return [{ kind: 'choose', seat, rule: 'tactical.activate', ask: say('ask.activate'), options, barred, pick: [1, 1] }];
}

const systemOptions = new Map<string, Option>();

/** Made once for each tile there is: every activation shows all of the board. */
function systemOption(id: string): Option {
  let option = systemOptions.get(id);
  if (option === undefined) {
    option = { id, text: say('option.system', { system: id }), on: [id] };
    systemOptions.set(id, option);
  }
  return option;
}

/** Owners of ships that the active player's fleet in the activated system must still fight. */
function opponentsIn(g: G, { seat, system, met }: TacticalAction): Seat[] {
  const ships = systemOf(g, system).ships;
  if (!ships.some((s) => s.owner === seat)) return [];
  const owners: Seat[] = [];
  for (const { owner } of ships)
    if (owner !== seat && !owners.includes(owner) && !met.includes(owner)) owners.push(owner);
  return owners;
}

function askOpponent(g: G, action: TacticalAction): Choose[] {
  const opponents = opponentsIn(g, action);
  if (opponents.length < 2) return [];
  return [
    {
      kind: 'choose',
      seat: action.seat,
      rule: 'tactical.space battle',
      ask: say('ask.opponent', { system: action.system }),
      options: opponents.map((player) => ({ id: String(player), text: say('option.player', { player }) })),
      pick: [1, 1],
    },
  ];
}

/** Fleet Logistics: one more, at once, with a counter of its own. */
function askSecond(g: G, { seat, second }: TacticalAction): Choose[] {
  if (second === true || !hasTechnology(g, seat, 'fleetLogistics') || playerOf(g, seat).commandPool < 1) return [];
  if (g.systems.every(({ id }) => mayActivate(g, { seat, system: id }) !== null)) return [];
  return [
    {
      kind: 'choose',
      seat,
      rule: 'technology',
      ask: say('ask.second tactical action'),
      options: [
        { id: 'yes', text: say('option.yes') },
        { id: 'no', text: say('option.no') },
      ],
      pick: [1, 1],
    },
  ];
}
