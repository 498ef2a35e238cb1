import type { Translation } from '@custodian/words';
import type { technologies as english } from '../../en/components/technologies.ts';

export const technologies = {
  'technology.hylarVAssaultLaser': 'Laser d’Assalto Hylar V',
  'technology.hylarVAssaultLaser.text':
    'I tuoi incrociatori e le tue torpediniere hanno +1 a tutti i tiri di combattimento.',
  'technology.deepSpaceCannon': 'Cannone di Spazio Profondo',
  'technology.deepSpaceCannon.text': 'I tuoi PDS colpiscono anche le flotte nei sistemi adiacenti.',
  'technology.magenDefenseGrid': 'Griglia Difensiva Magen',
  'technology.magenDefenseGrid.text':
    'I tuoi PDS hanno +1 a tutti i tiri. Le tue forze di terra che difendono un pianeta con un tuo PDS hanno +1 nella battaglia di invasione.',
  'technology.warSun': 'Morte Nera',
  'technology.warSun.text': 'Puoi costruire Morti Nere.',
  'technology.assaultCannon': 'Cannone d’Assalto',
  'technology.assaultCannon.text':
    'Prima di una battaglia spaziale ogni tua corazzata presente spara 1 colpo. Le perdite non rispondono al fuoco.',
  'technology.gravitonNegator': 'Negatore di Gravitoni',
  'technology.gravitonNegator.text':
    'Le tue corazzate possono bombardare pianeti con PDS. I tuoi caccia possono unirsi a una battaglia di invasione in cui attacchi; i superstiti tornano nello spazio e non tengono pianeti.',
  'technology.antimassDeflectors': 'Deflettori Anti-Massa',
  'technology.antimassDeflectors.text': 'Le tue navi possono attraversare i campi di asteroidi, ma non fermarcisi.',
  'technology.xrdTransporters': 'Trasportatori XRD',
  'technology.xrdTransporters.text': 'I tuoi trasporti hanno +1 al movimento.',
  'technology.typeIVDrive': 'Propulsore Tipo IV',
  'technology.typeIVDrive.text': 'I tuoi incrociatori e le tue corazzate hanno +1 al movimento.',
  'technology.advancedFighters': 'Caccia Avanzati',
  'technology.advancedFighters.text':
    'I tuoi caccia hanno movimento 2 proprio, +1 ai tiri di combattimento, non hanno bisogno di trasporti o basi, e le navi nemiche non possono superarli. Quelli oltre la capacità del sistema contano per i Rifornimenti alla Flotta.',
  'technology.lightWaveDeflector': 'Deflettore Luce/Onda',
  'technology.lightWaveDeflector.text':
    'Le tue navi possono attraversare sistemi con navi nemiche per raggiungere il sistema attivato.',
  'technology.fleetLogistics': 'Logistica di Flotta',
  'technology.fleetLogistics.text':
    'Dopo un’azione tattica puoi farne subito una seconda, con un suo contatore di comando.',
  'technology.stasisCapsules': 'Capsule di Stasi',
  'technology.stasisCapsules.text': 'Ogni tuo incrociatore e corazzata può trasportare 1 forza di terra.',
  'technology.cybernetics': 'Cibernetica',
  'technology.cybernetics.text': 'I tuoi caccia hanno +1 a tutti i tiri di combattimento.',
  'technology.neuralMotivator': 'Motivatore Neurale',
  'technology.neuralMotivator.text': 'Peschi 1 carta azione in più in ogni Fase di Status.',
  'technology.dacxiveAnimators': 'Animatori Dacxive',
  'technology.dacxiveAnimators.text':
    'Dopo aver vinto una battaglia di invasione, tira 1 dado per ogni forza di terra uccisa nei suoi round, da entrambe le parti: ogni 6 o più piazza lì 1 tua forza di terra.',
  'technology.genSynthesis': 'Sintesi Genetica',
  'technology.genSynthesis.text':
    'Le tue forze di terra hanno +1 nelle battaglie di invasione. Quando una è distrutta tira 1 dado: con 5 o più torna su un pianeta che controlli nel tuo sistema nativo.',
  'technology.x89BacterialWeapon': 'Arma Batteriologica X-89',
  'technology.x89BacterialWeapon.text':
    'Invece di bombardare un pianeta, le tue corazzate o Morti Nere possono distruggere tutte le forze di terra nemiche che vi si trovano. Poi scarta tutte le tue carte azione.',
  'technology.enviroCompensator': 'Compensatore Ambientale',
  'technology.enviroCompensator.text': 'Ogni tua base spaziale può costruire 1 unità in più.',
  'technology.sarweenTools': 'Strumenti Sarween',
  'technology.sarweenTools.text': 'Hai 1 risorsa in più ogni volta che costruisci unità in una base spaziale.',
  'technology.microTechnology': 'Micro Tecnologia',
  'technology.microTechnology.text': 'Ogni tuo accordo commerciale ti rende 1 bene di commercio in più.',
  'technology.gravitonLaserSystem': 'Sistema Laser a Gravitoni',
  'technology.gravitonLaserSystem.text':
    'Puoi tirare di nuovo una volta ogni dado dei tuoi PDS che manca il bersaglio.',
  'technology.integratedEconomy': 'Economia Integrata',
  'technology.integratedEconomy.text':
    'Le unità che costruisci possono andare anche nei sistemi adiacenti che hai attivato e che non contengono nemici; forze di terra e PDS sui pianeti amici.',
  'technology.transitDiodes': 'Diodi di Transito',
  'technology.transitDiodes.text':
    'Come azione, spendi 1 contatore di comando dall’Allocazione Strategica: sposta fino a 4 forze di terra da 1 pianeta che controlli a 1 altro.',
  'technology.automatedDefenseTurrets': 'Torrette Difensive Automatiche',
  'technology.automatedDefenseTurrets.text':
    'Le tue torpediniere hanno +2 e 1 dado in più nello sbarramento anti-caccia.',
  'technology.maneuveringJets': 'Getti di Manovra',
  'technology.maneuveringJets.text':
    'I PDS nemici hanno -1 contro le tue navi, -2 da un sistema adiacente. Le mine spaziali hanno -1 contro di te. Le tue navi non devono fermarsi nelle tempeste ioniche.',
  'technology.hyperMetabolism': 'Iper Metabolismo',
  'technology.hyperMetabolism.text':
    'Ricevi 1 contatore di comando in più in ogni Fase di Status. Prima di pescarvi le carte azione puoi scartarne 1 per pescarne 1 in più.',
  'technology.nanoTechnology': 'Nano Tecnologia',
  'technology.nanoTechnology.text':
    'Le carte azione degli avversari non possono bersagliare le tue corazzate e Morti Nere. I pianeti che conquisti arrivano carichi.',
  'technology.biopticRecyclers': 'Riciclatori Bioptici',
  'technology.biopticRecyclers.text':
    'Come azione, scarta 1 carta azione: guadagni 2 beni di commercio o 1 contatore di comando.',
  'technology.floatingFactory': 'Fabbrica Galleggiante',
  'technology.floatingFactory.text':
    'Le tue basi spaziali hanno capacità produttiva 5, capacità di caccia 5 e +1 al movimento.',
  'technology.diplomats': 'Diplomatici',
  'technology.diplomats.text':
    'Quando un altro giocatore attiva un tuo sistema puoi spendere 1 contatore di comando dall’Allocazione Strategica: il suo contatore torna nei rinforzi e la sua azione finisce.',
  'technology.dreadnoughtInvasionPod': 'Capsula d’Invasione',
  'technology.dreadnoughtInvasionPod.text': 'Ogni tua corazzata può trasportare 1 forza di terra in più.',
  'technology.spatialConduitNetwork': 'Rete di Condotti Spaziali',
  'technology.spatialConduitNetwork.text':
    'Quando muovi puoi considerare adiacenti 2 sistemi che controlli per le navi che vanno dall’uno all’altro.',
  'technology.berserkerGenome': 'Genoma Berserker',
  'technology.berserkerGenome.text':
    'Dopo il primo round di una battaglia spaziale o di invasione tira 1 dado per ogni perdita subita. Se almeno uno dà 10, il tuo avversario subisce altre 2 perdite.',
  'technology.fanaticism': 'Fanatismo',
  'technology.fanaticism.text': 'Fai 2 tentativi di conversione invece di 1 prima di ogni battaglia di invasione.',
  'technology.telepathicMindWeapon': 'Arma Mentale Telepatica',
  'technology.telepathicMindWeapon.text':
    'Un avversario che attiva un sistema che controlli perde 1 contatore di comando dai Rifornimenti alla Flotta.',
  'technology.l4Disruptors': 'Disgregatori L4',
  'technology.l4Disruptors.text': 'Il tuo bonus nelle battaglie di invasione non ti costa beni di commercio.',
  'technology.shuttleLogistics': 'Logistica delle Navette',
  'technology.shuttleLogistics.text':
    'All’inizio della Fase di Status scegli un sistema senza navi nemiche: le tue forze di terra lì possono spostarsi su pianeti amici di quel sistema o di sistemi adiacenti senza navi nemiche.',
  'technology.magmusReactor': 'Reattore Magmus',
  'technology.magmusReactor.text': 'Le tue Morti Nere hanno +1 al movimento e costano 10.',
  'technology.markIIAdvancedCarriers': 'Trasporti Avanzati Mark II',
  'technology.markIIAdvancedCarriers.text': 'I tuoi trasporti hanno capacità 8 e resistono al primo colpo.',
  'technology.salvageOperations': 'Operazioni di Recupero',
  'technology.salvageOperations.text':
    'Dopo ogni battaglia spaziale che combatti guadagni 2 beni di commercio. Se hai vinto puoi costruire lì, pagandola, 1 nave di un tipo che hai distrutto.',
  'technology.productionCenters': 'Centri di Produzione',
  'technology.productionCenters.text':
    'Una volta per round, come azione, con meno di 6 beni di commercio: spendi 1 contatore di comando dall’Allocazione Strategica, guadagni 6 beni di commercio e ne dai 2 a un altro giocatore.',
} as const satisfies Translation<typeof english>;
