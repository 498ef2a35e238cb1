// How the cards of the game are written down: facts and effects, no code.
import type { AssetKind, Flag, Goal, Op, Resource, SheetName, Specialty, Stage, UnitId } from '../facts/vocabulary.ts';

export interface EventCard {
  readonly id: string;
  readonly stage: Stage;
  readonly colour: 'blue' | 'black';
  readonly type: 'strategy' | 'war' | 'council' | 'production' | 'special';
  readonly resources: readonly Resource[];
  /** A war's level. */
  readonly level?: number;
  readonly endsGame?: true;
}

/** What a faction can do beside its ability. */
export type Passive =
  | { readonly on: 'flag'; readonly flag: Flag }
  /** When a sheet becomes active, before anything is spent. */
  | { readonly on: 'becomesActive'; readonly do: readonly Op[] }
  /** If its owner likes, once a round while one of these sheets is active. */
  | { readonly on: 'perActive'; readonly sheets: readonly SheetName[]; readonly do: readonly Op[] }
  /** Once a round a resource counts as another. */
  | { readonly on: 'convert'; readonly from: Resource }
  /** After the dice are rolled, once a stage: another sheet is active for them. */
  | { readonly on: 'switchSheet' }
  /** After the dice are rolled: one black die less. */
  | { readonly on: 'forgo'; readonly do: readonly Op[] }
  /** 'empty': a system without asset; 'wormhole': a system that is joined to one. */
  | { readonly on: 'claim'; readonly what: AssetKind | 'empty' | 'wormhole'; readonly do: readonly Op[] }
  | { readonly on: 'unlockPlanet'; readonly do: readonly Op[] }
  | { readonly on: 'build'; readonly unit: UnitId; readonly do: readonly Op[] }
  /** The first units of a type cost less: that many icons are struck when it is begun. */
  | {
      readonly on: 'discount';
      readonly unit: UnitId;
      readonly res: Resource;
      readonly n: number;
      readonly first: number;
    }
  /** A shape over an anomaly, once a round. */
  | { readonly on: 'anomaly'; readonly do: readonly Op[] }
  | { readonly on: 'mecatol'; readonly do: readonly Op[] }
  | { readonly on: 'production'; readonly do: readonly Op[] }
  | { readonly on: 'councilClaim'; readonly do: readonly Op[] }
  | { readonly on: 'voteWon'; readonly do: readonly Op[] }
  | { readonly on: 'warWon'; readonly do: readonly Op[] }
  | { readonly on: 'warTied'; readonly do: readonly Op[] }
  /** In every war. 'mixed': in a section with nodes of two unit types or more; 'choose': one side of its owner's choice. */
  | { readonly on: 'strength'; readonly n: number; readonly side: 'both' | 'choose' | 'mixed' };

export interface Faction {
  readonly id: string;
  readonly setup: readonly Op[];
  readonly passive: readonly Passive[];
  /** When a faction asset is claimed. */
  readonly ability: readonly Op[];
}

export interface Technology {
  readonly id: string;
  readonly sheet: SheetName;
  /** Research icons. */
  readonly icons: number;
  readonly specialty: Specialty;
  readonly effect:
    | { readonly on: 'flag'; readonly flag: Flag }
    | { readonly on: 'perActive'; readonly do: readonly Op[] }
    | { readonly on: 'strength'; readonly n: number; readonly side: 'both' };
}

export interface Objective {
  readonly id: string;
  readonly sheet: SheetName;
  readonly goal: Goal;
  readonly first: number;
  readonly later: number;
}

export interface Relic {
  readonly id: string;
  readonly points: number;
  readonly timing: 'strategy' | 'afterDice' | 'council' | 'beforeStrength';
  /** Carried out by its owner; a reroll and free votes have rules of their own. */
  readonly do: readonly Op[];
  readonly freeVotes?: number;
  readonly rerolls?: true;
}

export interface Outcome {
  readonly do: readonly Op[];
  /** The player with the most votes names it for everybody. */
  readonly topVoter?: 'commodity' | 'asset kind';
}

export interface Agenda {
  readonly id: string;
  readonly stage: 2 | 3 | 4;
  /** Both outcomes of a card are good for those who resolve them, or neither. */
  readonly star: boolean;
  readonly pass: Outcome;
  readonly fail: Outcome;
}

/** A track of the rival's sheet. */
export type RivalTrack =
  | {
      readonly id: string;
      readonly face: Resource;
      readonly kind: 'strength' | 'vote';
      readonly sections: readonly {
        readonly stage: number;
        readonly base: number;
        readonly values: readonly number[];
      }[];
    }
  | {
      readonly id: string;
      readonly face: Resource;
      /** A double face of that die. */
      readonly double: boolean;
      readonly kind: 'goal';
      readonly icons: number;
      readonly goals: readonly { readonly after: number; readonly goal: SheetName | 'mecatol' }[];
      /** The track that counts once this one is full. */
      readonly then: string;
    };

/** How far the rival is on its way when the game begins. */
export interface HeadStart {
  /** Icons crossed out on each track with goals. */
  readonly goals: number;
  /** Stages in whose section one icon is crossed out. */
  readonly strength: readonly Stage[];
  readonly votes: readonly Stage[];
}

export interface Rank {
  /** null: below every other. */
  readonly from: number | null;
  readonly id: string;
}
