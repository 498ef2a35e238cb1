// Sequences of their own that these components run.

export type TechnologySequences = Record<never, never>;
