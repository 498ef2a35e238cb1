// The odds of a fight between an attacker (side a) and a defender (side b), as they are told.
import type { BattleOdds } from './result.ts';
import type { Counts } from './side.ts';

interface EndingTold {
  readonly p: number;
  readonly attacker: Counts;
  readonly defender: Counts;
}

/** Endings by what is left, the likeliest first; damage apart. */
function together(endings: BattleOdds['endings']): EndingTold[] {
  const found = new Map<string, { p: number; attacker: Counts; defender: Counts }>();
  for (const { p, a, b } of endings) {
    const key = JSON.stringify([a.left, b.left]);
    const known = found.get(key);
    if (known === undefined) found.set(key, { p, attacker: a.left, defender: b.left });
    else known.p += p;
  }
  return [...found.values()].sort((x, y) => y.p - x.p);
}

export function fightTold({ a, b, bothDestroyed, endless, rounds, endings }: BattleOdds) {
  return {
    attacker: a.wins,
    draw: bothDestroyed + endless,
    defender: b.wins,
    rounds,
    survivors: { attacker: a.expected, defender: b.expected, endings: together(endings) },
    leaves: { attacker: a.leaves, defender: b.leaves },
  };
}
