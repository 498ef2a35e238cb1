// The odds of space battles beside battles fought by the rules themselves.
import { describe } from 'vitest';
import { comparing } from './comparing.ts';
import { spaceCases } from './space-cases.ts';

describe('the odds of a space battle agree with battles that are fought', () => comparing(spaceCases));
