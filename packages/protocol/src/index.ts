// What travels between a table and those who sit at it. docs/protocol.md explains it; the server checks what comes in with
// the schemas beside this file.
export * from './ahead.ts';
export * from './clocks.ts';
export * from './company.ts';
export * from './keeper.ts';
export * from './messages.ts';
export { applyPatch, diff, type Patch } from './patch.ts';
export * from './people.ts';
export * from './profile.ts';
export * from './told.ts';
