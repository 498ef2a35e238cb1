// Relics that help in tactical actions and combats.
import { scenario } from '@custodian/testkit';
import { expect, test } from 'vitest';
import type { RelicId } from '../../src/facts/index.ts';
import { exploring } from '../exploration/exploring-table.ts';

function withRelic(relic: RelicId, decks: Parameters<typeof exploring>[0] = {}) {
  const t = exploring(decks);
  t.player('norr').relics = [{ id: relic, exhausted: false }];
  return t;
}

scenario(
  ['relic:dominusOrb', 'sequence:relic dominusOrb'],
  'ships and what they carry leave systems with own command tokens',
  () => {
    const t = withRelic('dominusOrb');
    const [carrier = 0] = t.fleet('norr', '26', { carrier: 1 });
    const [infantry = 0] = t.own('norr', 'lodor', { infantry: 1 });
    t.activated('norr', '26');
    t.begin('tactical action', { seat: t.seat('norr') });
    t.answer('norr', ['25']);
    t.answer('norr', ['relic:dominusOrb']);
    t.answer('norr', { moves: [{ ship: carrier, path: ['26', '25'], cargo: [infantry] }] });
    expect(t.ships('norr', '25')).toEqual({ carrier: 1, infantry: 1 });
    expect(t.game().purged).toEqual(['dominusOrb']);
  },
);

scenario(
  ['relic:theCrownOfEmphidia', 'sequence:relic theCrownOfEmphidia'],
  'after a tactical action one of the planets is explored',
  () => {
    const t = withRelic('theCrownOfEmphidia', { cultural: ['paradiseWorld.1'], hazardous: ['richWorld.1'] });
    t.own('norr', 'lodor');
    t.own('norr', 'starpoint');
    t.begin('tactical action', { seat: t.seat('norr') });
    t.answer('norr', ['46']);
    t.answer('norr', ['relic:theCrownOfEmphidia']);
    expect(t.options('norr')).toEqual(['lodor', 'starpoint']);
    t.answer('norr', ['starpoint']);
    expect(t.planet('starpoint').attachments).toEqual(['richWorld']);
    expect(t.player('norr').relics).toEqual([{ id: 'theCrownOfEmphidia', exhausted: true }]);
  },
);

scenario(
  ['relic:theCrownOfEmphidia', 'sequence:the tomb of Emphidia is opened'],
  'whoever controls the tomb purges it for a victory point, exhausted or not',
  () => {
    const t = withRelic('theCrownOfEmphidia');
    t.own('norr', 'lodor');
    t.planet('lodor').attachments = ['tombOfEmphidia'];
    t.game().objectives = [{ id: 'cornerTheMarket', open: false }];
    t.begin('status phase');
    t.playOn((where) => where === 'window/react');
    t.answer('norr', ['relic:theCrownOfEmphidia']);
    expect(t.player('norr').points).toBe(1);
    expect(t.game().purged).toEqual(['theCrownOfEmphidia']);
  },
);

function meeting() {
  const t = withRelic('theCrownOfThalnos');
  t.fleet('norr', '46', { cruiser: 2 });
  t.fleet('xxcha', '46', { cruiser: 2 });
  return t;
}

const fight = (t: ReturnType<typeof meeting>) => {
  t.begin('space combat', { attacker: t.seat('norr'), defender: t.seat('xxcha'), system: '46' });
  while (t.asked('norr') === undefined) t.pass(t.awaited()[0] as number);
};

scenario(
  ['relic:theCrownOfThalnos', 'sequence:relic theCrownOfThalnos', 'sequence:Thalnos takes units'],
  'dice rolled again get +1; a unit that still does not hit is destroyed before hits are assigned',
  () => {
    const t = meeting();
    // Norr hit on 6 with their bonus of 1: both miss, one hits again with 5 + 1 + 1, the other does not. The others miss.
    t.dice(1, 1, 5, 1, 1, 1);
    fight(t);
    t.answer('norr', ['relic:theCrownOfThalnos']);
    t.answer('norr', {
      dice: [
        { group: 0, die: 0 },
        { group: 0, die: 1 },
      ],
    });
    t.playOn((where) => where.startsWith('assign hits') || where === 'window/react');
    expect(t.ships('norr', '46')).toEqual({ cruiser: 1 });
    t.playOn((where) => where.startsWith('space combat'), 2);
    expect(t.events('hitsProduced').find((e) => e.seat === t.seat('norr'))?.count).toBe(1);
  },
);

test('dice that have hit may be rolled again too', () => {
  const t = meeting();
  t.dice(9, 9, 10, 1, 1);
  fight(t);
  t.answer('norr', ['relic:theCrownOfThalnos']);
  t.answer('norr', { dice: [{ group: 0, die: 0 }] });
  expect(t.ships('norr', '46')).toEqual({ cruiser: 2 });
});

test('a unit whose dice are left lying is safe', () => {
  const t = meeting();
  t.dice(1, 1, 9, 1, 1);
  fight(t);
  t.answer('norr', ['relic:theCrownOfThalnos']);
  t.answer('norr', { dice: [{ group: 0, die: 0 }] });
  expect(t.ships('norr', '46')).toEqual({ cruiser: 2 });
});
