// Le tecnologie delle fazioni.

import type { Translation } from '@custodian/words';
import type { factionTechnologies as english } from '../../en/components/faction-technologies.ts';
import { unitCards } from './unit-cards.ts';

export const factionTechnologies = {
  'technology.letaniWarriorII': unitCards['unitCard.letaniWarriorII'],
  'technology.letaniWarriorII.text':
    'I tuoi Guerrieri Letani sono più precisi e producono 2 unità ciascuno, e alcuni di quelli distrutti tornano all’inizio del tuo prossimo turno.',
  'technology.bioplasmosis': 'Bioplasmosi',
  'technology.bioplasmosis.text':
    'Quando finisce la Fase di Status puoi spostare le tue fanterie che vuoi da pianeti che controlli ad altri che controlli nello stesso sistema o in sistemi adiacenti.',
  'technology.dimensionalSplicer': 'Giuntore Dimensionale',
  'technology.dimensionalSplicer.text':
    'Quando comincia una battaglia spaziale in un sistema con un tunnel spaziale e navi tue, puoi segnare 1 colpo su una nave nemica che scegli tu.',
  'technology.wormholeGenerator': 'Generatore dei Tunnel Spaziali',
  'technology.wormholeGenerator.text':
    'Quando comincia la Fase di Status, piazza o sposta un tunnel spaziale di Creuss: in un sistema in cui controlli un pianeta, o in uno che non sia nativo e non contenga navi di altri giocatori.',
  'technology.quantumDatahubNode': 'Nodo Dati Quantistico',
  'technology.quantumDatahubNode.text':
    'Quando finisce la Fase Strategica puoi spendere 1 contatore di comando dal Pool Strategico e dare a un altro giocatore 3 tuoi beni di commercio: vi scambiate 1 carta strategica.',
  'technology.productionBiomes': 'Biomi Produttivi',
  'technology.productionBiomes.text':
    'Come azione, scarica questa carta e spendi 1 contatore di comando dal Pool Strategico: guadagni 4 beni di commercio, e un altro giocatore che scegli ne guadagna 2.',
  'technology.spacialConduitCylinder': 'Cilindro Condotto Spaziale',
  'technology.spacialConduitCylinder.text':
    'Dopo aver attivato un sistema con unità tue puoi scaricare questa carta: per questa attivazione è adiacente a ogni altro sistema con unità tue.',
  'technology.eResSiphons': 'Sifoni E-Res',
  'technology.eResSiphons.text':
    'Dopo che un altro giocatore attiva un sistema con navi tue guadagni 4 beni di commercio.',
  'technology.superDreadnoughtII': unitCards['unitCard.superDreadnoughtII'],
  'technology.superDreadnoughtII.text':
    'Le tue corazzate sono più veloci e precise, e Colpo Diretto non fa loro nulla.',
  'technology.inheritanceSystems': 'Sistemi Ereditari',
  'technology.inheritanceSystems.text':
    'Quando ricerchi una tecnologia puoi scaricare questa carta e pagare 2 risorse: i suoi prerequisiti non contano.',
  'technology.l4Disruptors': 'Disgregatori L4',
  'technology.l4Disruptors.text': 'In un’invasione nessuno può usare Cannone Spaziale contro le tue unità.',
  'technology.nonEuclideanShielding': 'Schermatura Non Euclidea',
  'technology.nonEuclideanShielding.text': 'Sopporta i Danni delle tue unità annulla 2 colpi e non solo 1.',
  'technology.mirrorComputing': 'Calcolo Speculare',
  'technology.mirrorComputing.text': 'Ogni bene di commercio che spendi vale 2 risorse o 2 punti di influenza.',
  'technology.salvageOperations': 'Operazioni di Recupero',
  'technology.salvageOperations.text':
    'Dopo aver vinto o perso una battaglia spaziale guadagni 1 bene di commercio. Se hai vinto puoi anche produrvi 1 nave, di un tipo che vi è stato distrutto.',
  'technology.prototypeWarSunII': unitCards['unitCard.prototypeWarSunII'],
  'technology.prototypeWarSunII.text': 'Le tue Morti Nere costano meno e sono molto più veloci.',
  'technology.magmusReactor': 'Reattore Magmus',
  'technology.magmusReactor.text':
    'Le tue navi possono entrare nelle SuperNova. Dopo che le tue unità usano Produzione in un sistema con una Morte Nera o adiacente a una SuperNova guadagni 1 bene di commercio.',
  'technology.hybridCrystalFighterII': unitCards['unitCard.hybridCrystalFighterII'],
  'technology.hybridCrystalFighterII.text':
    'I tuoi caccia sono più precisi e volano senza trasporto. Quelli oltre la tua capacità occupano mezzo posto di una nave nel Pool di Flotta.',
  'technology.neuroglaive': 'Neuroglaive',
  'technology.neuroglaive.text':
    'Un altro giocatore che attiva un sistema con navi tue perde 1 contatore di comando dal Pool di Flotta, che torna nei rinforzi.',
  'technology.valefarAssimilatorX': 'Assimilatore Valefar X',
  'technology.valefarAssimilatorX.text':
    'Quando una tua abilità ti darebbe una tecnologia di un altro giocatore, puoi invece mettere il gettone X su una sua tecnologia di fazione che non ne abbia già uno. Finché resta lì, questa carta dice ciò che dice quella.',
  'technology.valefarAssimilatorY': 'Assimilatore Valefar Y',
  'technology.valefarAssimilatorY.text':
    'Quando una tua abilità ti darebbe una tecnologia di un altro giocatore, puoi invece mettere il gettone Y su una sua tecnologia di fazione che non ne abbia già uno. Finché resta lì, questa carta dice ciò che dice quella.',
  'technology.exotriremeII': unitCards['unitCard.exotriremeII'],
  'technology.exotriremeII.text':
    'Le tue corazzate sono più veloci, e Colpo Diretto non fa loro nulla. Dopo un round di battaglia spaziale puoi sacrificarne una per distruggere fino a 2 navi nel suo sistema.',
  'technology.valkyrieParticleWeave': 'Trama di Particelle Valchiria',
  'technology.valkyrieParticleWeave.text':
    'In un round di battaglia di terra in cui i tiri dell’avversario segnano almeno 1 colpo, tu ne segni 1 in più.',
  'technology.chaosMapping': 'Mappatura del Caos',
  'technology.chaosMapping.text':
    'Nessun altro può attivare un campo di asteroidi con navi tue. Quando comincia il tuo turno puoi produrre 1 unità in un sistema in cui hai un’unità con Produzione.',
  'technology.floatingFactoryII': unitCards['unitCard.floatingFactoryII'],
  'technology.floatingFactoryII.text':
    'Le tue basi spaziali sono più veloci, trasportano 1 unità in più e ne producono 2 in più.',
  'technology.advancedCarrierII': unitCards['unitCard.advancedCarrierII'],
  'technology.advancedCarrierII.text':
    'I tuoi trasporti sono più veloci, hanno posto per altre 2 unità e resistono al primo colpo.',
  'technology.specOpsII': unitCards['unitCard.specOpsII'],
  'technology.specOpsII.text':
    'Le tue fanterie sono più precise, e molte di quelle distrutte tornano all’inizio del tuo prossimo turno.',
  'technology.lazaxGateFolding': 'Piegamento del Portale Lazax',
  'technology.lazaxGateFolding.text':
    'Nelle tue azioni tattiche il sistema di Mecatol Rex ha un tunnel spaziale Alfa e uno Beta, se non controlli il pianeta. Se lo controlli, come azione puoi scaricare questa carta: 1 fanteria dai tuoi rinforzi va su Mecatol Rex.',
  'technology.hegemonicTradePolicy': 'Politica Commerciale Egemonica',
  'technology.hegemonicTradePolicy.text':
    'Quando le tue unità usano Produzione puoi scaricare questa carta: fino alla fine del tuo turno le risorse e l’influenza di 1 pianeta che controlli si scambiano.',
  'technology.instinctTraining': 'Addestramento all’Istinto',
  'technology.instinctTraining.text':
    'Quando un altro giocatore gioca una carta azione puoi scaricare questa carta e spendere 1 contatore di comando dal Pool Strategico: quella carta è annullata.',
  'technology.nullificationField': 'Campo di Annullamento',
  'technology.nullificationField.text':
    'Dopo che un altro giocatore attiva un sistema con navi tue puoi scaricare questa carta e spendere 1 contatore di comando dal Pool Strategico: il suo turno è finito.',
  'technology.impulseCore': 'Nucleo a Impulsi',
  'technology.impulseCore.text':
    'Quando comincia una battaglia spaziale puoi sacrificare un tuo incrociatore o una tua torpediniera presente, che va distrutta: segni 1 colpo. L’avversario deve darlo a una nave che non sia un caccia, se ne ha.',
  'technology.yinSpinner': 'Filatrice Yin',
  'technology.yinSpinner.text':
    'Dopo che le tue unità usano Produzione, 1 fanteria dai tuoi rinforzi va su un pianeta che controlli in quel sistema.',
  'technology.mageonImplants': 'Impianti Mageon',
  'technology.mageonImplants.text':
    'Come azione, scarica questa carta: guarda le carte azione di un altro giocatore e prendine 1.',
  'technology.transparasteelPlating': 'Corazza di Transpacciaio',
  'technology.transparasteelPlating.text':
    'Nei tuoi turni i giocatori che hanno passato non possono giocare carte azione.',
} as const satisfies Translation<typeof english>;
