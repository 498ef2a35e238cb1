// Tecnologie di Prophecy of Kings e dei Codex.

import type { Translation } from '@custodian/words';
import type { prophecyTechnologies as english } from '../../../en/components/prophecy/technologies.ts';

export const prophecyTechnologies = {
  'technology.darkEnergyTap': 'Prelievo di Energia Oscura',
  'technology.darkEnergyTap.text':
    'Dopo una tua azione tattica in un sistema con un segnalino frontiera lo esplori, se vi hai navi. Le tue navi possono ritirarsi in sistemi adiacenti senza unità altrui anche dove non hai né unità né pianeti.',
  'technology.slingRelay': 'Fionda di Rilancio',
  'technology.slingRelay.text':
    'Come azione, scarica questa carta: produci 1 nave in un sistema con una tua base spaziale.',
  'technology.x89BacterialWeaponOmega': 'Arma Batteriologica X-89 Ω',
  'technology.x89BacterialWeaponOmega.text':
    'Dopo che il tuo Bombardamento ha distrutto fanteria su un pianeta, puoi distruggere tutte le fanterie di quel giocatore che vi si trovano.',
  'technology.psychoarchaeology': 'Psicoarcheologia',
  'technology.psychoarchaeology.text':
    'Le specialità tecnologiche dei tuoi pianeti valgono senza scaricarli, anche se sono già scarichi. Nella Fase di Azione puoi scaricare i tuoi pianeti con una specialità: ognuno ti dà 1 bene di commercio.',
  'technology.bioStims': 'Biostimolanti',
  'technology.bioStims.text':
    'Alla fine del tuo turno puoi scaricare questa carta: ricarica 1 tuo pianeta con una specialità tecnologica o 1 altra tua tecnologia.',
  'technology.magenDefenseGridOmega': 'Griglia Difensiva Magen Ω',
  'technology.magenDefenseGridOmega.text':
    'Quando comincia una battaglia di terra su un pianeta con una tua struttura, puoi segnare 1 colpo su una forza di terra dell’avversario che scegli tu.',
  'technology.aiDevelopmentAlgorithm': 'Algoritmo di Sviluppo IA',
  'technology.aiDevelopmentAlgorithm.text':
    'Puoi scaricare questa carta quando ricerchi un potenziamento di unità, per ignorare 1 prerequisito, o quando le tue unità usano Produzione: il tutto costa 1 risorsa in meno per ogni potenziamento di unità che possiedi.',
  'technology.selfAssemblyRoutines': 'Routine di Autoassemblaggio',
  'technology.selfAssemblyRoutines.text':
    'Dopo che le tue unità usano Produzione puoi scaricare questa carta: 1 mech dai tuoi rinforzi va su un pianeta che controlli in quel sistema. Dopo che 1 tuo mech è distrutto guadagni 1 bene di commercio.',
  'technology.scanlinkDroneNetwork': 'Rete di Droni Scanlink',
  'technology.scanlinkDroneNetwork.text': 'Quando attivi un sistema puoi esplorarvi 1 pianeta con tue unità.',
  'technology.predictiveIntelligence': 'Intelligenza Predittiva',
  'technology.predictiveIntelligence.text':
    'Alla fine del tuo turno puoi scaricare questa carta per ridistribuire i tuoi contatori di comando. Mentre è pronta puoi esprimere 3 voti in più; se non si risolve l’esito che hai votato, questa carta si scarica.',
  'technology.strikeWingAlphaII': 'Ala d’Attacco Alfa II',
  'technology.aetherstream': 'Flusso Eterico',
  'technology.crimsonLegionnaireII': 'Legionario Cremisi II',
  'technology.preFabArcologies': 'Arcologie Prefabbricate',
  'technology.memoriaII': 'Memoria II',
  'technology.saturnEngineII': 'Motore di Saturno II',
  'technology.dimensionalTearII': 'Squarcio Dimensionale II',
  'technology.aerieHololattice': 'Olotraliccio dell’Aerie',
  'technology.magmusReactorOmega': 'Reattore Magmus Ω',
  'technology.magmusReactorOmega.text':
    'Le tue navi possono entrare nelle SuperNova. Ogni SuperNova con tue unità ha Produzione 5, come se fosse una tua unità.',
  'technology.voidwatch': 'Guardia del Vuoto',
  'technology.wormholeGeneratorOmega': 'Generatore dei Tunnel Spaziali Ω',
  'technology.wormholeGeneratorOmega.text':
    'Come azione, scarica questa carta e piazza o sposta un tunnel spaziale di Creuss: in un sistema in cui controlli un pianeta, o in uno che non sia nativo e non contenga navi di altri giocatori.',
  'technology.geneticRecombination': 'Ricombinazione Genetica',
  'technology.supercharge': 'Sovraccarico',
  'technology.temporalCommandSuite': 'Plancia di Comando Temporale',
  'technology.helTitanII': 'Hel-Titano II',
  'technology.vortex': 'Vortice',
  'technology.yinSpinnerOmega': 'Filatrice Yin Ω',
  'technology.yinSpinnerOmega.text':
    'Dopo che hai prodotto unità, fino a 2 fanterie dai tuoi rinforzi vanno su un pianeta che controlli o nello spazio di un sistema con tue navi.',
  'technology.iihqModernization': 'Ammodernamento I.I.H.Q.',
  'technology.agencySupplyNetwork': 'Rete di Rifornimento dell’Agenzia',
} as const satisfies Translation<typeof english>;
