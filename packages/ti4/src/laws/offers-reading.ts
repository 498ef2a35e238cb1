// The words in which the offers of the Fourth Edition are read.
import type { Json } from '@custodian/kernel';
import type { Asked } from '@custodian/title';
import type { G } from '../game.ts';
import type { AboutNamed, PlanName, PlanNamed } from '../plans/index.ts';
import type { Payment } from '../plans/payment.ts';
import type { FrozenPlanet, FrozenUnit } from '../queries/board.ts';

export type Offer = (g: G, asked: Asked, plan: Json) => boolean;

/** What a question of this name offers. That question and plan are as declared is what the other laws have seen. */
export const offer =
  <Name extends PlanName>(
    _: Name,
    reads: (g: G, asked: { seat: number; about: AboutNamed<Name> }, plan: PlanNamed<Name>) => boolean,
  ): Offer =>
  (g, asked, plan) =>
    reads(g, { seat: asked.seat, about: asked.about as AboutNamed<Name> }, plan as PlanNamed<Name>);

export const sum = <T>(list: readonly T[], of: (each: T) => number): number =>
  list.reduce((total, each) => total + of(each), 0);
export const unique = (list: readonly unknown[]): boolean => new Set(list).size === list.length;

export const planetIn = (g: G, id: string): FrozenPlanet | undefined =>
  g.systems.flatMap((s) => s.planets).find((p) => p.id === id);
/** Units of a seat in a system, in space and on planets. */
export const unitsAt = (g: G, seat: number, system: string): readonly FrozenUnit[] => {
  const at = g.systems.find((s) => s.id === system);
  const units = at === undefined ? [] : [...at.space, ...at.planets.flatMap((p) => p.units)];
  return units.filter((u) => u.owner === seat);
};
export const isOwn = (g: G, seat: number, planet: string): boolean => planetIn(g, planet)?.owner === seat;

/** Ready planets of the seat, each once, and trade goods it has, or commodities that it may spend like them. */
export const isPayment = (g: G, seat: number, { planets, goods }: Payment): boolean =>
  unique(planets) &&
  planets.every((id) => isOwn(g, seat, id) && planetIn(g, id)?.exhausted === false) &&
  goods <= goodsOf(g, seat);

const LENT = 'leader:xanderAlexinVictoriIII';

function goodsOf(g: G, seat: number): number {
  const { tradeGoods = 0, commodities = 0 } = g.players[seat] ?? {};
  return g.effects.some((e) => e.source === LENT && e.seat === seat) ? tradeGoods + commodities : tradeGoods;
}
