// Every component of all boxes: what is printed on a card and what replaces it alike. Each must behave, and each must be shown by a
// scenario.
import type { ListedComponent } from '@custodian/title';
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
      const note = hardlyReached[id];
      all.push({ kind, id, registered: registered(id), ...(note !== undefined && { note }) });
    }
  };

  list('faction', 'faction-sheet', idsOf(factions), byFacts);
  list(
    'ability',
    'ability',
    idsOf(factions).flatMap((id) => factions[id].abilities),
    byBehaviour,
  );
  list('unit', 'unit', idsOf(unitTypes), byFacts);
  list('unit card', 'unit-card', idsOf(unitCards), byFacts);
  list('technology', 'technology', idsOf(technologies), byTechnology);
  list('action card', 'action', idsOf(actionCards), byBehaviour);
  list('agenda', 'agenda', idsOf(agendas), byBehaviour);
  list('objective', 'objective', idsOf(objectives), byBehaviour);
  list('promissory note', 'note', idsOf(promissoryNotes), byBehaviour);
  list('strategy card', 'strategy', idsOf(strategyCards), byBehaviour);
  list('leader', 'leader', idsOf(leaders), byBehaviour);
  list('exploration card', 'exploration', idsOf(explorations), byBehaviour);
  list('relic', 'relic', idsOf(relics), byBehaviour);
  list('legendary planet', 'legendary', idsOf(legendaries), byBehaviour);
  list('tile', 'tile', idsOf(tiles), byFacts);
  list('hyperlane', 'hyperlane', idsOf(hyperlanes), byFacts);
  list('planet', 'planet', idsOf(planets), byFacts);
  list('layout', 'layout', idsOf(layouts), byFacts);
  list('sequence', 'sequence', Object.keys(ti4.procedures), byFacts);
  return all;
}

/** What thousands of games at random may leave unused, and why. */
const hardlyReached: Readonly<Record<string, string>> = {
  'ability:coalescence': 'sleepers seldom lie on planets that others hold when the Titans activate the system',
  'technology:prototypeWarSunII': 'only Muaat, after three red technologies and a yellow one',
  'unit-card:prototypeWarSunII': 'only a war sun that Muaat make once they own the upgrade',
  'technology:dimensionalTearII': 'only the Cabal, after two yellow technologies',
  'unit-card:dimensionalTearII': 'only a dock that the Cabal place once they own the upgrade',
  'objective:patrolVastTerritories': 'units in five systems without planets, for a stage II objective that lies open',
  'leader:maban': 'twelve fighters on the board, where the third Codex is not played with',
  'tile:81': 'only the hero of Muaat lays it, where a war sun of theirs has come',
};

/** What a unit upgrade does stands on its unit card. */
const byTechnology = (id: string): boolean =>
  technologies[id.slice('technology:'.length) as keyof typeof technologies].unitUpgrade || byBehaviour(id);
