// Every component of all boxes: what is printed on a card and what replaces it alike. Each must behave, and each must be shown by a
// scenario.
import type { ListedComponent } from '@custodian/title';
import type { Entry } from './facts/index.ts';
import {
  actionCards,
  agendas,
  explorations,
  factions,
  hyperlanes,
  idsOf,
  layouts,
  leaders,
  legendaries,
  objectives,
  planets,
  promissoryNotes,
  relics,
  strategyCards,
  technologies,
  tiles,
  unitCards,
  unitTypes,
} from './facts/index.ts';
import { ti4 } from './ti4.ts';

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

  list('faction', 'faction-sheet', listed(factions), byFacts);
  list(
    'ability',
    'ability',
    listed(factions).flatMap((id) => factions[id].abilities),
    byBehaviour,
  );
  list('unit', 'unit', listed(unitTypes), byFacts);
  list('unit card', 'unit-card', listed(unitCards), byFacts);
  list('technology', 'technology', listed(technologies), byTechnology);
  list('action card', 'action', listed(actionCards), byBehaviour);
  list('agenda', 'agenda', listed(agendas), byBehaviour);
  list('objective', 'objective', listed(objectives), byBehaviour);
  list('promissory note', 'note', listed(promissoryNotes), byBehaviour);
  list('strategy card', 'strategy', listed(strategyCards), byBehaviour);
  list('leader', 'leader', listed(leaders), byBehaviour);
  list('exploration card', 'exploration', listed(explorations), byBehaviour);
  list('relic', 'relic', listed(relics), byBehaviour);
  list('legendary planet', 'legendary', listed(legendaries), byBehaviour);
  list('tile', 'tile', listed(tiles), byFacts);
  list('hyperlane', 'hyperlane', listed(hyperlanes), byFacts);
  list('planet', 'planet', listed(planets), byFacts);
  list('layout', 'layout', listed(layouts), byFacts);
  list('sequence', 'sequence', Object.keys(ti4.procedures), byFacts);
  return all;
}

/** The third Codex is not played yet. */
const listed = <Id extends string>(family: Readonly<Record<Id, Entry<Id>>>): Id[] =>
  idsOf(family).filter((id) => family[id].set !== 'codex3');

/** What a unit upgrade does stands on its unit card. */
const byTechnology = (id: string): boolean =>
  technologies[id.slice('technology:'.length) as keyof typeof technologies].unitUpgrade || byBehaviour(id);
