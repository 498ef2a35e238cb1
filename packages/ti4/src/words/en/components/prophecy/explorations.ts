// Exploration cards and their decks.

export const explorations = {
  'exploration.freelancers': 'Freelancers',
  'exploration.freelancers.text':
    'You may produce 1 unit in this system, and pay for it with influence as well as with resources.',
  'exploration.mercenaryOutfit': 'Mercenary Outfit',
  'exploration.mercenaryOutfit.text': 'You may place 1 infantry from your reinforcements on this planet.',
  'exploration.gammaWormhole': 'Gamma Wormhole',
  'exploration.gammaWormhole.text': 'A gamma wormhole token comes to this system. Then the card is purged.',
  'exploration.demilitarizedZone': 'Demilitarized Zone',
  'exploration.demilitarizedZone.text':
    'The structures on the planet go back to your reinforcements, the ground forces to space. Attached: nobody commits, produces or places units there. In the agenda phase its card can be part of a transaction.',
  'exploration.dysonSphere': 'Dyson Sphere',
  'exploration.dysonSphere.text': 'Attached to the planet: +2 resources, +1 influence.',
  'exploration.paradiseWorld': 'Paradise World',
  'exploration.paradiseWorld.text': 'Attached to the planet: +2 influence.',
  'exploration.tombOfEmphidia': 'Tomb of Emphidia',
  'exploration.tombOfEmphidia.text':
    'Attached to the planet: +1 influence. Whoever controls it and has the Crown of Emphidia can purge that for 1 victory point.',
  'exploration.culturalRelicFragment': 'Cultural Relic Fragment',
  'exploration.culturalRelicFragment.text':
    'You keep it. As an action, purge 3 cultural relic fragments to gain 1 relic.',
  'exploration.volatileFuelSource': 'Volatile Fuel Source',
  'exploration.volatileFuelSource.text':
    'With a mech on the planet, or by removing 1 of your infantry there, you gain 1 command token.',
  'exploration.expedition': 'Expedition',
  'exploration.expedition.text':
    'With a mech on the planet, or by removing 1 of your infantry there, you ready the planet.',
  'exploration.coreMine': 'Core Mine',
  'exploration.coreMine.text':
    'With a mech on the planet, or by removing 1 of your infantry there, you gain 1 trade good.',
  'exploration.lazaxSurvivors': 'Lazax Survivors',
  'exploration.lazaxSurvivors.text': 'Attached to the planet: +1 resources, +2 influence.',
  'exploration.miningWorld': 'Mining World',
  'exploration.miningWorld.text': 'Attached to the planet: +2 resources.',
  'exploration.richWorld': 'Rich World',
  'exploration.richWorld.text': 'Attached to the planet: +1 resources.',
  'exploration.warfareResearchFacility': 'Warfare Research Facility',
  'exploration.warfareResearchFacility.text':
    'Attached to the planet, which gets a red technology specialty, or +1 resources and +1 influence if it has one already.',
  'exploration.hazardousRelicFragment': 'Hazardous Relic Fragment',
  'exploration.hazardousRelicFragment.text':
    'You keep it. As an action, purge 3 hazardous relic fragments to gain 1 relic.',
  'exploration.abandonedWarehouses': 'Abandoned Warehouses',
  'exploration.abandonedWarehouses.text': 'You may gain 2 commodities, or turn up to 2 of yours into trade goods.',
  'exploration.functioningBase': 'Functioning Base',
  'exploration.functioningBase.text':
    'You may gain 1 commodity, or spend 1 trade good or commodity to draw 1 action card.',
  'exploration.localFabricators': 'Local Fabricators',
  'exploration.localFabricators.text':
    'You may gain 1 commodity, or spend 1 trade good or commodity to place 1 mech from your reinforcements on this planet.',
  'exploration.bioticResearchFacility': 'Biotic Research Facility',
  'exploration.bioticResearchFacility.text':
    'Attached to the planet, which gets a green technology specialty, or +1 resources and +1 influence if it has one already.',
  'exploration.cyberneticResearchFacility': 'Cybernetic Research Facility',
  'exploration.cyberneticResearchFacility.text':
    'Attached to the planet, which gets a yellow technology specialty, or +1 resources and +1 influence if it has one already.',
  'exploration.propulsionResearchFacility': 'Propulsion Research Facility',
  'exploration.propulsionResearchFacility.text':
    'Attached to the planet, which gets a blue technology specialty, or +1 resources and +1 influence if it has one already.',
  'exploration.industrialRelicFragment': 'Industrial Relic Fragment',
  'exploration.industrialRelicFragment.text':
    'You keep it. As an action, purge 3 industrial relic fragments to gain 1 relic.',
  'exploration.derelictVessel': 'Derelict Vessel',
  'exploration.derelictVessel.text': 'You draw 1 secret objective.',
  'exploration.enigmaticDevice': 'Enigmatic Device',
  'exploration.enigmaticDevice.text':
    'You keep it. As an action, spend 6 resources and purge it to research 1 technology.',
  'exploration.gammaRelay': 'Gamma Relay',
  'exploration.gammaRelay.text': 'A gamma wormhole token comes to this system. Then the card is purged.',
  'exploration.ionStorm': 'Ion Storm',
  'exploration.ionStorm.text':
    'The ion storm token comes to this system, on the side you choose: it is an alpha or a beta wormhole. After ships have moved or retreated through it, it is turned over.',
  'exploration.lostCrew': 'Lost Crew',
  'exploration.lostCrew.text': 'You draw 2 action cards.',
  'exploration.merchantStation': 'Merchant Station',
  'exploration.merchantStation.text': 'You may replenish your commodities, or turn all of yours into trade goods.',
  'exploration.mirage': 'Mirage',
  'exploration.mirage.text':
    'The planet Mirage comes to this system. You gain its card, readied. Then this card is purged.',
  'exploration.unknownRelicFragment': 'Unknown Relic Fragment',
  'exploration.unknownRelicFragment.text': 'You keep it. It counts as a relic fragment of any type.',
  'exploration.minorEntropicField': 'Minor Entropic Field',
  'exploration.minorEntropicField.text': 'You gain 1 command token and 1 trade good.',
  'exploration.entropicField': 'Entropic Field',
  'exploration.entropicField.text': 'You gain 1 command token and 2 trade goods.',
  'exploration.majorEntropicField': 'Major Entropic Field',
  'exploration.majorEntropicField.text': 'You gain 1 command token and 3 trade goods.',
  'exploration.keleresShip': 'Keleres Ship',
  'exploration.keleresShip.text': 'You gain 2 command tokens.',
  'exploration.deadWorld': 'Dead World',
  'exploration.deadWorld.text': 'You gain 1 relic.',
  'explorationDeck.cultural': 'cultural exploration',
  'explorationDeck.hazardous': 'hazardous exploration',
  'explorationDeck.industrial': 'industrial exploration',
  'explorationDeck.frontier': 'frontier exploration',
} as const;
