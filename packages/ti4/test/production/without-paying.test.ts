// Effects that produce are offered to whoever has nothing to pay with, but can have units for nothing.
import { scenario } from '@custodian/testkit';
import { expect, test } from 'vitest';
import type { Table } from '../kit/index.ts';
import { tableWith } from '../kit/index.ts';

const all = { prophecy: true, codexI: true, codexII: true, codexIII: true };
const pay = { planets: [], goods: 0 };

const exhausted = (t: Table): Table => {
  for (const { planets } of t.game().systems) for (const planet of planets) planet.exhausted = true;
  return t;
};

scenario(
  ['technology:integratedEconomy', 'ability:amalgamation'],
  'a captured unit comes to a planet that was gained, though every planet is exhausted',
  () => {
    const gaining = (captured: boolean): Table => {
      const t = exhausted(tableWith(all, 'vuilraith', 'sol', 'norr'));
      t.technologies('vuilraith', 'integratedEconomy');
      if (captured) t.player('vuilraith').captured = [{ type: 'mech', owner: 1 }];
      t.landed('vuilraith', 'lodor', { infantry: 1 });
      t.begin('gain control', { seat: 0, planet: 'lodor', how: 'invasion' });
      return t;
    };
    expect(gaining(false).isOver()).toBe(true);
    const t = gaining(true);
    t.answer('vuilraith', 'technology:integratedEconomy');
    const returned = [{ unit: 'mech', of: 1, count: 1 }];
    t.answer('vuilraith', { units: [{ unit: 'mech', count: 1 }], returned, pay });
    expect(t.ground('vuilraith', 'lodor')).toEqual({ infantry: 1, mech: 1 });
    expect(t.player('vuilraith').captured).toBeUndefined();
  },
);

scenario(
  ['leader:letaniMiasmiala', 'leader:navarchFeng'],
  'an allied flagship costs the hero of the Arborec nothing',
  () => {
    const t = exhausted(tableWith(all, 'arborec', 'nomad', 'norr'));
    t.unlock('arborec', 'letaniMiasmiala');
    t.unlock('nomad', 'navarchFeng');
    t.own('arborec', 'lodor', { infantry: 1 });
    exhausted(t);
    t.strategy('arborec', 'leadership', 'diplomacy');
    t.begin('action phase');
    expect(t.options('arborec')).not.toContain('leader:letaniMiasmiala');
    const allied = exhausted(tableWith(all, 'arborec', 'nomad', 'norr'));
    allied.unlock('arborec', 'letaniMiasmiala');
    allied.unlock('nomad', 'navarchFeng');
    allied.own('arborec', 'lodor', { infantry: 1 });
    exhausted(allied);
    allied.noteInPlay('nomad', 'arborec', 'alliance');
    allied.strategy('arborec', 'leadership', 'diplomacy');
    allied.begin('action phase');
    allied.answer('arborec', 'leader:letaniMiasmiala');
    allied.answer('arborec', '26');
    allied.answer('arborec', { units: [{ unit: 'flagship', count: 1 }], pay });
    expect(allied.ships('arborec', '26')).toEqual({ flagship: 1 });
  },
);

test('nor does a captured unit that Umbat lets the Cabal produce', () => {
  const t = exhausted(tableWith(all, 'muaat', 'vuilraith', 'norr'));
  t.fleet('vuilraith', '46', { flagship: 1 });
  t.player('vuilraith').captured = [{ type: 'dreadnought', owner: 2 }];
  t.strategy('muaat', 'leadership', 'diplomacy');
  t.begin('action phase');
  t.answer('muaat', 'leader:umbat');
  const returned = [{ unit: 'dreadnought', of: 2, count: 1 }];
  t.answer('vuilraith', { units: [{ unit: 'dreadnought', count: 1 }], returned, pay });
  expect(t.ships('vuilraith', '46')).toEqual({ flagship: 1, dreadnought: 1 });
});
