// What the kernel itself says to a player.

export const kernelEnglish = {
  'kernel.malformed': 'This answer is malformed.',
  'kernel.over': 'The game is over.',
  'kernel.not pending': 'The answer is for “{given}”, but the table is waiting for “{pending}”.',
  'kernel.not yours': 'This question is not for {seat}.',
  'kernel.answered': 'You have answered already.',
  'kernel.no option': '“{option}” is not one of the options.',
  'kernel.twice': 'The same option is picked twice.',
  'kernel.too long': 'This plan is longer than all there is on the table ({most} pieces).',
  'kernel.said twice': 'This plan says the same thing twice.',
  'kernel.how many': 'Pick between {min} and {max}; {given} picked.',
  'sequence.window': 'Reactions',
  'step.window.by itself': 'What happens by itself',
  'step.window.react': 'Who reacts?',
  'step.window.announced': 'What was announced is revealed',
  'step.window.anything left': 'What is left of it',
  'step.window.resolve': 'The reactions are carried out',
} as const;

export const kernelItalian = {
  'kernel.malformed': 'Questa risposta non è ben formata.',
  'kernel.over': 'La partita è finita.',
  'kernel.not pending': 'La risposta è per «{given}», ma il tavolo attende «{pending}».',
  'kernel.not yours': 'Questa domanda non è per {seat}.',
  'kernel.answered': 'Hai già risposto.',
  'kernel.no option': '«{option}» non è una delle opzioni.',
  'kernel.twice': 'La stessa opzione è scelta due volte.',
  'kernel.too long': 'Questo piano è più lungo di tutto ciò che c’è in gioco ({most} pezzi).',
  'kernel.said twice': 'Questo piano dice due volte la stessa cosa.',
  'kernel.how many': 'Scegli da {min} a {max}; scelte: {given}.',
  'sequence.window': 'Reazioni',
  'step.window.by itself': 'Ciò che accade da sé',
  'step.window.react': 'Chi reagisce?',
  'step.window.announced': 'Ciò che è stato annunciato viene rivelato',
  'step.window.anything left': 'Ciò che ne rimane',
  'step.window.resolve': 'Le reazioni vengono eseguite',
} as const satisfies Record<keyof typeof kernelEnglish, string>;
