// The sheet of Mecatol Rex, from the top: what each slot gives to whoever writes his name there.

export const mecatolSlots: readonly { readonly votes: number; readonly points: number }[] = [
  { votes: 5, points: 7 },
  { votes: 4, points: 5 },
  { votes: 3, points: 3 },
  { votes: 2, points: 2 },
  { votes: 2, points: 1 },
  { votes: 1, points: 1 },
  { votes: 1, points: 1 },
  { votes: 1, points: 1 },
];
