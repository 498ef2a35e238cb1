// Where fights can be asked about without a table. With what changes values: without it no component changes anything.
import type { OddsDesk } from '@custodian/title';

export const odds = (): Promise<OddsDesk> =>
  Promise.all([import('./desk.ts'), import('../reckoned.ts')]).then(([{ desk }]) => desk);
