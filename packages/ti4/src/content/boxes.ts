// Which components a game holds by the sets it is played with. Those of other sets neither listen nor modify, and cost nothing.
import type { Boxes } from '@custodian/kernel';
import type { Entry } from '../facts/index.ts';
import {
  actionCards,
  agendas,
  explorations,
  factions,
  idsOf,
  leaders,
  legendaries,
  objectives,
  promissoryNotes,
  relics,
  strategyCards,
  technologies,
  unitCards,
} from '../facts/index.ts';
import type { Game } from '../game.ts';
import { BOXES, boxOf, setsIn } from '../queries/box.ts';

type Printed = Pick<Entry<string>, 'set' | 'alsoIn'>;

const families: Readonly<Record<string, Readonly<Record<string, Printed>>>> = {
  ability: Object.fromEntries(
    idsOf(factions).flatMap((id) => factions[id].abilities.map((each) => [each, factions[id]])),
  ),
  action: actionCards,
  agenda: agendas,
  exploration: explorations,
  leader: leaders,
  legendary: legendaries,
  note: promissoryNotes,
  objective: objectives,
  relic: relics,
  rule: { leaders: { set: 'pok' }, 'explore gained planet': { set: 'pok' } },
  strategy: strategyCards,
  technology: technologies,
  'unit-card': unitCards,
};

/** What was printed in a set of the box. Of a card that another set replaces the rules see by themselves that nobody has it. */
function has(box: number, component: string): boolean {
  const at = component.indexOf(':');
  const printed = families[component.slice(0, at)]?.[component.slice(at + 1)];
  const sets = setsIn(box);
  return (
    printed === undefined ||
    sets.includes(printed.set) ||
    (printed.alsoIn !== undefined && sets.includes(printed.alsoIn))
  );
}

export const boxes: Boxes<Game> = { count: BOXES, of: boxOf, has };
