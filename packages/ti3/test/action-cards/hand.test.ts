// Drawing action cards and the hand limit.
import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { table } from '../kit/index.ts';

const seven = ['sabotage.1', 'sabotage.2', 'sabotage.3', 'moraleBoost.1', 'moraleBoost.2', 'flankSpeed.1', 'dugIn.1'];

scenario(
  ['sequence:draw action cards'],
  'with 7 cards in hand each new one is drawn and discarded for by itself',
  () => {
    const t = table('norr', 'xxcha');
    t.player('norr').hand = [...seven];
    t.decks({ actionDeck: ['directHit.1', 'directHit.2'] });
    t.begin('draw action cards', { seat: 0, count: 2 });
    expect(t.player('norr').hand).toHaveLength(8);
    expect(t.game().actionDeck).toEqual(['directHit.1']);
    expect(t.asked('norr')?.secret).toBe(true);
    expect(t.refusal('norr', [])).toBe('kernel.how many');
    expect(t.refusal('norr', ['directHit.1'])).toBe('kernel.no option');
    t.answer('norr', ['directHit.2']);
    expect(t.player('norr').hand).toContain('directHit.1');
    t.answer('norr', ['dugIn.1']);
    expect(t.player('norr').hand).toHaveLength(7);
    expect(t.game().actionDiscard).toEqual(['directHit.2', 'dugIn.1']);
    expect(t.isOver()).toBe(true);
  },
);

scenario(
  ['sequence:draw action cards'],
  'an empty deck is shuffled anew, and where no card is left none is drawn',
  () => {
    const t = table('norr', 'xxcha');
    t.decks({ actionDeck: [] });
    t.game().actionDiscard = ['directHit.1'];
    t.begin('draw action cards', { seat: 0, count: 2 });
    expect(t.player('norr').hand).toEqual(['directHit.1']);
    expect(t.events('actionDeckShuffled')).toHaveLength(1);
    expect(t.isOver()).toBe(true);
  },
);

scenario(['sequence:draw action cards'], 'what is drawn is known to nobody else', () => {
  const t = table('norr', 'xxcha');
  t.decks({ actionDeck: ['directHit.1'] });
  t.begin('draw action cards', { seat: 0, count: 1 });
  const [received] = t.events('actionCardReceived');
  expect(received?.to).toEqual([0]);
  expect(t.events('actionCardDrawn')[0]).toEqual({ type: 'actionCardDrawn', seat: 0 });
});
