// Relics.

export const relics = {
  'relic.dominusOrb': 'Dominus Orb',
  'relic.mawOfWorlds': 'Maw of Worlds',
  'relic.scepterOfEmelpar': 'Scepter of Emelpar',
  'relic.shardOfTheThrone': 'Shard of the Throne',
  'relic.stellarConverter': 'Stellar Converter',
  'relic.theCodex': 'The Codex',
  'relic.theCrownOfEmphidia': 'The Crown of Emphidia',
  'relic.theCrownOfThalnos': 'The Crown of Thalnos',
  'relic.theObsidian': 'The Obsidian',
  'relic.theProphetsTears': "The Prophet's Tears",
  'relic.dynamisCore': 'Dynamis Core',
  'relic.jrXs455O': 'JR-XS455-O',
  'relic.nanoForge': 'Nano-Forge',
} as const;
