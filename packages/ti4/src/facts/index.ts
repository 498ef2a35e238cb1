// The printed facts of every component.

export * from './action-cards.ts';
export * from './agendas.ts';
export * from './attachments.ts';
export * from './explorations.ts';
export * from './factions/index.ts';
export * from './hyperlanes.ts';
export * from './layouts.ts';
export * from './leaders.ts';
export * from './legendary.ts';
export * from './objectives.ts';
export * from './planets.ts';
export * from './promissory-notes.ts';
export * from './records.ts';
export * from './relics.ts';
export * from './sample-maps.ts';
export * from './setup.ts';
export * from './strategy-cards.ts';
export * from './systems.ts';
export * from './technologies.ts';
export * from './timings.ts';
export * from './unit-cards.ts';
export * from './unit-types.ts';
