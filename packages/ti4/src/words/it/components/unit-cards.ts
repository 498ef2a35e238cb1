// Le carte unità: nome, e che cosa dice una carta oltre ai suoi valori.

import type { Translation } from '@custodian/words';
import type { unitCards as english } from '../../en/components/unit-cards.ts';

export const unitCards = {
  'unitCard.cruiser': 'Incrociatore I',
  'unitCard.cruiserII': 'Incrociatore II',
  'unitCard.carrier': 'Trasporto I',
  'unitCard.carrierII': 'Trasporto II',
  'unitCard.destroyer': 'Torpediniera I',
  'unitCard.destroyerII': 'Torpediniera II',
  'unitCard.dreadnought': 'Corazzata I',
  'unitCard.dreadnoughtII': 'Corazzata II',
  'unitCard.dreadnoughtII.text': 'Colpo Diretto non le fa nulla.',
  'unitCard.fighter': 'Caccia I',
  'unitCard.fighterII': 'Caccia II',
  'unitCard.fighterII.text':
    'Vola senza trasporto. Ogni caccia oltre la tua capacità occupa il posto di 1 nave nel tuo Pool di Flotta.',
  'unitCard.infantry': 'Fanteria I',
  'unitCard.infantryII': 'Fanteria II',
  'unitCard.infantryII.text':
    'Tira 1 dado per ognuna distrutta: con 6 o più aspetta su questa carta. Quando comincia il tuo prossimo turno, quelle in attesa vanno su pianeti che controlli nel tuo sistema nativo.',
  'unitCard.pds': 'PDS I',
  'unitCard.pdsII': 'PDS II',
  'unitCard.pdsII.text': 'Il suo Cannone Spaziale raggiunge anche le navi nei sistemi adiacenti.',
  'unitCard.spaceDock': 'Base Spaziale I',
  'unitCard.spaceDock.text':
    'La sua Produzione è il valore di risorse del pianeta più 2. 3 dei tuoi caccia nel suo sistema non hanno bisogno di capacità.',
  'unitCard.spaceDockII': 'Base Spaziale II',
  'unitCard.spaceDockII.text':
    'La sua Produzione è il valore di risorse del pianeta più 4. 3 dei tuoi caccia nel suo sistema non hanno bisogno di capacità.',
  'unitCard.warSun': 'Morte Nera',
  'unitCard.warSun.text': 'Nel suo sistema le unità degli altri giocatori non hanno Scudo Planetario.',
  'unitCard.duhaMenaimon': 'Duha Menaimon',
  'unitCard.duhaMenaimon.text': 'Dopo aver attivato il suo sistema puoi produrvi fino a 5 unità.',
  'unitCard.letaniWarrior': 'Guerriero Letani I',
  'unitCard.letaniWarriorII': 'Guerriero Letani II',
  'unitCard.letaniWarriorII.text':
    'Tira 1 dado per ognuno distrutto: con 6 o più aspetta su questa carta. Quando comincia il tuo prossimo turno, quelli in attesa vanno su pianeti che controlli nel tuo sistema nativo.',
  'unitCard.hilColish': 'Hil Colish',
  'unitCard.hilColish.text':
    'Il suo sistema ha un tunnel spaziale Delta. Quando le tue navi muovono può andare per prima o per ultima.',
  'unitCard.wrathOfKenara': 'Ira di Kenara',
  'unitCard.wrathOfKenara.text':
    'In una battaglia spaziale nel suo sistema puoi pagare 1 bene di commercio per avere +1 a un dado appena tirato, una volta per dado.',
  'unitCard.jnsHylarim': 'J.N.S. Hylarim',
  'unitCard.jnsHylarim.text': 'Un 9 o 10 su un suo dado di combattimento, prima dei modificatori, segna altri 2 colpi.',
  'unitCard.superDreadnought': 'Super-Corazzata I',
  'unitCard.superDreadnoughtII': 'Super-Corazzata II',
  'unitCard.superDreadnoughtII.text': 'Colpo Diretto non le fa nulla.',
  'unitCard.zeroZeroOne': '[0.0.1]',
  'unitCard.zeroZeroOne.text':
    'In una battaglia spaziale nel suo sistema i colpi di questa nave e delle tue corazzate vanno a navi che non siano caccia, finché ce ne sono.',
  'unitCard.arcSecundus': 'Arc Secundus',
  'unitCard.arcSecundus.text':
    'Nel suo sistema le unità degli altri giocatori non hanno Scudo Planetario. È riparata ogni volta che comincia un round di battaglia spaziale.',
  'unitCard.fourthMoon': 'Quarta Luna',
  'unitCard.fourthMoon.text': 'Nel suo sistema le navi degli altri giocatori non possono usare Sopporta i Danni.',
  'unitCard.theInferno': 'L’Inferno',
  'unitCard.theInferno.text':
    'Come azione, spendi 1 contatore di comando dal Pool Strategico: 1 incrociatore dai tuoi rinforzi va nel suo sistema.',
  'unitCard.prototypeWarSun': 'Prototipo di Morte Nera I',
  'unitCard.prototypeWarSun.text': 'Nel suo sistema le unità degli altri giocatori non hanno Scudo Planetario.',
  'unitCard.prototypeWarSunII': 'Prototipo di Morte Nera II',
  'unitCard.prototypeWarSunII.text': 'Nel suo sistema le unità degli altri giocatori non hanno Scudo Planetario.',
  'unitCard.hybridCrystalFighter': 'Caccia Ibrido di Cristallo I',
  'unitCard.hybridCrystalFighterII': 'Caccia Ibrido di Cristallo II',
  'unitCard.hybridCrystalFighterII.text':
    'Vola senza trasporto. Ogni caccia oltre la tua capacità occupa mezzo posto di una nave nel tuo Pool di Flotta.',
  'unitCard.matriarch': 'Matriarca',
  'unitCard.matriarch.text':
    'Quando invadi nel suo sistema i tuoi caccia possono sbarcare e combattere come forze di terra. Dopo la battaglia tornano nello spazio.',
  'unitCard.theAlastor': 'L’Alastor',
  'unitCard.theAlastor.text':
    'Quando nel suo sistema comincia una battaglia spaziale, le tue forze di terra presenti che vuoi possono combattervi come navi.',
  'unitCard.sonOfRagh': 'Figlio di Ragh',
  'unitCard.floatingFactory': 'Fabbrica Galleggiante I',
  'unitCard.floatingFactory.text':
    'Sta nello spazio e non su un pianeta, muove e si ritira come una nave, ed è distrutta quando è sotto assedio.',
  'unitCard.floatingFactoryII': 'Fabbrica Galleggiante II',
  'unitCard.floatingFactoryII.text':
    'Sta nello spazio e non su un pianeta, muove e si ritira come una nave, ed è distrutta quando è sotto assedio.',
  'unitCard.cmorranNorr': "C'morran N'orr",
  'unitCard.cmorranNorr.text': 'Le tue altre navi nel suo sistema hanno +1 ai tiri di combattimento.',
  'unitCard.exotrireme': 'Esotrireme I',
  'unitCard.exotriremeII': 'Esotrireme II',
  'unitCard.exotriremeII.text':
    'Colpo Diretto non le fa nulla. Dopo un round di battaglia spaziale puoi sacrificarla: è distrutta, e con lei fino a 2 altre navi nel suo sistema che nomini.',
  'unitCard.genesis': 'Genesis',
  'unitCard.genesis.text': 'Alla fine di ogni Fase di Status 1 fanteria dai tuoi rinforzi la raggiunge nello spazio.',
  'unitCard.advancedCarrier': 'Trasporto Avanzato I',
  'unitCard.advancedCarrierII': 'Trasporto Avanzato II',
  'unitCard.specOps': 'Corpi Speciali I',
  'unitCard.specOpsII': 'Corpi Speciali II',
  'unitCard.specOpsII.text':
    'Tira 1 dado per ognuno distrutto: con 5 o più aspetta su questa carta. Quando comincia il tuo prossimo turno, quelli in attesa vanno su pianeti che controlli nel tuo sistema nativo.',
  'unitCard.salaiSaiCorian': 'Salai Sai Corian',
  'unitCard.salaiSaiCorian.text':
    'In battaglia tira 1 dado per ogni nave, esclusi i caccia, che il tuo avversario ha nel suo sistema.',
  'unitCard.loncaraSsodu': 'Loncara Ssodu',
  'unitCard.loncaraSsodu.text': 'Il suo Cannone Spaziale raggiunge anche le navi nei sistemi adiacenti.',
  'unitCard.vanHauge': 'Van Hauge',
  'unitCard.vanHauge.text': 'Quando è distrutta porta con sé tutte le navi nel suo sistema.',
  'unitCard.ysiaYssrila': "Y'sia Y'ssrila",
  'unitCard.ysiaYssrila.text': 'Può attraversare sistemi con navi di altri giocatori.',
} as const satisfies Translation<typeof english>;
