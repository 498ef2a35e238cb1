// Which components a game holds: by the sets it is played with, and of what is a faction's own, by the factions that play. All others
// neither listen nor modify, and cost nothing.
import type { Box, Boxes } from '@custodian/kernel';
import { boxOf as boxHolding } from '@custodian/kernel';
import type { Entry, FactionId } from '../facts/index.ts';
import {
  actionCards,
  agendas,
  explorations,
  factionIds,
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
import type { G, Game } from '../game.ts';
import { BOX_BITS, boxOf, setsIn } from '../queries/box.ts';

type Printed = Pick<Entry<string>, 'set' | 'alsoIn'> & { readonly faction?: FactionId | null };

const families: Readonly<Record<string, Readonly<Record<string, Printed>>>> = {
  ability: Object.fromEntries(
    idsOf(factions).flatMap((id) => factions[id].abilities.map((each) => [each, { ...factions[id], faction: id }])),
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

const bits = new Map<string, number>(factionIds.map((id, i) => [id, 1 << (BOX_BITS + i)]));

/** The sets, and a bit for each faction; none while not all of them are known, for then it may be any. */
function numberOf(g: G): number {
  const sets = boxOf(g);
  let number = sets;
  for (const { faction } of g.players) {
    if (faction === '') return sets;
    number |= bits.get(faction) as number;
  }
  return number;
}

/** What was printed in a set of the box, and lies beside a sheet that is played. Of a card that another set replaces the rules see by
 *  themselves that nobody has it. */
function holding(number: number): Box {
  const sets = setsIn(number & ((1 << BOX_BITS) - 1));
  const isAnyFaction = number >> BOX_BITS === 0;
  return boxHolding((component) => {
    const at = component.indexOf(':');
    const printed = families[component.slice(0, at)]?.[component.slice(at + 1)];
    if (printed === undefined) return true;
    const { set, alsoIn, faction = null } = printed;
    return (
      (sets.includes(set) || (alsoIn !== undefined && sets.includes(alsoIn))) &&
      (isAnyFaction || faction === null || (number & (bits.get(faction) as number)) !== 0)
    );
  });
}

/** How many are kept: a server with many tables does not grow. */
const MOST = 200;

const made = new Map<number, Box>();
let last: { readonly players: G['players']; readonly box: Box } | null = null;

/** Who plays never changes once all factions are known: of the players that were asked about last it need not be found again. */
function boxFor(g: G): Box {
  if (last !== null && last.players === g.players) return last.box;
  const number = numberOf(g);
  let box = made.get(number);
  if (box === undefined) {
    if (made.size >= MOST) made.clear();
    box = holding(number);
    made.set(number, box);
  }
  if (number >> BOX_BITS !== 0) last = { players: g.players, box };
  return box;
}

export const boxes: Boxes<Game> = { of: boxFor };
