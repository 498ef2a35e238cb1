// Action cards played as an action on space docks.
import type { Refusal } from '@custodian/kernel';
import { forbid } from '@custodian/kernel';
import { addEffect } from '../../atoms/table.ts';
import { destroyDock, destroyDockInSpace } from '../../atoms/units.ts';
import type { G, Ti3 } from '../../game.ts';
import type { FrozenSystem } from '../../queries/board.ts';
import { isHome, systemOf } from '../../queries/board.ts';
import type { DockId } from '../../queries/docks.ts';
import { dockInSpaceId, findDock, isInSpace } from '../../queries/docks.ts';
import { mayProduceAt } from '../../queries/permissions.ts';
import { hasEffect } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { say } from '../../words/index.ts';
import type { Ti3Component } from '../define.ts';
import { cardOnOne, dockTarget } from './targets.ts';

/** Space docks outside home systems, on planets and in space, whoever owns them. */
const docksOutsideHome = (g: G): DockId[] => {
  const found: DockId[] = [];
  for (const system of g.systems) {
    if (isHome(system)) continue;
    for (const planet of system.planets) if (planet.dock >= 0) found.push(planet.id);
    for (const dock of system.docks) found.push(dockInSpaceId(dock.id));
  }
  return found;
};

const systemOfDock = (g: G, dock: DockId): FrozenSystem => systemOf(g, findDock(g, dock)?.system as string);

function destroy(x: Ti3, dock: DockId): void {
  if (isInSpace(dock)) {
    const { id: system, docks } = systemOfDock(x.g, dock);
    for (const { id } of docks) if (dockInSpaceId(id) === dock) destroyDockInSpace(x, system, id);
  } else destroyDock(x, dock);
}

const hadAccident = (g: G, dock: DockId): boolean => hasEffect(g, 'action:spacedockAccident', undefined, dock);

const afterAccident = (g: G, dock: DockId): Refusal =>
  isInSpace(dock)
    ? why('action cards.playing', 'why.spacedock accident in space', { system: systemOfDock(g, dock).id })
    : why('action cards.playing', 'why.spacedock accident', { planet: dock });

const secretIndustrialAgent = cardOnOne({
  id: 'secretIndustrialAgent',
  on: ['as an action'],
  ask: say('ask.industrial agent'),
  none: why('action cards.playing', 'why.no dock outside home'),
  among: docksOutsideHome,
  option: dockTarget,
  carryOut: (x, _, dock) => destroy(x, dock as DockId),
  compliance: true,
});

const spacedockAccident = cardOnOne({
  id: 'spacedockAccident',
  on: ['as an action'],
  ask: say('ask.spacedock accident'),
  none: why('action cards.playing', 'why.no dock outside home'),
  among: (g) => docksOutsideHome(g).filter((dock) => !hadAccident(g, dock)),
  option: dockTarget,
  carryOut: (x, _, target) => addEffect(x, { source: 'action:spacedockAccident', target, until: 'round' }),
  modifies: [
    forbid(mayProduceAt, (g, { dock }, now) => (now === null && hadAccident(g, dock) ? afterAccident(g, dock) : now)),
  ],
});

export const cardsOnDocks: readonly Ti3Component[] = [secretIndustrialAgent, spacedockAccident];
