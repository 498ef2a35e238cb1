// Sequences of their own that these components run.

export type NoteSequences = Record<never, never>;
