import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { table } from '../kit/index.ts';

scenario(['sequence:tactical action'], 'a table can be laid and a sequence begun', () => {
  const t = table('norr', 'xxcha');
  t.fleet('norr', 'quann', { cruiser: 2 });
  t.begin('compliance');
  expect(t.ships('norr', 'quann')).toEqual({ cruiser: 2 });
});
