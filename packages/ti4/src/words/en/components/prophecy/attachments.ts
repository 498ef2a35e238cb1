// What is attached to planets.

export const attachments = {
  'attachment.bioticResearchFacility': 'Biotic Research Facility',
  'attachment.cyberneticResearchFacility': 'Cybernetic Research Facility',
  'attachment.propulsionResearchFacility': 'Propulsion Research Facility',
  'attachment.warfareResearchFacility': 'Warfare Research Facility',
  'attachment.demilitarizedZone': 'Demilitarized Zone',
  'attachment.dysonSphere': 'Dyson Sphere',
  'attachment.lazaxSurvivors': 'Lazax Survivors',
  'attachment.miningWorld': 'Mining World',
  'attachment.paradiseWorld': 'Paradise World',
  'attachment.richWorld': 'Rich World',
  'attachment.tombOfEmphidia': 'Tomb of Emphidia',
  'attachment.terraform': 'Terraform',
  'attachment.geoform': 'Geoform',
  'attachment.nanoForge': 'Nano-Forge',
} as const;
