// Sequences that other sequences already name. Each leaves this file when its area brings the real one.
import type { Procedures } from '@custodian/kernel';
import { actionCardIds, noteIds } from '../facts/index.ts';
import type { FourthEdition } from '../terms.ts';

const nothing = (gives: unknown = undefined) => ({
  rule: 'abilities',
  steps: { nothing: { do: () => 'end' } },
  gives: () => gives,
});

const missing: Record<string, unknown> = {
  'tactical action': { ended: false },
  movement: { moved: [] },
  'space cannon offense': undefined,
  limits: undefined,
  'roll dice': { hits: 0, groups: [] },
  'take hits': { destroyed: [] },
  'destroy units': undefined,
  'space combat': { winner: -1 },
  'ground combat': { winner: -1 },
  invasion: undefined,
  'gain control': undefined,
  production: { units: [] },
  produce: { units: [] },
  'place units': { place: null },
  pay: undefined,
  'pay freely': { paid: 0 },
  'research technology': { technology: null },
  'gain technology': undefined,
  'place structure': { planet: null },
};

/** What nobody has built yet. */
export function unbuilt(built: Procedures<FourthEdition>): Procedures<FourthEdition> {
  const families = [
    ...actionCardIds.flatMap((id) => [`aim ${id}`, `action ${id}`]),
    ...noteIds.map((id) => `note ${id}`),
  ];
  const names = [...Object.keys(missing), ...families].filter((name) => !Object.hasOwn(built, name));
  return Object.fromEntries(names.map((name) => [name, nothing(missing[name])])) as Procedures<FourthEdition>;
}
