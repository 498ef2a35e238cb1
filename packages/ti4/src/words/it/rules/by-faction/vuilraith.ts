// Ciò che chiede la Cabala Vuil'raith, e dove siamo mentre fa ciò che è suo.
import type { vuilraithRules as english } from '../../../en/rules/by-faction/vuilraith.ts';

export const vuilraithRules: Record<keyof typeof english, string> = {
  'option.unit of player': '{unit} di {player}',
  'sequence.devour the fallen': 'Divorare',
  'step.devour the fallen.capture': 'Cattura ciò che è stato distrutto',
  'sequence.terror takes the fallen': 'The Terror Between',
  'step.terror takes the fallen.capture': 'Cattura ciò che è stato distrutto',
  'sequence.reanimate infantry': 'Reanimator',
  'step.reanimate infantry.capture': 'Cattura la fanteria',
  'sequence.meld with the rift': 'Fusione nella Faglia',
  'step.meld with the rift.return a captured unit': 'Restituisci un’unità catturata',
  'ask.riftmeld': 'Quale unità catturata restituisci? I prerequisiti del suo potenziamento non contano.',
  'sequence.open the vortex': 'Vortice',
  'step.open the vortex.choose a unit': 'Scegli un’unità',
  'ask.vortex': 'Quale unità catturi dai rinforzi?',
  'sequence.note crucible': 'Crogiolo',
  'step.note crucible.the rifts are calm': 'Le navi non tirano per le faglie gravitazionali',
  'sequence.leader theStillnessOfStars': 'The Stillness of Stars',
  'step.leader theStillnessOfStars.convert their commodities': 'Le loro merci diventano beni di commercio',
  'step.leader theStillnessOfStars.capture a unit': 'Cattura un’unità',
  'ask.theStillnessOfStars': 'Quale unità di {player} catturi?',
  'sequence.leader itFeedsOnCarrion': 'It Feeds on Carrion',
  'step.leader itFeedsOnCarrion.roll for ships': 'Un dado per ogni nave',
  'step.leader itFeedsOnCarrion.what they carried': 'Ciò che trasportavano',
  'step.leader itFeedsOnCarrion.capture that too': 'Cattura anche quello',
  'why.not what was returned for': 'Un’unità è stata restituita per un altro potenziamento.',
};
