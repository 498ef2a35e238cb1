// Race abilities that work in battles.
import { firstMiss, misses } from '@custodian/galaxy';
import { add } from '@custodian/kernel';
import { spendCounters } from '../../atoms/board.ts';
import { addEffect, spendTradeGoods } from '../../atoms/table.ts';
import type { G, Seat } from '../../game.ts';
import { NOBODY } from '../../game.ts';
import type { Engagement } from '../../queries/battle.ts';
import { roundOf } from '../../queries/battle.ts';
import { mayRetreat } from '../../queries/permissions.ts';
import { hasAbility, hasEffect, playerOf } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import type { Retreat } from '../../queries/retreat.ts';
import { retreatSystems } from '../../queries/retreat.ts';
import type { CombatAbout } from '../../queries/values.ts';
import { combatBonus, inSpaceBattle } from '../../queries/values.ts';
import { reroll } from '../../rules/combat/dice.ts';
import { ifAnyBreach } from '../../rules/council/compliance.ts';
import type { DiceRolled, Meeting } from '../../rules/windows.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import type { Ti3Component } from '../define.ts';
import { ability, withAbility } from '../define.ts';

/** Space battles with all their shots, and rounds of invasion combat; neither PDS fire nor bombardment. */
const isCombatRoll = ({ kind }: CombatAbout): boolean => inSpaceBattle(kind) || kind === 'invasion combat';

/** Rounds of a space battle or an invasion combat. */
export const isCombatRound = ({ kind }: Pick<CombatAbout, 'kind'>): boolean =>
  kind === 'space battle' || kind === 'invasion combat';

/** Jol-Nar: one die that missed is rolled again for one command counter. */
const recalculation: Sequence<'recalculation'> = {
  rule: 'race sheet',
  steps: {
    'choose a die': {
      ask: (x) => {
        const options = missed(x.v).map(({ unit, need, bonus, rolls, at }) => ({
          id: String(at),
          text: say('option.re-roll', { unit, need: need - bonus, misses: rolls.filter((r) => r + bonus < need) }),
        }));
        if (options.length < 2) return [];
        return [{ kind: 'choose', seat: x.v.seat, rule: 'race sheet', ask: say('ask.re-roll'), options, pick: [1, 1] }];
      },
      then: (x, got) => {
        const picked = (got[x.v.seat] as readonly string[] | undefined)?.[0];
        const group = missed(x.v).find(({ at }) => picked === undefined || String(at) === picked);
        if (group === undefined) return;
        spendCounters(x, x.v.seat, 'strategyAllocation', 1);
        x.v.about = { ...x.v.about, groups: reroll(x, x.v.about.groups, group.at, firstMiss(group)) };
      },
    },
  },
  gives: (x) => ({ groups: x.v.about.groups }),
};

/** The seat's groups with a miss among their dice; which of the misses makes no difference. */
const missed = ({ seat, about }: { seat: Seat; about: DiceRolled }) =>
  about.groups
    .map((group, at) => ({ ...group, at }))
    .filter((group) => group.seat === seat && group.final !== true && misses(group) > 0);

/** Naalu: the attacked fleet leaves before there is a battle. */
const slipAway: Sequence<'slip away'> = {
  rule: 'race sheet',
  steps: {
    retreat: {
      call: 'retreat',
      with: ({ v }) => flight(v.seat, v.about),
      then: (x, gone) => {
        x.v.gone = gone;
      },
    },
    compliance: { call: 'compliance', with: ifAnyBreach },
  },
  gives: (x) => (x.v.gone === true ? { avoided: true } : {}),
};

const flight = (seat: Seat, { attacker, system }: Meeting): Retreat => ({
  seat,
  enemy: attacker,
  system,
  role: 'defender',
});

/** Letnev: 2 trade goods for a better round. */
const warFunding: Sequence<'war funding'> = {
  rule: 'race sheet',
  steps: {
    pay: {
      do: (x) => {
        const { seat, about } = x.v;
        spendTradeGoods(x, seat, 2);
        addEffect(x, { source: 'ability:letnev.funding', seat, target: roundOf(about), until: 'battle' });
      },
    },
  },
};

export const combatAbilities: readonly Ti3Component[] = [
  ability('norr.fury', {
    modifies: [withAbility('norr.fury', add, combatBonus, (_, about, now) => (isCombatRoll(about) ? now + 1 : now))],
  }),
  ability('jolnar.clumsy', {
    modifies: [
      withAbility('jolnar.clumsy', add, combatBonus, (_, about, now) => (isCombatRoll(about) ? now - 1 : now)),
    ],
  }),
  ability('jolnar.reroll', {
    reacts: [
      {
        window: 'dice rolled',
        may: (g, seat, about) => {
          if (!hasAbility(g, seat, 'jolnar.reroll') || missed({ seat, about }).length === 0) return false;
          return playerOf(g, seat).strategyAllocation > 0
            ? null
            : why('strategy allocation', 'why.no counter to spend');
        },
        run: 'recalculation',
        again: true,
      },
    ],
    procedures: { recalculation },
  }),
  ability('naalu.retreat', {
    reacts: [
      {
        window: 'fleet attacked',
        may: (g, seat, about) => {
          if (about.defender !== seat || !hasAbility(g, seat, 'naalu.retreat')) return false;
          const way = flight(seat, about);
          if (retreatSystems(g, way).length > 0) return null;
          return mayRetreat(g, way) ?? why('space battle.retreat', 'why.nowhere to retreat');
        },
        run: 'slip away',
      },
    ],
    procedures: { 'slip away': slipAway },
  }),
  ability('naalu.fighters', {
    modifies: [
      withAbility('naalu.fighters', add, combatBonus, (_, { unit, kind }, now) =>
        unit === 'fighter' && inSpaceBattle(kind) ? now + 1 : now,
      ),
    ],
  }),
  ability('l1z1x.assault', {
    modifies: [
      withAbility('l1z1x.assault', add, combatBonus, (_, { unit, kind, role }, now) =>
        (unit === 'dreadnought' && inSpaceBattle(kind)) ||
        (unit === 'groundForce' && kind === 'invasion combat' && role === 'attacker')
          ? now + 1
          : now,
      ),
    ],
  }),
  ability('mentak.ambush', { inRules: 'rules/combat/before-battle.ts' }),
  ability('letnev.funding', {
    reacts: [
      {
        window: 'before combat round',
        may: (g, seat, about) => {
          if (seat !== about.attacker && seat !== about.defender) return false;
          if (!hasAbility(g, seat, 'letnev.funding') || isFunded(g, seat, about)) return false;
          const have = playerOf(g, seat).tradeGoods;
          return have >= 2 ? null : why('trade goods', 'why.too few trade goods', { have });
        },
        run: 'war funding',
      },
    ],
    modifies: [
      add(combatBonus, (g, about, now) => {
        if (!isCombatRound(about) || !isFunded(g, about.seat, about)) return now;
        if (about.kind === 'space battle') return now + 1;
        return about.unit === 'groundForce' ? now + 2 : now;
      }),
    ],
    procedures: { 'war funding': warFunding },
  }),
  ability('xxcha.foresight', {
    modifies: [
      add(combatBonus, (g, about, now) =>
        about.round === 1 &&
        isCombatRound(about) &&
        about.enemy !== NOBODY &&
        hasAbility(g, about.enemy, 'xxcha.foresight')
          ? now - 1
          : now,
      ),
    ],
  }),
];

const isFunded = (g: G, seat: Seat, about: Pick<Engagement, 'system' | 'planet' | 'round'>): boolean =>
  hasEffect(g, 'ability:letnev.funding', seat, roundOf(about));
