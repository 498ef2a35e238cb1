// Le tecnologie che tutti possono ricercare. I potenziamenti si chiamano come le carte unità.

import type { Translation } from '@custodian/words';
import type { technologies as english } from '../../en/components/technologies.ts';
import { unitCards } from './unit-cards.ts';

export const technologies = {
  'technology.antimassDeflectors': 'Deflettori Anti-Massa',
  'technology.antimassDeflectors.text':
    'Le tue navi possono entrare nei campi di asteroidi e attraversarli. Il Cannone Spaziale degli altri giocatori ha -1 a ogni dado contro le tue unità.',
  'technology.gravityDrive': 'Propulsore Gravitazionale',
  'technology.gravityDrive.text':
    'Dopo che hai attivato un sistema, 1 tua nave ha +1 al movimento in questa azione tattica.',
  'technology.fleetLogistics': 'Logistica di Flotta',
  'technology.fleetLogistics.text': 'In ogni tuo turno puoi fare 2 azioni.',
  'technology.lightWaveDeflector': 'Deflettore Luce/Onda',
  'technology.lightWaveDeflector.text': 'Le tue navi possono attraversare sistemi con navi di altri giocatori.',
  'technology.neuralMotivator': 'Motivatore Neurale',
  'technology.neuralMotivator.text': 'Peschi 2 carte azione in ogni Fase di Status e non solo 1.',
  'technology.dacxiveAnimators': 'Animatori Dacxive',
  'technology.dacxiveAnimators.text':
    'Dopo che hai vinto una battaglia di terra, 1 fanteria dai tuoi rinforzi può raggiungere le altre su quel pianeta.',
  'technology.hyperMetabolism': 'Iper Metabolismo',
  'technology.hyperMetabolism.text': 'Guadagni 3 contatori di comando in ogni Fase di Status e non solo 2.',
  'technology.x89BacterialWeapon': 'Arma Batteriologica X-89',
  'technology.x89BacterialWeapon.text':
    'Come azione, scarica questa carta e scegli un pianeta in un sistema con una tua nave che ha Bombardamento: tutte le fanterie che vi si trovano sono distrutte.',
  'technology.plasmaScoring': 'Scarica di Plasma',
  'technology.plasmaScoring.text':
    'Ogni volta che usi Bombardamento o Cannone Spaziale, 1 delle tue unità può tirare 1 dado in più.',
  'technology.magenDefenseGrid': 'Griglia Difensiva Magen',
  'technology.magenDefenseGrid.text':
    'Quando comincia un round di battaglia di terra su un pianeta con una tua unità che ha Scudo Planetario, puoi scaricare questa carta: in questo round l’avversario non fa tiri di combattimento.',
  'technology.duraniumArmor': 'Corazza di Duranio',
  'technology.duraniumArmor.text':
    'In ogni round di combattimento, assegnati i colpi, 1 tua unità danneggiata è riparata se in questo round non ha usato Sopporta i Danni.',
  'technology.assaultCannon': 'Cannone d’Assalto',
  'technology.assaultCannon.text':
    'Quando comincia una battaglia spaziale in cui hai almeno 3 navi, senza contare i caccia, l’avversario distrugge 1 sua nave che non sia un caccia.',
  'technology.sarweenTools': 'Strumenti Sarween',
  'technology.sarweenTools.text':
    'Ogni volta che le tue unità usano Produzione, ciò che producono costa in tutto 1 risorsa in meno.',
  'technology.gravitonLaserSystem': 'Sistema Laser a Gravitoni',
  'technology.gravitonLaserSystem.text':
    'Prima che le tue unità usino Cannone Spaziale puoi scaricare questa carta: i loro colpi vanno a navi che non siano caccia, finché ce ne sono.',
  'technology.transitDiodes': 'Diodi di Transito',
  'technology.transitDiodes.text':
    'Quando comincia il tuo turno puoi scaricare questa carta: fino a 4 tue forze di terra, da qualunque punto della mappa, vanno su pianeti che controlli.',
  'technology.integratedEconomy': 'Economia Integrata',
  'technology.integratedEconomy.text':
    'Dopo aver preso il controllo di un pianeta puoi produrvi unità che insieme non costino più del suo valore di risorse.',
  'technology.warSun': unitCards['unitCard.warSun'],
  'technology.warSun.text': 'Puoi avere Morti Nere.',
  'technology.spaceDockII': unitCards['unitCard.spaceDockII'],
  'technology.spaceDockII.text': 'Le tue basi spaziali producono 2 unità in più.',
  'technology.cruiserII': unitCards['unitCard.cruiserII'],
  'technology.cruiserII.text': 'I tuoi incrociatori sono più veloci e precisi, e trasportano 1 unità ciascuno.',
  'technology.dreadnoughtII': unitCards['unitCard.dreadnoughtII'],
  'technology.dreadnoughtII.text': 'Le tue corazzate sono più veloci, e Colpo Diretto non fa loro nulla.',
  'technology.destroyerII': unitCards['unitCard.destroyerII'],
  'technology.destroyerII.text':
    'Le tue torpediniere sono più precise, soprattutto contro i caccia, e tirano contro di loro 1 dado in più.',
  'technology.pdsII': unitCards['unitCard.pdsII'],
  'technology.pdsII.text': 'I tuoi PDS sono più precisi e raggiungono anche le navi nei sistemi adiacenti.',
  'technology.carrierII': unitCards['unitCard.carrierII'],
  'technology.carrierII.text': 'I tuoi trasporti sono più veloci e hanno posto per altre 2 unità.',
  'technology.fighterII': unitCards['unitCard.fighterII'],
  'technology.fighterII.text':
    'I tuoi caccia sono più precisi e volano senza trasporto. Quelli oltre la tua capacità contano per il Pool di Flotta.',
  'technology.infantryII': unitCards['unitCard.infantryII'],
  'technology.infantryII.text':
    'Le tue fanterie sono più precise, e alcune di quelle distrutte tornano all’inizio del tuo prossimo turno.',
} as const satisfies Translation<typeof english>;
