// The tactical action: activation, movement, space combat, invasion, production.
import type { Barred, Choose, Option } from '@custodian/kernel';
import { activateFreely, activateNexus, activateSystem, endActivation, liftToken } from '../../atoms/board.ts';
import { addEffect, endEffects } from '../../atoms/table.ts';
import type { G, Seat, Ti4 } from '../../game.ts';
import { hasShips, hasToken, isHome, systemOf, wormholesOf } from '../../queries/board.ts';
import { hasProphecy } from '../../queries/box.ts';
import { FRIENDS } from '../../queries/objectives.ts';
import { mayActivate } from '../../queries/permissions.ts';
import { noteOwner, othersThan, playerOf } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { activationPrice, mustFight } from '../../queries/values.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import { ifAnyoneIsOut } from '../rounds/elimination.ts';
import type { Windows } from '../windows.ts';
import type { TacticalAction } from './sequences.ts';

/** Gives whether something has ended the turn. */
export const tacticalAction: Sequence<'tactical action'> = {
  rule: 'tactical action',
  steps: {
    'activate a system': {
      rule: 'active system',
      ask: (x) => askActivation(x.g, x.v),
      then: (x, got) => {
        const [system] = (got[x.v.seat] as readonly string[] | undefined) ?? [];
        if (system === undefined) return 'end';
        x.v.system = system;
        return undefined;
      },
    },
    'pay for the activation': {
      rule: 'influence',
      call: 'pay',
      with: ({ g, v }) => {
        const amount = activationPrice(g, inActive(v));
        if (amount === 0) return null;
        return { seat: v.seat, amount, of: 'influence', why: say('ask.activate') };
      },
    },
    'place the token': {
      rule: 'active system',
      do: (x) => {
        const system = x.v.system as string;
        x.v.met = [];
        rememberFriends(x, x.v.seat);
        const isAgain = hasToken(systemOf(x.g, system), x.v.seat);
        if (x.v.freely === true) activateFreely(x, x.v.seat, system);
        else activateSystem(x, x.v.seat, system);
        // Where an own token lies already both go back, and nothing follows but that notes are returned.
        if (isAgain) {
          liftToken(x, x.v.seat, system);
          x.v.ended = true;
        }
        return undefined;
      },
    },
    'system activated': {
      rule: 'active system',
      window: 'system activated',
      about: (x) => activation(x.g, x.v),
      then: (x, { ended }) => {
        if (ended !== true) return undefined;
        x.v.ended = true;
        return { goto: mustFight(x.g, inActive(x.v)) ? 'choose an opponent' : 'the action is over' };
      },
    },
    'limits before movement': { rule: 'fleet pool', call: 'limits', with: () => ({}) },
    'before movement': { rule: 'movement', window: 'before movement', about: (x) => inActive(x.v) },
    movement: {
      rule: 'movement',
      call: 'movement',
      with: (x) => inActive(x.v),
      then: (x, { moved, passed }) => {
        endEffects(x, 'movement');
        x.v.moved = moved;
        x.v.passed = passed;
      },
    },
    'ships moved': {
      rule: 'movement',
      window: 'ships moved',
      about: ({ v }) => {
        const { moved = [], passed = [] } = v;
        if (moved.length === 0) return null;
        return { ...inActive(v), moved, ...(passed.length > 0 && { passed }) };
      },
      then: (x, { system, straight }) => {
        x.v.system = system;
        if (straight !== true) return undefined;
        x.v.straight = true;
        return { goto: 'invasion' };
      },
    },
    'space cannon offense': {
      rule: 'space cannon',
      call: 'space cannon offense',
      with: (x) => inActive(x.v),
      then: (x) => activateNexus(x),
    },
    'choose an opponent': {
      rule: 'space combat',
      ask: (x) => askOpponent(x.g, x.v),
      then: (x, got) => {
        const [picked] = (got[x.v.seat] as readonly string[] | undefined) ?? [];
        const opponent = picked === undefined ? opponentsIn(x.g, x.v)[0] : Number(picked);
        if (opponent === undefined) return { goto: 'invasion' };
        x.v.opponent = opponent;
        x.v.met?.push(opponent);
        return undefined;
      },
    },
    'space combat': {
      rule: 'space combat',
      call: 'space combat',
      with: (x) => ({ attacker: x.v.seat, defender: x.v.opponent as Seat, system: x.v.system as string }),
      then: () => ({ goto: 'choose an opponent' }),
    },
    invasion: {
      rule: 'invasion',
      call: 'invasion',
      with: (x) => ({
        ...inActive(x.v),
        ...(x.v.straight === true ? { straight: true } : {}),
        ...(x.v.ended === true ? { combatOnly: true } : {}),
      }),
    },
    elimination: { rule: 'elimination', call: 'elimination', with: ifAnyoneIsOut },
    production: {
      rule: 'production',
      call: 'production',
      with: (x) => (playerOf(x.g, x.v.seat).eliminated || x.v.ended === true ? null : inActive(x.v)),
    },
    'tactical action ends': {
      window: 'tactical action ends',
      about: (x) => (x.v.ended === true || playerOf(x.g, x.v.seat).eliminated ? null : inActive(x.v)),
    },
    'the action is over': {
      do: (x) => {
        endEffects(x, 'action');
        if (hasProphecy(x.g) && x.v.system !== undefined)
          addEffect(x, { source: ACTIVATED, seat: x.v.seat, target: x.v.system, until: 'turn' });
        endActivation(x);
        activateNexus(x);
      },
    },
  },
  gives: (x) => ({ ended: x.v.ended === true }),
};

