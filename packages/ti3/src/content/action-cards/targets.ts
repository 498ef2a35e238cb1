// What action cards are played on: choosing a target among the legal ones, and never the same one twice a round.
import type { Modifier, Next, Option, Refusal, Step, Text } from '@custodian/kernel';
import type { G, Game, Seat, Ti3 } from '../../game.ts';
import type { FrozenPlanet, FrozenSystem } from '../../queries/board.ts';
import type { DockId } from '../../queries/docks.ts';
import { findDock, isInSpace } from '../../queries/docks.ts';
import { groundForcePlaces } from '../../queries/fleet.ts';
import { hasEffect } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import type { CardGives, Played } from '../../rules/action/playing-action-cards.ts';
import { hasPlayedOn, notePlayedOn } from '../../rules/action/playing-action-cards.ts';
import { ifAnyBreach } from '../../rules/council/compliance.ts';
import type { WindowName, Windows } from '../../rules/windows.ts';
import type { ThirdEdition } from '../../terms.ts';
import { say } from '../../words/index.ts';
import type { Ti3Component } from '../define.ts';
import type { ActionCardId, PlanetId, UnitId } from '../facts/index.ts';
import { units } from '../facts/index.ts';
import type { CardEffect } from './define.ts';
import { actionCard, atOnce } from './define.ts';

export const planetTarget = (_: G, id: string): Option => ({ id, text: say(`planet.${id as PlanetId}`), on: [id] });

export const systemTarget = (_: G, id: string): Option => ({
  id,
  text: say('option.card system', { system: id }),
  on: [id],
});

/** A space dock, by its planet or the system in which it lies. */
export const dockTarget = (g: G, id: string): Option => {
  const dock = id as DockId;
  return isInSpace(dock) ? { ...systemTarget(g, findDock(g, dock)?.system as string), id } : planetTarget(g, dock);
};

export const seatTarget = (_: G, id: string): Option => ({
  id,
  text: say('option.card player', { seat: Number(id) }),
});

export const shipTarget = (id: string, seat: Seat, unit: UnitId, system: string): Option => ({
  id,
  text: say('option.card ship', { seat, unit, system }),
  on: [system, id],
});

/** Why a card without a target cannot be played; null when there is one. */
export const unlessNone = (targets: { readonly length: number }, none: Refusal): Refusal | null =>
  targets.length === 0 ? none : null;

export function systemsWhere(g: G, is: (system: FrozenSystem) => boolean): string[] {
  const found: string[] = [];
  for (const system of g.systems) if (is(system)) found.push(system.id);
  return found;
}

export function planetsWhere(g: G, is: (planet: FrozenPlanet, system: FrozenSystem) => boolean): PlanetId[] {
  const found: PlanetId[] = [];
  for (const system of g.systems) for (const planet of system.planets) if (is(planet, system)) found.push(planet.id);
  return found;
}

/** Figures that are not on the board: each further place with ground forces needs one. */
export const spareFigures = (g: G, seat: Seat): number => units.groundForce.limit - groundForcePlaces(g, seat);

interface Choice<V> {
  readonly ask: Text;
  among(g: G, v: V): readonly string[];
  option(g: G, id: string, v: V): Option;
  into(v: V, id: string): void;
}

/** The player of the card chooses; the only target is taken without asking, and without any the card comes to nothing. */
export const choosing = <V extends Played>(choice: Choice<V>): Step<ThirdEdition, V> => ({
  ask: (x) => {
    const targets = choice.among(x.g, x.v);
    if (targets.length < 2) return [];
    return [
      {
        kind: 'choose',
        seat: x.v.seat,
        rule: 'action cards.playing',
        ask: choice.ask,
        options: targets.map((id) => choice.option(x.g, id, x.v)),
        pick: [1, 1],
      },
    ];
  },
  then: (x, got): Next => {
    const [picked = choice.among(x.g, x.v)[0]] = (got[x.v.seat] as string[] | undefined) ?? [];
    if (picked === undefined) return 'end';
    choice.into(x.v, picked);
    return undefined;
  },
});

/** The player of the card chooses an opponent. */
export const choosingOpponent = <V extends Played & { opponent?: Seat }>(
  choice: Pick<Choice<V>, 'ask' | 'among'>,
): Step<ThirdEdition, V> =>
  choosing<V>({
    ...choice,
    option: seatTarget,
    into: (v, id) => {
      v.opponent = Number(id);
    },
  });

/** The player of the card chooses a planet. */
export const choosingPlanet = <V extends Played & { planet: PlanetId }>(
  choice: Pick<Choice<V>, 'ask' | 'among'>,
): Step<ThirdEdition, V> =>
  choosing<V>({
    ...choice,
    option: planetTarget,
    into: (v, id) => {
      v.planet = id as PlanetId;
    },
  });

