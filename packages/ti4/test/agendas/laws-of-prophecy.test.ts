// The laws of Prophecy of Kings.
import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { newSystem } from '../../src/atoms/board.ts';
import { mecatolRex, wormholeNexus } from '../../src/facts/index.ts';
import { hide } from '../../src/hiding.ts';
import { isAdjacent, lanes } from '../../src/queries/board.ts';
import { hasMech } from '../../src/queries/mechs.ts';
import { unitCard } from '../../src/queries/units.ts';
import { later } from '../action-cards/later.ts';
import type { Table } from '../kit/index.ts';
import { decide } from './deciding.ts';
import { passAll, vote } from './voting.ts';

scenario(['agenda:articlesOfWar'], 'mechs have Sustain Damage and nothing else', () => {
  const t = later('jolnar', 'l1z1x', 'xxcha');
  t.law('articlesOfWar');
  const g = t.game();
  expect(hasMech(g, 0, 'shieldPaling')).toBe(false);
  expect(unitCard(g, 1, 'mech')).toMatchObject({ sustainDamage: true, bombardment: null });
});

scenario(['agenda:articlesOfWar'], 'rejected, it pays three trade goods to those who wanted it', () => {
  const t = later('sol', 'norr', 'xxcha');
  decide(t, 'articlesOfWar', 'against', { 0: 'for', 1: 'against' });
  expect([0, 1, 2].map((seat) => t.player(seat).tradeGoods)).toEqual([3, 0, 0]);
});

const holders = (t: Table): Record<string, number> =>
  Object.fromEntries(t.game().strategyCards.flatMap((c) => (c.holder < 0 ? [] : [[c.id, c.holder]])));

scenario(
  ['agenda:checksAndBalances'],
  'whoever chooses a strategy card gives it away, and keeps what lay on it; the last one finds nobody',
  () => {
    const t = later('norr', 'xxcha', 'sol');
    t.law('checksAndBalances');
    (t.game().strategyCards.find((c) => c.id === 'trade') as { tradeGoods: number }).tradeGoods = 2;
    t.begin('strategy phase');
    t.answer('norr', 'trade');
    t.answer('norr', '1');
    expect(t.player('norr').tradeGoods).toBe(2);
    t.answer('xxcha', 'imperial');
    expect(t.options('xxcha')).toEqual(['0', '2']);
    t.answer('xxcha', '0');
    t.answer('sol', 'warfare');
    t.answer('sol', '0');
    // Norr has two: he still chooses, for the others.
    t.answer('norr', 'technology');
    t.answer('norr', '1');
    t.answer('xxcha', 'politics'); // for sol, the only one
    t.answer('sol', 'leadership'); // everybody else has two
    expect(holders(t)).toEqual({ trade: 1, imperial: 0, warfare: 0, technology: 1, politics: 2, leadership: 2 });
  },
);

scenario(['agenda:checksAndBalances', 'action:publicDisgrace'], 'a card that is refused is not given', () => {
  const t = later('norr', 'xxcha', 'sol');
  t.law('checksAndBalances');
  t.hand('sol', 'publicDisgrace');
  t.begin('strategy phase');
  t.answer('norr', 'trade');
  t.answer('sol', 'action:publicDisgrace');
  t.answer('norr', 'imperial');
  t.answer('norr', '2');
  expect(holders(t)).toEqual({ imperial: 2 });
});

scenario(['agenda:checksAndBalances'], 'rejected, everybody readies only three planets', () => {
  const t = later('norr', 'xxcha', 'sol');
  t.game().phase = 'agenda';
  for (const id of ['lodor', 'quann', 'saudor'] as const) t.own('norr', id);
  t.own('xxcha', 'wellon');
  t.tokens('xxcha', { strategy: 0 });
  for (const id of ['lodor', 'quann', 'saudor', 'quinarra', 'wellon'] as const) t.exhaust(id);
  t.decks({ agendaDeck: ['mutiny', 'checksAndBalances'] });
  t.begin('agenda phase');
  passAll(t);
  t.answer('xxcha', vote('against', 'archonRen', 'archonTau'));
  t.answer('sol', vote(''));
  passAll(t);
  t.answer('sol', vote('against', 'jord')); // Mutiny
  passAll(t);
  // Four are exhausted; the three of the xxcha are readied without a question.
  expect(t.awaited()).toEqual([0]);
  expect(t.refusal('norr', ['lodor', 'quann', 'saudor', 'quinarra'])).not.toBeNull();
  t.answer('norr', ['lodor', 'quann', 'saudor']);
  expect(t.planet('quinarra').exhausted).toBe(true);
  expect([t.planet('wellon').exhausted, t.planet('archonRen').exhausted]).toEqual([false, false]);
  expect(t.game().effects).toEqual([]);
});

/** The wormhole nexus lies beside the map, active. */
function withNexus(...who: Parameters<typeof later>) {
  const t = later(...who);
  t.game().systems = t.game().systems.filter((s) => s.id !== wormholeNexus);
  t.game().systems.push(newSystem(wormholeNexus, 30, 30));
  t.game().nexusActive = true;
  t.game().galaxy += ` ${wormholeNexus}@30,30 active`;
  return t;
}

scenario(
  ['agenda:nexusSovereignty'],
  'ships do not use its alpha and beta wormholes; adjacency stays, and so do the Creuss',
  () => {
    const t = withNexus('norr', 'creuss', 'sol');
    t.system('48').wormholes.push('gamma');
    t.law('nexusSovereignty');
    const g = t.game();
    // Lodor has an alpha, Quann a beta wormhole.
    const from = (seat: number): readonly string[] => lanes(g, seat).get(wormholeNexus) ?? [];
    expect(['26', '25', '48'].map((id) => from(0).includes(id))).toEqual([false, false, true]);
    expect(['26', '25', '48'].map((id) => from(1).includes(id))).toEqual([true, true, true]);
    expect(isAdjacent(g, wormholeNexus, '26')).toBe(true);
  },
);

