// What leaders do when their owners use them.
import type { Option } from '@custodian/kernel';
import { boardLeaders, killLeader } from '../../atoms/leaders.ts';
import { addEffect } from '../../atoms/table.ts';
import { endInvasion, reembark } from '../../atoms/units.ts';
import type { G, Seat, Ti3 } from '../../game.ts';
import type { FrozenShip } from '../../queries/board.ts';
import { planetOf, shipsOf, systemOf } from '../../queries/board.ts';
import { roomForTroops, roomOn } from '../../queries/fleet.ts';
import { freeLeaders, leadersOn } from '../../queries/leaders.ts';
import { unitsLeft } from '../../queries/players.ts';
import { reroll } from '../../rules/combat/dice.ts';
import { loseInvaders } from '../../rules/combat/losses.ts';
import type { DiceRolled, Windows } from '../../rules/windows.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import type { LeaderId } from '../facts/index.ts';
import { units } from '../facts/index.ts';

/** Marks a planet that a Diplomat has protected, until the end of the next round. */
export const PROTECTION = 'leader:diplomat.protection';

/** Diplomat: what has landed goes back to the ships. */
export const turnBackInvaders: Sequence<'turn back invaders'> = {
  rule: 'leaders.abilities',
  steps: {
    'return to the ships': {
      do: (x) => {
        const { seat, planet } = x.v.about;
        if (planetOf(x.g, planet).invaders === null) return;
        const into = reembarkAll(x, x.v.about);
        boardLeaders(
          x,
          leadersOn(x.g, seat, planet).map((l) => l.id),
          into.id,
        );
        addEffect(x, { source: PROTECTION, target: planet, until: 'next round' });
        endInvasion(x, planet);
      },
    },
  },
};

/** Into as few ships as possible; they came from there, so there is room. Returns the one that took most. */
function reembarkAll(x: Ti3, { seat, system, planet }: Windows['about to be invaded']): FrozenShip {
  const fleet = (): FrozenShip[] =>
    shipsOf(systemOf(x.g, system), seat).sort((a, b) => roomForTroops(x.g, b) - roomForTroops(x.g, a));
  const first = fleet()[0] as FrozenShip;
  for (const { id } of fleet()) {
    const ship = shipsOf(systemOf(x.g, system), seat).find((s) => s.id === id) as FrozenShip;
    const { groundForces = 0, pds = 0 } = planetOf(x.g, planet).invaders ?? {};
    const structures = Math.min(pds, Math.max(0, roomOn(x.g, ship)));
    const troops = Math.min(groundForces, Math.max(0, roomForTroops(x.g, ship) - structures));
    if (structures + troops > 0) reembark(x, system, id, planet, troops, structures);
  }
  loseInvaders(x, planet, planetOf(x.g, planet).invaders?.groundForces ?? 0);
  return first;
}

/** Which dice of a seat have missed and may be rolled again. */
export const missedDice = (seat: Seat, { groups }: DiceRolled): { group: number; die: number }[] =>
  groups.flatMap(({ seat: owner, rolls, need, bonus, final }, group) =>
    owner !== seat || final === true ? [] : rolls.flatMap((roll, die) => (roll + bonus < need ? [{ group, die }] : [])),
  );

const MOST_REROLLS = 2;

/** General: up to two dice of the invader are rolled again. */
export const generalReroll: Sequence<'general re-roll'> = {
  rule: 'leaders.abilities',
  steps: {
    'choose dice': {
      ask: (x) => {
        const { seat, about } = x.v;
        const missed = missedDice(seat, about);
        if (missed.length < 2) return [];
        const options = missed.map(({ group, die }): Option => {
          const { unit, rolls, need, bonus } = about.groups[group] as DiceRolled['groups'][number];
          const value = rolls[die] as number;
          return { id: `${group} ${die}`, text: say('option.re-roll die', { unit, value, need: need - bonus }) };
        });
        return [
          {
            kind: 'choose',
            seat,
            rule: 'leaders.abilities',
            ask: say('ask.re-roll two'),
            options,
            pick: [1, MOST_REROLLS],
          },
        ];
      },
      then: (x, got) => {
        const { seat, about } = x.v;
        const picked = got[seat] as readonly string[] | undefined;
        let { groups } = about;
        for (const { group, die } of missedDice(seat, about))
          if (picked === undefined || picked.includes(`${group} ${die}`)) groups = reroll(x, groups, group, die);
        x.v.about = { ...about, groups };
      },
    },
  },
  gives: (x) => ({ groups: x.v.about.groups }),
};

/** Enemy structures that the conqueror has own ones for: 'dock', and each PDS by number. */
export function takeableStructures(g: G, { seat, planet, landed }: Windows['structures fall']): string[] {
  const at = planetOf(g, planet);
  const left = Math.min(unitsLeft(g, seat, 'pds'), units.pds.maxPerPlanet ?? 0) - landed;
  const structures = at.dock >= 0 && unitsLeft(g, seat, 'spaceDock') > 0 ? ['dock'] : [];
  for (let i = 1; i <= Math.min(at.pds, left); i++) structures.push(`pds ${i}`);
  return structures;
}

/** Agent: the conqueror's own structures take the place of those that fall. */
export const takeOver: Sequence<'take over structures'> = {
  rule: 'leaders.abilities',
  steps: {
    'choose structures': {
      ask: (x) => {
        const structures = takeableStructures(x.g, x.v.about);
        if (structures.length < 2) return [];
        const { planet } = x.v.about;
        const options = structures.map((id) => ({
          id,
          text: say(id === 'dock' ? 'unit.spaceDock' : 'unit.pds'),
          on: [planet],
        }));
        const ask = say('ask.take over', { planet });
        return [
          { kind: 'choose', seat: x.v.seat, rule: 'leaders.abilities', ask, options, pick: [1, structures.length] },
        ];
      },
      then: (x, got) => {
        const picked = (got[x.v.seat] as readonly string[] | undefined) ?? takeableStructures(x.g, x.v.about);
        const dock = picked.includes('dock');
        x.v.takenOver = { dock, pds: picked.length - (dock ? 1 : 0) };
      },
    },
  },
  gives: (x) => ({ takenOver: x.v.takenOver }),
};

/** Agent: given up to cancel an action card. Another announcement may have cancelled it first; he is given up all the same. */
export const sacrificeAgent: Sequence<'sacrifice an agent'> = {
  rule: 'action cards.sabotage',
  steps: {
    'choose an agent': {
      ask: (x) => {
        const agents = freeLeaders(x.g, x.v.seat, 'agent');
        if (agents.length < 2) return [];
        const options = agents.map((leader) => ({ id: leader, text: say('option.leader', { leader }) }));
        const ask = say('ask.which agent');
        return [{ kind: 'choose', seat: x.v.seat, rule: 'leaders.abilities', ask, options, pick: [1, 1] }];
      },
      then: (x, got) => {
        const [agent] = (got[x.v.seat] as LeaderId[] | undefined) ?? freeLeaders(x.g, x.v.seat, 'agent');
        if (agent !== undefined) killLeader(x, agent);
      },
    },
  },
  gives: () => ({ cancelled: true }),
};
