// The galaxy and the dossier of a system.

export const galaxy = {
  'galaxy.domain': 'domain counter: {name}',
  'galaxy.domain hidden': 'face-down domain counter',
  'galaxy.domain seen': 'face-down domain counter, you know it: {name}',
  'dossier.counters': 'Command counters',
  'dossier.dock site': '{name} may place a space dock on {planet}.',
} as const;
