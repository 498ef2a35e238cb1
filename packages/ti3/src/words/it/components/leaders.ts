import type { Translation } from '@custodian/words';
import type { leaders as english } from '../../en/components/leaders.ts';

export const leaders = {
  'leader.type.scientist': 'Scienziato',
  'leader.type.scientist.text': 'Rende più economiche tecnologie e basi spaziali e rafforza i PDS sul suo pianeta.',
  'leader.type.diplomat': 'Diplomatico',
  'leader.type.diplomat.text':
    'Respinge un’invasione del suo pianeta e fa passare una flotta se gli altri sono d’accordo.',
  'leader.type.general': 'Generale',
  'leader.type.general.text': 'Guida le forze di terra e le protegge dai bombardamenti.',
  'leader.type.admiral': 'Ammiraglio',
  'leader.type.admiral.text': 'Rafforza una nave in battaglia e impedisce al nemico di fuggire.',
  'leader.type.agent': 'Agente',
  'leader.type.agent.text':
    'Fa tacere i PDS, cattura gli edifici e può essere sacrificato per annullare una carta azione.',
  'leader.ability.scientist.discount': 'La specialità tecnologica del suo pianeta dà uno sconto di 2 invece di 1.',
  'leader.ability.scientist.dock': 'Una nuova base spaziale sul suo pianeta costa 2 invece di 4.',
  'leader.ability.scientist.aim': 'I PDS sul suo pianeta hanno +1 a tutti i tiri.',
  'leader.ability.scientist.shield': 'Se sul suo pianeta c’è un PDS, nemmeno una Morte Nera può bombardarlo.',
  'leader.ability.diplomat.protection':
    'Quando dei nemici sbarcano sul suo pianeta puoi rimandarli sulle navi: niente invasione lì in questa attivazione. Nessun diplomatico può proteggere di nuovo quel pianeta fino alla fine del prossimo round.',
  'leader.ability.diplomat.passage':
    'La tua flotta con questo leader può attraversare un sistema con navi di un altro giocatore, se lui è d’accordo.',
  'leader.ability.general.reroll': 'Quando attacchi in un’invasione puoi tirare di nuovo fino a 2 dadi in ogni round.',
  'leader.ability.general.shelter': 'I bombardamenti del suo pianeta hanno -4.',
  'leader.ability.general.defense':
    'Le tue forze di terra che difendono il suo pianeta hanno +1 nella battaglia di invasione.',
  'leader.ability.admiral.die': 'La nave che lo trasporta tira 1 dado in più in ogni round di una battaglia spaziale.',
  'leader.ability.admiral.speed': 'Una corazzata che lo trasporta ha +1 al movimento.',
  'leader.ability.admiral.pursuit':
    'Una flotta che attacchi con questo leader non può ritirarsi, a meno che non abbia anch’essa un ammiraglio.',
  'leader.ability.agent.stealth': 'Se sbarca con i tuoi invasori, i PDS nemici non possono sparare loro.',
  'leader.ability.agent.takeover':
    'Se è sbarcato in un’invasione riuscita, puoi sostituire ogni PDS e base spaziale nemica lì con una tua.',
  'leader.ability.agent.sabotage':
    'Puoi sacrificarlo in qualsiasi momento per annullare una carta azione appena giocata.',
} as const satisfies Translation<typeof english>;
