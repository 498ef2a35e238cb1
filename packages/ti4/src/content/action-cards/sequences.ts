// Sequences of their own that these components run.

export type ActionCardSequences = Record<never, never>;
