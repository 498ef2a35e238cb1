// The words in which the offers of the Third Edition are read.
import type { Json } from '@custodian/kernel';
import type { Asked } from '@custodian/title';
import type { G } from '../game.ts';

export type Offer = (g: G, asked: Asked, plan: Json) => boolean;

/** A question that shows this, and a plan of this form: that it has the form is what the checker has said. */
export const offer =
  <About, Plan>(reads: (g: G, asked: { seat: number; about: About }, plan: Plan) => boolean): Offer =>
  (g, asked, plan) =>
    reads(g, asked as unknown as { seat: number; about: About }, plan as unknown as Plan);

export const sum = <T>(list: readonly T[], of: (each: T) => number): number =>
  list.reduce((total, each) => total + of(each), 0);
export const unique = (list: readonly unknown[]): boolean => new Set(list).size === list.length;

export const planetIn = (g: G, id: string): G['systems'][number]['planets'][number] | undefined =>
  g.systems.flatMap((s) => s.planets).find((p) => p.id === id);
export const shipIn = (g: G, system: string, id: number): G['systems'][number]['ships'][number] | undefined =>
  g.systems.find((s) => s.id === system)?.ships.find((s) => s.id === id);
export const isOwn = (g: G, seat: number, planet: string): boolean => planetIn(g, planet)?.owner === seat;

export interface Payment {
  readonly planets: readonly string[];
  readonly goods: number;
}

/** Ready planets of the seat, each once, and trade goods it has. */
export const isPayment = (g: G, seat: number, { planets, goods }: Payment): boolean =>
  unique(planets) &&
  planets.every((id) => isOwn(g, seat, id) && planetIn(g, id)?.exhausted === false) &&
  goods <= (g.players[seat]?.tradeGoods ?? 0);

/** Who buys nothing pays nothing. */
export const paidOrNothing = (g: G, seat: number, bought: boolean, pay: Payment): boolean =>
  bought ? isPayment(g, seat, pay) : pay.planets.length + pay.goods === 0;
