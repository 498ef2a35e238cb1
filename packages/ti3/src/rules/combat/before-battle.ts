// Before a space battle: shots without return fire, the destroyers' barrage, then sabotage runs. Each kind of shot is
// fired by both sides at once, and its casualties are gone before the next. Shots cost nothing, so whoever may fire does.
import type { Hits } from '@custodian/galaxy';
import { used } from '@custodian/kernel';
import type { G, Seat } from '../../game.ts';
import type { DiceGroup, Engagement, UnitCounts } from '../../queries/battle.ts';
import { diceOf, fleetCounts } from '../../queries/battle.ts';
import { systemOf } from '../../queries/board.ts';
import { fightersIn } from '../../queries/fleet.ts';
import { leadersLast } from '../../queries/leaders.ts';
import type { ShotBeforeBattle } from '../../queries/shots.ts';
import { firing, kindOfShot } from '../../queries/shots.ts';
import type { Sequence } from '../../terms.ts';
import { isSabotagePossible } from '../invasion/sabotage-runs.ts';
import type { Meeting } from '../windows.ts';
import type { TakingHits } from './casualties.ts';
import { ifAnyEscape } from './leader-fate.ts';
import { loseShips } from './losses.ts';

/** Fighters that the barrage removed, by seat: the attacker's first. */
export interface Barraged extends Meeting {
  lost?: readonly { readonly seat: Seat; readonly fighters: number }[];
}

export const beforeTheBattle: Sequence<'before the battle'> = {
  rule: 'space battle.before',
  steps: {
    'shots before battle': {
      window: 'shots before battle',
      about: ({ v }) => meeting(v),
    },
    ambush: {
      call: 'exchange fire',
      with: (x) => volley(x.g, x.v, 'ambush'),
    },
    'assault cannons': {
      call: 'exchange fire',
      with: (x) => volley(x.g, x.v, 'assault cannons'),
    },
    'anti-fighter barrage': {
      rule: 'space battle.barrage',
      call: 'roll dice',
      with: (x) => volley(x.g, x.v, 'anti-fighter barrage'),
      then: (x, hits) => {
        const { attacker, defender, system } = x.v;
        const lost = [];
        for (const [seat, enemy] of [
          [attacker, defender],
          [defender, attacker],
        ] as const) {
          const fighters = leadersLast(x.g, fightersIn(systemOf(x.g, system), seat)).slice(0, hits[enemy] ?? 0);
          if (fighters.length === 0) continue;
          loseShips(
            x,
            system,
            fighters.map((f) => f.id),
            enemy,
          );
          lost.push({ seat, fighters: fighters.length });
        }
        x.v.lost = lost;
      },
    },
    'fighters destroyed': {
      window: 'ships destroyed',
      about: (x) => {
        const first = x.v.lost?.[0];
        if (first === undefined) return null;
        const { attacker, defender, system } = x.v;
        const units = Array.from({ length: first.fighters }, () => 'fighter' as const);
        return { seat: first.seat, enemy: first.seat === attacker ? defender : attacker, system, units, battle: true };
      },
      then: (x) => {
        x.v.lost = x.v.lost?.slice(1) ?? [];
        return { goto: 'fighters destroyed' };
      },
    },
    'sabotage runs': {
      rule: 'sabotage runs',
      call: 'sabotage runs',
      with: (x) => (isSabotagePossible(x.g, x.v) ? meeting(x.v) : null),
    },
    'leaders escape': { rule: 'leaders.killed or captured', call: 'leaders escape', with: ifAnyEscape },
  },
};

export interface Exchange extends Engagement {
  groups: readonly DiceGroup[];
  hits?: Hits;
}

/** Both sides roll; the attacker removes his casualties first. */
export const exchangeFire: Sequence<'exchange fire'> = {
  rule: 'space battle.before',
  steps: {
    fire: {
      call: 'roll dice',
      with: (x) => ({ ...x.v }),
      then: (x, hits) => {
        x.v.hits = hits;
      },
    },
    'attacker removes casualties': {
      call: 'take hits',
      with: ({ v }) => hitsOn(v, v.attacker, v.defender, v.hits ?? {}),
    },
    'defender removes casualties': {
      call: 'take hits',
      with: ({ v }) => hitsOn(v, v.defender, v.attacker, v.hits ?? {}),
    },
  },
};

/** What 'take hits' needs in a space battle; null when nobody was hit. */
export function hitsOn(
  { system }: { readonly system: string },
  seat: Seat,
  enemy: Seat,
  hits: Hits,
): TakingHits | null {
  const count = hits[enemy] ?? 0;
  return count === 0 ? null : { seat, enemy, system, hits: count, battle: true };
}

const meeting = ({ attacker, defender, system }: Meeting): Meeting => ({ attacker, defender, system });

/** What the ledger counts when somebody has fired. */
const components: Partial<Record<ShotBeforeBattle, string>> = {
  ambush: 'ability:mentak.ambush',
  'assault cannons': 'technology:assaultCannon',
};

/** The dice of both sides for one kind of shot; null when nobody has any. */
function volley(g: G, v: Meeting, shot: ShotBeforeBattle): Exchange | null {
  const engagement: Engagement = { ...meeting(v), kind: kindOfShot(shot), round: 0 };
  const system = systemOf(g, v.system);
  const fleets = { attacker: fleetCounts(system, v.attacker), defender: fleetCounts(system, v.defender) };
  const groups = [
    ...diceOf(g, engagement, v.attacker, firing(g, shot, v.attacker, fleets.attacker, fleets.defender)),
    ...diceOf(g, engagement, v.defender, firing(g, shot, v.defender, fleets.defender, fleets.attacker)),
  ];
  if (groups.length === 0 || isEmpty(fleets.attacker) || isEmpty(fleets.defender)) return null;
  const component = components[shot];
  if (component !== undefined) used(component);
  return { ...engagement, groups };
}

const isEmpty = (counts: UnitCounts): boolean => Object.keys(counts).length === 0;
