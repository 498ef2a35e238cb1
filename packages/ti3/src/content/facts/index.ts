// The printed facts of every component.

export * from './action-cards.ts';
export * from './domain-counters.ts';
export * from './layouts.ts';
export * from './leaders.ts';
export * from './objectives.ts';
export * from './planets.ts';
export * from './political-cards.ts';
export * from './races.ts';
export * from './records.ts';
export * from './setup.ts';
export * from './strategy-cards.ts';
export * from './systems.ts';
export * from './technologies.ts';
export * from './units.ts';
