import type { Translation } from '@custodian/words';
import type { actionCardsInBattle as english } from '../../en/components/action-cards-in-battle.ts';

export const actionCardsInBattle = {
  'action.chemicalWarfare': 'Guerra Chimica',
  'action.chemicalWarfare.when':
    'Prima di una battaglia di invasione in cui attacchi con una tua corazzata nel sistema',
  'action.chemicalWarfare.text':
    'Distruggi metà delle forze di terra che difendono quel pianeta, arrotondando per eccesso. I PDS non lo impediscono.',
  'action.directHit': 'Colpo Diretto!',
  'action.directHit.when':
    'Subito dopo che una corazzata o Morte Nera è danneggiata in una battaglia spaziale a cui partecipi',
  'action.directHit.text': 'Distruggi quella nave.',
  'action.dugIn': 'Trincerati',
  'action.dugIn.when': 'Prima che sia bombardato un pianeta con tue forze di terra',
  'action.dugIn.text':
    'Le tue forze di terra lì non possono essere distrutte dai bombardamenti fino alla fine del round.',
  'action.experimentalBattlestation': 'Stazione da Battaglia Sperimentale',
  'action.experimentalBattlestation.when':
    'Quando un avversario ha finito di muovere in un sistema a portata dei tuoi PDS',
  'action.experimentalBattlestation.text': 'Una tua base spaziale a portata spara 3 colpi a quella flotta come un PDS.',
  'action.fighterPrototype': 'Prototipo di Caccia',
  'action.fighterPrototype.when': 'Prima di una battaglia spaziale a cui partecipi',
  'action.fighterPrototype.text': 'I tuoi caccia lì hanno +2 ai tiri di combattimento nel primo round.',
  'action.flankSpeed': 'Avanti Tutta',
  'action.flankSpeed.when': 'Subito dopo che attivi un sistema',
  'action.flankSpeed.text': 'Le tue navi che vi entrano hanno +1 al movimento in questa attivazione.',
  'action.inTheSilenceOfSpace': 'Nel Silenzio dello Spazio',
  'action.inTheSilenceOfSpace.when': 'Subito dopo che attivi un sistema',
  'action.inTheSilenceOfSpace.text':
    'Scegli le tue navi in 1 sistema. Quelle con movimento 2 o più possono attraversare sistemi con navi nemiche in questa attivazione.',
  'action.intoTheBreach': 'Nella Breccia',
  'action.intoTheBreach.when': 'Prima di una battaglia spaziale con una tua corazzata',
  'action.intoTheBreach.text':
    'Tutte le tue navi lì hanno +1 ai tiri di combattimento per tutta la battaglia. I primi 2 colpi alla tua flotta vanno a una corazzata che scegli ora.',
  'action.minelayers': 'Posamine',
  'action.minelayers.when': 'Quando una flotta nemica è appena entrata in un sistema con la tua flotta',
  'action.minelayers.text': 'Prima del primo round della battaglia segni 1 colpo per ogni tuo incrociatore lì.',
  'action.moraleBoost': 'Morale Alto',
  'action.moraleBoost.when': 'Prima di un round di una battaglia spaziale o di invasione a cui partecipi',
  'action.moraleBoost.text': 'Tutte le tue unità presenti hanno +1 ai tiri di combattimento in questo round.',
  'action.rareMineral': 'Minerale Raro',
  'action.rareMineral.when': 'Subito dopo che prendi un pianeta neutrale con uno sbarco',
  'action.rareMineral.text': 'Guadagna 3 beni di commercio.',
  'action.recheck': 'Ricontrollo',
  'action.recheck.when': 'Subito dopo il tiro dei dadi in un combattimento a cui partecipi',
  'action.recheck.text': 'Scegli 1 di quei dadi, tuo o dell’avversario: si tira di nuovo.',
  'action.reparations': 'Riparazioni di Guerra',
  'action.reparations.when': 'Subito dopo che un avversario prende un tuo pianeta',
  'action.reparations.text':
    'Scarica 1 pianeta di quell’avversario. Poi ricarica 1 tuo pianeta con le stesse risorse o meno.',
  'action.shieldsHolding': 'Gli Scudi Reggono',
  'action.shieldsHolding.when': 'In una battaglia spaziale a cui partecipi, dopo il tiro dei dadi di un round',
  'action.shieldsHolding.text': 'Annulla fino a 2 colpi contro di te.',
  'action.skilledRetreat': 'Ritirata Esperta',
  'action.skilledRetreat.when': 'Prima di un round di una battaglia spaziale a cui partecipi',
  'action.skilledRetreat.text':
    'Sposta tutta la tua flotta in un sistema adiacente amico o vuoto che non hai attivato, e mettici un contatore di comando dai rinforzi. La battaglia è finita.',
  'action.starOfDeath': 'Stella della Morte',
  'action.starOfDeath.when':
    'Nella tua azione tattica, prima degli sbarchi, con una tua Morte Nera nel sistema attivato',
  'action.starOfDeath.text':
    'Scegli un pianeta lì. Tutte le forze di terra, i PDS e le basi spaziali che vi si trovano sono distrutti, diventa neutrale e riceve un contatore Radiazioni.',
  'action.communicationsBreakdown': 'Comunicazioni Interrotte',
  'action.communicationsBreakdown.when': 'Prima di una battaglia spaziale a cui partecipi',
  'action.communicationsBreakdown.text':
    'Fino alla fine della battaglia nessuno può giocare carte azione, tranne Sabotaggio.',
  'action.courageousToTheEnd': 'Coraggiosi fino in Fondo',
  'action.courageousToTheEnd.when': 'Subito dopo che un avversario distrugge una tua nave',
  'action.courageousToTheEnd.text':
    'Tira 2 dadi: ogni risultato che raggiunge il valore di combattimento della nave costa a quell’avversario 1 perdita.',
  'action.se-directHit': 'Colpo Diretto',
  'action.se-directHit.when':
    'Subito dopo che una nave di un avversario è danneggiata in una battaglia spaziale a cui partecipi',
  'action.se-directHit.text': 'Distruggi quella nave.',
  'action.experimentalWeaponry': 'Armi Sperimentali',
  'action.experimentalWeaponry.when': 'Prima di un round di una battaglia spaziale a cui partecipi',
  'action.experimentalWeaponry.text':
    'In questo round i colpi delle tue corazzate e Morti Nere non possono andare ai caccia finché il tuo avversario ha lì altre navi.',
  'action.flankingTactic': 'Manovra di Aggiramento',
  'action.flankingTactic.when': 'Prima di una battaglia spaziale a cui partecipi',
  'action.flankingTactic.text': 'Il tuo avversario non può ritirarsi in alcun modo da questa battaglia.',
  'action.friendlyFire': 'Fuoco Amico',
  'action.friendlyFire.when': 'Prima di una battaglia spaziale a cui partecipi',
  'action.friendlyFire.text':
    'Se il tuo avversario ha lì più caccia che altre navi, metà di quei caccia, arrotondando per difetto, è distrutta.',
  'action.militaryForesight': 'Lungimiranza Militare',
  'action.militaryForesight.when': 'Subito dopo che una tua nave è distrutta in una battaglia spaziale',
  'action.militaryForesight.text':
    'Mettila da parte. All’inizio della Fase di Status torna gratis in una tua base spaziale.',
  'action.ruleByTerror': 'Governo del Terrore',
  'action.ruleByTerror.when': 'Prima di una battaglia spaziale in cui hai una Morte Nera o 2 corazzate',
  'action.ruleByTerror.text': 'Il tuo avversario deve ritirarsi subito, se può, o subire subito 2 perdite.',
  'action.surpriseAssault': 'Assalto a Sorpresa',
  'action.surpriseAssault.when': 'Subito dopo che attivi un sistema con una tua base spaziale sotto assedio',
  'action.surpriseAssault.text':
    'Dopo il movimento puoi costruire in quella base, anche navi. Poi inizia la battaglia spaziale.',
  'action.targetTheirFlagship': 'Puntate all’Ammiraglia!',
  'action.targetTheirFlagship.when': 'Prima di una battaglia spaziale a cui partecipi',
  'action.targetTheirFlagship.text':
    'Scegli 1 tua nave e 1 nave nemica e tira 1 dado: se raggiunge il valore di combattimento della tua nave, quella nemica è colpita e non risponde al fuoco. La tua nave non tira nel primo round.',
} as const satisfies Translation<typeof english>;
