// The components of the base box alone, by family.
import * as facts from '../../src/facts/index.ts';

const base = ['base'] as const;

export const agendaIds = facts.idsIn(facts.agendas, base);
export const factionIds = facts.idsIn(facts.factions, base);
export const noteIds = facts.idsIn(facts.promissoryNotes, base);
export const planetIds = facts.idsIn(facts.planets, base);
export const strategyCardIds = facts.idsIn(facts.strategyCards, base);
export const technologyIds = facts.idsIn(facts.technologies, base);
export const tileIds = facts.idsIn(facts.tiles, base);
export const unitCardIds = facts.idsIn(facts.unitCards, base);
export const unitTypeIds = facts.idsIn(facts.unitTypes, base);
