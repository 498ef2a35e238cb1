// Action cards played as an action on space docks.
import { modify } from '@custodian/kernel';
import { addEffect } from '../../atoms/table.ts';
import { destroyDock } from '../../atoms/units.ts';
import type { G } from '../../game.ts';
import { isHome } from '../../queries/board.ts';
import { mayProduceAt } from '../../queries/permissions.ts';
import { hasEffect } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { say } from '../../words/index.ts';
import type { Ti3Component } from '../define.ts';
import type { PlanetId } from '../facts/index.ts';
import { cardOnOne, planetTarget } from './targets.ts';

/** Planets outside home systems with a space dock, whoever owns it. */
const docksOutsideHome = (g: G): PlanetId[] =>
  g.systems.flatMap((s) => (isHome(s) ? [] : s.planets.filter((p) => p.dock >= 0).map((p) => p.id)));

const secretIndustrialAgent = cardOnOne({
  id: 'secretIndustrialAgent',
  on: ['as an action'],
  ask: say('ask.industrial agent'),
  none: why('action cards.playing', 'why.no dock outside home'),
  among: docksOutsideHome,
  option: planetTarget,
  carryOut: (x, _, planet) => destroyDock(x, planet as PlanetId),
  compliance: true,
});

const spacedockAccident = cardOnOne({
  id: 'spacedockAccident',
  on: ['as an action'],
  ask: say('ask.spacedock accident'),
  none: why('action cards.playing', 'why.no dock outside home'),
  among: docksOutsideHome,
  option: planetTarget,
  carryOut: (x, _, target) => addEffect(x, { source: 'action:spacedockAccident', target, until: 'round' }),
  modifies: [
    modify(mayProduceAt, (g, { dock }, now) =>
      now === null && hasEffect(g, 'action:spacedockAccident', undefined, dock)
        ? why('action cards.playing', 'why.spacedock accident', { planet: dock })
        : now,
    ),
  ],
});

export const cardsOnDocks: readonly Ti3Component[] = [secretIndustrialAgent, spacedockAccident];
