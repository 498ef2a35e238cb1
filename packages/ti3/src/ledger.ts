// Every component of the game as it is played: the whole base box with its options, and what the house rules use of
// Shattered Empire. Each must behave, and each must be shown by a scenario.
import type { ListedComponent } from '@custodian/title';
import * as facts from './content/facts/index.ts';
import { defaultOptions } from './options.ts';
import { ti3 } from './ti3.ts';

type Box = { readonly expansion: string };

const byFacts = (): boolean => true;
const byBehaviour = (id: string): boolean => ti3.byId.has(id);

export function ledger(): ListedComponent[] {
  const all: ListedComponent[] = [];
  const list = (kind: string, prefix: string, ids: readonly string[], registered: (id: string) => boolean): void => {
    for (const each of ids) {
      const id = `${prefix}:${each}`;
      all.push({ kind, id, registered: registered(id) });
    }
  };
  const base = (family: Readonly<Record<string, Box>>): string[] =>
    Object.keys(family).filter((id) => family[id]?.expansion === 'base');
  const isSpecial = (id: string): boolean => facts.tiles[id as keyof typeof facts.tiles].special !== null;

  list('race', 'race', facts.raceIds, byFacts);
  list('ability', 'ability', facts.abilityIds, byBehaviour);
  list('technology', 'technology', base(facts.technologies), byBehaviour);
  list('objective', 'objective', base(facts.objectives), byBehaviour);
  list('strategy card', 'strategy', facts.strategyCardIds, byBehaviour);
  list('unit', 'unit', facts.unitIds, byFacts);
  list(
    'tile',
    'tile',
    playedTiles().filter((id) => !isSpecial(id)),
    byFacts,
  );
  list('special system', 'tile', playedTiles().filter(isSpecial), byFacts);
  list('planet', 'planet', facts.planetIds.filter(isPlayed), byFacts);
  list('sequence', 'sequence', sequences(), byFacts);
  list('action card', 'action', base(facts.actionCards), byBehaviour);
  list('political card', 'agenda', base(facts.politicalCards), byBehaviour);
  list('leader ability', 'leader', Object.values(facts.leaderAbilities).flat(), byBehaviour);
  list('leader', 'leader-person', baseLeaders(), byBehaviour);
  list('domain counter', 'domain', baseDomains(), byBehaviour);
  list('option', 'option', switches(), byBehaviour);
  return all;
}

/** The base box, the homes of the Shattered Empire races and the Wormhole Nexus. */
function playedTiles(): string[] {
  return facts.tileIds.filter((id) => {
    const { expansion, kind } = facts.tiles[id];
    return expansion === 'base' || kind === 'home' || kind === 'unattached';
  });
}

const isPlayed = (planet: keyof typeof facts.planets): boolean => playedTiles().includes(facts.planets[planet].system);

const baseLeaders = (): string[] =>
  facts.leaderIds.filter((id) => facts.races[facts.leaders[id].race].expansion === 'base');

const baseDomains = (): string[] => facts.domainCounterIds.filter((id) => facts.domainCounters[id].copies.base > 0);

const switches = (): string[] =>
  Object.entries(defaultOptions)
    .filter(([, value]) => typeof value === 'boolean')
    .map(([name]) => name);

/** The rulebook's own sequences: not the kernel's window, nor what a single component runs. */
function sequences(): string[] {
  return Object.keys(ti3.procedures);
}
