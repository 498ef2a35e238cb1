// Tables that cannot be opened, and why; tables that lost answers.

export const faults = {
  'fault.title': 'This table cannot be opened.',
  'fault.chip': 'closed',
  'fault.damaged':
    'What is saved of it is damaged, so nobody plays on with it. Whoever runs the server can check and repair it with “custodian doctor”.',
  'fault.newer': 'A newer version of Custodian has saved it. It opens again when the server runs that version.',
  'fault.game': 'The server does not know the game that is played at it.',
  'fault.fault': 'The server fails at it. Whoever runs it finds the reason in the log.',
  'table.cut by rules':
    'The rules have been corrected: {count|the last answer no longer applies|the last # answers no longer apply}. The game goes on from here.',
  'table.cut by repair':
    'The table has been repaired: {count|the last answer was lost|the last # answers were lost}. The game goes on from here.',
} as const;
