// The leaders of the Universities of Jol-Nar.
import { add } from '@custodian/kernel';
import { replaceTechnology } from '../../atoms/table.ts';
import { removeUnits } from '../../atoms/units.ts';
import type { TechnologyId } from '../../facts/index.ts';
import { technologies } from '../../facts/index.ts';
import type { G, Seat } from '../../game.ts';
import { locate, unitsWhere } from '../../queries/board.ts';
import type { DiceGroup, RollKind } from '../../queries/dice.ts';
import { agentCard } from '../../queries/leaders.ts';
import { playerOf, seatsIn } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { hasUseForResearch, researchSavings, technologyDeck } from '../../queries/technologies.ts';
import { researches } from '../../queries/values.ts';
import type { Aiming } from '../../rules/cards/playing.ts';
import { say } from '../../words/index.ts';
import { unitOption } from '../action-cards/vocabulary.ts';
import type { Ti4Component } from '../define.ts';
import { agent, commander, hero } from './define.ts';
import { choosing } from './vocabulary.ts';

const OF_UNITS: readonly RollKind[] = [
  'anti-fighter barrage',
  'bombardment',
  'space cannon offense',
  'space cannon defense',
];

const taZern = commander<'dice rolled', Aiming<'dice rolled'> & { groups?: readonly DiceGroup[] }>('taZern', {
  goal: (g, seat) => ({ have: playerOf(g, seat).technologies.length, need: 8 }),
  on: ['dice rolled'],
  may: (_, seat, about) =>
    about.seat === seat && OF_UNITS.includes(about.kind) && about.groups.some(({ rolls }) => rolls.length > 0)
      ? null
      : false,
  effect: {
    rule: 'leaders',
    steps: {
      'roll again': {
        rule: 'rerolls',
        call: 'reroll dice',
        with: ({ v: { seat, about } }) => ({ seat, groups: about.groups }),
        then: (x, { groups }) => {
          x.v.groups = groups;
        },
      },
    },
    gives: (x) => ({ groups: x.v.groups ?? x.v.about.groups }),
  },
});

const infantryOf = (g: G, seat: Seat): number[] =>
  unitsWhere(g, (u) => u.owner === seat && u.type === 'infantry').map(({ unit }) => unit.id);

const doctorSucaban = agent<'spending on research', Aiming<'spending on research'> & { removed?: number }>(
  'doctorSucaban',
  {
    on: ['spending on research'],
    timing: 'when',
    may: (g, _, { seat, cost, discount = 0 }) => {
      const infantry = infantryOf(g, seat).length;
      const left = cost - discount;
      if (left <= 0 || infantry === 0) return false;
      return hasUseForResearch(g, seat, Math.max(0, left - infantry)) ? null : false;
    },
    effect: {
      rule: 'leaders',
      steps: {
        'remove infantry': {
          ask: ({ g, v: { about } }) => {
            const { seat, cost, discount = 0 } = about;
            const options = infantryOf(g, seat).map((id) => unitOption(g, String(id)));
            const most = Math.min(options.length, cost - discount);
            return choosing(seat, say('ask.leader infantry for research'), options, [0, most]);
          },
          then: (x, got) => {
            const ids = ((got[x.v.about.seat] as readonly string[] | undefined) ?? []).map(Number);
            x.v.removed = ids.length;
            for (const id of ids) {
              const at = locate(x.g, id);
              if (at !== undefined) removeUnits(x, { system: at.system.id, planet: at.planet?.id }, [id]);
            }
          },
        },
      },
      gives: ({ v: { about, removed = 0 } }) => ({ discount: (about.discount ?? 0) + removed }),
    },
    // Whoever cannot pay may still hope for it: what others gain instead of a technology is paid in full.
    modifies: [
      add(researchSavings, (g, seat, now) =>
        g.options.prophecy === true &&
        researches(g, seat) &&
        seatsIn(g).some((owner) => typeof agentCard(g, owner, 'doctorSucaban') === 'string')
          ? now + infantryOf(g, seat).length
          : now,
      ),
    ],
  },
);

/** Technologies that may be replaced, and what by: of the same colour, out of the deck. */
const replacements = (g: G, seat: Seat, id: TechnologyId, taken: readonly TechnologyId[]): TechnologyId[] => {
  const { color } = technologies[id];
  if (color === null) return [];
  const own = playerOf(g, seat).technologies;
  return technologyDeck(g, seat).filter(
    (other) => technologies[other].color === color && !own.includes(other) && !taken.includes(other),
  );
};

interface Pair {
  readonly from: TechnologyId;
  readonly to: TechnologyId;
}
type Remembering = Aiming<'component action'> & { at?: number; pairs?: Pair[] };

/** The technology whose turn it is, of those that the seat has. */
const nextOf = (g: G, { seat, at = 0 }: Remembering): TechnologyId | undefined => playerOf(g, seat).technologies[at];

const rin = hero<'component action', Remembering>('rinTheMastersLegacy', {
  on: ['component action'],
  may: (g, seat) =>
    playerOf(g, seat).technologies.some((id) => replacements(g, seat, id, []).length > 0)
      ? null
      : why('leaders', 'why.no target'),
  effect: {
    rule: 'leaders',
    steps: {
      'choose a technology': {
        ask: ({ g, v }) => {
          const from = nextOf(g, v);
          if (from === undefined) return [];
          const taken = (v.pairs ?? []).map(({ to }) => to);
          return choosing(
            v.seat,
            say('ask.leader replace a technology', { technology: from }),
            replacements(g, v.seat, from, taken).map((id) => ({
              id,
              text: say('option.technology', { technology: id }),
              on: [id],
            })),
            [0, 1],
          );
        },
        then: (x, got) => {
          const from = nextOf(x.g, x.v);
          if (from === undefined) return undefined;
          const [to] = (got[x.v.seat] as readonly TechnologyId[] | undefined) ?? [];
          if (to !== undefined) x.v.pairs = [...(x.v.pairs ?? []), { from, to }];
          x.v.at = (x.v.at ?? 0) + 1;
          return { goto: 'choose a technology' };
        },
      },
      // All at once: what has gone back is not there to be taken.
      'replace them': {
        do: (x) => {
          for (const { from, to } of x.v.pairs ?? []) replaceTechnology(x, x.v.seat, from, to);
        },
      },
      limits: { call: 'limits', with: () => ({}) },
    },
    gives: () => undefined,
  },
});

export const jolnar: readonly Ti4Component[] = [doctorSucaban, taZern, rin];
