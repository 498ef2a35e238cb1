// Names for the fields of plans.
import { gameWord } from '../../../words/words.svelte.ts';
import { type PageKey, t } from '../words/words.ts';

/** Fields the game's own terms name. */
const terms: Readonly<Record<string, string>> = {
  commandPool: 'term.area.commandPool',
  fleetSupply: 'term.area.fleetSupply',
  strategyAllocation: 'term.area.strategyAllocation',
  groundForces: 'unit.groundForce.many',
  pds: 'unit.pds',
  goods: 'term.tradeGood.many',
  tradeGoods: 'term.tradeGood.many',
  planets: 'term.planet.many',
  planet: 'term.planet',
  system: 'term.system',
  technology: 'term.technology',
  ships: 'term.ship.many',
  fighters: 'unit.fighter.many',
  dock: 'unit.spaceDock',
  docks: 'unit.spaceDock.many',
};

const ofPage: Readonly<Record<string, PageKey>> = {
  count: 'field.count',
  pay: 'field.pay',
  moves: 'field.moves',
  landings: 'field.landings',
  builds: 'field.builds',
  destroy: 'field.destroy',
  damage: 'field.damage',
  from: 'field.from',
  to: 'field.to',
  tile: 'field.tile',
  at: 'field.at',
  partner: 'field.partner',
  give: 'field.give',
  take: 'field.take',
  shots: 'field.shots',
};

export function fieldName(name: string): string | undefined {
  const page = ofPage[name];
  if (page !== undefined) return (t as (key: PageKey) => string)(page);
  const term = terms[name] === undefined ? undefined : gameWord(terms[name]);
  return term === undefined ? undefined : term.charAt(0).toLocaleUpperCase() + term.slice(1);
}
