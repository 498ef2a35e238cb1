// I tipi di unità: nome, plurale e una riga su che cosa fanno.

import type { Translation } from '@custodian/words';
import type { units as english } from '../../en/components/units.ts';

export const units = {
  'unit.flagship': 'ammiraglia',
  'unit.flagship.many': 'ammiraglie',
  'unit.flagship.text': 'L’unica grande nave di una fazione, con un’abilità tutta sua. Resiste al primo colpo.',
  'unit.warSun': 'Morte Nera',
  'unit.warSun.many': 'Morti Nere',
  'unit.warSun.text':
    'Tira 3 dadi, in battaglia e nel bombardamento, resiste al primo colpo, trasporta 6 unità e annulla gli scudi planetari. Richiede una tecnologia.',
  'unit.dreadnought': 'corazzata',
  'unit.dreadnought.many': 'corazzate',
  'unit.dreadnought.text': 'Resiste al primo colpo, bombarda i pianeti e ha un po’ di posto per altre unità.',
  'unit.carrier': 'trasporto',
  'unit.carrier.many': 'trasporti',
  'unit.carrier.text': 'Trasporta caccia e forze di terra.',
  'unit.cruiser': 'incrociatore',
  'unit.cruiser.many': 'incrociatori',
  'unit.cruiser.text': 'Una nave veloce per incursioni e pattuglie.',
  'unit.destroyer': 'torpediniera',
  'unit.destroyer.many': 'torpediniere',
  'unit.destroyer.text': 'Apre una battaglia spaziale con uno sbarramento contro i caccia nemici.',
  'unit.fighter': 'caccia',
  'unit.fighter.many': 'caccia',
  'unit.fighter.text':
    'Ne ottieni 2 per 1 risorsa. Ha bisogno di posto su una nave, o di una base spaziale nel sistema.',
  'unit.infantry': 'fanteria',
  'unit.infantry.many': 'fanterie',
  'unit.infantry.text': 'Ne ottieni 2 per 1 risorsa. Conquista e difende i pianeti.',
  'unit.pds': 'PDS',
  'unit.pds.many': 'PDS',
  'unit.pds.text':
    'Spara alle navi nemiche nel suo sistema e agli invasori, e protegge il pianeta dai bombardamenti. Al massimo 2 tuoi per pianeta.',
  'unit.spaceDock': 'base spaziale',
  'unit.spaceDock.many': 'basi spaziali',
  'unit.spaceDock.text':
    'Produce unità: tante quante le risorse del pianeta, più 2. Sostiene 3 caccia. Al massimo 1 tua per pianeta.',
  'unit.mech': 'mech',
  'unit.mech.many': 'mech',
  'unit.mech.text': 'Una forza di terra che resiste al primo colpo, con un’abilità della sua fazione. Ne esistono 4.',
} as const satisfies Translation<typeof english>;
