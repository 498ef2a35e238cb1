import type { Translation } from '@custodian/words';
import type { abilities as english } from '../../en/components/abilities.ts';

export const abilities = {
  'ability.jolnar.clumsy': 'Poco bellicosi',
  'ability.jolnar.clumsy.text':
    'Hai -1 ai tiri di combattimento nelle battaglie spaziali e di invasione. Il fuoco dei PDS e i bombardamenti non cambiano.',
  'ability.jolnar.research': 'Menti brillanti',
  'ability.jolnar.research.text':
    'Quando usi l’abilità secondaria di Tecnologia puoi usare anche la primaria, con lo stesso contatore di comando.',
  'ability.jolnar.reroll': 'Ricalcolo',
  'ability.jolnar.reroll.text':
    'Spendi 1 contatore di comando dall’Allocazione Strategica per tirare di nuovo 1 dado che hai appena tirato.',
  'ability.naalu.initiative': 'Telepatia',
  'ability.naalu.initiative.text':
    'Sei primo nell’ordine di gioco: la tua carta strategica vale 0. Non la scegli prima degli altri.',
  'ability.naalu.retreat': 'Sfuggire',
  'ability.naalu.retreat.text':
    'Quando vieni attaccato, dopo il fuoco dei PDS e prima della battaglia spaziale, tutta la tua flotta può ritirarsi con i limiti consueti.',
  'ability.naalu.fighters': 'Piloti connessi',
  'ability.naalu.fighters.text': 'I tuoi caccia hanno +1 ai tiri di combattimento nelle battaglie spaziali.',
  'ability.l1z1x.dreadnoughtCost': 'Cantieri pesanti',
  'ability.l1z1x.dreadnoughtCost.text': 'Le tue corazzate costano 4.',
  'ability.l1z1x.assault': 'Protocollo di guerra',
  'ability.l1z1x.assault.text':
    'Le tue corazzate hanno +1 nelle battaglie spaziali. Le tue forze di terra hanno +1 quando attaccano in una battaglia di invasione.',
  'ability.l1z1x.counter': 'Circuiti di riserva',
  'ability.l1z1x.counter.text': 'Inizi con 1 contatore di comando in più nell’Allocazione Strategica.',
  'ability.mentak.counter': 'Squadra aggiuntiva',
  'ability.mentak.counter.text': 'Inizi con 1 contatore di comando in più nei Rifornimenti alla Flotta.',
  'ability.mentak.ambush': 'Imboscata',
  'ability.mentak.ambush.text':
    'Prima di una battaglia spaziale fino a 2 tuoi incrociatori e torpediniere presenti sparano 1 colpo ciascuno. Le perdite non rispondono al fuoco.',
  'ability.mentak.piracy': 'Pirateria',
  'ability.mentak.piracy.text':
    'Una volta in ogni Fase Strategica puoi prendere 1 bene di commercio a ciascuno di al massimo 2 giocatori che ne hanno almeno 3.',
  'ability.letnev.funding': 'Fondi di guerra',
  'ability.letnev.funding.text':
    'Prima di un round di combattimento puoi spendere 2 beni di commercio: in quel round tutte le tue navi hanno +1, o tutte le tue forze di terra +2.',
  'ability.letnev.armada': 'Grandi flotte',
  'ability.letnev.armada.text':
    'Ogni tua flotta può avere 1 nave in più di quante ne consentano i Rifornimenti alla Flotta.',
  'ability.xxcha.diplomacy': 'Pacificatori',
  'ability.xxcha.diplomacy.text':
    'Quando un altro giocatore esegue Diplomazia puoi usare l’abilità primaria al posto della secondaria, pagando il solito contatore di comando.',
  'ability.xxcha.veto': 'Questione di procedura',
  'ability.xxcha.veto.text':
    'Subito dopo la lettura di una carta politica puoi spendere 1 contatore di comando dall’Allocazione Strategica per annullarla. Se ne pesca un’altra.',
  'ability.xxcha.foresight': 'Pronti ad accoglierli',
  'ability.xxcha.foresight.text':
    'Nel primo round di ogni battaglia spaziale e di invasione il tuo avversario ha -1 ai tiri di combattimento.',
  'ability.yssaril.skip': 'Pazienza',
  'ability.yssaril.skip.text':
    'Nel tuo turno della Fase di Azione puoi non fare nulla senza passare, ma non per 2 turni di seguito.',
  'ability.yssaril.cards': 'Mani piene',
  'ability.yssaril.cards.text':
    'Peschi 1 carta azione in più in ogni Fase di Status e non hai mai un limite di carte in mano.',
  'ability.yssaril.spies': 'Spie',
  'ability.yssaril.spies.text':
    'Una volta in ogni Fase Strategica puoi guardare tutte le carte azione di 1 altro giocatore.',
  'ability.hacan.guild': 'Seggio nella gilda',
  'ability.hacan.guild.text': 'Gli accordi commerciali che stringi nelle trattative non hanno bisogno di approvazione.',
  'ability.hacan.trade': 'Maestri mercanti',
  'ability.hacan.trade.text':
    'L’abilità secondaria di Commercio non ti costa contatori di comando. Ogni tuo accordo commerciale ti rende 1 bene in più.',
  'ability.hacan.bond': 'Vincolo d’onore',
  'ability.hacan.bond.text': 'Nessuno può rompere un accordo commerciale con te, se non entrando in guerra.',
  'ability.hacan.exchange': 'Mercato delle carte',
  'ability.hacan.exchange.text':
    'Durante la Fase di Status puoi scambiare carte azione con gli altri giocatori che sono d’accordo.',
  'ability.norr.fury': 'Furia',
  'ability.norr.fury.text':
    'Hai +1 ai tiri di combattimento nelle battaglie spaziali e di invasione. Il fuoco dei PDS e i bombardamenti non cambiano.',
  'ability.sol.levy': 'Leva',
  'ability.sol.levy.text':
    'Come azione, spendi 1 contatore di comando dall’Allocazione Strategica: piazza 2 forze di terra gratuite su 1 pianeta che controlli.',
  'ability.sol.counter': 'Stato maggiore',
  'ability.sol.counter.text': 'In ogni Fase di Status ricevi 1 contatore di comando in più.',
  'ability.saar.salvage': 'Recupero',
  'ability.saar.salvage.text':
    'Guadagni 1 bene di commercio ogni volta che prendi il controllo di un pianeta che non era tuo.',
  'ability.saar.docks': 'Basi vaganti',
  'ability.saar.docks.text':
    'Le tue basi spaziali stanno nello spazio, con movimento 1 e capacità produttiva 4. Una base che si è mossa non costruisce in quella attivazione. È distrutta se nel suo sistema c’è una nave nemica e nessuna tua.',
  'ability.saar.nomads': 'Nomadi',
  'ability.saar.nomads.text': 'Puoi reclamare obiettivi anche senza controllare il tuo sistema nativo.',
  'ability.muaat.slowSuns': 'Soli pesanti',
  'ability.muaat.slowSuns.text':
    'Le tue Morti Nere hanno movimento 1, oppure 2 quando possiedi Cannone di Spazio Profondo.',
  'ability.muaat.forge': 'Forgia',
  'ability.muaat.forge.text':
    'Come azione, spendi 1 contatore di comando dall’Allocazione Strategica: piazza gratis 1 torpediniera o 2 caccia in un sistema con una tua Morte Nera o base spaziale.',
  'ability.muaat.supernovas': 'Figli del fuoco',
  'ability.muaat.supernovas.text': 'Le tue navi possono attraversare le SuperNova, ma non fermarcisi.',
  'ability.winnu.votes': 'Voto permanente',
  'ability.winnu.votes.text': 'L’influenza del tuo pianeta nativo conta sempre per i tuoi voti, anche se è scarico.',
  'ability.winnu.order': 'Mondi fedeli',
  'ability.winnu.order.text': 'I tuoi pianeti con almeno 1 forza di terra sono immuni a Disordini Locali.',
  'ability.winnu.research': 'Archivi aperti',
  'ability.winnu.research.text': 'L’abilità secondaria di Tecnologia non ti costa contatori di comando.',
  'ability.yin.conversion': 'Conversione',
  'ability.yin.conversion.text':
    'Prima di una battaglia di invasione in cui attacchi puoi tirare 1 dado. Con 5 o più il difensore perde 1 forza di terra e tu ne guadagni 1 lì.',
  'ability.yin.sacrifice': 'Sacrificio',
  'ability.yin.sacrifice.text':
    'Prima del secondo round di una battaglia spaziale puoi distruggere 1 tuo incrociatore o torpediniera presente per infliggere 1 colpo a una nave nemica a tua scelta.',
  'ability.yin.exchange': 'Altri valori',
  'ability.yin.exchange.text':
    'Una volta per round, come azione, scegli 1 tuo pianeta carico: le sue risorse e la sua influenza si scambiano fino alla fine del round.',
} as const satisfies Translation<typeof english>;
