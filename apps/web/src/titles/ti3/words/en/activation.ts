// Choosing the system to activate: what can be done where.

export const activation = {
  'activate.dock': 'room for a new space dock',
  'activate.pointless':
    'No ship of yours reaches it, and you have nothing there that could act or build. It would cost a command counter for nothing.',
} as const;
