// The cards of legendary planets.

export const legendaryPlanets = {
  'legendary.theAtrament': 'The Atrament',
  'legendary.imperialArmsVault': 'Imperial Arms Vault',
  'legendary.exterrixHeadquarters': 'Exterrix Headquarters',
  'legendary.mirageFlightAcademy': 'Mirage Flight Academy',
  'legendary.custodiaVigilia': 'Custodia Vigilia',
} as const;
