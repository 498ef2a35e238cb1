// What may be done: each permission is a refusal or null, to be tightened (`forbid`) or lifted (`set`) by components. The base
// is what the rules reference says.
import type { Refusal } from '@custodian/kernel';
import { defineValue } from '@custodian/kernel';
import type {
  ActionCardId,
  AgendaId,
  NoteId,
  ObjectiveId,
  PlanetId,
  StrategyCardId,
  TechnologyId,
  UnitTypeId,
} from '../facts/index.ts';
import { isShip, objectives } from '../facts/index.ts';
import type { G, Game, Seat } from '../game.ts';
import type { FrozenUnit } from './board.ts';
import {
  hasOthersShips,
  hasToken,
  hasUnits,
  holdsPlanetIn,
  isAnomaly,
  isBarredByShips,
  isMecatolRex,
  isNebulaFor,
  planetOf,
  shipsOf,
  systemOf,
  systemOfPlanet,
  unitsOn,
} from './board.ts';
import type { RollKind } from './dice.ts';
import { isHeldByToken } from './movement.ts';
import { canPay, separatePayments } from './payment.ts';
import { homePlanets } from './players.ts';
import { why } from './refusals.ts';
import { byType, cardOf, unitCard } from './units.ts';
import { activationPrice, commitPrice, structureLimit } from './values.ts';

type Permission<A> = ReturnType<typeof defineValue<Game, A, Refusal | null>>;
const permission = <A>(
  name: string,
  base: (g: Parameters<Permission<A>>[0], about: A) => Refusal | null,
): Permission<A> => defineValue<Game, A, Refusal | null>(name, base);

const allowed = (): null => null;

/** May this seat activate the system in a tactical action? */
export const mayActivate = permission<{ seat: Seat; system: string }>('may activate', (g, { seat, system }) => {
  if (hasToken(systemOf(g, system), seat)) return why('active system', 'why.own token', { system });
  return refuseActivationPrice(g, { seat, system });
});

/** Can what it costs to activate the system not be paid? */
export function refuseActivationPrice(g: G, { seat, system }: { seat: Seat; system: string }): Refusal | null {
  const price = activationPrice(g, { seat, system });
  return price === 0 || canPay(g, seat, 'influence', price)
    ? null
    : why('influence', 'why.activation costs', { influence: price });
}

/** May ships of this seat that start in `from` end their movement in the system (the active one)? */
export const mayEnter = permission<{ seat: Seat; system: string; from: string }>('may enter', (g, { system }) => {
  if (isAnomaly(g, system, 'supernova')) return why('supernova', 'why.supernova');
  if (isAnomaly(g, system, 'asteroidField')) return why('asteroid field', 'why.asteroid field');
  return null;
});

/** May ships of this seat that start in `from` move through the system on the way to `to`? `unit`: a ship of this type alone. */
export const mayPassThrough = permission<{ seat: Seat; system: string; from: string; to: string; unit?: UnitTypeId }>(
  'may pass through',
  (g, { seat, system, from, to }) => {
    const stop = mayEnter(g, { seat, system, from });
    if (stop !== null) return stop;
    if (isNebulaFor(g, { seat, system })) return why('nebula', 'why.nebula');
    // What is in the active system is met there, also by ships that leave it and return.
    if (system !== to && isBarredByShips(g, { seat, system })) return why('movement', 'why.others ships', { system });
    return null;
  },
);

/** Do own command tokens hold no ships of this type, and nothing that they carry? */
export const slipsTokens = defineValue<Game, { seat: Seat; unit: UnitTypeId }, boolean>('slips tokens', () => false);

/** May ships of this seat leave the system for the active system `to`? `unit`: a ship of this type alone. */
export const mayLeave = permission<{ seat: Seat; from: string; to: string; unit?: UnitTypeId }>(
  'may leave',
  (g, { seat, from, to, unit }) => {
    if (!isHeldByToken(g, { seat, system: from, to })) return null;
    if (unit !== undefined && slipsTokens(g, { seat, unit })) return null;
    return why('movement', 'why.token holds ships', { system: from });
  },
);

/** May this seat retreat from the system to the other? */
export const mayRetreatTo = permission<{ seat: Seat; from: string; to: string }>(
  'may retreat to',
  (g, { seat, from, to }) => {
    const there = systemOf(g, to);
    const stop = mayEnter(g, { seat, system: to, from });
    if (stop !== null) return stop;
    if (isNebulaFor(g, { seat, system: to })) return why('nebula', 'why.nebula');
    if (hasOthersShips(there, seat)) return why('retreat', 'why.others ships', { system: to });
    return hasUnits(there, seat) || holdsPlanetIn(there, seat)
      ? null
      : why('retreat', 'why.nothing of yours there', { system: to });
  },
);

/** May units of this seat be put on the planet at all: landed, produced or placed? */
export const mayStandOn = permission<{ seat: Seat; planet: PlanetId }>('may stand on', allowed);

/** May this seat gain control of a planet of another at all? */
export const mayTake = permission<{ seat: Seat; planet: PlanetId }>('may take', allowed);

/** May ground forces of this seat be committed to the planet? */
export const mayCommit = permission<{ seat: Seat; planet: PlanetId }>('may commit', (g, { seat, planet }) =>
  g.custodians && isMecatolRex(systemOfPlanet(g, planet))
    ? why('custodians token', 'why.custodians')
    : (mayStandOn(g, { seat, planet }) ?? refusePrice(g, seat, commitPrice(g, { seat, planet }))),
);

