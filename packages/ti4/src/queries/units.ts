// What a seat's units are: the card of each type, its upgrade where the technology is owned.
import type { Frozen } from '@custodian/kernel';
import { defineValue } from '@custodian/kernel';
import type { FactionId, TechnologyId, UnitCard, UnitCardId, UnitTypeId } from '../facts/index.ts';
import { unitCards, unitSheets, unitTypes } from '../facts/index.ts';
import type { G, Game, Seat, Unit } from '../game.ts';
import { hasProphecy, inGame } from './box.ts';
import { hasTechnology, playerOf } from './players.ts';

/** The card of a type, or null where the seat cannot have such units (war suns without the technology). */
export const unitCardId = defineValue<Game, { readonly seat: Seat; readonly type: UnitTypeId }, UnitCardId | null>(
  'unit card',
  (g, { seat, type }) => {
    const { faction } = playerOf(g, seat);
    if (faction === '') return null;
    if (type === 'mech') return mechOf(g, faction);
    const { first, upgrade } = unitSheets[faction][type];
    return upgrade !== null && hasTechnology(g, seat, upgrade as unknown as TechnologyId) ? upgrade : first;
  },
);

/** The mech of a faction: none in the base game, and of a card and its revision the one that is played with. */
const mechOf = (g: G, faction: FactionId): UnitCardId | null =>
  hasProphecy(g) ? (mechsAmong(inGame(g, unitCards)).get(faction) ?? null) : null;

const mechsFound = new Map<readonly UnitCardId[], Map<FactionId, UnitCardId>>();

/** By faction, found once: of what is in a game there is always the same list. */
function mechsAmong(cards: readonly UnitCardId[]): ReadonlyMap<FactionId, UnitCardId> {
  let mechs = mechsFound.get(cards);
  if (mechs === undefined) {
    mechs = new Map();
    for (const id of cards) {
      const { type, faction, otherSideOf } = unitCards[id];
      if (type === 'mech' && faction !== null && otherSideOf === null && !mechs.has(faction)) mechs.set(faction, id);
    }
    mechsFound.set(cards, mechs);
  }
  return mechs;
}

/** Do mechs have what stands on their cards beside figures and Sustain Damage? */
export const mechsAreAble = defineValue<Game, null, boolean>('abilities of mechs', () => true);

export function unitCard(g: G, seat: Seat, type: UnitTypeId): UnitCard | null {
  const id = unitCardId(g, { seat, type });
  if (id === null) return null;
  return type === 'mech' && !mechsAreAble(g, null) ? bare(id) : unitCards[id];
}

const bareCards = new Map<UnitCardId, UnitCard>();

/** The card without its abilities, made once. */
function bare(id: UnitCardId): UnitCard {
  let card = bareCards.get(id);
  if (card === undefined) {
    const none = { antiFighterBarrage: null, bombardment: null, spaceCannon: null, production: null };
    card = { ...unitCards[id], ...none, planetaryShield: false, deepFire: false, deploy: false };
    bareCards.set(id, card);
  }
  return card;
}

/** The card of a unit that is there. */
export const cardOf = (g: G, unit: Frozen<Unit>): UnitCard => unitCard(g, unit.owner, unit.type) as UnitCard;

export const isFighter = (unit: { readonly type: UnitTypeId }): boolean => unit.type === 'fighter';
export const isGroundForce = (unit: { readonly type: UnitTypeId }): boolean =>
  unitTypes[unit.type].kind === 'groundForce';
/** A ground force, or a structure that is treated as one too. */
export const isTroop = (g: G, unit: { readonly type: UnitTypeId; readonly owner: Seat }): boolean =>
  isGroundForce(unit) || (isStructure(unit) && unitCard(g, unit.owner, unit.type)?.alsoGroundForce === true);
export const isStructure = (unit: { readonly type: UnitTypeId }): boolean => unitTypes[unit.type].kind === 'structure';
export const isShipUnit = (unit: { readonly type: UnitTypeId }): boolean => unitTypes[unit.type].kind === 'ship';
export const isNonFighterShip = (unit: { readonly type: UnitTypeId }): boolean => isShipUnit(unit) && !isFighter(unit);

/** The same question about every unit of a type is asked once. Only while the game stays as it is. */
export function byType<T>(ask: (type: UnitTypeId) => T): (type: UnitTypeId) => T {
  const known = new Map<UnitTypeId, T>();
  return (type) => {
    let said = known.get(type);
    if (said === undefined) {
      said = ask(type);
      known.set(type, said);
    }
    return said;
  };
}
