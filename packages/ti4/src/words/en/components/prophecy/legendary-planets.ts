// The cards of legendary planets.

export const legendaryPlanets = {
  'legendary.theAtrament': 'The Atrament',
  'legendary.theAtrament.text':
    'At the end of your turn you may exhaust it to place up to 2 infantry on a planet of yours.',
  'legendary.imperialArmsVault': 'Imperial Arms Vault',
  'legendary.imperialArmsVault.text':
    'At the end of your turn you may exhaust it to place a mech on a planet of yours or to draw 1 action card.',
  'legendary.exterrixHeadquarters': 'Exterrix Headquarters',
  'legendary.exterrixHeadquarters.text':
    'At the end of your turn you may exhaust it to gain 2 trade goods or to turn all your commodities into trade goods.',
  'legendary.mirageFlightAcademy': 'Mirage Flight Academy',
  'legendary.mirageFlightAcademy.text':
    'At the end of your turn you may exhaust it to place up to 2 fighters in a system with your ships.',
  'legendary.custodiaVigilia': 'Custodia Vigilia',
  'legendary.custodiaVigilia.text':
    'While you control Mecatol Rex it has Space Cannon 5 and Production 3. When another player gains a victory point with Imperial you gain 2 command tokens.',
} as const;
