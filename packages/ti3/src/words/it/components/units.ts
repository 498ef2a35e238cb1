import type { Translation } from '@custodian/words';
import type { units as english } from '../../en/components/units.ts';

export const units = {
  'unit.warSun': 'Morte Nera',
  'unit.warSun.many': 'Morti Nere',
  'unit.warSun.text':
    'Tira 3 dadi, resiste al primo colpo, trasporta 6 unità e bombarda anche attraverso uno scudo planetario. Richiede la tecnologia Morte Nera.',
  'unit.dreadnought': 'corazzata',
  'unit.dreadnought.many': 'corazzate',
  'unit.dreadnought.text':
    'Resiste al primo colpo e bombarda i pianeti su cui sei sbarcato, se nessun PDS nemico li protegge.',
  'unit.cruiser': 'incrociatore',
  'unit.cruiser.many': 'incrociatori',
  'unit.cruiser.text': 'Una nave veloce per incursioni e pattuglie.',
  'unit.destroyer': 'torpediniera',
  'unit.destroyer.many': 'torpediniere',
  'unit.destroyer.text':
    'Prima di una battaglia spaziale tira 2 dadi contro i caccia nemici, che non rispondono al fuoco.',
  'unit.carrier': 'trasporto',
  'unit.carrier.many': 'trasporti',
  'unit.carrier.text': 'Trasporta 6 unità tra caccia, forze di terra e PDS.',
  'unit.fighter': 'caccia',
  'unit.fighter.many': 'caccia',
  'unit.fighter.text':
    'Ne ottieni 2 per 1 risorsa. Ha bisogno di posto su un trasporto o una Morte Nera, o di una base spaziale nel sistema.',
  'unit.groundForce': 'forza di terra',
  'unit.groundForce.many': 'forze di terra',
  'unit.groundForce.text': 'Ne ottieni 2 per 1 risorsa. È l’unica unità che conquista e difende i pianeti.',
  'unit.pds': 'PDS',
  'unit.pds.many': 'PDS',
  'unit.pds.text':
    'Spara alle flotte nemiche a portata e agli invasori, e protegge il pianeta dalle corazzate. Al massimo 2 per pianeta.',
  'unit.spaceDock': 'base spaziale',
  'unit.spaceDock.many': 'basi spaziali',
  'unit.spaceDock.text':
    'Costruisce tante unità quante le risorse del pianeta più 2, dal round dopo che è stata piazzata. Sostiene 3 caccia.',
} as const satisfies Translation<typeof english>;
