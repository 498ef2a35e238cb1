// Sequences of their own that these components run.

export type FactionSequences = Record<never, never>;
