// Cards that came up: what a seat has explored and gained since it last answered.
import type { Seat } from '@custodian/kernel';
import type { LogLine } from '@custodian/protocol';
import type { Ti4Event } from '@custodian/ti4/events';
import type { ExplorationId, PlanetId, RelicId } from '@custodian/ti4/facts';
import type { Game } from '@custodian/ti4/game';
import { explorationOf } from '@custodian/ti4/queries/exploration';

export type Revealed =
  | {
      readonly kind: 'exploration';
      readonly id: ExplorationId;
      readonly planet: PlanetId | null;
      readonly system: string | null;
    }
  | { readonly kind: 'relic'; readonly id: RelicId };

const MOST = 2;

/** The last ones of the seat among these lines of the log. */
export const revealedTo = (log: readonly LogLine<Ti4Event>[], seat: Seat, since: number): Revealed[] =>
  log
    .slice(since)
    .flatMap(({ event }): Revealed[] => {
      if (event.type === 'planetExplored' && event.seat === seat)
        return [{ kind: 'exploration', id: explorationId(event.exploration), planet: event.planet, system: null }];
      if (event.type === 'frontierExplored' && event.seat === seat)
        return [{ kind: 'exploration', id: explorationId(event.exploration), planet: null, system: event.system }];
      return event.type === 'relicGained' && event.seat === seat ? [{ kind: 'relic', id: event.relic }] : [];
    })
    .slice(-MOST);

/** Cards that are being carried out just now, with where they came up. */
export const inProgress = (
  { table: { explorations = [] } }: Game,
  log: readonly LogLine<Ti4Event>[],
  seat: Seat,
): Revealed[] => {
  const told = explorations.length === 0 ? [] : revealedTo(log, seat, 0);
  return explorations.slice(-MOST).flatMap((copy) => told.findLast(({ id }) => id === explorationOf(copy)) ?? []);
};

/** Events name the card, or one of its copies. */
const explorationId = (card: string): ExplorationId =>
  card.includes('.') ? explorationOf(card) : (card as ExplorationId);