/** The system that the seat has activated in this turn, once its action is over. */
export const ACTIVATED = 'rule:active system';

/** Whose notes lie before the active player as his tactical action begins. */
function rememberFriends(x: Ti4, seat: Seat): void {
  if (!hasProphecy(x.g)) return;
  for (const copy of playerOf(x.g, seat).notesInPlay)
    addEffect(x, { source: FRIENDS, seat, target: String(noteOwner(copy)), until: 'action' });
}

const inActive = ({ seat, system }: TacticalAction) => ({ seat, system: system as string });

/** What follows the activation. Wormholes matter to an agent alone, as they were when the system was activated. */
function activation(g: G, action: TacticalAction): Windows['system activated'] {
  const about = inActive(action);
  if (action.ended === true) return { ...about, ended: true };
  return hasProphecy(g) ? { ...about, wormholes: wormholesOf(g, systemOf(g, about.system)) } : about;
}

/** Every system is shown, those that may not be activated with the reason. */
function askActivation(g: G, { seat, freely }: TacticalAction): Choose[] {
  if (freely !== true && playerOf(g, seat).tactic < 1) return [];
  const options: Option[] = [];
  const barred: Barred[] = [];
  for (const { id } of g.systems) {
    if (freely === true && isHome({ id })) continue;
    const option: Option = { id, text: say('option.system', { system: id }), on: [id] };
    const refused =
      freely === true && hasToken(systemOf(g, id), seat)
        ? why('active system', 'why.own token', { system: id })
        : mayActivate(g, { seat, system: id });
    if (refused === null) options.push(option);
    else barred.push({ option, why: refused });
  }
  if (options.length === 0) return [];
  return [
    {
      kind: 'choose',
      seat,
      rule: 'active system',
      ask: say('ask.activate'),
      options,
      barred,
      pick: [freely === true ? 0 : 1, 1],
    },
  ];
}

/** Owners of ships that the active player's fleet must still fight. */
function opponentsIn(g: G, { seat, system, met = [] }: TacticalAction): Seat[] {
  const at = systemOf(g, system as string);
  return hasShips(at, seat) ? othersThan(g, seat).filter((s) => !met.includes(s) && hasShips(at, s)) : [];
}

/** Where ships of several players are met, they are fought one after the other, as the active player likes. */
function askOpponent(g: G, action: TacticalAction): Choose[] {
  const opponents = opponentsIn(g, action);
  if (opponents.length < 2) return [];
  return [
    {
      kind: 'choose',
      seat: action.seat,
      rule: 'space combat',
      ask: say('ask.opponent', { system: action.system as string }),
      options: opponents.map((player) => ({ id: String(player), text: say('option.player', { player }) })),
      pick: [1, 1],
    },
  ];
}
