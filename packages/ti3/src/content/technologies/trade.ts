// Technologies that concern trade.
import { add } from '@custodian/kernel';
import { agreementIncome } from '../../queries/values.ts';
import type { Ti3Component } from '../define.ts';
import { technology, withTechnology } from '../define.ts';

export const tradeTechnologies: readonly Ti3Component[] = [
  technology('microTechnology', {
    modifies: [withTechnology('microTechnology', add, agreementIncome, (_, __, now) => now + 1)],
  }),
];
