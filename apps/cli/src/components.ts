// Every component of the printed facts, as the ledger lists it.
import { defaultOptions, facts, ti3 } from '@custodian/ti3';

export interface ListedComponent {
  readonly title: string;
  readonly kind: string;
  /** As scenarios name it: 'technology:warSun'. */
  readonly id: string;
  /** Facts are there by being listed; behaviour is there when the rule set holds it. */
  readonly registered: boolean;
  /** Without a scenario the test command fails. */
  readonly required: boolean;
}

type Box = { readonly expansion: string };

/** Kinds that are complete: the others are listed, and wait for their turn. */
const required = new Set([
  'race',
  'ability',
  'technology',
  'objective',
  'strategy card',
  'unit',
  'tile',
  'planet',
  'sequence',
]);

const byFacts = (): boolean => true;
const byBehaviour = (id: string): boolean => ti3.byId.has(id);

export function ti3Components(): ListedComponent[] {
  const all: ListedComponent[] = [];
  const list = (
    kind: string,
    prefix: string,
    ids: readonly string[],
    isBase: (id: string) => boolean,
    registered: (id: string) => boolean,
  ): void => {
    for (const each of ids) {
      const id = `${prefix}:${each}`;
      all.push({ title: 'ti3', kind, id, registered: registered(id), required: required.has(kind) && isBase(each) });
    }
  };
  const inBase = (family: Readonly<Record<string, Box>>) => (id: string) => family[id]?.expansion === 'base';
  const never = (): boolean => false;
  const isPlayed = (id: string): boolean => {
    const tile = facts.tiles[id as keyof typeof facts.tiles];
    return tile.expansion === 'base' || tile.kind === 'home' || tile.kind === 'unattached';
  };

  // Of Shattered Empire its races, strategy cards and Wormhole Nexus are played.
  list('race', 'race', facts.raceIds, byFacts, byFacts);
  list('ability', 'ability', facts.abilityIds, byFacts, byBehaviour);
  list('technology', 'technology', facts.technologyIds, inBase(facts.technologies), byBehaviour);
  list('racial technology', 'technology', facts.racialTechnologyIds, never, byBehaviour);
  list('objective', 'objective', facts.objectiveIds, inBase(facts.objectives), byBehaviour);
  list('strategy card', 'strategy', facts.strategyCardIds, byFacts, byBehaviour);
  list('unit', 'unit', facts.unitIds, byFacts, byFacts);
  list('tile', 'tile', facts.tileIds, isPlayed, byFacts);
  const isOnBoard = (id: string): boolean => isPlayed(facts.planets[id as keyof typeof facts.planets].system);
  list('planet', 'planet', facts.planetIds, isOnBoard, byFacts);
  list('special system', 'special', specialSystems(), never, byFacts);
  list('sequence', 'sequence', sequences(), byFacts, byFacts);
  list('window', 'window', Object.keys(ti3.windows), never, (id) => ti3.listeners.has(id.slice('window:'.length)));
  list('action card', 'action', facts.actionCardIds, never, byBehaviour);
  list('political card', 'agenda', facts.politicalCardIds, never, byBehaviour);
  list('leader', 'leader', Object.values(facts.leaderAbilities).flat(), never, byBehaviour);
  list('leader person', 'leader-person', facts.leaderIds, never, byBehaviour);
  list('domain counter', 'domain', facts.domainCounterIds, never, byBehaviour);
  list('option', 'option', Object.keys(defaultOptions), never, byFacts);
  return all;
}

/** The rulebook's own sequences: not the kernel's window, nor what a single component runs. */
function sequences(): string[] {
  return Object.keys(ti3.procedures);
}

function specialSystems(): string[] {
  return [...new Set(Object.values(facts.tiles).flatMap((tile) => (tile.special === null ? [] : [tile.special])))];
}
