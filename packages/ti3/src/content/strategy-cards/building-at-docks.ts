// Building in one system with docks without activating it: what several strategy cards allow.
import type { Choose, Procedure } from '@custodian/kernel';
import type { G, Seat } from '../../game.ts';
import { docksIn, hasDock } from '../../queries/docks.ts';
import { mayProduceAt } from '../../queries/permissions.ts';
import type { RuleId } from '../../rules/rulebook.ts';
import type { ThirdEdition } from '../../terms.ts';
import { say } from '../../words/index.ts';

/** Systems with a dock of the seat that may build: not one that was placed this round. */
export function dockSystems(g: G, seat: Seat): string[] {
  const found: string[] = [];
  for (const system of g.systems)
    if (hasDock(system, seat) && docksIn(system, seat).some(({ id }) => mayProduceAt(g, { seat, dock: id }) === null))
      found.push(system.id);
  return found;
}

/** `extra`: resources that the card gives; `most`: units that it allows. */
export const buildingAtDocks = (
  rule: RuleId,
  terms: { readonly extra?: number; readonly most?: number },
): Procedure<ThirdEdition, { seat: Seat; system?: string | null }> => ({
  rule,
  steps: {
    'choose a system': {
      ask: (x) => choosingDocks(x.g, x.v.seat, rule),
      then: (x, got) => {
        const [system] = (got[x.v.seat] as string[] | undefined) ?? dockSystems(x.g, x.v.seat);
        x.v.system = system ?? null;
      },
    },
    'build units': {
      call: 'produce units',
      with: (x) =>
        typeof x.v.system === 'string'
          ? { seat: x.v.seat, system: x.v.system, withoutActivation: true, ...terms }
          : null,
    },
  },
});

function choosingDocks(g: G, seat: Seat, rule: RuleId): Choose[] {
  const systems = dockSystems(g, seat);
  if (systems.length < 2) return [];
  return [
    {
      kind: 'choose',
      seat,
      rule,
      ask: say('ask.build where'),
      options: systems.map((system) => ({ id: system, text: say('option.system', { system }), on: [system] })),
      pick: [1, 1],
    },
  ];
}
