// A war event: everybody against both of his neighbours, with what stands in the sections below the new deployment line.
import { takeUpFor } from '../atoms/markers.ts';
import { lineOut } from '../atoms/rival.ts';
import { advanceLine, writeResult, writeStrengths } from '../atoms/war.ts';
import type { Side } from '../facts/vocabulary.ts';
import type { T } from '../game.ts';
import { strengthOfChoice } from '../queries/factions.ts';
import { seatsIn } from '../queries/players.ts';
import { broughtBy, warOf } from '../queries/wars.ts';
import type { Sequence } from '../terms.ts';

export const war: Sequence<'war'> = {
  rule: 'war',
  steps: {
    'advance the deployment line': { do: (x) => advanceLine(x, x.v.level) },
    'before strength': { rule: 'war.strength', window: 'before strength', about: (x) => ({ level: x.v.level }) },
    'strength of choice': {
      rule: 'war.strength',
      do: (x) =>
        takeUpFor(
          x,
          x.g.players.map(({ faction }) => strengthOfChoice(faction)),
        ),
    },
    'choose its side': { rule: 'war.strength', call: 'marking', with: () => ({}) },
    'total strengths': { rule: 'war.strength', do: (x) => writeStrengths(x, x.v.level) },
    'compare to the left': { rule: 'war.results', do: (x) => compare(x, 'left', x.v.level) },
    'spoils from the left': { rule: 'war.results', call: 'marking', with: () => ({}) },
    'compare to the right': { rule: 'war.results', do: (x) => compare(x, 'right', x.v.level) },
    'spoils from the right': { rule: 'war.results', call: 'marking', with: () => ({}) },
    'line out the rival': {
      rule: 'rival.war',
      do: (x) => {
        if (x.g.rival !== null) lineOut(x, 'strength', x.g.stage);
      },
    },
  },
};

/** Strengths are written: what one war brings cannot change the next. */
function compare(x: T, side: Side, level: number): void {
  const wars = seatsIn(x.g).map((seat) => warOf(x.g, seat, side, level));
  wars.forEach((fought, seat) => {
    writeResult(x, seat, fought);
  });
  takeUpFor(
    x,
    wars.map((fought, seat) => broughtBy(x.g, seat, level, fought)),
  );
}
