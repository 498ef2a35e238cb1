// What has happened: since one’s last turn, and battles that are over.

export const news = {
  'battle.last': 'Last battle',
  'battle.call up': 'Show the battle again',
  'battle.over': 'The battle is over: {outcome} Show it',
} as const;