interface CardOnOne<W extends WindowName> {
  readonly id: ActionCardId;
  readonly on: readonly W[];
  readonly ask: Text;
  /** Why it cannot be played when nothing is left to play it on. */
  readonly none: Refusal;
  /** Further conditions on playing it at all. */
  readonly may?: (g: G, seat: Seat, about: Windows[W]) => Refusal | null | false;
  /** Ids of everything it may be played on. */
  readonly among: (g: G, seat: Seat, about: Windows[W]) => readonly string[];
  option(g: G, id: string): Option;
  readonly carryOut: (x: Ti3, seat: Seat, target: string, about: Windows[W]) => void;
  /** What follows in steps of its own. */
  readonly further?: Readonly<Record<string, Step<ThirdEdition, OnOne<W>>>>;
  /** What the sequence gives: whether the card stays or returns, and what its window takes. */
  readonly gives?: (x: Ti3, seat: Seat) => CardGives<W>;
  /** Units may be left without support or figures afterwards. */
  readonly compliance?: true;
  readonly modifies?: readonly Modifier<Game>[];
}

interface OnOne<W extends WindowName> extends Played<W> {
  target: string;
  result: CardGives<W>;
}

/** A card that is played on one thing: a planet, a system, a ship or a player. */
export function cardOnOne<W extends WindowName>(card: CardOnOne<W>): Ti3Component {
  const targets = (g: G, seat: Seat, about: Windows[W]): readonly string[] =>
    card.among(g, seat, about).filter((id) => !hasPlayedOn(g, seat, card.id, id));
  const hasTarget = (g: G, seat: Seat, about: Windows[W]): boolean =>
    card.among(g, seat, about).some((id) => !hasPlayedOn(g, seat, card.id, id));
  const steps: Record<string, Step<ThirdEdition, OnOne<W>>> = {
    'choose target': choosing<OnOne<W>>({
      ask: card.ask,
      among: (g, v) => targets(g, v.seat, v.about),
      option: card.option,
      into: (v, id) => {
        v.target = id;
      },
    }),
    'take effect': {
      do: (x) => {
        const { target } = x.v;
        notePlayedOn(x, x.v.seat, card.id, target);
        card.carryOut(x, x.v.seat, target, x.v.about);
        x.v.result = card.gives?.(x, x.v.seat);
      },
    },
    ...card.further,
  };
  if (card.compliance === true) steps['check fleets'] = { call: 'compliance', with: ifAnyBreach };
  const effect: CardEffect<W, OnOne<W>> = {
    rule: 'action cards.playing',
    steps,
    gives: (x) => x.v.result,
  };
  return actionCard<W, OnOne<W>>({
    id: card.id,
    on: card.on,
    may: (g, seat, about) => {
      const forbidden = card.may?.(g, seat, about) ?? null;
      return forbidden !== null || hasTarget(g, seat, about) ? forbidden : card.none;
    },
    effect,
    modifies: card.modifies ?? [],
  });
}

/** Never the identical card again on the same thing in a round: not even by a card that copies it. */
export const refuseTwiceOn = (g: G, seat: Seat, id: ActionCardId, entity: string): Refusal | null =>
  hasPlayedOn(g, seat, id, entity) ? why('action cards.playing', 'why.card played already') : null;

/** Nor in the same situation, which lasts as long as the effect of the first. */
export const refuseWhileLasting = (g: G, seat: Seat, id: ActionCardId, target: string): Refusal | null =>
  hasEffect(g, `action:${id}`, seat, target) ? why('action cards.playing', 'why.card played already') : null;

/** Cards that concern only their player: once a round. */
export const refuseTwiceOnSelf = (g: G, seat: Seat, id: ActionCardId): Refusal | null =>
  refuseTwiceOn(g, seat, id, 'self');

export const notePlayedOnSelf = (x: Ti3, seat: Seat, id: ActionCardId): void => notePlayedOn(x, seat, id, 'self');

interface CardOnSelf<W extends WindowName> {
  readonly id: ActionCardId;
  readonly on: readonly W[];
  readonly may?: (g: G, seat: Seat) => Refusal | null;
  readonly carryOut: (x: Ti3, seat: Seat) => void;
  readonly modifies?: readonly Modifier<Game>[];
}

/** A card that concerns only its player, and takes effect without asking anything. */
export const cardOnSelf = <W extends WindowName>(card: CardOnSelf<W>): Ti3Component =>
  actionCard<W>({
    id: card.id,
    on: card.on,
    may: (g, seat) => card.may?.(g, seat) ?? refuseTwiceOnSelf(g, seat, card.id),
    effect: atOnce((x) => {
      notePlayedOnSelf(x, x.v.seat, card.id);
      card.carryOut(x, x.v.seat);
    }),
    modifies: card.modifies ?? [],
  });