scenario(['agenda:nexusSovereignty', 'agenda:enforcedTravelBan'], 'beside the travel ban gamma stays open', () => {
  const t = withNexus('norr', 'creuss', 'sol');
  t.system('48').wormholes.push('gamma');
  t.law('nexusSovereignty');
  t.law('enforcedTravelBan');
  const from = lanes(t.game(), 0);
  expect(from.get(wormholeNexus)).toEqual(['48']);
  expect(from.get('26')).not.toContain('39');
  t.game().laws = t.game().laws.filter((law) => law.id === 'nexusSovereignty');
  expect(lanes(t.game(), 0).get('26')).toContain('39');
  expect(lanes(t.game(), 0).get('26')).not.toContain(wormholeNexus);
});

scenario(['agenda:nexusSovereignty'], 'rejected, it opens a gamma wormhole at Mecatol Rex', () => {
  const t = withNexus('norr', 'xxcha', 'sol');
  decide(t, 'nexusSovereignty', 'against');
  expect(t.system(mecatolRex).wormholes).toEqual(['gamma']);
  expect(isAdjacent(t.game(), wormholeNexus, mecatolRex)).toBe(true);
});

scenario(['agenda:politicalCensure'], 'a victory point, and no action cards any more', () => {
  const t = later('norr', 'xxcha', 'sol');
  decide(t, 'politicalCensure', '1');
  expect(t.player('xxcha').points).toBe(1);
  const bound = later('norr', 'xxcha', 'sol');
  bound.law('politicalCensure', 'norr', 'norr');
  bound.hand('norr', 'economicInitiative');
  bound.begin('action phase');
  expect(bound.barred('norr', 'action:economicInitiative')).toBe('why.political censure');
});

scenario(['agenda:politicalCensure', 'action:repealLaw'], 'whoever loses the card loses the point', () => {
  const t = later('norr', 'xxcha', 'sol');
  t.player('xxcha').points = 3;
  t.law('politicalCensure', 'xxcha', 'xxcha');
  t.hand('norr', 'repealLaw');
  t.begin('action phase');
  t.answer('norr', 'action:repealLaw');
  expect(t.game().laws).toEqual([]);
  expect(t.player('xxcha').points).toBe(2);
});

scenario(
  ['agenda:representativeGovernmentRevised', 'action:distinguishedCouncilor'],
  'one vote each, and nothing adds to it',
  () => {
    const ballot = (law: boolean) => {
      const t = later('norr', 'argent', 'sol');
      t.game().phase = 'agenda';
      if (law) t.law('representativeGovernmentRevised');
      t.decks({ agendaDeck: ['mutiny'] });
      t.hand('argent', 'distinguishedCouncilor');
      t.begin('one agenda', {});
      return t;
    };
    const t = ballot(true);
    expect(t.refusal('argent', vote('for', 'valk'))).toBe('why.vote without planets');
    t.answer('argent', vote('for'));
    // No more votes by zeal, and the councilor is not asked.
    expect(t.where()).toContain('vote');
    t.answer('sol', vote('against'));
    t.answer('norr', vote('against'));
    expect(t.events('votesCast').map((e) => e.votes)).toEqual([1, 1, 1]);
    const free = ballot(false);
    free.answer('argent', vote('for', 'ylir'));
    expect(free.options('argent')).toEqual(['action:distinguishedCouncilor']);
  },
);

scenario(
  ['agenda:representativeGovernmentRevised'],
  'rejected, it exhausts cultural planets of those against it',
  () => {
    const t = later('norr', 'xxcha', 'sol');
    t.own('norr', 'lodor');
    t.own('xxcha', 'quann');
    decide(t, 'representativeGovernmentRevised', 'against', { 0: 'against', 1: 'for' });
    const { effects } = t.game();
    const next = later('norr', 'xxcha', 'sol');
    next.own('norr', 'lodor');
    next.own('norr', 'saudor');
    next.own('xxcha', 'quann');
    next.game().effects = effects;
    next.begin('strategy phase');
    expect(['lodor', 'saudor', 'quann'].map((id) => next.planet(id as 'lodor').exhausted)).toEqual([
      true,
      false,
      false,
    ]);
  },
);

scenario(
  ['agenda:searchWarrant'],
  'the elected player draws two secret objectives, and everybody sees all that he has',
  () => {
    const t = later('norr', 'xxcha', 'sol');
    t.game().phase = 'agenda';
    t.tokens('xxcha', { strategy: 0 });
    t.secret('norr', 'fuelTheWarMachine', 'cutSupplyLines');
    t.decks({ agendaDeck: ['searchWarrant'], secretDeck: ['occupyTheSeatOfTheEmpire', 'monopolizeProduction'] });
    t.begin('one agenda', {});
    passAll(t);
    t.answer('xxcha', vote('0', 'archonRen'));
    t.answer('sol', vote(''));
    t.answer('norr', vote(''));
    passAll(t);
    // Four: one goes back, of all of them.
    expect(t.options('norr')).toHaveLength(4);
    const shown = () => hide(t.game(), 2).players[0]?.secrets;
    expect(shown()).toEqual([
      'fuelTheWarMachine',
      'cutSupplyLines',
      'monopolizeProduction',
      'occupyTheSeatOfTheEmpire',
    ]);
    t.answer('norr', 'cutSupplyLines');
    expect(shown()).toEqual(['fuelTheWarMachine', 'monopolizeProduction', 'occupyTheSeatOfTheEmpire']);
    expect(t.game().laws).toMatchObject([{ id: 'searchWarrant', owner: 0 }]);
  },
);
