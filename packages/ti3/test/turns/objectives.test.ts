// Claiming objectives: how many, by whom, and who is asked.
import { scenario } from '@custodian/testkit';
import type { ObjectiveId } from '@custodian/ti3';
import { expect } from 'vitest';
import { table } from '../kit/index.ts';
import { facing, ownSome, points } from './qualifying.ts';

scenario(['sequence:claim objectives'], 'one public objective and the secret one, each once', () => {
  const t = table('norr', 'xxcha', 'sol');
  t.decks({ objectives: ['planets5', 'tech5', 'docks3'] });
  t.secret('norr', 'usurper');
  ownSome(t, 5);
  t.own('norr', 'mecatolRex', { dock: true, groundForces: 6 });
  t.player('norr').claimed = ['docks3'];
  t.technologies('norr', 'hylarVAssaultLaser', 'deepSpaceCannon', 'cybernetics', 'stasisCapsules', 'sarweenTools');
  t.begin('claim objectives', { seat: 0 });
  expect(t.barred('norr', 'docks3')).toBe('why.objective claimed');
  expect(t.refusal('norr', ['planets5', 'tech5'])).toBe('why.one public objective');
  t.answer('norr', ['planets5', 'usurper']);
  expect(points(t)).toBe(3);
  expect(t.isOver()).toBe(true);
});

scenario(['sequence:claim objectives'], 'no objective without every planet of the own home system', () => {
  const t = facing('planets5', (t) => {
    ownSome(t, 5);
    t.own('xxcha', 'trenlak');
  });
  expect(t.asked('norr')).toBe(undefined);
  expect(t.isOver()).toBe(true);
});

scenario(['sequence:claim objectives'], 'whoever holds a secret is asked whether he meets it or not', () => {
  const asked = (secret: ObjectiveId | '') => {
    const t = table('norr', 'xxcha', 'sol');
    if (secret !== '') t.secret('norr', secret);
    t.own('norr', 'mecatolRex', { dock: true, groundForces: 6 });
    t.begin('claim objectives', { seat: 0 });
    return t.asked('norr')?.secret;
  };
  expect([asked('usurper'), asked('focused'), asked('')]).toEqual([true, true, undefined]);
});

scenario(['sequence:claim objectives'], 'what was given away after the announcement claims nothing', () => {
  const t = facing('spendResources10', (t) => {
    t.exhaust('quinarra', 'trenlak');
    t.goods('norr', 10);
  });
  t.answer('norr', 'spendResources10');
  t.free('norr', 'give trade goods', { receiver: 1, count: 1 });
  expect(t.isOver()).toBe(true);
  expect(t.player('norr')).toMatchObject({ points: 0, tradeGoods: 9, claimed: [] });
});
