// Agendas in unusual company: laws that leave play while they are voted on, tolls for two systems, docks in space.
import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { technologies } from '../../src/content/facts/index.ts';
import { mayActivate, mayBombard } from '../../src/queries/permissions.ts';
import { technologyOffers } from '../../src/rules/action/technology.ts';
import { decide, endTheRound, everybodyVotes } from '../councils.ts';
import { table } from '../kit/index.ts';

const seats = () => table('sol', 'letnev', 'norr');

/** Sol can end the truce, and the truce is a law in play. */
function truce() {
  const t = seats();
  t.law('shortTermTruce');
  t.own('sol', 'mecatolRex');
  t.own('sol', 'saudor');
  t.goods('sol', 10);
  return t;
}

const tenGoods = { pay: { planets: [], goods: 10 } };

scenario(
  ['agenda:councilElder'],
  'the Elder gives up the only law in play: there is nothing to repeal, and another card is drawn',
  () => {
    const t = seats();
    t.law('councilElder', '1');
    t.decks({ politicalDeck: ['freeTrade', 'repeal'] });
    t.begin('galactic council', { seat: 0 });
    t.answer('letnev', 'agenda:councilElder');
    expect(t.game().politicalDiscard).toEqual(['councilElder', 'repeal']);
    everybodyVotes(t, 'for');
    expect(t.game().laws.map((l) => l.id)).toEqual(['freeTrade']);
    expect(t.isOver()).toBe(true);
  },
);

scenario(['agenda:councilElder'], 'the Elder is not heard on an agenda that is cancelled already', () => {
  const t = table('xxcha', 'letnev', 'norr');
  t.law('councilElder', '1');
  t.counters('xxcha', { strategyAllocation: 1 });
  t.decks({ politicalDeck: ['freeTrade', 'crownOfThalnos'] });
  t.begin('galactic council', { seat: 0 });
  expect(t.options('letnev')).toEqual(['agenda:councilElder']);
  t.pass('letnev');
  t.answer('xxcha', 'ability:xxcha.veto');
  // He may join in before anything is revealed, and is not asked again once the agenda is gone.
  t.pass('letnev');
  expect(t.where()).toBe('galactic council/vote');
  expect(t.game().laws.map((l) => l.id)).toEqual(['councilElder']);
});

scenario(
  ['agenda:revote'],
  'a law that is paid away while it is voted on anew is discarded once, and that is all',
  () => {
    const t = truce();
    decide(t, 'revote', 'shortTermTruce');
    t.answer('letnev', 'for');
    t.free('sol', 'end the truce', tenGoods);
    t.answer('norr', 'for');
    expect(t.isOver()).toBe(true);
    expect(t.game().laws).toEqual([]);
    expect(t.game().politicalDiscard).toEqual(['shortTermTruce', 'revote']);
  },
);

scenario(['agenda:repeal'], 'votes for a law that has left play count for nothing', () => {
  const t = truce();
  t.law('freeTrade');
  t.own('letnev', 'wellon');
  t.decks({ politicalDeck: ['repeal'] });
  t.begin('galactic council', { seat: 0 });
  t.answer('letnev', 'shortTermTruce');
  t.free('sol', 'end the truce', tenGoods);
  t.answer('norr', 'freeTrade');
  t.answer('sol', 'abstain');
  expect(t.game().laws).toEqual([]);
  expect(t.game().politicalDiscard).toEqual(['shortTermTruce', 'freeTrade', 'repeal']);
});

scenario(['sequence:galactic council'], 'the last law leaves play in the middle of the vote', () => {
  const t = truce();
  t.decks({ politicalDeck: ['revote'] });
  t.begin('galactic council', { seat: 0 });
  t.answer('letnev', 'shortTermTruce');
  t.free('sol', 'end the truce', tenGoods);
  expect(t.isOver()).toBe(true);
  expect(t.game().politicalDiscard).toEqual(['shortTermTruce', 'revote']);
});

scenario(['agenda:shortTermTruce'], 'a truce that a Revote confirms holds for the next round too', () => {
  const t = seats();
  decide(t, 'shortTermTruce', 'for');
  endTheRound(t);
  t.game().round++;
  decide(t, 'revote', 'shortTermTruce');
  everybodyVotes(t, 'for');
  endTheRound(t);
  expect(t.game().laws.map((l) => l.id)).toEqual(['shortTermTruce']);
  t.game().round++;
  t.fleet('norr', 'quann', { cruiser: 1 });
  expect(mayActivate(t.game(), { seat: 0, system: 'quann' })?.text.key).toBe('why.truce');
  endTheRound(t);
  expect(t.game().laws).toEqual([]);
});

