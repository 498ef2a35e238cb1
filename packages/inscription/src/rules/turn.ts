// The question put to everybody whose marker is up: everything he marks, as one plan.
import type { Frozen, Plan, Roll, Text } from '@custodian/kernel';
import { askForPlan } from '@custodian/kernel';
import type { Desk } from '../desk.ts';
import type { G, Seat } from '../game.ts';
import { copyDesk, mark, marksFor, mayStop, refuseMarks } from '../marks/index.ts';
import { turnPlan } from '../plans/index.ts';
import { deskAt } from '../queries/desks.ts';
import { say } from '../words/index.ts';

export function turnQuestion(g: G, seat: Seat): Plan {
  const desk: Frozen<Desk> = deskAt(g, seat);
  return askForPlan(turnPlan, {
    seat,
    rule: { card: 'strategy.card', dice: 'strategy.dice', effects: 'markers' }[desk.step],
    ask: asking(g, desk),
    about: () => ({ marks: marksFor(desk as Desk), stop: mayStop(desk as Desk) }),
    check: ({ marks }) => refuseMarks(desk as Desk, marks),
    sample: (roll) => ({ marks: atRandom(copyDesk(desk as Desk), roll) }),
    fallback: () => ({ marks: onlyWhatMust(copyDesk(desk as Desk)) }),
  });
}

function asking(g: G, { step }: Frozen<Desk>): Text {
  if (step === 'effects') return say('ask.effects');
  return say(step === 'card' ? 'ask.card' : 'ask.dice', { card: { key: `event-card.${g.event}` } });
}

/** Any mark after the other; where one may stop, half of those who could go on do. */
function atRandom(desk: Desk, roll: Roll): string[] {
  const marks: string[] = [];
  for (;;) {
    const possible = marksFor(desk);
    if (possible.length === 0 || (mayStop(desk) && roll(2) === 1)) return marks;
    const next = possible[roll(possible.length) - 1] as string;
    mark(desk, next);
    marks.push(next);
  }
}

/** What must be spent or chosen, and nothing else. */
function onlyWhatMust(desk: Desk): string[] {
  const marks: string[] = [];
  while (!mayStop(desk)) {
    const possible = marksFor(desk);
    const next = possible.find(isPaidByThePurse) ?? possible[0];
    if (next === undefined) return marks;
    mark(desk, next);
    marks.push(next);
  }
  return marks;
}

const isPaidByThePurse = (mark: string): boolean => /^[MIR] /.test(mark);
