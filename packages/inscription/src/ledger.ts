// Every component of the game as it is played. Each must be shown by a scenario; what cards do is data, so that all behave.
import type { ListedComponent } from '@custodian/title';
import { agendas, events, factionIds, objectives, relicIds, technologies } from './content/index.ts';
import { warfareOf } from './facts/sheets/index.ts';
import { SHEET_SIDES } from './facts/sheets/types.ts';
import { type AssetKind, SHEETS } from './facts/vocabulary.ts';

const assets: Readonly<Record<AssetKind, true>> = {
  vp: true,
  planet: true,
  trade: true,
  vote: true,
  spec: true,
  focus: true,
  com: true,
  councilor: true,
  pop: true,
  faction: true,
  relic: true,
  neighbor: true,
  mecatol: true,
};

/** What the rival does in games for one or two. */
const rival = ['neighbours', 'strength', 'votes', 'goals', 'full track', 'council', 'difficulty', 'rank'];

export function ledger(): ListedComponent[] {
  const list = (kind: string, ids: readonly string[]): ListedComponent[] =>
    ids.map((id) => ({ kind, id: `${kind}:${id}`, registered: true }));
  const idsOf = (cards: readonly { readonly id: string }[]): string[] => cards.map(({ id }) => id);
  const sides = SHEETS.flatMap((sheet) => SHEET_SIDES.map((side) => `${sheet}.${side}`));
  return [
    ...list('faction', factionIds),
    ...list('event', idsOf(events)),
    ...list('objective', idsOf(objectives)),
    ...list('relic', relicIds),
    ...list('agenda', idsOf(agendas)),
    ...list('technology', idsOf(technologies)),
    ...list('unit', idsOf(warfareOf('B').units)),
    ...list('asset', Object.keys(assets)),
    ...list('sheet', sides),
    ...list('rival', rival),
  ];
}
