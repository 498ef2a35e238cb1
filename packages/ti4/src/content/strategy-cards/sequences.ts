// Sequences of their own that these components run.

export type StrategyCardSequences = Record<never, never>;
