// What the kernel itself says to a player.

export const kernelEnglish = {
  'kernel.malformed': 'This answer is malformed.',
  'kernel.over': 'The game is over.',
  'kernel.not pending': 'The answer is for “{given}”, but the table is waiting for “{pending}”.',
  'kernel.not yours': 'Seat {seat} is not asked here.',
  'kernel.answered': 'You have answered already.',
  'kernel.no option': '“{option}” is not one of the options.',
  'kernel.twice': 'The same option is picked twice.',
  'kernel.how many': 'Pick between {min} and {max}; {given} picked.',
} as const;

export const kernelItalian = {
  'kernel.malformed': 'Questa risposta non è ben formata.',
  'kernel.over': 'La partita è finita.',
  'kernel.not pending': 'La risposta è per «{given}», ma il tavolo attende «{pending}».',
  'kernel.not yours': 'Il posto {seat} non è interrogato qui.',
  'kernel.answered': 'Hai già risposto.',
  'kernel.no option': '«{option}» non è una delle opzioni.',
  'kernel.twice': 'La stessa opzione è scelta due volte.',
  'kernel.how many': 'Scegli da {min} a {max}; scelte: {given}.',
} as const satisfies Record<keyof typeof kernelEnglish, string>;
