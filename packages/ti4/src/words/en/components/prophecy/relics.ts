// Relics.

export const relics = {
  'relic.dominusOrb': 'Dominus Orb',
  'relic.dominusOrb.text':
    'Before you move ships in a tactical action, you may purge it: your command tokens hold nothing, and your ships and what they carry may leave systems with them.',
  'relic.mawOfWorlds': 'Maw of Worlds',
  'relic.mawOfWorlds.text':
    'At the start of the agenda phase you may purge it and exhaust all your planets to gain any 1 technology of your deck.',
  'relic.scepterOfEmelpar': 'Scepter of Emelpar',
  'relic.scepterOfEmelpar.text':
    'When you would spend a token from your strategy pool, you may exhaust it to spend one of your reinforcements instead.',
  'relic.shardOfTheThrone': 'Shard of the Throne',
  'relic.shardOfTheThrone.text':
    'It brings you 1 victory point, which goes with it. Whoever takes a legendary planet or a planet of your home system from you takes it too.',
  'relic.stellarConverter': 'Stellar Converter',
  'relic.stellarConverter.text':
    'As an action, purge it to destroy a planet of another player or of nobody, next to a unit of yours that has Bombardment, with everything on it. Homes, legendary planets and Mecatol Rex are safe.',
  'relic.theCodex': 'The Codex',
  'relic.theCodex.text': 'As an action, purge it to take up to 3 action cards of your choice out of the discards.',
  'relic.theCrownOfEmphidia': 'The Crown of Emphidia',
  'relic.theCrownOfEmphidia.text':
    'After your tactical action you may exhaust it to explore one of your planets. At the end of the status phase you may purge it for 1 victory point if you control the Tomb of Emphidia.',
  'relic.theCrownOfThalnos': 'The Crown of Thalnos',
  'relic.theCrownOfThalnos.text':
    'In each round of combat you may roll any of your dice again, with +1. A unit that rolls again and scores no hit at all is destroyed.',
  'relic.theObsidian': 'The Obsidian',
  'relic.theObsidian.text': 'Draw 1 secret objective when you gain it. You may have 1 more of them, scored or not.',
  'relic.theProphetsTears': "The Prophet's Tears",
  'relic.theProphetsTears.text':
    'When you research, you may exhaust it to ignore 1 prerequisite or to draw 1 action card.',
  'relic.dynamisCore': 'Dynamis Core',
  'relic.dynamisCore.text':
    'You may have 2 commodities more. As an action, purge it to gain as many trade goods as your faction has commodities, and 2 more.',
  'relic.jrXs455O': 'JR-XS455-O',
  'relic.jrXs455O.text':
    'As an action, exhaust this agent and choose a player, who spends 3 resources to place a structure on a planet of his or gains 1 trade good.',
  'relic.nanoForge': 'Nano-Forge',
  'relic.nanoForge.text':
    'As an action, attach it to a planet of yours that is neither legendary nor at home: it is legendary from then on, with 2 more resources and influence.',
} as const;
