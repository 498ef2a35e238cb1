// The sequences of goods and transactions by name.
import type { Procedures } from '@custodian/kernel';
import type { FourthEdition } from '../../terms.ts';
import { giveNotes } from './giving-notes.ts';
import { gainGoods, replenish } from './goods.ts';
import { handOverPlanet } from './planets.ts';
import { answerOffer } from './transactions.ts';

export const tradeProcedures: Procedures<FourthEdition> = {
  'gain trade goods': gainGoods,
  'replenish commodities': replenish,
  'give notes': giveNotes,
  'answer an offer': answerOffer,
  'hand over a planet': handOverPlanet,
};
