// What names a strategy card of the base set holds for the card of Shattered Empire that takes its place.

import { scenario } from '@custodian/testkit';
import type { RaceId } from '@custodian/ti3';
import { NOBODY } from '@custodian/ti3';
import { expect } from 'vitest';
import { behaviourOf } from '../../src/content/action-cards/define.ts';
import { mayChooseStrategyCard } from '../../src/queries/permissions.ts';
import { secondaryCost } from '../../src/queries/values.ts';
import { everybodyVotes } from '../councils.ts';
import type { Table } from '../kit/index.ts';
import { assembled } from './second-set.ts';

/** Imperial II lies there beside Bureaucracy. */
function withBoth(...who: RaceId[]): Table {
  const t = assembled(...who);
  t.game().strategyCards.push({ id: 'imperialII', holder: NOBODY, active: true, bonus: 0 });
  return t;
}

const poor = (t: Table): void => t.exhaust('jord', 'quinarra', 'trenlak', 'druaa', 'maaluuk');

scenario(['action:techBubble'], 'a tech bubble buys by the secondary ability of Technology II, for 6', () => {
  const t = withBoth('sol', 'norr', 'naalu');
  poor(t);
  t.goods('sol', 6);
  t.counters('sol', { strategyAllocation: 1 });
  t.hand('sol', 'techBubble');
  t.begin('strategic action', { seat: 0, card: 'technologyII' });
  t.answer('sol', 'hylarVAssaultLaser');
  t.answer('sol', 'action:techBubble');
  t.answer('sol', { technology: 'antimassDeflectors', pay: { planets: [], goods: 6 } });
  expect(t.player('sol').technologies).toEqual(['hylarVAssaultLaser', 'antimassDeflectors']);
  expect(t.player('sol')).toMatchObject({ strategyAllocation: 0, tradeGoods: 0 });
});

scenario(
  ['action:techBubble', 'action:corporateSponsorship'],
  'the lower price of Technology II counts with a card that lowers it further',
  () => {
    const t = withBoth('sol', 'norr', 'naalu');
    poor(t);
    t.technologies('sol', 'enviroCompensator');
    t.counters('sol', { strategyAllocation: 1 });
    t.hand('sol', 'corporateSponsorship');
    const may = (): unknown =>
      behaviourOf('techBubble')?.may(t.game(), 0, { seat: 0, card: 'technologyII' }, 'primary resolved');
    t.goods('sol', 1);
    expect(may()).toMatchObject({ text: { key: 'why.no technology' } });
    t.goods('sol', 2);
    expect(may()).toBe(null);
    t.hand('sol', 'techBubble');
    t.begin('strategic action', { seat: 0, card: 'technologyII' });
    t.pass('sol');
    t.answer('sol', 'action:techBubble');
    t.answer('sol', 'action:corporateSponsorship');
    t.answer('sol', { technology: 'stasisCapsules', pay: { planets: [], goods: 2 } });
    expect(t.player('sol').technologies).toEqual(['enviroCompensator', 'stasisCapsules']);
  },
);

scenario(['action:politicalStability'], 'Imperial II cannot be kept, other cards of the second set can', () => {
  const t = withBoth('sol', 'norr', 'naalu', 'letnev', 'jolnar');
  const may = (): unknown => behaviourOf('politicalStability')?.may(t.game(), 0, {}, 'before strategy cards return');
  t.strategy('sol', 'imperialII');
  expect(may()).toMatchObject({ text: { key: 'why.no stable card' } });
  t.strategy('sol', 'bureaucracy');
  expect(may()).toBe(null);
  t.hand('sol', 'politicalStability');
  t.begin('status phase');
  while (t.where() !== 'window/react') t.confirm(t.awaited()[0] as number);
  t.answer('sol', 'action:politicalStability');
  expect(t.game().strategyCards.filter((c) => c.holder === 0)).toMatchObject([{ id: 'bureaucracy' }]);
});

scenario(
  ['action:councilDissolved'],
  'the council that Assembly convenes can be dissolved; the rest of the card stands',
  () => {
    const t = withBoth('sol', 'norr', 'naalu');
    t.decks({ actionDeck: ['plague.1', 'plague.2'], politicalDeck: ['armsReduction', 'fleetRegulations'] });
    t.hand('norr', 'councilDissolved');
    t.begin('strategic action', { seat: 0, card: 'assembly' });
    t.answer('norr', 'action:councilDissolved');
    expect([t.player('sol').hand.length, t.player('sol').politicalHand.length]).toEqual([2, 1]);
    t.answer('sol', 'give 1');
    expect(t.game().speaker).toBe(1);
    expect(t.player('sol').politicalHand).toHaveLength(1);
    expect(t.game().table.agendas).toEqual([]);
    expect(t.where()).not.toContain('council');
  },
);

scenario(['agenda:councilsCensure'], 'who is censured pays for Imperial II too', () => {
  const t = withBoth('sol', 'norr', 'naalu', 'letnev', 'jolnar');
  t.law('councilsCensure', '0');
  t.counters('sol', { strategyAllocation: 1 });
  const refusal = (): unknown => mayChooseStrategyCard(t.game(), { seat: 0, card: 'imperialII' });
  expect(refusal()).toMatchObject({ text: { key: 'why.censured' } });
  t.counters('sol', { strategyAllocation: 3 });
  t.begin('strategy phase');
  t.answer('sol', 'imperialII');
  expect(t.player('sol').strategyAllocation).toBe(1);
});

scenario(['agenda:scienceCommunitySpeaker'], 'the science community speaker pays no counter for Technology II', () => {
  const t = withBoth('sol', 'norr', 'naalu');
  t.law('scienceCommunitySpeaker', '1');
  expect([1, 2].map((seat) => secondaryCost(t.game(), { seat, card: 'technologyII' }))).toEqual([0, 1]);
});

scenario(['agenda:regressiveRhetoric'], 'who leaves out Technology II may draw an action card', () => {
  const t = withBoth('sol', 'norr', 'naalu');
  poor(t);
  t.law('regressiveRhetoric');
  t.decks({ actionDeck: ['plague.1', 'plague.2'] });
  t.begin('strategic action', { seat: 0, card: 'technologyII' });
  t.pass('sol');
  t.answer('norr', 'agenda:regressiveRhetoric');
  expect(t.player('norr').hand).toEqual(['plague.2']);
});

scenario(['ability:xxcha.diplomacy'], 'Xxcha may use the primary ability of Diplomacy II', () => {
  const t = withBoth('sol', 'xxcha', 'naalu');
  t.counters('xxcha', { strategyAllocation: 1 });
  t.own('xxcha', 'lodor');
  t.begin('strategic action', { seat: 0, card: 'diplomacyII' });
  while (t.awaited()[0] === 0) t.answer(0, t.options(0)[0] as string);
  expect(t.options('xxcha')).toContain('primary');
});

scenario(['strategy:assembly'], 'undisturbed, Assembly convenes the council', () => {
  const t = withBoth('sol', 'norr', 'naalu');
  t.decks({ actionDeck: ['plague.1', 'plague.2'], politicalDeck: ['armsReduction', 'fleetRegulations'] });
  t.begin('strategic action', { seat: 0, card: 'assembly' });
  t.answer('sol', 'give 1');
  everybodyVotes(t, 'against');
  expect(t.game().politicalDiscard).toEqual(['fleetRegulations']);
});
