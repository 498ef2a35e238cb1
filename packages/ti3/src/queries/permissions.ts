// What may be done: each permission is a refusal or null, to be tightened or relaxed by technologies, laws and cards.
// The base is what the rulebook says; components only modify.
import type { Refusal } from '@custodian/kernel';
import { defineValue } from '@custodian/kernel';
import type {
  ObjectiveId,
  PlanetId,
  PoliticalCardId,
  StrategyCardId,
  TechnologyId,
  UnitId,
} from '../content/facts/index.ts';
import type { Game, Seat } from '../game.ts';
import { lanes, planetOf, systemOf, systemOfPlanet, tileAt } from './board.ts';
import type { DockId } from './docks.ts';
import { findDock, isInSpace } from './docks.ts';
import { hasEnemyShips } from './fleet.ts';
import { hasCounter, homePlanets } from './players.ts';
import { why } from './refusals.ts';

type Permission<A> = ReturnType<typeof defineValue<Game, A, Refusal | null>>;
const permission = <A>(
  name: string,
  base: (g: Parameters<Permission<A>>[0], about: A) => Refusal | null,
): Permission<A> => defineValue<Game, A, Refusal | null>(name, base);

const allowed = (): null => null;

/** May this seat activate the system? A tactical action, unless said otherwise. */
export const mayActivate = permission<{ seat: Seat; system: string; action?: 'transfer' | 'patrol' }>(
  'may activate',
  (g, { seat, system }) => {
    const at = systemOf(g, system);
    const special = tileAt(at).special;
    if (special === 'asteroidField') return inAsteroids;
    if (special === 'supernova') return inSupernova;
    return hasCounter(at, seat) ? activatedAlready : null;
  },
);

// Asked of every system, again and again.
const inAsteroids = why('system.asteroid field', 'why.asteroids never activated');
const inSupernova = why('system.supernova', 'why.supernova never activated');
const activatedAlready = why('tactical.activate', 'why.already activated');

/** May the seat activate these systems in one go, each of which it may activate? */
export const mayActivateTogether = permission<{ seat: Seat; systems: readonly string[] }>(
  'may activate together',
  allowed,
);

/** May ships of this seat that started in `from` move through the system on the way to `to`? `diplomat`: one is with them,
 *  and whoever bars the way will be asked. */
export const mayPassThrough = permission<{ seat: Seat; system: string; from: string; to: string; diplomat?: boolean }>(
  'may pass through',
  (g, { seat, system }) => {
    const at = systemOf(g, system);
    const special = tileAt(at).special;
    if (special === 'asteroidField') return why('system.asteroid field', 'why.asteroids bar the way');
    if (special === 'nebula') return why('system.nebula', 'why.nebula bars the way');
    if (special === 'supernova') return why('system.supernova', 'why.supernova bars the way');
    if (at.ships.some((s) => s.owner !== seat && blocksPassage(g, { seat: s.owner, unit: s.type }) > 0))
      return why('tactical.movement', 'why.enemy ships bar the way');
    return null;
  },
);

/** 1 when a ship of this type keeps enemies from moving through its system: all but fighters do. */
export const blocksPassage = defineValue<Game, { readonly seat: Seat; readonly unit: UnitId }>(
  'blocks passage',
  (_, { unit }) => (unit === 'fighter' ? 0 : 1),
);

/** May the seat withdraw or retreat from this space battle at all? Where to is another matter. `byCard`: by an action card,
 *  which laws do not bind. */
export const mayRetreat = permission<{
  seat: Seat;
  enemy: Seat;
  system: string;
  role: 'attacker' | 'defender';
  byCard?: true;
}>('may retreat', allowed);

/** May a fleet of this seat withdraw or retreat from one system into another? */
export const mayRetreatTo = permission<{ seat: Seat; from: string; to: string }>(
  'may retreat to',
  (g, { seat, from, to }) => {
    if (from === to || !(lanes(g).get(from) ?? []).includes(to))
      return why('space battle.retreat', 'why.retreat not adjacent', { system: to });
    const at = systemOf(g, to);
    if (!hasCounter(at, seat)) return why('space battle.retreat', 'why.retreat not activated', { system: to });
    return hasEnemyShips(at, seat) ? why('space battle.retreat', 'why.retreat enemy ships', { system: to }) : null;
  },
);

/** May the PDS of a planet fire at the target's fleet, or at his invaders (`invasion`)? Range is another matter. */
export const mayFirePds = permission<{ seat: Seat; planet?: PlanetId; target: Seat; invasion: boolean }>(
  'may fire pds',
  allowed,
);

