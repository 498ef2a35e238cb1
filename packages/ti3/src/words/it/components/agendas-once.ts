import type { Translation } from '@custodian/words';
import type { decrees as english } from '../../en/components/agendas-once.ts';

export const decrees = {
  'agenda.aggressiveStrategy': 'Strategia Aggressiva',
  'agenda.aggressiveStrategy.for':
    'Subito, in ordine di gioco, ogni giocatore può usare l’abilità secondaria della propria carta strategica senza contatori di comando.',
  'agenda.aggressiveStrategy.against': 'Nessuno può usare abilità secondarie per il resto del round.',
  'agenda.ancientArtifact': 'Antico Artefatto',
  'agenda.ancientArtifact.for':
    'Tira 1 dado. Con 5 o meno ogni unità nel sistema di Mecatol Rex è distrutta, e ogni flotta e le forze di terra di ogni pianeta nei sistemi adiacenti subiscono 3 tiri che colpiscono con 5 o più. Con 6 o più ogni giocatore ottiene 2 tecnologie di cui ha i prerequisiti.',
  'agenda.ancientArtifact.against': 'Non succede nulla.',
  'agenda.armsReduction': 'Riduzione degli Armamenti',
  'agenda.armsReduction.for': 'Ogni giocatore tiene al massimo 2 corazzate e 4 incrociatori e distrugge gli altri.',
  'agenda.armsReduction.against': 'Ogni giocatore scarica tutti i suoi pianeti con specialità rossa.',
  'agenda.colonialRedistribution': 'Ridistribuzione Coloniale',
  'agenda.colonialRedistribution.for':
    'Il giocatore con più punti vittoria sceglie 1 suo pianeta e vi distrugge tutte le forze di terra. Poi sceglie un giocatore tra quelli con meno punti, che può piazzarvi 3 forze di terra gratuite e prende il pianeta.',
  'agenda.colonialRedistribution.against': 'Non succede nulla.',
  'agenda.compensatedDisarmament': 'Disarmo Compensato',
  'agenda.compensatedDisarmament.text':
    'Eleggete un pianeta. Tutte le forze di terra che vi si trovano sono distrutte. Il suo padrone lo tiene e guadagna 1 bene di commercio per ognuna.',
  'agenda.costOverruns': 'Costi Fuori Controllo',
  'agenda.costOverruns.for': 'Ogni giocatore scarta 1 bene di commercio per ogni pianeta che controlla.',
  'agenda.costOverruns.against': 'Non succede nulla.',
  'agenda.disputeResolution': 'Risoluzione della Disputa',
  'agenda.disputeResolution.text':
    'Eleggete 2 pianeti di 2 giocatori diversi, fuori dai sistemi nativi e non Mecatol Rex. Tutte le forze di terra e i PDS che vi si trovano sono distrutti ed entrambi diventano neutrali.',
  'agenda.economicRevitalization': 'Rilancio Economico',
  'agenda.economicRevitalization.text':
    'Eleggete un giocatore, che riceve 1 bene di commercio da ogni avversario che ne ha.',
  'agenda.holderOfMecatolRex': 'Detentore di Mecatol Rex',
  'agenda.holderOfMecatolRex.for': 'Il giocatore che controlla Mecatol Rex può scartare 1 legge in gioco.',
  'agenda.holderOfMecatolRex.against':
    'Il giocatore che controlla Mecatol Rex può piazzarvi 2 forze di terra gratuite.',
  'agenda.imperialContainment': 'Contenimento Imperiale',
  'agenda.imperialContainment.for':
    'Per il resto del round chi controlla più pianeti fuori dal suo sistema nativo deve scartare 1 contatore di comando in più dal Pool di Comando per ognuno piazzato in un’azione tattica.',
  'agenda.imperialContainment.against': 'Non succede nulla.',
  'agenda.imperialMandate': 'Mandato Imperiale',
  'agenda.imperialMandate.for': 'Ogni giocatore riceve 2 punti vittoria.',
  'agenda.imperialMandate.against': 'Ogni giocatore perde 1 punto vittoria.',
  'agenda.massMobilization': 'Mobilitazione di Massa',
  'agenda.massMobilization.for':
    'Dividi i voti a favore per 5, arrotondando per difetto: ogni giocatore può piazzare fino a quel numero di forze di terra gratuite su pianeti che controlla.',
  'agenda.massMobilization.against': 'Nessuno può comprare forze di terra per il resto del round.',
  'agenda.newConstitution': 'Nuova Costituzione',
  'agenda.newConstitution.for': 'Tutte le leggi in gioco si scartano e ogni giocatore scarica 2 pianeti.',
  'agenda.newConstitution.against': 'Il giocatore con più influenza su pianeti carichi può scartare 1 legge in gioco.',
  'agenda.officialSanction': 'Sanzione Ufficiale',
  'agenda.officialSanction.text':
    'Eleggete un giocatore, che non può invadere pianeti per il resto del round, neanche quelli neutrali.',
  'agenda.openTheTradeRoutes': 'Apertura delle Rotte Commerciali',
  'agenda.openTheTradeRoutes.for': 'Ogni giocatore guadagna 2 beni di commercio.',
  'agenda.openTheTradeRoutes.against':
    'Per il resto del round ogni bene di commercio ricevuto da un giocatore va al giocatore alla sua sinistra.',
  'agenda.prophecyOfIxth': 'Profezia di Ixth',
  'agenda.prophecyOfIxth.text':
    'Eleggete un giocatore, i cui caccia hanno +1 ai tiri di combattimento. Lo perde per sempre alla fine di un round in cui ha comprato meno di 2 caccia.',
  'agenda.publicExecution': 'Esecuzione Pubblica',
  'agenda.publicExecution.text':
    'Eleggete un giocatore, che perde tutte le carte azione, scarica tutti i pianeti e ha -1 ai tiri di combattimento per il resto del round.',
  'agenda.repeal': 'Abrogazione',
  'agenda.repeal.text': 'Eleggete una legge in gioco e scartatela.',
  'agenda.revote': 'Nuova Votazione',
  'agenda.revote.text': 'Eleggete una legge in gioco e rivotatela subito.',
  'agenda.subsidizedIndustry': 'Industria Sovvenzionata',
  'agenda.subsidizedIndustry.text':
    'Eleggete un giocatore, che può piazzare una base spaziale gratuita su un pianeta che controlla.',
  'agenda.technologyInvestigationCommittee': 'Commissione d’Inchiesta sulla Tecnologia',
  'agenda.technologyInvestigationCommittee.for': 'Nessuno può comprare tecnologie per il resto del round.',
  'agenda.technologyInvestigationCommittee.against':
    'Ogni giocatore scarta 1 carta azione a caso. Poi si pescano e si risolvono altre 2 carte politiche.',
  'agenda.tradeEmbargo': 'Embargo Commerciale',
  'agenda.tradeEmbargo.text':
    'Eleggete un giocatore, i cui accordi commerciali si rompono tutti e che non può formarne in questo round e nel prossimo.',
} as const satisfies Translation<typeof english>;
