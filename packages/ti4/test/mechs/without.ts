// Unit cards are the ground other scenarios stand on; what a mech can do beyond its figures is switched off here.
import { withoutComponent } from '@custodian/kernel/testing';
import { expect, test } from 'vitest';

/** The scenario must fail where the mech has no ability. */
export function failsWithout(card: string, run: () => void): void {
  test(`fails without ${card}`, () => {
    expect(() => withoutComponent(card, run)).toThrow();
  });
}