/** May ground forces of this seat land on a planet that is not his own? */
export const mayInvade = permission<{ seat: Seat; planet: PlanetId }>('may invade', allowed);

/** May ships of this type bombard the planet, or this ship? `landed`: ground forces of the seat have landed there in this
 *  activation. */
export const mayBombard = permission<{ seat: Seat; ship?: number; unit: UnitId; planet: PlanetId; landed: boolean }>(
  'may bombard',
  (g, { seat, unit, planet, landed }) => {
    if (unit === 'warSun') return null;
    if (!landed) return why('bombardment', 'why.no landing to support');
    const at = planetOf(g, planet);
    return at.owner !== seat && at.pds > 0 ? why('pds.shield', 'why.planetary shield') : null;
  },
);

/** May bombardment dice destroy ground forces on the planet? What else destroys them is not concerned. */
export const mayDestroyByBombarding = permission<{ seat: Seat; planet: PlanetId }>(
  'may destroy by bombarding',
  allowed,
);

/** May this dock produce anything? It builds nothing in the round in which it was placed. */
export const mayProduceAt = permission<{ seat: Seat; dock: DockId }>('may produce at', (g, { dock }) => {
  if (!isInSpace(dock))
    return planetOf(g, dock).dock >= g.round ? why('space dock.new', 'why.dock too new', { planet: dock }) : null;
  const at = findDock(g, dock);
  if (at === undefined) return why('space dock.building', 'why.no dock there');
  return at.since >= g.round ? why('space dock.new', 'why.dock in space too new', { system: at.system }) : null;
});
/** May this dock produce ships? Not under blockade. */
export const mayProduceShips = permission<{ seat: Seat; dock: DockId }>('may produce ships', (g, { seat, dock }) =>
  !isInSpace(dock) && hasEnemyShips(systemOfPlanet(g, dock), seat)
    ? why('space dock.blockade', 'why.blockade', { planet: dock })
    : null,
);
/** May a new space dock be built on the planet, its system having been activated? */
export const mayBuildDock = permission<{ seat: Seat; planet: PlanetId }>('may build dock', (g, { seat, planet }) => {
  const at = planetOf(g, planet);
  if (at.owner !== seat) return why('space dock.new', 'why.not your planet', { planet });
  if (at.since >= g.round) return why('space dock.new', 'why.planet held too briefly', { planet });
  if (at.dock >= 0) return why('space dock.new', 'why.dock here already', { planet });
  if (hasEnemyShips(systemOfPlanet(g, planet), seat)) return why('space dock.new', 'why.blockade', { planet });
  return null;
});
/** May this unit be produced by the seat? */
export const mayProduceUnit = permission<{ seat: Seat; unit: UnitId }>('may produce unit', (_, { unit }) =>
  unit === 'warSun' ? why('war sun', 'why.war sun needs technology') : null,
);

/** May the seat gain the technology (`buy`: by paying)? Prerequisites are checked apart. */
export const mayResearch = permission<{ seat: Seat; technology: TechnologyId; buy: boolean }>('may research', allowed);

export const mayChooseStrategyCard = permission<{ seat: Seat; card: StrategyCardId }>(
  'may choose strategy card',
  allowed,
);
export const mayUseSecondary = permission<{ seat: Seat; card: StrategyCardId }>('may use secondary', allowed);
/** Is there anything that the ability of the strategy card would do for the seat? */
export const mayCarryOut = permission<{ seat: Seat; card: StrategyCardId; ability: 'primary' | 'secondary' }>(
  'may carry out',
  allowed,
);

/** May a new agreement be opened between the two? */
export const mayTrade = permission<{ a: Seat; b: Seat }>('may trade', allowed);
/** May `seat` break its agreement with `partner` of its own will? */
export const mayBreakAgreement = permission<{ seat: Seat; partner: Seat }>('may break agreement', allowed);

/** May the council draw and resolve an agenda for this player's strategy card? */
export const mayConvene = permission<{ seat: Seat }>('may convene', allowed);
export const mayVote = permission<{ seat: Seat; agenda: PoliticalCardId }>('may vote', allowed);
/** May the seat claim the objective once its requirement is met? Only with every planet of the own home system. */
export const mayClaim = permission<{ seat: Seat; objective: ObjectiveId }>('may claim', (g, { seat }) =>
  homePlanets(g, seat).every((p) => p.owner === seat) ? null : why('status.objectives', 'why.home system not held'),
);
/** May the seat draw action cards at all? */
export const mayDrawActionCards = permission<{ seat: Seat }>('may draw action cards', allowed);
export const mayRedistribute = permission<{ seat: Seat }>('may redistribute', allowed);
