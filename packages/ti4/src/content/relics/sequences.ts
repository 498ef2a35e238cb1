// Sequences of their own that relics run.
import type { Called, Reacting } from '@custodian/kernel';
import type { PlanetId, TechnologyId } from '../../facts/index.ts';
import type { Seat } from '../../game.ts';
import type { DiceGroup } from '../../queries/dice.ts';
import type { WindowName, Windows } from '../../rules/windows.ts';
import type { FourthEdition } from '../../terms.ts';

type To<W extends WindowName> = Reacting<FourthEdition, W>;
type OnPlanet<W extends WindowName> = To<W> & { planet?: PlanetId };

export interface RelicSequences {
  // As an action
  'relic stellarConverter': Called<To<'component action'>, void, OnPlanet<'component action'> & { owners?: Seat[] }>;
  'relic theCodex': Called<To<'component action'>>;
  'relic dynamisCore': Called<To<'component action'>>;
  'relic jrXs455O': Called<To<'component action'>, void, To<'component action'> & { player?: Seat; builds?: boolean }>;
  'relic nanoForge': Called<To<'component action'>>;
  // In tactical actions and combats
  'relic dominusOrb': Called<To<'before movement'>>;
  'relic theCrownOfEmphidia': Called<To<'tactical action ends'>, void, OnPlanet<'tactical action ends'>>;
  'relic theCrownOfThalnos': Called<
    To<'dice rolled'>,
    Partial<Windows['dice rolled']>,
    To<'dice rolled'> & { groups?: readonly DiceGroup[] }
  >;
  'Thalnos takes units': Called<To<'both have rolled'>>;
  // Later in the round
  'relic mawOfWorlds': Called<
    To<'agenda phase begins'>,
    void,
    To<'agenda phase begins'> & { technology?: TechnologyId }
  >;
  'the tomb of Emphidia is opened': Called<To<'status phase ends'>>;
  // Research
  'relic theProphetsTears': Called<To<'about to research'>>;
  'the tears bring a card': Called<To<'technology researched'>>;
  // When they are gained, and when they pass on
  'relic theObsidian': Called<To<'relic gained'>>;
  'relic shardOfTheThrone': Called<To<'relic gained'>>;
  'the shard of the throne passes': Called<To<'planet gained'>>;
}
