// The sequences of this area by name.
import type { Procedures } from '@custodian/kernel';
import type { FourthEdition } from '../../terms.ts';

export const tacticalProcedures: Procedures<FourthEdition> = {};
