// What several leaders have in common.
import type { Choose, Option, Procedure, ReactionTo, Text } from '@custodian/kernel';
import { addEffect } from '../../atoms/table.ts';
import type { LeaderId } from '../../facts/index.ts';
import type { G, Seat } from '../../game.ts';
import type { FrozenUnit } from '../../queries/board.ts';
import { locate } from '../../queries/board.ts';
import type { DiceGroup } from '../../queries/dice.ts';
import { hasEffect, planetsOf } from '../../queries/players.ts';
import type { Aiming } from '../../rules/cards/playing.ts';
import type { CombatRound } from '../../rules/windows.ts';
import type { FourthEdition, Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import { unitOption } from '../action-cards/vocabulary.ts';

/** One of several, where there is more than one (or it need not be chosen). */
export function choosing(
  seat: Seat,
  ask: Text,
  options: readonly Option[],
  pick: readonly [number, number] = [1, 1],
): Choose[] {
  if (options.length === 0 || (options.length === 1 && pick[0] === 1)) return [];
  return [{ kind: 'choose', seat, rule: 'leaders', ask, options: [...options], pick: [pick[0], pick[1]] }];
}

/** What was picked; the first one where nobody had to be asked. */
export const pickedOf = (
  got: Readonly<Record<number, unknown>>,
  seat: Seat,
  all: readonly string[],
): string | undefined => {
  const answer = got[seat] as readonly string[] | undefined;
  return answer === undefined ? all[0] : answer[0];
};

/** One unit of this combat rolls one more die in this round: it is named now, and rolls later. */
export function oneMoreDie(
  id: LeaderId,
  units: (g: G, about: CombatRound) => readonly FrozenUnit[],
): Procedure<FourthEdition, Aiming<'combat round begins'>, undefined> {
  return {
    rule: 'leaders',
    steps: {
      'choose a unit': {
        ask: ({ g, v: { seat, about } }) =>
          choosing(
            seat,
            say('ask.leader one more die'),
            units(g, about).map((u) => unitOption(g, String(u.id))),
          ),
        then: (x, got) => {
          const { seat, about } = x.v;
          const unit = pickedOf(
            got,
            seat,
            units(x.g, about).map((u) => String(u.id)),
          );
          if (unit !== undefined) addEffect(x, { source: `leader:${id}`, seat, target: unit, until: 'combat round' });
        },
      },
    },
    gives: () => undefined,
  };
}

/** The units of a roller that were named, each as often as somebody has named it. */
const chosenUnits = (g: G, id: LeaderId, roller: Seat): FrozenUnit[] =>
  g.effects
    .filter((e) => e.source === `leader:${id}` && hasEffect(g, e.source, e.seat))
    .flatMap((e) => locate(g, Number(e.target))?.unit ?? [])
    .filter((unit) => unit.owner === roller);

export const rollsOneMore = (
  id: LeaderId,
  kind: 'space combat' | 'ground combat',
  run: 'leader more dice',
): ReactionTo<FourthEdition, 'before dice'> => ({
  window: 'before dice',
  forced: true,
  may: (g, seat, about) => {
    if (g.effects.length === 0 || seat !== about.seat || about.kind !== kind) return false;
    const units = chosenUnits(g, id, seat);
    return units.some(({ type }) => about.groups.some((group) => group.unit === type)) ? null : false;
  },
  run,
});

/** The same for both agents: whose die it is the effects say. */
export const moreDice: Sequence<'leader more dice'> = {
  rule: 'leaders',
  steps: { 'one more die': { do: () => undefined } },
  gives: ({ g, v: { component, about } }): { groups: readonly DiceGroup[] } => {
    const groups = [...about.groups];
    for (const { type } of chosenUnits(g, component.slice('leader:'.length) as LeaderId, about.seat)) {
      const at = groups.findIndex((group) => group.unit === type);
      const group = groups[at];
      if (group !== undefined) groups[at] = { ...group, dice: group.dice + 1 };
    }
    return { groups };
  },
};

/** What the planets of a seat are worth together. */
export const worthOf = (
  g: G,
  seat: Seat,
  of: (g: G, planet: ReturnType<typeof planetsOf>[number]['id']) => number,
): number => planetsOf(g, seat).reduce((sum, planet) => sum + of(g, planet.id), 0);
