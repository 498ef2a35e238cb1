// Sequences of their own that the cards of legendary planets run.
import type { Called, Reacting } from '@custodian/kernel';
import type { FourthEdition } from '../../terms.ts';
import type { CustodiaVigiliaSequences } from './custodia-vigilia.ts';

type AtTheEnd = Reacting<FourthEdition, 'turn ends'>;

export interface LegendarySequences extends CustodiaVigiliaSequences {
  'legendary theAtrament': Called<AtTheEnd>;
  'legendary imperialArmsVault': Called<AtTheEnd, void, AtTheEnd & { chosen?: string }>;
  'legendary exterrixHeadquarters': Called<AtTheEnd, void, AtTheEnd & { chosen?: string }>;
  'legendary mirageFlightAcademy': Called<AtTheEnd>;
}
