// The words in which agendas are declared: common effects on every player, and effects that last for a while.
import type { Choose, Layer, Modifier, Option, Refusal, Value } from '@custodian/kernel';
import { discardActionCard, titleOf } from '../../atoms/cards.ts';
import { exhaustPlanets } from '../../atoms/planets.ts';
import { addEffect, spendTradeGoods } from '../../atoms/table.ts';
import type { G, Game, Effect as Lasting, Seat, Ti3 } from '../../game.ts';
import { orderOfPlay } from '../../queries/order.ts';
import { hasEffect, playerOf, readyPlanets } from '../../queries/players.ts';
import type { Decided, Effect, Effects } from '../../rules/council/agenda-effects.ts';
import { declareEffects } from '../../rules/council/agenda-effects.ts';
import type { RuleId } from '../../rules/rulebook.ts';
import { say } from '../../words/index.ts';
import type { Ti3Component } from '../define.ts';
import { agenda as component } from '../define.ts';
import type { PlanetId, PoliticalCardId } from '../facts/index.ts';

type Behaviour = Parameters<typeof component>[1];

/** An agenda: what its outcomes do, and what it changes while it is in play. */
export function agenda(
  id: PoliticalCardId,
  { for: yes, against, elected, ...behaviour }: Effects & Behaviour,
): Ti3Component {
  declareEffects(id, {
    ...(yes !== undefined && { for: yes }),
    ...(against !== undefined && { against }),
    ...(elected !== undefined && { elected }),
  });
  return component(id, behaviour);
}

/** The player that was elected. */
export const electedSeat = (decided: Decided): Seat => Number(decided.outcome[0]);

/** Something happens to every player, in order of play. */
export const everyPlayer = (what: (x: Ti3, seat: Seat, decided: Decided) => void): Effect => ({
  atOnce: (x, decided) => {
    for (const seat of orderOfPlay(x.g)) what(x, seat, decided);
  },
});

/** From now until then, for everybody: what it means stands among the component's changes (`whileLasting`). */
export const lasting = (id: PoliticalCardId, until: Lasting['until'] = 'round'): Effect => ({
  atOnce: (x) => addEffect(x, { source: `agenda:${id}`, until }),
});

/** From now until then, for the elected player. */
export const lastingForElected = (id: PoliticalCardId, until: Lasting['until'] = 'round'): Effect => ({
  atOnce: (x, decided) => addEffect(x, { source: `agenda:${id}`, seat: electedSeat(decided), until }),
});

/** A change that works for everybody while the agenda's effect lasts. */
export const whileLasting = <A, T>(
  id: PoliticalCardId,
  layer: Layer,
  value: Value<Game, A, T>,
  change: (g: G, about: A, now: T) => T,
): Modifier<Game> => {
  const source = `agenda:${id}`;
  return layer(value, (g, about, now) => (hasEffect(g, source) ? change(g, about, now) : now));
};

/** As far as he has them. */
export const loseGoods = (x: Ti3, seat: Seat, count: number): void =>
  spendTradeGoods(x, seat, Math.min(count, playerOf(x.g, seat).tradeGoods));

/** One of a player's action cards, whichever it is. */
export function discardAtRandom(x: Ti3, seat: Seat): void {
  const [card] = x.shuffle('random discard', playerOf(x.g, seat).hand);
  if (card !== undefined) discardActionCard(x, seat, card);
}

/** Each player exhausts so many planets of his choice, as far as he is able. */
export const exhausting = (count: (g: G, seat: Seat, decided: Decided) => number): Required<Pick<Effect, 'each'>> => ({
  each: {
    ask: (g, seat, decided) => {
      const ready = readyPlanets(g, seat);
      const wanted = count(g, seat, decided);
      if (wanted === 0 || ready.length <= wanted) return null;
      return {
        kind: 'choose',
        seat,
        rule: 'council',
        ask: say('ask.exhaust for agenda', { agenda: decided.agenda, count: wanted }),
        options: ready.map((p) => planetOption(p.id)),
        pick: [wanted, wanted],
      };
    },
    then: (x, seat, answer, decided) => {
      if (answer !== undefined) return exhaustPlanets(x, answer as PlanetId[]);
      if (count(x.g, seat, decided) > 0)
        exhaustPlanets(
          x,
          readyPlanets(x.g, seat).map((p) => p.id),
        );
    },
  },
});

/** Each player discards so many action cards of his choice, as far as he is able. */
export const discarding = (count: (g: G, seat: Seat) => number): Required<Pick<Effect, 'each'>> => ({
  each: {
    ask: (g, seat, decided) => {
      const { hand } = playerOf(g, seat);
      const wanted = count(g, seat);
      if (wanted === 0 || hand.length <= wanted) return null;
      return {
        kind: 'choose',
        seat,
        rule: 'council',
        ask: say('ask.discard for agenda', { agenda: decided.agenda, count: wanted }),
        options: hand.map((card) => ({ id: card, text: say(`action.${titleOf(card)}`), on: [card] })),
        pick: [wanted, wanted],
        secret: true,
      };
    },
    then: (x, seat, answer) => {
      const cards =
        answer === undefined && count(x.g, seat) > 0 ? playerOf(x.g, seat).hand : ((answer ?? []) as string[]);
      for (const card of [...cards]) discardActionCard(x, seat, card);
    },
  },
});

/** A question that is answered by picking one, or by declining. */
export const pickOne = (
  seat: Seat,
  rule: RuleId,
  ask: Choose['ask'],
  options: readonly Option[],
  least = 0,
): Choose => ({
  kind: 'choose',
  seat,
  rule,
  ask,
  options,
  pick: [least, 1],
});

export const planetOption = (id: PlanetId): Option => ({ id, text: say('option.planet', { planet: id }), on: [id] });
export const playerOption = (seat: Seat): Option => ({
  id: String(seat),
  text: say('option.player', { player: seat }),
});
export const agendaOption = (id: PoliticalCardId): Option => ({
  id,
  text: say('option.agenda', { agenda: id }),
  on: [id],
});

/** Refused, unless it was refused before. */
export const or = (now: Refusal | null, refusal: Refusal): Refusal => now ?? refusal;
