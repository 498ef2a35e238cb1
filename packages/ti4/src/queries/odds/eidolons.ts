// Eidolons in space: once a space combat begins they fight in it as ships.
import type { Game, Seat } from '../../game.ts';
import type { FrozenUnit } from '../board.ts';
import { systemOf } from '../board.ts';
import { fleetIn } from '../combat.ts';
import type { CombatNow } from '../combat-now.ts';
import { hasMech } from '../mechs.ts';
import type { Scene } from './scene.ts';
import { sceneOf } from './scene.ts';

const FLIPPED = 'unit-card:eidolon';

/** Mechs that will join a space combat in the active system. */
const floating = (game: Game, seat: Seat, system: string): FrozenUnit[] =>
  game.activeSystem === system && hasMech(game, seat, 'eidolon')
    ? systemOf(game, system).space.filter((u) => u.owner === seat && u.type === 'mech')
    : [];

/** Everything of a seat that fights in the space of a system, or will. */
export function fightersOf({ game, system, round, ahead }: CombatNow, seat: Seat): FrozenUnit[] {
  const fleet = fleetIn(game, system, seat);
  return round === 1 && ahead?.forced === true ? [...fleet, ...floating(game, seat, system)] : fleet;
}

/** The scene once those of a side have joined. */
export function withEidolons(scene: Scene, side: 'a' | 'b'): Scene {
  const { game, meeting, kind } = scene;
  const { seat, units } = scene[side];
  const { attacker, defender, system } = meeting;
  const joining = floating(game, seat, system).map(({ id }) => id);
  if (!units.some(({ id }) => joining.includes(id))) return scene;
  const begun = { kind, attacker, defender, system, round: 1, joined: [], sustained: [], lost: [] };
  const { joined, ...combat } = game.combat ?? begun;
  const flipped = { source: FLIPPED, seat, target: '', amount: 0, until: 'combat' as const };
  const after: Game = {
    ...game,
    combat: { ...combat, joined: [...joined, ...joining] },
    effects: [...game.effects, flipped],
  };
  const conducts = { attacker: scene.a.conduct, defender: scene.b.conduct };
  return sceneOf(after, meeting, kind, { a: scene.a.units, b: scene.b.units }, conducts);
}
