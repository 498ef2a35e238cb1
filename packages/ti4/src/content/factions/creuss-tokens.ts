// The wormhole tokens of the Creuss: which there are, where each of them lies, and how it comes to another system. Tokens of
// the same kind that somebody has found are not theirs.
import { closeWormhole, openWormhole } from '../../atoms/board.ts';
import { addEffect, endEffect } from '../../atoms/table.ts';
import type { Wormhole } from '../../facts/index.ts';
import type { G, Ti4 } from '../../game.ts';
import { NOBODY } from '../../game.ts';
import { hasProphecy } from '../../queries/box.ts';
import { stormIn } from '../../queries/ion-storm.ts';

const BASE: readonly Wormhole[] = ['alpha', 'beta'];
const WITH_PROPHECY: readonly Wormhole[] = [...BASE, 'gamma'];

/** Where their gamma token lies: of those that are found there are several. */
const GAMMA = 'token:creuss gamma';

export const creussTokens = (g: G): readonly Wormhole[] => (hasProphecy(g) ? WITH_PROPHECY : BASE);

/** The system where their token of this kind lies; null: it lies nowhere yet. */
export function tokenPlace(g: G, kind: Wormhole): string | null {
  if (kind === 'gamma') return g.effects.find((e) => e.source === GAMMA)?.target ?? null;
  const storm = stormIn(g);
  const isTheirs = (id: string, wormholes: readonly Wormhole[]): boolean =>
    wormholes.filter((each) => each === kind).length > (storm?.system === id && storm.side === kind ? 1 : 0);
  return g.systems.find((s) => isTheirs(s.id, s.wormholes))?.id ?? null;
}

/** Placed, or moved from where it lies. */
export function bringToken(x: Ti4, kind: Wormhole, system: string): void {
  const from = tokenPlace(x.g, kind);
  if (from !== null) closeWormhole(x, from, kind);
  openWormhole(x, system, kind);
  if (kind !== 'gamma') return;
  endEffect(x, GAMMA, NOBODY);
  addEffect(x, { source: GAMMA, seat: NOBODY, target: system, until: 'game' });
}
