// Sequences of their own that these components run.

export type ObjectiveSequences = Record<never, never>;
