// Che cosa dicono la scheda e le carte del Consiglio Keleres.
import type { Translation } from '@custodian/words';
import type { keleresTexts as english } from '../../../../en/components/prophecy/factions/keleres.ts';

export const keleresTexts = {
  'ability.theTribunii.text':
    'Durante la preparazione scegli una fazione che nessuno gioca tra Mentak, Xxcha e Argento: hai il suo sistema nativo e l’eroe che gli corrisponde.',
  'ability.councilPatronage.text':
    'Quando comincia la Fase Strategica ti rifornisci di merci e poi guadagni 1 bene di commercio.',
  'ability.lawsOrder.text':
    'Quando comincia il tuo turno puoi spendere 1 punto di influenza: finché dura le leggi non hanno effetto.',
  'unitCard.artemiris.text': 'Gli altri giocatori devono spendere 2 punti di influenza per attivare il suo sistema.',
  'unitCard.omniopiares.text':
    'Gli altri giocatori devono spendere 1 punto di influenza per far sbarcare forze di terra sul suo pianeta.',
  'technology.iihqModernization.text':
    'Sei vicino di tutti i giocatori con unità o pianeti nel sistema di Mecatol Rex o in uno adiacente. Ottieni Custodia Vigilia e la sua carta leggendaria, e non puoi perderle. Nessun gettone degli Assimilatori può venire qui.',
  'technology.agencySupplyNetwork.text':
    'Ogni volta che usi una tua abilità Produzione puoi usarne 1 altra, in qualsiasi sistema; questa non ne porta un’altra ancora.',
  'note.keleresRider.when': 'Dopo che un ordine del giorno è rivelato',
  'note.keleresRider.text':
    'Rinuncia al voto e prevedi l’esito. Se indovini, pesca 1 carta azione e guadagna 2 beni di commercio. Poi la cambiale torna indietro.',
  'leader.xanderAlexinVictoriIII.text':
    'In qualsiasi momento, scarica questa carta: un giocatore può spendere merci come se fossero beni di commercio.',
  'leader.suffiAnKeleres.text':
    'Si sblocca spendendo 1 bene di commercio dopo aver giocato una carta azione come azione. Dopo un’azione di componente puoi fare 1 altra azione.',
  'leader.kuuasiAunJalatai.text':
    'Si sblocca con 3 obiettivi reclamati. Quando comincia un round di battaglia spaziale in un sistema in cui controlli un pianeta, vi vanno dai tuoi rinforzi la tua ammiraglia e fino a 2 incrociatori o torpediniere. Poi questa carta è eliminata dal gioco.',
  'leader.odlynnMyrr.text':
    'Si sblocca con 3 obiettivi reclamati. Dopo che un ordine del giorno è rivelato puoi esprimere fino a 6 voti in più, e prevedi l’esito ad alta voce: per ogni giocatore che ne vota un altro guadagni 1 bene di commercio e 1 contatore di comando. Poi questa carta è eliminata dal gioco.',
  'leader.harkaLeeds.text':
    'Si sblocca con 3 obiettivi reclamati. Come azione, rivela carte azione dal mazzo finché 3 sono di quelle che si giocano come azioni. Le peschi, e le altre si rimescolano nel mazzo. Poi questa carta è eliminata dal gioco.',
} as const satisfies Translation<typeof english>;
