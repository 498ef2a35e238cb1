// Each case: as often as foretold; and without a component that it shows something else would be foretold.
import { withoutComponent } from '@custodian/kernel/testing';
import { agrees, apart, FIGHTS } from '@custodian/testkit/agreeing';
import { describe, expect, test } from 'vitest';
import type { GroundCase, SpaceCase } from './cases.ts';
import { foretold, fought } from './cases.ts';

/** What is the ground everything stands on cannot be taken away. */
const isEffect = (component: string): boolean => !/^(sequence|unit|tile|domain):/.test(component);

/** So far apart that the fights would show it. */
const PLAIN = 0.02;

/** Machines are busy at times. */
const PATIENCE = 600_000;

export function comparing(cases: readonly (SpaceCase | GroundCase)[]): void {
  for (const each of cases)
    describe(each.name, () => {
      test(
        `as often as foretold: ${each.shows.join(', ')}`,
        () => {
          const game = each.lay().game();
          agrees(
            foretold(each, game),
            Array.from({ length: FIGHTS }, (_, seed) => fought(each, game, seed)),
          );
        },
        PATIENCE,
      );
      for (const component of each.shows.filter(isEffect))
        test(`something else without ${component}`, () => {
          const game = each.lay().game();
          const without = withoutComponent(component, () => foretold(each, game));
          expect(apart(foretold(each, game), without)).toBeGreaterThan(PLAIN);
        });
    });
}
