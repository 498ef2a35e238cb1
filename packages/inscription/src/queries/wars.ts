// What comes of a war: two strength boxes are compared.
import type { Text } from '@custodian/kernel';
import { warfareOf } from '../facts/sheets/index.ts';
import type { Section } from '../facts/sheets/types.ts';
import type { Op, Side } from '../facts/vocabulary.ts';
import type { G, Seat } from '../game.ts';
import { RIVAL } from '../game.ts';
import { hasRule } from '../marks/abilities.ts';
import { say } from '../words/index.ts';
import { gainsOn } from './factions.ts';
import { paperOf, playerOf } from './players.ts';
import { strengthOfRival } from './rival.ts';

export const sectionOf = (side: Side, level: number): string => `${side}${level}`;

const opposite = (side: Side): Side => (side === 'left' ? 'right' : 'left');

export interface Fought {
  readonly section: string;
  readonly side: Side;
  readonly result: 'won' | 'lost' | 'tied' | 'spared';
  readonly strength: number;
  readonly against: number;
  readonly foe: Text;
  readonly penalty: number;
}

/** My left box against the right box of the neighbour to my left, and the other way round. */
export function warOf(g: G, seat: Seat, side: Side, level: number): Fought {
  const strength = writtenStrength(g, seat, side, level);
  const neighbour = neighbourOf(g, seat, side);
  const against =
    neighbour === RIVAL ? strengthOfRival(g, g.stage) : writtenStrength(g, neighbour, opposite(side), level);
  const foe = neighbour === RIVAL ? say('term.rival') : say('option.player', { player: neighbour });
  const result = strength > against ? 'won' : strength === against ? 'tied' : isSpared(g, seat) ? 'spared' : 'lost';
  const { penalty } = printedSection(g, seat, side, level);
  return { section: sectionOf(side, level), side, result, strength, against, foe, penalty };
}

const neighbourOf = (g: G, seat: Seat, side: Side): Seat => g.neighbours[seat]?.[side] ?? RIVAL;

const writtenStrength = (g: G, seat: Seat, side: Side, level: number): number =>
  playerOf(g, seat).paper.warfare.wars.find(({ section }) => section === sectionOf(side, level))?.strength ?? 0;

const isSpared = (g: G, seat: Seat): boolean => hasRule(paperOf(g, seat), playerOf(g, seat).faction, 'lossIsTie');

function printedSection(g: G, seat: Seat, side: Side, level: number): Section {
  const { sections } = warfareOf(paperOf(g, seat).sides.warfare);
  return sections.find(({ id }) => id === sectionOf(side, level)) as Section;
}

/** What a war brings whoever has fought it: spoils, and what his faction makes of it. */
export function broughtBy(g: G, seat: Seat, level: number, { side, section, result }: Fought): Op[] {
  const { faction } = playerOf(g, seat);
  if (result === 'won') {
    const spoils: Op = { op: 'asset', asset: printedSection(g, seat, side, level).spoils, at: `warfare ${section}` };
    return [spoils, ...gainsOn(faction, 'warWon')];
  }
  return result === 'tied' ? gainsOn(faction, 'warTied') : [];
}
