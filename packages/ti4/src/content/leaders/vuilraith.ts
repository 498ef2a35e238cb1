// The leaders of the Vuil'raith Cabal.
import { add } from '@custodian/kernel';
import { showRift } from '../../atoms/battle.ts';
import { captureUnit } from '../../atoms/capture.ts';
import { convertCommodities } from '../../atoms/prophecy.ts';
import { removeUnits } from '../../atoms/units.ts';
import type { UnitTypeId } from '../../facts/index.ts';
import { unitTypes } from '../../facts/index.ts';
import type { G, Seat, Unit } from '../../game.ts';
import type { Located } from '../../queries/board.ts';
import { hasUnits, isAnomaly, locate, neighbours, unitsWhere } from '../../queries/board.ts';
import { inGame } from '../../queries/box.ts';
import { mayCapture } from '../../queries/capture.ts';
import { hasCommander } from '../../queries/leaders.ts';
import { playerOf, unitsLeft } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { isNonFighterShip, isStructure, unitCardId } from '../../queries/units.ts';
import { commodityLimit, smallBeyondLimit, unitCost } from '../../queries/values.ts';
import type { Aiming } from '../../rules/cards/playing.ts';
import { say } from '../../words/index.ts';
import type { Ti4Component } from '../define.ts';
import { agent, commander, hero } from './define.ts';
import { choosing, pickedOf } from './vocabulary.ts';

/** Units in a player's reinforcements that cost no more than his commodity value. */
function silenced(g: G, seat: Seat, player: Seat): UnitTypeId[] {
  if (!mayCapture(g, seat, player)) return [];
  const most = commodityLimit(g, player);
  return inGame(g, unitTypes).filter((type) => {
    const cost = unitCost(g, { seat: player, type });
    return cost !== null && cost <= most && !isStructure({ type }) && unitsLeft(g, player, type) > 0;
  });
}

const theStillnessOfStars = agent<'commodities replenished'>('theStillnessOfStars', {
  on: ['commodities replenished'],
  may: (_, seat, about) => (about.seat === seat ? false : null),
  effect: {
    rule: 'leaders',
    steps: {
      'convert their commodities': {
        do: (x) => convertCommodities(x, x.v.about.seat, playerOf(x.g, x.v.about.seat).commodities),
      },
      'capture a unit': {
        rule: 'capture',
        ask: ({ g, v: { seat, about } }) =>
          choosing(
            seat,
            say('ask.theStillnessOfStars', { player: about.seat }),
            silenced(g, seat, about.seat).map((unit) => ({ id: unit, text: say('option.unit', { unit }) })),
          ),
        then: (x, got) => {
          const { seat, about } = x.v;
          const type = pickedOf(got, seat, silenced(x.g, seat, about.seat)) as UnitTypeId | undefined;
          if (type !== undefined) captureUnit(x, seat, about.seat, type);
        },
      },
    },
    gives: () => undefined,
  },
});

/** Gravity rifts in which the seat has units. */
const riftsHeld = (g: G, seat: Seat): number =>
  g.systems.filter((s) => hasUnits(s, seat) && isAnomaly(g, s.id, 'gravityRift')).length;

const thatWhichMoldsFlesh = commander('thatWhichMoldsFlesh', {
  goal: (g, seat) => ({ have: riftsHeld(g, seat), need: 3 }),
  modifies: [add(smallBeyondLimit, (g, seat, now) => (hasCommander(g, seat, 'thatWhichMoldsFlesh') ? now + 2 : now))],
});

const isTear = (g: G, unit: Pick<Unit, 'type' | 'owner'>): boolean => {
  const card = unit.type === 'spaceDock' ? unitCardId(g, { seat: unit.owner, type: 'spaceDock' }) : null;
  return card === 'dimensionalTear' || card === 'dimensionalTearII';
};

/** Ships of others in or next to a system with a dimensional tear; of nobody who blockades one. */
function anchored(g: G, seat: Seat): Located[] {
  const near = new Set<string>();
  for (const { system } of unitsWhere(g, (u) => isTear(g, u)))
    for (const id of [system.id, ...neighbours(g, system.id, seat)]) near.add(id);
  return unitsWhere(g, (u) => u.owner !== seat && isNonFighterShip(u)).filter(
    ({ unit, system }) => near.has(system.id) && mayCapture(g, seat, unit.owner),
  );
}

interface Anchor extends Aiming<'component action'> {
  /** What ships carried before they were taken, as 'number seat type'. */
  cargo?: string[];
}

const TAKEN = 3;

const itFeedsOnCarrion = hero<'component action', Anchor>('itFeedsOnCarrion', {
  on: ['component action'],
  may: (g, seat) => (anchored(g, seat).length > 0 ? null : why('capture', 'why.no target')),
  effect: {
    rule: 'capture',
    steps: {
      'roll for ships': {
        do: (x) => {
          const { seat } = x.v;
          const ships = anchored(x.g, seat);
          const systems = new Set(ships.map(({ system }) => system.id));
          x.v.cargo = unitsWhere(x.g, (u) => u.owner !== seat && !isNonFighterShip(u) && !isStructure(u))
            .filter(({ system, planet }) => planet === null && systems.has(system.id))
            .map(({ unit }) => `${unit.id} ${unit.owner} ${unit.type}`);
          for (const { unit, system } of ships) {
            const roll = x.roll('dice', 10);
            showRift(x, unit.owner, unit.type, roll, roll <= TAKEN);
            if (roll > TAKEN) continue;
            removeUnits(x, { system: system.id }, [unit.id]);
            captureUnit(x, seat, unit.owner, unit.type);
          }
        },
      },
      'what they carried': { rule: 'capacity', call: 'limits', with: () => ({}) },
      'capture that too': {
        do: (x) => {
          for (const each of x.v.cargo ?? []) {
            const [id, owner, type] = each.split(' ') as [string, string, UnitTypeId];
            if (locate(x.g, Number(id)) === undefined) captureUnit(x, x.v.seat, Number(owner), type);
          }
        },
      },
    },
    gives: () => undefined,
  },
});

export const vuilraith: readonly Ti4Component[] = [theStillnessOfStars, thatWhichMoldsFlesh, itFeedsOnCarrion];
