import type { Translation } from '@custodian/words';
import type { strategyCards as english } from '../../en/components/strategy-cards.ts';

export const strategyCards = {
  'strategy.initiative': 'Iniziativa',
  'strategy.initiative.text':
    'Prendi subito il gettone del Portavoce. In questo round non paghi contatori di comando per le abilità secondarie e non hai un’azione strategica. Non puoi scegliere di nuovo Iniziativa nel prossimo round.',
  'strategy.diplomacy': 'Diplomazia',
  'strategy.diplomacy.primary':
    'Nomina un avversario: fino alla fine della Fase di Azione nessuno di voi due può attivare un sistema con unità dell’altro.',
  'strategy.diplomacy.secondary':
    'Spendi 1 contatore di comando dall’Allocazione Strategica: ricarica fino a 2 tuoi pianeti fuori dal tuo sistema nativo.',
  'strategy.political': 'Politica',
  'strategy.political.primary':
    'Pesca 3 carte azione e prendi 1 contatore di comando. Pesca una carta politica e risolvi il suo ordine del giorno. Poi guarda le prime 3 carte politiche: mettine 1 in cima e le altre in fondo.',
  'strategy.political.secondary': 'Spendi 1 contatore di comando dall’Allocazione Strategica: pesca 1 carta azione.',
  'strategy.logistics': 'Logistica',
  'strategy.logistics.primary': 'Ricevi 4 contatori di comando.',
  'strategy.logistics.secondary':
    'Compra quanti contatori di comando vuoi per 3 punti di influenza ciascuno. Non costa contatori.',
  'strategy.trade': 'Commercio',
  'strategy.trade.primary':
    'Prendi 3 beni di commercio e la rendita dei tuoi accordi commerciali, poi apri le trattative, in cui ogni nuovo accordo richiede la tua approvazione; oppure annulla tutti gli accordi commerciali.',
  'strategy.trade.secondary':
    'Spendi 1 contatore di comando dall’Allocazione Strategica: prendi la rendita dei tuoi accordi commerciali.',
  'strategy.warfare': 'Guerra',
  'strategy.warfare.primary': 'Riporta 1 tuo contatore di comando dalla mappa al tuo Pool di Comando.',
  'strategy.warfare.secondary':
    'Spendi 1 contatore di comando dall’Allocazione Strategica: sposta fino a 2 tuoi incrociatori e torpediniere, anche da sistemi attivati, ciascuno in un sistema adiacente vuoto che non sia nativo. Metti in ognuno un contatore dai rinforzi.',
  'strategy.technology': 'Tecnologia',
  'strategy.technology.primary': 'Ottieni 1 tecnologia di cui hai i prerequisiti.',
  'strategy.technology.secondary':
    'Spendi 1 contatore di comando dall’Allocazione Strategica e 8 risorse: ottieni 1 tecnologia di cui hai i prerequisiti.',
  'strategy.imperial': 'Imperiale',
  'strategy.imperial.primary':
    'Rivela la prima carta obiettivo, poi ricevi 2 punti vittoria. Se la carta è Imperium Rex la partita finisce prima.',
  'strategy.imperial.secondary':
    'Spendi 1 contatore di comando dall’Allocazione Strategica: costruisci unità in 1 sistema con una tua base spaziale, anche già attivato. Il sistema non viene attivato.',
  'strategy.leadership': 'Comando',
  'strategy.leadership.primary': 'Ricevi 3 contatori di comando. Poi puoi usare l’abilità secondaria.',
  'strategy.leadership.secondary':
    'Compra fino a 3 contatori di comando per 2 punti di influenza ciascuno. Non costa contatori.',
  'strategy.diplomacyII': 'Diplomazia II',
  'strategy.diplomacyII.primary':
    'Scegli un sistema con un pianeta che controlli: ogni avversario vi mette 1 contatore di comando dai rinforzi; oppure usa gratis l’abilità secondaria.',
  'strategy.diplomacyII.secondary':
    'Spendi 1 contatore di comando dall’Allocazione Strategica e 3 punti di influenza: prendi 1 pianeta senza unità in un sistema adiacente a uno che controlli. La carta arriva scarica.',
  'strategy.assembly': 'Assemblea',
  'strategy.assembly.primary':
    'Pesca 2 carte azione e 1 carta politica. Poi prendi il gettone del Portavoce, se non è tuo, e nomina un altro giocatore che gioca una carta politica; oppure cedi il gettone del Portavoce a un altro giocatore e gioca una tua carta politica.',
  'strategy.assembly.secondary':
    'Spendi 1 contatore di comando dall’Allocazione Strategica: ricarica tuoi pianeti le cui risorse e influenza sommate non superino 6 in tutto.',
  'strategy.production': 'Produzione',
  'strategy.production.primary':
    'Costruisci in 1 sistema con una tua base spaziale, anche già attivato, con 2 risorse in più. Il sistema non viene attivato.',
  'strategy.production.secondary':
    'Spendi 1 contatore di comando dall’Allocazione Strategica: costruisci fino a 3 unità in 1 sistema con una tua base spaziale, anche già attivato. Il sistema non viene attivato.',
  'strategy.tradeII': 'Commercio II',
  'strategy.tradeII.primary':
    'Guadagna 3 beni di commercio o annulla fino a 2 accordi commerciali, ma nessuno di Hacan. Poi tutti prendono la rendita dei propri accordi, gli altri 1 in meno in totale. Poi apri le trattative; tu approvi i nuovi accordi.',
  'strategy.warfareII': 'Guerra II',
  'strategy.warfareII.primary':
    'Metti il gettone Massima Allerta sulla mappa: le tue navi lì hanno +1 al movimento e +1 ai tiri di combattimento. Può spostarsi con le navi che lasciano il sistema. Rimuovilo all’inizio della Fase di Status.',
  'strategy.warfareII.secondary':
    'Spendi 1 contatore di comando dall’Allocazione Strategica: sposta fino a 2 navi da sistemi che non hai attivato in sistemi adiacenti che controlli, senza attivarli.',
  'strategy.technologyII': 'Tecnologia II',
  'strategy.technologyII.primary': 'Ottieni 1 tecnologia. Puoi comprarne una seconda per 8 risorse.',
  'strategy.technologyII.secondary':
    'Spendi 1 contatore di comando dall’Allocazione Strategica e 6 risorse: ottieni 1 tecnologia.',
  'strategy.bureaucracy': 'Burocrazia',
  'strategy.bureaucracy.text': 'Quando la scegli, rivela 1 obiettivo per ogni contatore bonus che ha sopra.',
  'strategy.bureaucracy.primary':
    'Prendi 1 contatore di comando. Pesca i primi 2 obiettivi, rivelane 1 e rimetti l’altro in cima. Puoi reclamare subito 1 obiettivo pubblico per cui ti qualifichi.',
  'strategy.bureaucracy.secondary':
    'Spendi 1 contatore di comando dall’Allocazione Strategica: pesca 1 carta politica e 1 carta azione.',
  'strategy.imperialII': 'Imperiale II',
  'strategy.imperialII.primary':
    'Nella prossima Fase di Status reclama quanti obiettivi pubblici vuoi e, se controlli Mecatol Rex, ricevi subito 1 punto vittoria; oppure usa gratis l’abilità secondaria, che nessun altro può usare.',
  'strategy.imperialII.secondary':
    'Spendi 1 contatore di comando dall’Allocazione Strategica: costruisci unità in 1 tua base spaziale, anche in un sistema attivato. Il sistema non viene attivato.',
} as const satisfies Translation<typeof english>;
