// What a unit card prints, as columns and words.
import type { FactionId, PrintedDice, UnitCard } from '@custodian/ti4/facts';
import { unitCards, unitSheets } from '@custodian/ti4/facts';
import { gameWord, number } from '../../../words/words.svelte.ts';
import { t } from '../words/words.ts';

export type Column = 'cost' | 'combat' | 'move' | 'capacity' | 'cannon' | 'production';
const all: readonly Column[] = ['cost', 'combat', 'move', 'capacity', 'cannon', 'production'];

/** Those that at least one of the cards fills. */
export const columnsOf = (cards: readonly (UnitCard | null)[]): Column[] =>
  all.filter((column) => cards.some((card) => card !== null && figureOn(column, card) !== NONE));

const NONE = '–';
const dice = (printed: PrintedDice | null): string =>
  printed === null ? NONE : `${number(printed.need)}${printed.dice > 1 ? ` ×${number(printed.dice)}` : ''}`;

export function figureOn(column: Column, card: UnitCard): string {
  switch (column) {
    case 'cost':
      return card.cost === null ? NONE : `${number(card.cost)}${card.unitsPerCost > 1 ? ` ×${card.unitsPerCost}` : ''}`;
    case 'combat':
      return dice(card.combat);
    case 'move':
      return card.move === null ? NONE : number(card.move);
    case 'capacity':
      return card.capacity === 0 ? NONE : number(card.capacity);
    case 'cannon':
      return dice(card.spaceCannon);
    case 'production':
      if (card.production === null) return NONE;
      return typeof card.production === 'number'
        ? number(card.production)
        : `+${number(card.production.resourcesPlus)}`;
  }
}

const power = (printed: PrintedDice | null): number => (printed === null ? 0 : printed.dice * (11 - printed.need));

/** A number that is more where the card is better. */
function worth(column: Column, card: UnitCard): number {
  switch (column) {
    case 'cost':
      return card.cost === null ? -99 : -card.cost / card.unitsPerCost;
    case 'combat':
      return power(card.combat);
    case 'move':
      return card.move ?? 0;
    case 'capacity':
      return card.capacity;
    case 'cannon':
      return power(card.spaceCannon);
    case 'production':
      if (card.production === null) return 0;
      return typeof card.production === 'number' ? card.production : card.production.resourcesPlus;
  }
}

export const isBetter = (column: Column, before: UnitCard, after: UnitCard): boolean =>
  worth(column, after) > worth(column, before);

/** The abilities of a unit in words: 'Bombardment 5', 'Sustain Damage'. */
export function abilitiesOn(card: UnitCard): string[] {
  const name = (ability: string): string => gameWord(`term.unitAbility.${ability}`) ?? ability;
  const rolled = (ability: string, printed: PrintedDice | null): string[] =>
    printed === null ? [] : [`${name(ability)} ${dice(printed)}`];
  return [
    ...(card.sustainDamage ? [name('sustainDamage')] : []),
    ...rolled('antiFighterBarrage', card.antiFighterBarrage),
    ...rolled('bombardment', card.bombardment),
    ...(card.planetaryShield ? [name('planetaryShield')] : []),
  ];
}

interface Improvement {
  readonly name: string;
  /** Empty where it is new. */
  readonly before: string;
  readonly after: string;
}

/** What an upgrade makes better on the faction's unit card, figure by figure, then abilities that are new. */
export function improvementsBy(faction: FactionId | '', upgrade: string): Improvement[] {
  const after: UnitCard | undefined = (unitCards as Readonly<Record<string, UnitCard>>)[upgrade];
  const first = after === undefined || faction === '' ? null : unitSheets[faction][after.type].first;
  if (after === undefined || first === null) return [];
  const before: UnitCard = unitCards[first];
  const known = abilitiesOn(before);
  return [
    ...columnsOf([before, after])
      .filter((column) => isBetter(column, before, after))
      .map((column) => ({
        name: t(`unit.${column}`),
        before: figureOn(column, before),
        after: figureOn(column, after),
      })),
    ...abilitiesOn(after)
      .filter((ability) => !known.includes(ability))
      .map((ability) => ({ name: ability, before: '', after: '' })),
  ];
}
