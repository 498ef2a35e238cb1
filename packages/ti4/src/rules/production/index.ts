// The sequences of this area by name.
import type { Procedures } from '@custodian/kernel';
import type { FourthEdition } from '../../terms.ts';
import { deployMech } from './deploying.ts';
import { pay, payFreely } from './paying.ts';
import { placeStructure, placeUnitsSequence } from './placing.ts';
import { produce, production } from './production.ts';
import { replaceStructures } from './replacing.ts';
import { gainTechnology, researchTechnology } from './research.ts';

export const productionProcedures: Procedures<FourthEdition> = {
  production,
  produce,
  'place units': placeUnitsSequence,
  'deploy mech': deployMech,
  pay,
  'pay freely': payFreely,
  'research technology': researchTechnology,
  'gain technology': gainTechnology,
  'place structure': placeStructure,
  'replace structures': replaceStructures,
};
