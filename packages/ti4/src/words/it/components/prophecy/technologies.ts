// Tecnologie di Prophecy of Kings e dei Codex.

import type { Translation } from '@custodian/words';
import type { prophecyTechnologies as english } from '../../../en/components/prophecy/technologies.ts';

export const prophecyTechnologies = {
  'technology.darkEnergyTap': 'Prelievo di Energia Oscura',
  'technology.slingRelay': 'Fionda di Rilancio',
  'technology.x89BacterialWeaponOmega': 'Arma Batteriologica X-89 Ω',
  'technology.psychoarchaeology': 'Psicoarcheologia',
  'technology.bioStims': 'Biostimolanti',
  'technology.magenDefenseGridOmega': 'Griglia Difensiva Magen Ω',
  'technology.aiDevelopmentAlgorithm': 'Algoritmo di Sviluppo IA',
  'technology.selfAssemblyRoutines': 'Routine di Autoassemblaggio',
  'technology.scanlinkDroneNetwork': 'Rete di Droni Scanlink',
  'technology.predictiveIntelligence': 'Intelligenza Predittiva',
  'technology.strikeWingAlphaII': 'Ala d’Attacco Alfa II',
  'technology.aetherstream': 'Flusso Eterico',
  'technology.crimsonLegionnaireII': 'Legionario Cremisi II',
  'technology.preFabArcologies': 'Arcologie Prefabbricate',
  'technology.memoriaII': 'Memoria II',
  'technology.saturnEngineII': 'Motore di Saturno II',
  'technology.dimensionalTearII': 'Squarcio Dimensionale II',
  'technology.aerieHololattice': 'Olotraliccio dell’Aerie',
  'technology.magmusReactorOmega': 'Reattore Magmus Ω',
  'technology.voidwatch': 'Guardia del Vuoto',
  'technology.wormholeGeneratorOmega': 'Generatore dei Tunnel Spaziali Ω',
  'technology.geneticRecombination': 'Ricombinazione Genetica',
  'technology.supercharge': 'Sovraccarico',
  'technology.temporalCommandSuite': 'Plancia di Comando Temporale',
  'technology.helTitanII': 'Hel-Titano II',
  'technology.vortex': 'Vortice',
  'technology.yinSpinnerOmega': 'Filatrice Yin Ω',
  'technology.iihqModernization': 'Ammodernamento I.I.H.Q.',
  'technology.agencySupplyNetwork': 'Rete di Rifornimento dell’Agenzia',
} as const satisfies Translation<typeof english>;
