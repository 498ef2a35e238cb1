// Space Cannon Offense: the active player first, then clockwise, each with all eligible units or none.
import type { Choose } from '@custodian/kernel';
import type { G, Seat } from '../../game.ts';
import { systemOf } from '../../queries/board.ts';
import { cannonDice, cannonTargets, hasGuns } from '../../queries/cannons.ts';
import { clockwiseFrom } from '../../queries/players.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import type { CannonFire } from './sequences.ts';

export const spaceCannonOffense: Sequence<'space cannon offense'> = {
  rule: 'space cannon',
  steps: {
    'who may fire': {
      do: (x) => {
        x.v.shooters = clockwiseFrom(x.g, x.v.seat).filter((seat) => targetsOf(x.g, x.v, seat).length > 0);
        return x.v.shooters.length === 0 ? 'end' : undefined;
      },
    },
    'fire or not': {
      ask: (x) => askFire(x.g, x.v),
      then: (x, got) => {
        const [shooter] = x.v.shooters ?? [];
        if (shooter === undefined) return 'end';
        x.v.shooters = x.v.shooters?.slice(1) ?? [];
        const [target] = (got[shooter] as readonly string[] | undefined) ?? [];
        if (target === undefined) return { goto: 'fire or not' };
        x.v.shooter = shooter;
        x.v.target = Number(target);
        x.v.hits = 0;
        delete x.v.only;
        return undefined;
      },
    },
    'before space cannon': {
      window: 'before space cannon',
      about: (x) => ({ seat: x.v.shooter as Seat, system: x.v.system, enemy: x.v.target as Seat }),
      then: (x, { only }) => {
        if (only !== undefined) x.v.only = only;
      },
    },
    'roll dice': {
      call: 'roll dice',
      with: (x) => {
        const [seat, enemy] = [x.v.shooter as Seat, x.v.target as Seat];
        const groups = cannonDice(x.g, seat, enemy, x.v.system, x.v.seat);
        if (groups.length === 0) return null;
        return { seat, enemy, system: x.v.system, kind: 'space cannon offense', round: 0, groups };
      },
      then: (x, { hits }) => {
        x.v.hits = hits;
      },
    },
    'take hits': {
      call: 'take hits',
      with: (x) => {
        const { hits = 0, only } = x.v;
        if (hits === 0) return null;
        const [seat, by] = [x.v.target as Seat, x.v.shooter as Seat];
        return {
          seat,
          system: x.v.system,
          by,
          hits,
          kind: 'space cannon offense',
          // While there are any: other hits fall on the rest.
          ...(only !== undefined && { first: { hits, types: only } }),
        };
      },
    },
    limits: { rule: 'capacity', call: 'limits', with: () => ({}), then: () => ({ goto: 'fire or not' }) },
  },
};

/** Whom a seat may fire at: the active player, or for him one of the others with ships there. */
function targetsOf(g: G, { seat: active, system }: CannonFire, shooter: Seat): Seat[] {
  const targets = cannonTargets(g, shooter, system, active);
  return targets.length === 0 || !hasGuns(g, shooter, system) ? [] : targets;
}

function askFire(g: G, fire: CannonFire): Choose[] {
  const [seat] = fire.shooters ?? [];
  if (seat === undefined) return [];
  const targets = targetsOf(g, fire, seat);
  if (targets.length === 0) return [];
  return [
    {
      kind: 'choose',
      seat,
      rule: 'space cannon',
      ask: say('ask.fire space cannon', { system: systemOf(g, fire.system).id }),
      options: targets.map((player) => ({
        id: String(player),
        text: say('option.fire at', { player }),
        on: [fire.system],
      })),
      pick: [0, 1],
      proposal: [String(targets[0])],
    },
  ];
}
