// Every component of the game as it is played: the whole base box. Each must behave, and each must be shown by a scenario.
import type { ListedComponent } from '@custodian/title';
import type { ComponentSet, Entry } from './facts/index.ts';
import {
  actionCards,
  agendas,
  factions,
  idsIn,
  objectives,
  planets,
  promissoryNotes,
  strategyCards,
  technologies,
  tiles,
  unitCards,
  unitTypes,
} from './facts/index.ts';
import { ti4 } from './ti4.ts';

const sets: readonly ComponentSet[] = ['base'];

const byFacts = (): boolean => true;
const byBehaviour = (id: string): boolean => ti4.byId.has(id);

export function ledger(): ListedComponent[] {
  const all: ListedComponent[] = [];
  const list = (kind: string, prefix: string, ids: readonly string[], registered: (id: string) => boolean): void => {
    for (const each of ids) {
      const id = `${prefix}:${each}`;
      all.push({ kind, id, registered: registered(id) });
    }
  };
  const family = <Id extends string>(of: Readonly<Record<Id, Entry<Id>>>): Id[] => idsIn(of, sets);

  list('faction', 'faction-sheet', family(factions), byFacts);
  list(
    'ability',
    'ability',
    family(factions).flatMap((id) => factions[id].abilities),
    byBehaviour,
  );
  list('unit', 'unit', family(unitTypes), byFacts);
  list('unit card', 'unit-card', family(unitCards), byFacts);
  list('technology', 'technology', family(technologies), byTechnology);
  list('action card', 'action', family(actionCards), byBehaviour);
  list('agenda', 'agenda', family(agendas), byBehaviour);
  list('objective', 'objective', family(objectives), byBehaviour);
  list('promissory note', 'note', family(promissoryNotes), byBehaviour);
  list('strategy card', 'strategy', family(strategyCards), byBehaviour);
  list('tile', 'tile', family(tiles), byFacts);
  list('planet', 'planet', family(planets), byFacts);
  list('sequence', 'sequence', Object.keys(ti4.procedures), byFacts);
  return all;
}

/** What a unit upgrade does stands on its unit card. */
const byTechnology = (id: string): boolean =>
  technologies[id.slice('technology:'.length) as keyof typeof technologies].unitUpgrade || byBehaviour(id);
