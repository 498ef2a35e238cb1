// Unit cards of Prophecy of Kings and of the third Codex: mechs, and the units of new factions.

export const prophecyUnitCards = {
  'unitCard.letaniBehemoth': 'Letani Behemoth',
  'unitCard.letaniBehemoth.text':
    'Deploy: when you would use Mitosis you may replace 1 of your infantry with 1 mech from your reinforcements instead.',
  'unitCard.strikeWingAlpha': 'Strike Wing Alpha I',
  'unitCard.strikeWingAlphaII': 'Strike Wing Alpha II',
  'unitCard.quetzecoatl': 'Quetzecoatl',
  'unitCard.aerieSentinel': 'Aerie Sentinel',
  'unitCard.theTerrorBetween': 'The Terror Between',
  'unitCard.reanimator': 'Reanimator',
  'unitCard.dimensionalTear': 'Dimensional Tear I',
  'unitCard.dimensionalTearII': 'Dimensional Tear II',
  'unitCard.dynamo': 'Dynamo',
  'unitCard.watcher': 'Watcher',
  'unitCard.icarusDrive': 'Icarus Drive',
  'unitCard.icarusDrive.text':
    'After a player activates a system you may remove it from the board to place or move a Creuss wormhole into its own system.',
  'unitCard.prideOfKenara': 'Pride of Kenara',
  'unitCard.prideOfKenara.text':
    'The card of its planet can be part of a transaction. Then all your units there move to another planet you control.',
  'unitCard.shieldPaling': 'Shield Paling',
  'unitCard.shieldPaling.text': 'Your infantry on its planet are not Fragile.',
  'unitCard.annihilator': 'Annihilator',
  'unitCard.annihilator.text':
    'While it is not in a ground combat it may use its Bombardment on planets in its system, like a ship.',
  'unitCard.dunlainReaper': 'Dunlain Reaper',
  'unitCard.dunlainReaper.text':
    'Deploy: when a round of ground combat starts you may spend 2 resources to replace 1 of your infantry in it with 1 mech.',
  'unitCard.arviconRex': 'Arvicon Rex',
  'unitCard.crimsonLegionnaire': 'Crimson Legionnaire I',
  'unitCard.crimsonLegionnaireII': 'Crimson Legionnaire II',
  'unitCard.starlancer': 'Starlancer',
  'unitCard.mollTerminus': 'Moll Terminus',
  'unitCard.mollTerminus.text': 'Ground forces of other players on its planet get no use of Sustain Damage.',
  'unitCard.emberColossus': 'Ember Colossus',
  'unitCard.emberColossus.text':
    'When you use Star Forge in its system or an adjacent one you may place 1 infantry from your reinforcements beside it.',
  'unitCard.iconoclast': 'Iconoclast',
  'unitCard.iconoclast.text': '+2 to its combat rolls against an opponent who has relic fragments.',
  'unitCard.iconoclastOmega': 'Iconoclast Ω',
  'unitCard.iconoclastOmega.text': 'Other players do not use Anti-Fighter Barrage against your units in its system.',
  'unitCard.viszElVir': 'Visz El Vir',
  'unitCard.eidolon': 'Eidolon',
  'unitCard.zGravEidolon': 'Z-Grav Eidolon',
  'unitCard.mordred': 'Mordred',
  'unitCard.mordred.text': '+2 to its combat rolls against an opponent with an X or Y token on a technology.',
  'unitCard.memoria': 'Memoria I',
  'unitCard.memoriaII': 'Memoria II',
  'unitCard.quantumManipulator': 'Quantum Manipulator',
  'unitCard.scavengerZeta': 'Scavenger Zeta',
  'unitCard.scavengerZeta.text':
    'Deploy: after you gain control of a planet you may spend 1 trade good to place 1 mech there.',
  'unitCard.valkyrieExoskeleton': 'Valkyrie Exoskeleton',
  'unitCard.valkyrieExoskeleton.text':
    'After it uses Sustain Damage in a ground combat it scores 1 hit on your opponent’s ground forces on its planet.',
  'unitCard.zsThunderboltM2': 'ZS Thunderbolt M2',
  'unitCard.zsThunderboltM2.text':
    'Deploy: after you use Orbital Drop you may spend 3 resources to place 1 mech on that planet.',
  'unitCard.saturnEngine': 'Saturn Engine I',
  'unitCard.saturnEngineII': 'Saturn Engine II',
  'unitCard.ouranos': 'Ouranos',
  'unitCard.hecatoncheires': 'Hecatoncheires',
  'unitCard.helTitan': 'Hel-Titan I',
  'unitCard.helTitanII': 'Hel-Titan II',
  'unitCard.reclaimer': 'Reclaimer',
  'unitCard.reclaimer.text':
    'After a tactical action in which you gained control of its planet you may place 1 PDS or 1 space dock from your reinforcements there.',
  'unitCard.indomitus': 'Indomitus',
  'unitCard.indomitus.text': 'Its Space Cannon also reaches ships in adjacent systems.',
  'unitCard.moyinsAshes': "Moyin's Ashes",
  'unitCard.moyinsAshes.text':
    'Deploy: when you use Indoctrination you may spend 1 more influence to replace the enemy unit with 1 mech and not with infantry.',
  'unitCard.blackshadeInfiltrator': 'Blackshade Infiltrator',
  'unitCard.blackshadeInfiltrator.text':
    'Deploy: after you use Stall Tactics you may place 1 mech on a planet you control.',
  'unitCard.artemiris': 'Artemiris',
  'unitCard.omniopiares': 'Omniopiares',
} as const;
