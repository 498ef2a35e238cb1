// Sequences of their own that these components run.

export type AgendaSequences = Record<never, never>;
