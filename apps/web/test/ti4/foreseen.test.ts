// What the page says an outcome of an agenda would do to the position.
import { hideState } from '@custodian/kernel';
import { ti4 } from '@custodian/ti4';
import type { AgendaId } from '@custodian/ti4/facts';
import { table } from '@custodian/ti4/testkit';
import { expect, test } from 'vitest';
import { foreseen } from '../../src/titles/ti4/reckoning/foreseen.ts';

/** Sol, Norr and Xxcha before the council, as Sol sees it. */
function council() {
  const t = table('sol', 'norr', 'xxcha');
  t.game().phase = 'agenda';
  const casts = [{ seat: 1, outcome: 'for', votes: 3 }];
  const look = (agenda: AgendaId, outcome: string) => {
    t.game().table.agendas = [agenda];
    const hidden = hideState(ti4, { ...blank, game: t.game() }, 0);
    return foreseen(structuredClone(hidden.game), 0, { agenda, outcome, casts });
  };
  return { t, look };
}
const blank = {
  rules: ti4.id,
  revision: ti4.revision,
  seed: '',
  commitment: '',
  rng: {},
  answers: 0,
  live: true,
  stack: [{ run: 'one agenda', at: 'vote', v: {} }],
};

test('what happens to everybody is told, with the places where it happens', () => {
  const { t, look } = council();
  for (const seat of [0, 1, 2]) t.goods(seat, 3);
  const against = look('economicEquality', 'against');
  expect(against?.events.filter(({ type }) => type === 'tradeGoodsSpent')).toHaveLength(3);
  const tokens = look('sharedResearch', 'against');
  expect(tokens?.events.filter(({ type }) => type === 'tokenPlaced')).toHaveLength(3);
  expect(tokens?.systems).toHaveLength(3);
  expect(tokens?.isLaw).toBe(false);
});

test('votes that were cast count', () => {
  const { look } = council();
  const gains = look('mutiny', 'for')?.events.filter(({ type }) => type === 'pointsGained');
  expect(gains).toMatchObject([{ seat: 1, count: 1 }]);
});

test('a law says what planets are worth under it, and which systems become adjacent', () => {
  const { t, look } = council();
  t.own('sol', 'mellon');
  const sanctuary = look('senateSanctuary', 'mellon');
  expect(sanctuary).toMatchObject({ isLaw: true, worth: [{ planet: 'mellon', influence: 4 }] });
  expect(sanctuary?.systems).toHaveLength(1);
  const roads = look('wormholeReconstruction', 'for')?.roads ?? [];
  expect(roads.length).toBeGreaterThan(0);
});

test('what cards decide is not told, only that they do', () => {
  const { t, look } = council();
  t.decks({ secretDeck: ['becomeAMartyr', 'betrayAFriend', 'braveTheVoid'] });
  const drawn = look('archivedSecret', '0');
  expect(JSON.stringify(drawn)).not.toMatch(/becomeAMartyr|betrayAFriend|braveTheVoid/);
});

test('what comes after a decision is told where it comes whatever is decided', () => {
  const { t, look } = council();
  const [ship] = t.fleet('norr', '26', { cruiser: 1 });
  const research = look('wormholeResearch', 'for');
  expect(research?.asked).toEqual([1]);
  expect(research?.events.filter(({ type }) => type === 'unitDestroyed')).toHaveLength(1);
  expect(research?.events.some(({ type }) => type === 'technologyResearched')).toBe(false);
  expect(ship).toBeDefined();
});

test('what somebody has to decide first is said to be his', () => {
  const { t, look } = council();
  t.fleet('norr', '1', { dreadnought: 3 });
  expect(look('armsReduction', 'for')?.asked).toEqual([1]);
});
