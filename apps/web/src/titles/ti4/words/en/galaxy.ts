// The galaxy and the dossier of a system.

export const galaxy = {
  'galaxy.custodians': 'the custodians token lies on it',
  'dossier.custodians': 'The custodians token: nobody lands here before it is removed for 6 influence.',
  'dossier.tokens': 'Command tokens',
} as const;
