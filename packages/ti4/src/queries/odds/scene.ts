// Two sides of a fight, unit by unit, and the board as it is with whatever is left of them: so that what units roll and how they
// take hits is asked of the rules themselves.
import type { Left, SideOf } from '@custodian/galaxy';
import { inOrder, textOf } from '@custodian/galaxy';
import type { PlanetId } from '../../facts/index.ts';
import type { Game, Seat } from '../../game.ts';
import { NOBODY } from '../../game.ts';
import type { FrozenUnit } from '../board.ts';
import { systemIndex } from '../board.ts';
import type { Engagement } from '../combat.ts';
import { lossOrder } from '../combat.ts';
import type { RollKind } from '../dice.ts';
import { hasMech } from '../mechs.ts';
import { byType, unitCard } from '../units.ts';
import type { Conduct, Conducts } from './conduct.ts';

/** Who meets whom where. */
export interface Meeting {
  readonly attacker: Seat;
  readonly defender: Seat;
  readonly system: string;
  readonly planet?: PlanetId;
}

/** The units of a seat, in the order of the pieces of its side. */
export interface Force {
  readonly seat: Seat;
  readonly units: readonly FrozenUnit[];
  /** In ground combat each use of Sustain Damage by its mechs is a hit as well. */
  readonly strikes: boolean;
  readonly side: SideOf;
  readonly conduct: Conduct;
}

export interface Scene {
  readonly game: Game;
  readonly meeting: Meeting;
  readonly kind: 'space combat' | 'ground combat';
  readonly a: Force;
  readonly b: Force;
  /** The game with only these left of both sides. */
  board(a: Left, b: Left): Game;
}

export function sceneOf(
  game: Game,
  meeting: Meeting,
  kind: Scene['kind'],
  units: { readonly a: readonly FrozenUnit[]; readonly b: readonly FrozenUnit[] },
  conducts: Conducts,
  /** Units that are not there, and may come. */
  absent: readonly number[] = [],
): Scene {
  const a = forceOf(game, meeting.attacker, units.a, absent, conducts.attacker);
  const b = forceOf(game, meeting.defender, units.b, absent, conducts.defender);
  const pieces = new Map<number, { readonly side: 'a' | 'b'; readonly piece: number }>();
  a.units.forEach(({ id }, piece) => void pieces.set(id, { side: 'a', piece }));
  b.units.forEach(({ id }, piece) => void pieces.set(id, { side: 'b', piece }));
  const at = systemIndex(game, meeting.system);
  const board = (leftA: Left, leftB: Left): Game => {
    const kept = (all: readonly FrozenUnit[]): FrozenUnit[] =>
      all.flatMap((unit) => {
        const found = pieces.get(unit.id);
        if (found === undefined) return [unit];
        const hits = (found.side === 'a' ? leftA : leftB)[found.piece] as number;
        if (hits === 0) return [];
        const { whole = 1 } = (found.side === 'a' ? a : b).side.pieces[found.piece] ?? {};
        const damaged = hits < whole;
        return [damaged === unit.damaged ? unit : { ...unit, damaged }];
      });
    const systems = [...game.systems];
    const here = systems[at] as Game['systems'][number];
    systems[at] = {
      ...here,
      space: kept(here.space),
      planets: here.planets.map((planet) => ({ ...planet, units: kept(planet.units) })),
    };
    return { ...game, systems };
  };
  return { game, meeting, kind, a, b, board: remembering(board) };
}

/** Asked again and again for the same. */
function remembering(board: Scene['board']): Scene['board'] {
  const known = new Map<string, Game>();
  return (a, b) => {
    const key = textOf(a) + textOf(b);
    const found = known.get(key) ?? board(a, b);
    known.set(key, found);
    return found;
  };
}

function forceOf(
  game: Game,
  seat: Seat,
  units: readonly FrozenUnit[],
  absent: readonly number[],
  conduct: Conduct = {},
): Force {
  const sustains = byType((type) => unitCard(game, seat, type)?.sustainDamage === true);
  const pieces = units.map(({ id, type, damaged }) => {
    const whole = sustains(type) ? 2 : 1;
    return { kind: type, endures: absent.includes(id) ? 0 : damaged ? 1 : whole, whole };
  });
  const { keeps = [] } = conduct;
  const rank = (piece: number): number => {
    const { type, damaged } = units[piece] as FrozenUnit;
    return (keeps.includes(type) ? 100 : 0) + 2 * lossOrder.indexOf(type) + (damaged ? 0 : 1);
  };
  const all = units.map((_, piece) => piece);
  const takes = inOrder({ losses: [...all].sort((x, y) => rank(x) - rank(y)), damages: all });
  const strikes =
    seat !== NOBODY && units.some(({ type }) => type === 'mech') && hasMech(game, seat, 'valkyrieExoskeleton');
  return { seat, units, strikes, side: { pieces, takes }, conduct };
}

export const engagementOf = ({ meeting }: Scene, kind: RollKind, round: number): Engagement => ({
  ...meeting,
  kind,
  round,
});

export const forceOn = (scene: Scene, side: 'a' | 'b'): Force => scene[side];

export const enemyOf = (side: 'a' | 'b'): 'a' | 'b' => (side === 'a' ? 'b' : 'a');
