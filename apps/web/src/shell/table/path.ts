// Where we are: the frames of the stack as keys of words, and the steps of the sequence that runs.

export interface PathStep {
  readonly key: string;
  readonly when: 'done' | 'now' | 'to come';
}

export interface Path {
  /** Sequences from the outermost, as keys; the last is the one whose steps follow. */
  readonly frames: readonly string[];
  readonly steps: readonly PathStep[];
}

interface Place {
  readonly run: string;
  readonly at: string;
}

/** Sequences whose steps are worth seeing in a row, those a player would count on his fingers; after each step those that
 *  belong to it. */
const shown: Readonly<Record<string, readonly (readonly [string, ...string[]])[]>> = {
  'tactical action': [
    ['activate a system', 'system activated'],
    ['move ships into the system', 'ships moved', 'probe'],
    ['PDS fire'],
    ['space battle', 'choose an opponent'],
    ['planetary landings', 'before landings'],
    ['invasion combat'],
    ['produce units', 'compliance', 'conclude the action', 'a second tactical action'],
  ],
  'transfer action': [
    ['activate two systems', 'first system activated', 'second system activated'],
    ['movement between the systems', 'fighters left behind'],
    ['PDS fire'],
    ['landings in the first system'],
    ['landings in the second system'],
    ['production', 'choose where to produce', 'conclude the action'],
  ],
  'space battle': [
    ['before the battle', 'fleet attacked', 'before space battle', 'open war'],
    ['announce withdrawal', 'announce retreat', 'next round', 'before combat round'],
    ['roll combat dice'],
    ['attacker removes casualties'],
    ['defender removes casualties'],
    ['execute retreat', 'once more', 'end of the battle', 'compliance'],
  ],
  'status phase': [
    ['qualify for objectives', 'begin', 'status phase begins'],
    ['repair damaged ships'],
    ['remove command counters'],
    ['refresh planet cards'],
    ['receive action cards', 'before action cards', 'all have their cards'],
    ['receive command counters'],
    ['redistribute command areas', 'fleets in compliance'],
    [
      'return strategy cards',
      'before strategy cards return',
      'end of the round',
      'fleets back to normal',
      'hands back to normal',
      'elimination',
      'last round',
    ],
  ],
};

/** Frames that carry the game but say nothing to a player. */
const silent = new Set(['game', 'window']);

/** `isKnown` says whether the catalogue has a key: what has no words is not shown. */
export function pathOf(stack: readonly Place[], isKnown: (key: string) => boolean): Path {
  const told = stack.filter(({ run }) => !silent.has(run) && isKnown(`sequence.${run}`));
  const last = told.findLastIndex(({ run }) => run in shown);
  const inner = told[last];
  // A sequence deep inside another is named itself; one level below, the row of steps says enough.
  if (inner !== undefined && last >= told.length - 2)
    return { frames: told.slice(0, last + 1).map(sequenceKey), steps: stepsOf(inner) };
  const here = told.at(-1);
  const step = here === undefined ? '' : `step.${here.run}.${here.at}`;
  return { frames: told.map(sequenceKey), steps: isKnown(step) ? [{ key: step, when: 'now' }] : [] };
}

const sequenceKey = ({ run }: Place): string => `sequence.${run}`;

function stepsOf({ run, at }: Place): PathStep[] {
  const groups = shown[run] ?? [];
  const now = groups.findIndex((group) => group.includes(at));
  return groups.map(([step], i) => ({
    key: `step.${run}.${step}`,
    when: i < now ? 'done' : i === now ? 'now' : 'to come',
  }));
}