scenario(['agenda:imperialContainment'], 'patrols are no tactical action: containment does not hold them back', () => {
  const t = seats();
  t.own('sol', 'quann');
  decide(t, 'imperialContainment', 'for');
  t.counters('sol', { commandPool: 1 });
  const [cruiser] = t.fleet('sol', 'quann', { cruiser: 1 });
  t.begin('secondary warfare', { seat: 0, card: 'warfare' });
  t.answer('sol', { moves: [{ ship: cruiser as number, to: 'lodor' }] });
  expect(t.player('sol').commandPool).toBe(1);
  t.begin('tactical action', { seat: 0 });
  expect(t.isOver()).toBe(true);
});

scenario(['agenda:trafficTariffs'], 'a transfer between two such systems costs the toll twice', () => {
  const tolled = () => {
    const t = seats();
    t.law('trafficTariffs');
    t.exhaust('jord');
    for (const [mine, theirs] of [
      ['abyz', 'fria'],
      ['arinam', 'meer'],
    ] as const) {
      t.own('sol', mine, { groundForces: 1 });
      t.own('letnev', theirs);
      t.exhaust(mine);
    }
    return t;
  };
  const poor = tolled();
  poor.goods('sol', 1);
  poor.begin('transfer action', { seat: 0 });
  expect(poor.options('sol')).not.toContain('abyz-fria arinam-meer');
  const rich = tolled();
  rich.goods('sol', 2);
  rich.begin('transfer action', { seat: 0 });
  rich.answer('sol', 'abyz-fria arinam-meer');
  expect(rich.player('sol').tradeGoods).toBe(0);
});

scenario(['agenda:trafficTariffs'], 'patrols pay for what they activate, and for each system', () => {
  const t = seats();
  t.law('trafficTariffs');
  t.exhaust('jord');
  t.own('letnev', 'quann');
  t.own('letnev', 'lodor');
  t.goods('sol', 1);
  const [one = 0, two = 0] = t.fleet('sol', 'arinam-meer', { cruiser: 2 });
  t.begin('secondary warfare', { seat: 0, card: 'warfare' });
  const both = {
    moves: [
      { ship: one, to: 'quann' },
      { ship: two, to: 'lodor' },
    ],
  };
  expect(t.refusal('sol', both)).toBe('why.cannot pay toll');
  t.answer('sol', { moves: [{ ship: one, to: 'quann' }] });
  expect(t.player('sol').tradeGoods).toBe(0);
  expect(t.isOver()).toBe(true);
});

scenario(['agenda:ancientArtifact'], 'the Ancient Artifact destroys docks in space too', () => {
  const t = table('saar', 'letnev', 'norr');
  t.dockInSpace('saar', 'mecatolRex');
  t.dockInSpace('saar', 'quann');
  t.dice(1);
  decide(t, 'ancientArtifact', 'for');
  expect(t.system('mecatolRex').docks).toEqual([]);
  expect(t.system('quann').docks).toHaveLength(1);
});

scenario(['agenda:conventionsOfWar'], 'a dock in space outside the home system may be the one that is returned', () => {
  const t = table('saar', 'letnev', 'norr');
  const abroad = t.dockInSpace('saar', 'quann');
  t.dockInSpace('saar', 'home-saar');
  decide(t, 'conventionsOfWar', 'against');
  expect(t.system('quann').docks).toEqual([]);
  expect(t.system('home-saar').docks).toHaveLength(1);
  expect(abroad).toBeGreaterThan(0);
});

scenario(
  ['agenda:subsidizedStudies', 'agenda:technologyTariffs'],
  'discounts and surcharges are added up before a price is held to 0',
  () => {
    const t = seats();
    t.law('subsidizedStudies', 'red');
    t.law('technologyTariffs');
    for (const planet of ['lor', 'bereg', 'coorneeq', 'dalBootha', 'tequran', 'vefutII'] as const) t.own('sol', planet);
    t.technologies('sol', 'hylarVAssaultLaser');
    const offer = technologyOffers(t.game(), 0).find((o) => technologies[o.technology].color === 'red');
    expect(offer?.cost).toBe(8 - 6 - 3 + 4);
  },
);

scenario(
  ['agenda:conventionsOfWar'],
  'the Graviton Negator lifts the shield of a PDS, not the Conventions of War',
  () => {
    const t = seats();
    t.law('conventionsOfWar');
    t.technologies('sol', 'gravitonNegator');
    t.own('norr', 'quann', { groundForces: 1, pds: 1, dock: true });
    const about = { seat: 0, unit: 'dreadnought', planet: 'quann', landed: true } as const;
    expect(mayBombard(t.game(), about)?.text.key).toBe('why.conventions of war');
    t.planet('quann').dock = -1;
    expect(mayBombard(t.game(), about)).toBeNull();
  },
);
