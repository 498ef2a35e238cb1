export * from './adjacency.ts';
export * from './hexes.ts';
export * from './layout.ts';
export * from './mapstring.ts';
export * from './odds.ts';
export * from './paths.ts';
export * from './payment.ts';
