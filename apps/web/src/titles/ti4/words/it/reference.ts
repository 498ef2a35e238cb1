// The rules and components to be searched.
import type { Translation } from '@custodian/words';
import type { reference as english } from '../en/reference.ts';

export const reference = {
  'units.legend':
    'Un dado che mostra il valore di combattimento o più è un colpo; «×3» tira 3 dadi. Costo «1 ×2»: 1 risorsa dà 2 unità. Produzione «+2»: le risorse del pianeta più 2.',
  'reference.faction': 'Fazioni',
  'reference.ability': 'Abilità di fazione',
  'reference.note': 'Cambiali',
  'reference.anomaly': 'Anomalie',
  'reference.one.faction': 'fazione',
  'reference.one.ability': 'abilità di fazione',
  'reference.one.note': 'cambiale',
  'reference.one.anomaly': 'anomalia',
  'asked.rule.victory points': 'Come si vince? scopo fine punti',
  'asked.rule.objectives': 'Come si fanno punti? ottenere obiettivo',
  'asked.rule.secret objectives': 'Che cos’è un obiettivo segreto? missione nascosta',
  'asked.rule.action phase': 'Cosa posso fare nel mio turno? azioni',
  'asked.rule.strategy phase': 'Come comincia un round? scegliere carta',
  'asked.rule.strategic action': 'Come uso la mia carta strategica? primaria secondaria',
  'asked.rule.tactical action': 'Cosa succede in un’azione tattica? attaccare conquistare attivare',
  'asked.rule.movement': 'Come si muovono le navi? volare viaggiare raggio',
  'asked.rule.transport': 'Come si trasportano le truppe? caricare imbarcare',
  'asked.rule.invasion': 'Come si prende un pianeta? sbarcare truppe conquistare',
  'asked.rule.producing units': 'Come si costruiscono le navi? produrre comprare',
  'asked.rule.transactions': 'Come si commercia? scambio dare accordo',
  'asked.rule.commodities': 'Che cosa sono le merci? beni scambio',
  'asked.rule.promissory notes': 'Che cosa sono le cambiali? carte promessa',
  'asked.rule.agenda phase': 'Come si vota? politica legge voto',
  'asked.rule.custodians token': 'Come si prende Mecatol Rex? custodi',
  'asked.rule.technology': 'Come si ottiene una tecnologia? ricerca prerequisiti',
  'asked.rule.fleet pool': 'Quante navi posso tenere insieme? limite flotta',
  'asked.rule.command tokens': 'Che cosa sono i contatori di comando? pool tattica flotta strategia',
  'asked.rule.space combat': 'Come funziona una battaglia spaziale? combattere dadi',
  'asked.rule.ground combat': 'Come si combatte a terra? truppe',
  'asked.rule.retreat': 'Come si fugge? ritirata scappare',
  'asked.rule.status phase': 'Cosa succede alla fine di un round?',
} as const satisfies Translation<typeof english>;
