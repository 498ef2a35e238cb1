// A scenario names the components it shows. It must pass, and it must fail when one of them has no effect: a scenario
// that passes without its component proves nothing. The ledger reads these calls.
import { withoutComponent } from '@custodian/kernel/testing';
import { describe, expect, test } from 'vitest';

/** Kinds whose effect can be switched off; units, tiles, planets and sequences are the ground everything stands on. */
const ablatable = [
  'technology',
  'ability',
  'agenda',
  'action',
  'objective',
  'strategy',
  'note',
  'leader',
  'domain',
  'faction',
  'relic',
  'asset',
  'event',
  'rival',
  'exploration',
  'legendary',
];

/** `components`: 'technology:warSun', 'ability:sol.levy', 'sequence:space battle', 'unit:carrier', 'tile:nebula' … */
export function scenario(components: readonly string[], name: string, run: () => void): void {
  describe(name, () => {
    test(`shows ${components.join(', ')}`, run);
    for (const component of components.filter((c) => ablatable.includes(c.split(':')[0] as string)))
      test(`fails without ${component}`, () => {
        expect(() => withoutComponent(component, run), `the scenario passes without ${component}`).toThrow();
      });
  });
}
