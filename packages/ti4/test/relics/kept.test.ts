// Relics that lie in the play area and work there, or wait for their moment.
import { scenario } from '@custodian/testkit';
import { expect, test } from 'vitest';
import type { RelicId } from '../../src/facts/index.ts';
import { secretLimit } from '../../src/queries/values.ts';
import { exploring } from '../exploration/exploring-table.ts';

function withRelic(relic: RelicId) {
  const t = exploring({});
  t.player('norr').relics = [{ id: relic, exhausted: false }];
  return t;
}

scenario(
  ['relic:mawOfWorlds', 'sequence:relic mawOfWorlds'],
  'all planets are exhausted for any technology, whatever it needs',
  () => {
    const t = withRelic('mawOfWorlds');
    t.own('norr', 'lodor');
    t.begin('agenda phase');
    t.answer('norr', ['relic:mawOfWorlds']);
    t.answer('norr', ['assaultCannon']);
    expect(t.player('norr').technologies).toEqual(['assaultCannon']);
    expect(t.events('planetsExhausted')[0]?.planets).toEqual(['lodor', 'trenlak', 'quinarra']);
    expect(t.game().purged).toEqual(['mawOfWorlds']);
    // It is gained, not researched.
    expect(t.events('technologyResearched')).toEqual([]);
  },
);

scenario(['relic:theObsidian', 'sequence:relic theObsidian'], 'a secret objective, and room for one more', () => {
  const t = exploring({});
  t.game().relicDeck = ['theObsidian'];
  t.decks({ secretDeck: ['becomeTheGatekeeper'] });
  t.secret('norr', 'cutSupplyLines', 'forgeAnAlliance', 'monopolizeProduction');
  t.begin('gain relic', { seat: t.seat('norr') });
  expect(t.player('norr').secrets).toHaveLength(4);
  expect(secretLimit(t.game(), t.seat('norr'))).toBe(4);
});

scenario(
  ['relic:shardOfTheThrone', 'sequence:relic shardOfTheThrone', 'sequence:the shard of the throne passes'],
  'a point comes with it, and goes with it to whoever takes a planet at home',
  () => {
    const t = exploring({});
    t.game().relicDeck = ['shardOfTheThrone'];
    t.begin('gain relic', { seat: t.seat('norr') });
    expect(t.player('norr').points).toBe(1);
    const later = withRelic('shardOfTheThrone');
    later.player('norr').points = 3;
    later.begin('gain control', { seat: later.seat('xxcha'), planet: 'quinarra', how: 'invasion' });
    expect([later.player('norr').points, later.player('xxcha').points]).toEqual([2, 1]);
    expect(later.player('xxcha').relics).toEqual([{ id: 'shardOfTheThrone', exhausted: false }]);
    expect(later.player('norr').relics).toBeUndefined();
  },
);

test('the Shard of the Throne goes with a legendary planet, and with no other', () => {
  const t = withRelic('shardOfTheThrone');
  t.own('norr', 'lodor');
  t.planet('lodor').attachments = ['nanoForge'];
  t.begin('gain control', { seat: t.seat('xxcha'), planet: 'lodor', how: 'otherwise' });
  expect(t.player('xxcha').relics).toHaveLength(1);
  const other = withRelic('shardOfTheThrone');
  other.own('norr', 'lodor');
  other.begin('gain control', { seat: other.seat('xxcha'), planet: 'lodor', how: 'otherwise' });
  expect(other.player('norr').relics).toHaveLength(1);
});

