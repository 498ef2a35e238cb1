// The words in which the offers of the Third Edition are read.
import type { Json } from '@custodian/kernel';
import type { Asked } from '@custodian/title';
import type { G } from '../game.ts';
import type { AboutNamed, Payment, PlanName, PlanNamed } from '../plans/index.ts';

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

export const planetIn = (g: G, id: string): G['systems'][number]['planets'][number] | undefined =>
  g.systems.flatMap((s) => s.planets).find((p) => p.id === id);
export const shipIn = (g: G, system: string, id: number): G['systems'][number]['ships'][number] | undefined =>
  g.systems.find((s) => s.id === system)?.ships.find((s) => s.id === id);
export const isOwn = (g: G, seat: number, planet: string): boolean => planetIn(g, planet)?.owner === seat;

/** Ready planets of the seat, each once, and trade goods it has. */
export const isPayment = (g: G, seat: number, { planets, goods }: Payment): boolean =>
  unique(planets) &&
  planets.every((id) => isOwn(g, seat, id) && planetIn(g, id)?.exhausted === false) &&
  goods <= (g.players[seat]?.tradeGoods ?? 0);

/** Who buys nothing pays nothing. */
export const paidOrNothing = (g: G, seat: number, bought: boolean, pay: Payment): boolean =>
  bought ? isPayment(g, seat, pay) : pay.planets.length + pay.goods === 0;