/** So many payments of 1 influence, each by itself: a planet makes one, whatever it is worth. */
export const refusePrice = (g: G, seat: Seat, count: number): Refusal | null =>
  count === 0 || count <= separatePayments(g, seat, 'influence')
    ? null
    : why('influence', 'why.committing costs', { count });

/** May the bombarding units of this seat hit the planet? */
export const mayBombard = permission<{ seat: Seat; planet: PlanetId; unit: UnitTypeId }>(
  'may bombard',
  (g, { seat, planet }) => {
    const system = systemOfPlanet(g, planet);
    const strips = byType((type) => unitCard(g, seat, type)?.stripsShields === true);
    if (shipsOf(system, seat).some(({ type }) => strips(type))) return null;
    const shielded = planetOf(g, planet).units.some((u) => u.owner !== seat && hasShield(g, { unit: u }));
    return shielded ? why('planetary shield', 'why.planetary shield', { planet }) : null;
  },
);

/** Does the unit have Planetary Shield just now? */
export const hasShield = defineValue<Game, { unit: FrozenUnit }, boolean>(
  'has shield',
  (g, { unit }) => cardOf(g, unit).planetaryShield,
);

/** May the unit use Sustain Damage against hits of this kind? Whether it is damaged already is asked elsewhere. */
export const maySustain = permission<{
  seat: Seat;
  enemy: Seat;
  unit: UnitTypeId;
  kind: RollKind;
  system: string;
  planet?: PlanetId;
  /** It has the ability of another card just now. */
  lent?: true;
}>('may sustain damage', (g, { seat, unit, lent }) =>
  lent === true || unitCard(g, seat, unit)?.sustainDamage === true
    ? null
    : why('sustain damage', 'why.cannot sustain', { unit }),
);

/** May the units of the seat fire their space cannons into the system (`planet`: at what has landed there)? */
export const mayFire = permission<{ seat: Seat; enemy: Seat; system: string; planet?: PlanetId }>(
  'may fire space cannon',
  allowed,
);

/** May this seat retreat at all? */
export const mayAnnounceRetreat = permission<{ seat: Seat; enemy: Seat; system: string }>(
  'may announce a retreat',
  allowed,
);

/** May the seat produce such units in the system? */
export const mayProduce = permission<{ seat: Seat; system: string; type: UnitTypeId }>(
  'may produce',
  (g, { seat, system, type }) => {
    if ((unitCard(g, seat, type)?.cost ?? null) === null) return why('cost', 'why.cannot be produced', { unit: type });
    return isShip(type) && hasOthersShips(systemOf(g, system), seat)
      ? why('producing units', 'why.no ships beside others', { system })
      : null;
  },
);

/** May the seat place such a structure on the planet? */
export const mayPlaceStructure = permission<{ seat: Seat; planet: PlanetId; type: UnitTypeId }>(
  'may place structure',
  (g, { seat, planet, type }) => {
    const at = planetOf(g, planet);
    if (at.owner !== seat) return why('structures', 'why.not your planet', { planet });
    const bar = mayStandOn(g, { seat, planet });
    if (bar !== null) return bar;
    const there = unitsOn(at, seat).filter((u) => u.type === type).length;
    return there < structureLimit(g, { seat, type, planet })
      ? null
      : why('structures', 'why.structure limit', { planet, unit: type });
  },
);

/** May the seat research the technology, as far as it is not a matter of prerequisites? */
export const mayResearch = permission<{ seat: Seat; technology: TechnologyId }>('may research', allowed);

/** May an assimilator be laid on the technology at all? */
export const mayAssimilate = permission<{ technology: TechnologyId }>('may assimilate', allowed);

/** May this seat play the action card? */
export const mayPlayCard = permission<{ seat: Seat; card: ActionCardId }>('may play card', allowed);

/** May the seat use what stands on its faction sheet, where that is its choice? */
export const mayUseAbility = permission<{ seat: Seat }>('may use ability', allowed);

/** May the seat cast votes on the agenda? */
export const mayVote = permission<{ seat: Seat; agenda: AgendaId }>('may vote', allowed);

/** Nothing keeps the seat from voting. */
export const votesInAnyCase = defineValue<Game, Seat, boolean>('votes in any case', () => false);

/** May votes of the seat be added to those of its planets? */
export const mayAddVotes = permission<{ seat: Seat; agenda: AgendaId }>('may add votes', allowed);

/** May this be elected? */
export const mayElect = permission<{ agenda: AgendaId; outcome: string }>('may elect', allowed);

/** May the seat score the objective, as far as its requirement is not concerned? */
export const mayScore = permission<{ seat: Seat; objective: ObjectiveId }>('may score', (g, { seat, objective }) => {
  // A secret objective that has come to lie open is a public one.
  if (objectives[objective].stage === 'secret' && !g.objectives.some((o) => o.id === objective)) return null;
  const home = homePlanets(g, seat);
  return home.every((p) => p.owner === seat) ? null : why('objectives', 'why.home planets');
});

/** May others give the seat this promissory note of theirs? */
export const mayReceiveNote = permission<{ seat: Seat; note: NoteId }>('may receive note', allowed);
/** May the two make a transaction beyond the one of this turn or agenda, whosever turn it is and wherever they are? */
export const mayTradeOnceMore = defineValue<Game, { a: Seat; b: Seat }, boolean>('may trade once more', () => false);

/** May the two make transactions with each other where they are no neighbors? */
export const mayTradeAfar = defineValue<Game, { a: Seat; b: Seat }, boolean>('may trade afar', () => false);

/** May the seat carry out a strategy card's ability? */
export const mayUseStrategy = permission<{ seat: Seat; card: StrategyCardId; ability: 'primary' | 'secondary' }>(
  'may use strategy card',
  allowed,
);
