// Che cosa si aggancia ai pianeti.

import type { Translation } from '@custodian/words';
import type { attachments as english } from '../../../en/components/prophecy/attachments.ts';

export const attachments = {
  'attachment.bioticResearchFacility': 'Centro di Ricerca Biotica',
  'attachment.cyberneticResearchFacility': 'Centro di Ricerca Cibernetica',
  'attachment.propulsionResearchFacility': 'Centro di Ricerca sulla Propulsione',
  'attachment.warfareResearchFacility': 'Centro di Ricerca Bellica',
  'attachment.demilitarizedZone': 'Zona Demilitarizzata',
  'attachment.dysonSphere': 'Sfera di Dyson',
  'attachment.lazaxSurvivors': 'Superstiti Lazax',
  'attachment.miningWorld': 'Mondo Minerario',
  'attachment.paradiseWorld': 'Mondo Paradiso',
  'attachment.richWorld': 'Mondo Ricco',
  'attachment.tombOfEmphidia': 'Tomba di Emphidia',
  'attachment.terraform': 'Terraformare',
  'attachment.geoform': 'Geoforma',
  'attachment.nanoForge': 'Nanoforgia',
} as const satisfies Translation<typeof english>;
