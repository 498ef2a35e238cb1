// Laws that are voted for or against, and those that a player keeps or a planet bears.

export const laws = {
  'agenda.antiIntellectualRevolution': 'Anti-Intellectual Revolution',
  'agenda.antiIntellectualRevolution.for':
    'Whoever researches a technology must destroy 1 of their ships that is no fighter.',
  'agenda.antiIntellectualRevolution.against':
    'When the next strategy phase starts, each player exhausts 1 planet for every technology they own.',
  'agenda.classifiedDocumentLeaks': 'Classified Document Leaks',
  'agenda.classifiedDocumentLeaks.text':
    'Elect a scored secret objective, which becomes a public one. If there is none, another agenda is revealed.',
  'agenda.committeeFormation': 'Committee Formation',
  'agenda.committeeFormation.text':
    'Elect a player, who keeps this card. Before the vote on a later agenda that elects a player they may discard it and name the player: nobody votes.',
  'agenda.conventionsOfWar': 'Conventions of War',
  'agenda.conventionsOfWar.for': 'Units on cultural planets cannot be bombarded.',
  'agenda.conventionsOfWar.against': 'Each player who voted against discards all their action cards.',
  'agenda.coreMining': 'Core Mining',
  'agenda.coreMining.text': 'Elect a hazardous planet. 1 infantry on it is destroyed. It has 2 resources more.',
  'agenda.demilitarizedZone': 'Demilitarized Zone',
  'agenda.demilitarizedZone.text':
    'Elect a cultural planet. All units on it are destroyed. No units may land on it, be produced or be placed there.',
  'agenda.enforcedTravelBan': 'Enforced Travel Ban',
  'agenda.enforcedTravelBan.for': 'Nothing moves through alpha and beta wormholes.',
  'agenda.enforcedTravelBan.against': 'All PDS in systems with a wormhole or next to one are destroyed.',
  'agenda.executiveSanctions': 'Executive Sanctions',
  'agenda.executiveSanctions.for': 'Nobody may hold more than 3 action cards.',
  'agenda.executiveSanctions.against': 'Each player discards 1 action card at random.',
  'agenda.fleetRegulations': 'Fleet Regulations',
  'agenda.fleetRegulations.for': 'Nobody may have more than 4 tokens in the fleet pool.',
  'agenda.fleetRegulations.against': 'Each player puts 1 command token from reinforcements in the fleet pool.',
  'agenda.holyPlanetOfIxth': 'Holy Planet of Ixth',
  'agenda.holyPlanetOfIxth.text':
    'Elect a cultural planet. Whoever controls it has 1 victory point more: it is gained and lost with the planet. Units on it cannot use Production.',
  'agenda.homelandDefenseAct': 'Homeland Defense Act',
  'agenda.homelandDefenseAct.for': 'A planet may hold any number of PDS.',
  'agenda.homelandDefenseAct.against': 'Each player gives up 1 PDS, which is destroyed.',
  'agenda.imperialArbiter': 'Imperial Arbiter',
  'agenda.imperialArbiter.text':
    'Elect a player, who keeps this card. When a strategy phase ends they may discard it: they and another player swap 1 strategy card.',
  'agenda.ministerOfCommerce': 'Minister of Commerce',
  'agenda.ministerOfCommerce.text':
    'Elect a player, who keeps this card. Each time they replenish commodities they gain 1 trade good for every neighbor.',
  'agenda.ministerOfExploration': 'Minister of Exploration',
  'agenda.ministerOfExploration.text':
    'Elect a player, who keeps this card. Each planet they gain control of brings them 1 trade good.',
  'agenda.ministerOfIndustry': 'Minister of Industry',
  'agenda.ministerOfIndustry.text':
    'Elect a player, who keeps this card. When they place a space dock, their units in its system may use Production.',
  'agenda.ministerOfPeace': 'Minister of Peace',
  'agenda.ministerOfPeace.text':
    'Elect a player, who keeps this card. After a player activates a system with units of another, they may discard it: that turn is over.',
  'agenda.ministerOfPolicy': 'Minister of Policy',
  'agenda.ministerOfPolicy.text':
    'Elect a player, who keeps this card and draws 1 action card when a status phase ends.',
  'agenda.ministerOfSciences': 'Minister of Sciences',
  'agenda.ministerOfSciences.text':
    'Elect a player, who keeps this card and pays no resources for the primary and secondary ability of Technology.',
  'agenda.ministerOfWar': 'Minister of War',
  'agenda.ministerOfWar.text':
    'Elect a player, who keeps this card. After an action they may discard it to take 1 of their command tokens off the board; then they may take 1 more action.',
  'agenda.prophecyOfIxth': 'Prophecy of Ixth',
  'agenda.prophecyOfIxth.text':
    'Elect a player, who keeps this card. Their fighters have +1 on combat rolls. It is discarded when they use Production and make fewer than 2 fighters.',
  'agenda.publicizeWeaponSchematics': 'Publicize Weapon Schematics',
  'agenda.publicizeWeaponSchematics.for':
    'Once anybody owns a war sun technology, nobody needs prerequisites for one. War suns lose Sustain Damage.',
  'agenda.publicizeWeaponSchematics.against': 'Each player with a war sun technology discards all their action cards.',
  'agenda.regulatedConscription': 'Regulated Conscription',
  'agenda.regulatedConscription.for': 'For their cost only 1 fighter or 1 infantry is produced, and not 2.',
  'agenda.regulatedConscription.against': 'Nothing happens.',
  'agenda.representativeGovernment': 'Representative Government',
  'agenda.representativeGovernment.for': 'Nobody exhausts planets to vote: everybody has just 1 vote.',
  'agenda.representativeGovernment.against':
    'When the next strategy phase starts, each player who voted against exhausts all their cultural planets.',
  'agenda.researchTeamBiotic': 'Research Team: Biotic',
  'agenda.researchTeamBiotic.text':
    'Elect an industrial planet. When its owner researches they may exhaust this card to leave out 1 green prerequisite.',
  'agenda.researchTeamCybernetic': 'Research Team: Cybernetic',
  'agenda.researchTeamCybernetic.text':
    'Elect an industrial planet. When its owner researches they may exhaust this card to leave out 1 yellow prerequisite.',
  'agenda.researchTeamPropulsion': 'Research Team: Propulsion',
  'agenda.researchTeamPropulsion.text':
    'Elect an industrial planet. When its owner researches they may exhaust this card to leave out 1 blue prerequisite.',
  'agenda.researchTeamWarfare': 'Research Team: Warfare',
  'agenda.researchTeamWarfare.text':
    'Elect a hazardous planet. When its owner researches they may exhaust this card to leave out 1 red prerequisite.',
  'agenda.senateSanctuary': 'Senate Sanctuary',
  'agenda.senateSanctuary.text': 'Elect a cultural planet. It has 2 influence more.',
  'agenda.shardOfTheThrone': 'Shard of the Throne',
  'agenda.shardOfTheThrone.text':
    'Elect a player, who keeps this card and gains 1 victory point. Whoever wins a combat against its owner takes the card and gains 1 victory point; the former owner loses 1.',
  'agenda.sharedResearch': 'Shared Research',
  'agenda.sharedResearch.for': 'Units may pass through nebulas.',
  'agenda.sharedResearch.against':
    'Each player puts a command token from reinforcements in their home system, if they can.',
  'agenda.terraformingInitiative': 'Terraforming Initiative',
  'agenda.terraformingInitiative.text': 'Elect a hazardous planet. It has 1 resource and 1 influence more.',
  'agenda.theCrownOfEmphidia': 'The Crown of Emphidia',
  'agenda.theCrownOfEmphidia.text':
    'Elect a player, who keeps this card and gains 1 victory point. Whoever gains control of a planet in its owner’s home system takes the card and gains 1 victory point; the former owner loses 1.',
  'agenda.theCrownOfThalnos': 'The Crown of Thalnos',
  'agenda.theCrownOfThalnos.text':
    'Elect a player, who keeps this card. In each combat round they may re-roll any of their dice; a unit whose new roll is no hit is destroyed.',
  'agenda.wormholeReconstruction': 'Wormhole Reconstruction',
  'agenda.wormholeReconstruction.for': 'All systems with an alpha or beta wormhole are adjacent to one another.',
  'agenda.wormholeReconstruction.against':
    'Each player puts a command token from reinforcements in every system with a wormhole and ships of theirs.',
} as const;
