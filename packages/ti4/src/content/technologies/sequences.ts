// Sequences of their own that these components run.
import type { Called, Reacting } from '@custodian/kernel';
import type { PlanetId } from '../../facts/index.ts';
import type { DiceGroup } from '../../queries/dice.ts';
import type { WindowName, Windows } from '../../rules/windows.ts';
import type { FourthEdition } from '../../terms.ts';

type To<W extends WindowName> = Reacting<FourthEdition, W>;

export interface TechnologySequences {
  'technology gravityDrive': Called<To<'system activated'>>;
  'technology fleetLogistics': Called<To<'action performed'>, Partial<Windows['action performed']>>;
  'technology dacxiveAnimators': Called<To<'combat won'>>;
  'technology x89BacterialWeapon': Called<
    To<'component action'>,
    void,
    To<'component action'> & { planet?: PlanetId; owners?: number[] }
  >;
  'technology plasmaScoring': Called<
    To<'before dice'>,
    { readonly groups: readonly DiceGroup[] },
    To<'before dice'> & { group?: number }
  >;
  'technology magenDefenseGrid': Called<To<'combat round begins'>>;
  'technology duraniumArmor': Called<To<'hits assigned'>>;
  'technology assaultCannon': Called<To<'combat round begins'>, void, To<'combat round begins'> & { ship?: number }>;
  'technology gravitonLaserSystem': Called<To<'before space cannon'>, Partial<Windows['before space cannon']>>;
  'technology transitDiodes': Called<To<'turn begins'>>;
  // Of Prophecy of Kings
  'technology darkEnergyTap': Called<To<'tactical action ends'>>;
  'technology slingRelay': Called<To<'component action'>, void, To<'component action'> & { system?: string }>;
  'technology psychoarchaeology': Called<To<'turn begins'>>;
  'technology bioStims': Called<To<'turn ends'>>;
  'technology aiDevelopmentAlgorithm': Called<To<'production used'>, { readonly discount: number }>;
  'the algorithm ignores a prerequisite': Called<To<'about to research'>>;
  'technology selfAssemblyRoutines': Called<To<'units produced'>>;
  'mechs are salvaged': Called<To<'units destroyed'>, void, To<'units destroyed'> & { gained?: number }>;
  'technology scanlinkDroneNetwork': Called<
    To<'system activated'>,
    void,
    To<'system activated'> & { planet?: PlanetId }
  >;
  'technology predictiveIntelligence': Called<To<'turn ends'>>;
  'more votes by prediction': Called<To<'votes cast'>, { readonly more: number }>;
  'the prediction is checked': Called<To<'agenda resolved'>>;
  // Of the first Codex
  'technology x89BacterialWeaponOmega': Called<To<'planet bombarded'>>;
  'technology magenDefenseGridOmega': Called<
    To<'combat round begins'>,
    void,
    To<'combat round begins'> & { victim?: number }
  >;
  'technology wormholeGeneratorOmega': Called<To<'component action'>>;
  'technology yinSpinnerOmega': Called<To<'units produced'>>;
  'technology integratedEconomy': Called<To<'planet gained'>>;
}
