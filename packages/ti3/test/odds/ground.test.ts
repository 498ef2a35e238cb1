// The odds of fights for planets beside fights by the rules themselves.
import { describe } from 'vitest';
import { comparing } from './comparing.ts';
import { groundCases } from './ground-cases.ts';

describe('the odds of an invasion agree with invasions that are fought', () => comparing(groundCases));