scenario(
  ['relic:theProphetsTears', 'sequence:relic theProphetsTears', 'sequence:the tears bring a card'],
  'research with one prerequisite less, or an action card with it',
  () => {
    const t = withRelic('theProphetsTears');
    t.begin('primary technology', { seat: t.seat('norr') });
    t.answer('norr', ['relic:theProphetsTears']);
    t.answer('norr', ['gravityDrive']);
    expect(t.player('norr').technologies).toEqual(['gravityDrive']);
    expect(t.player('norr').relics).toEqual([{ id: 'theProphetsTears', exhausted: true }]);

    const other = withRelic('theProphetsTears');
    other.decks({ actionDeck: ['plague.1', 'spy.1'] });
    other.begin('primary technology', { seat: other.seat('norr') });
    other.pass('norr');
    other.answer('norr', ['antimassDeflectors']);
    other.answer('norr', ['relic:theProphetsTears']);
    expect(other.player('norr').hand).toEqual(['spy.1']);
  },
);

test('the tears ignore one prerequisite, not two, and whoever never researches has the card', () => {
  const t = withRelic('theProphetsTears');
  t.begin('primary technology', { seat: t.seat('norr') });
  t.answer('norr', ['relic:theProphetsTears']);
  expect(t.options('norr')).not.toContain('fleetLogistics');
  const nekro = exploring({}, 'nekro', 'xxcha');
  nekro.player('nekro').relics = [{ id: 'theProphetsTears', exhausted: false }];
  nekro.decks({ actionDeck: ['plague.1', 'spy.1'] });
  nekro.begin('primary technology', { seat: nekro.seat('nekro') });
  nekro.confirm('nekro'); // three tokens instead
  nekro.answer('nekro', ['relic:theProphetsTears']);
  expect(nekro.player('nekro').hand).toEqual(['spy.1']);
});

scenario(
  ['relic:scepterOfEmelpar', 'sequence:spend strategy tokens'],
  'a token of the reinforcements is spent instead of one from the strategy pool',
  () => {
    const t = withRelic('scepterOfEmelpar');
    t.tokens('norr', { strategy: 0 });
    t.begin('strategic action', { seat: t.seat('xxcha'), card: 'politics' });
    t.playOn((where) => where === 'strategic action/use the secondary ability');
    while (t.asked('norr') === undefined) t.pass(t.awaited()[0] as number);
    t.answer('norr', ['secondary']);
    t.answer('norr', ['scepterOfEmelpar']);
    expect(t.player('norr').relics).toEqual([{ id: 'scepterOfEmelpar', exhausted: true }]);
    expect(t.player('norr').strategy).toBe(0);
    expect(t.events('tokensSpent')).toEqual([]);
  },
);

test('the Scepter is left alone where its owner likes, and its token can be placed', () => {
  const t = withRelic('scepterOfEmelpar');
  t.begin('spend strategy tokens', { seat: t.seat('norr'), count: 1 });
  t.pass('norr');
  expect(t.player('norr').strategy).toBe(1);
  const placed = withRelic('scepterOfEmelpar');
  placed.begin('spend strategy tokens', { seat: placed.seat('norr'), count: 1, system: '26' });
  placed.answer('norr', ['scepterOfEmelpar']);
  expect(placed.player('norr').strategy).toBe(2);
  expect(placed.events('tokenPlaced')[0]).toMatchObject({ system: '26', from: 'reinforcements' });
});

test('all relics are readied in the status phase', () => {
  const t = exploring({});
  t.player('norr').relics = [{ id: 'jrXs455O', exhausted: true }];
  t.game().objectives = [{ id: 'cornerTheMarket', open: false }];
  t.begin('status phase');
  t.playOn();
  expect(t.player('norr').relics).toEqual([{ id: 'jrXs455O', exhausted: false }]);
});

test('whoever leaves the game leaves relics to nobody, and fragments to the discards', () => {
  const t = withRelic('theObsidian');
  t.player('norr').found = ['culturalRelicFragment.1', 'unknownRelicFragment.2'];
  for (const system of t.game().systems) for (const planet of system.planets) if (planet.owner === 0) planet.owner = -1;
  t.begin('elimination');
  expect(t.game().purged).toEqual(['theObsidian']);
  expect(t.game().explorationDiscards).toMatchObject({
    cultural: ['culturalRelicFragment.1'],
    frontier: ['unknownRelicFragment.2'],
  });
});
