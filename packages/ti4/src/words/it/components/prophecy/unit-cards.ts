// Carte unità di Prophecy of Kings e del terzo Codex: i mech e le unità delle nuove fazioni.

import type { Translation } from '@custodian/words';
import type { prophecyUnitCards as english } from '../../../en/components/prophecy/unit-cards.ts';

export const prophecyUnitCards = {
  'unitCard.letaniBehemoth': 'Behemoth Letani',
  'unitCard.letaniBehemoth.text':
    'Schieramento: quando useresti Mitosi puoi invece sostituire 1 tua fanteria con 1 mech dai tuoi rinforzi.',
  'unitCard.strikeWingAlpha': 'Ala d’Attacco Alfa I',
  'unitCard.strikeWingAlphaII': 'Ala d’Attacco Alfa II',
  'unitCard.quetzecoatl': 'Quetzecoatl',
  'unitCard.aerieSentinel': 'Sentinella dell’Aerie',
  'unitCard.theTerrorBetween': 'Il Terrore Intermedio',
  'unitCard.reanimator': 'Rianimatore',
  'unitCard.dimensionalTear': 'Squarcio Dimensionale I',
  'unitCard.dimensionalTearII': 'Squarcio Dimensionale II',
  'unitCard.dynamo': 'Dinamo',
  'unitCard.watcher': 'Osservatore',
  'unitCard.icarusDrive': 'Propulsore Icaro',
  'unitCard.icarusDrive.text':
    'Dopo che un giocatore attiva un sistema puoi toglierlo dalla mappa per piazzare o spostare un tunnel spaziale di Creuss nel sistema in cui era.',
  'unitCard.prideOfKenara': 'Orgoglio di Kenara',
  'unitCard.prideOfKenara.text':
    'La carta del suo pianeta può entrare in una transazione. Allora tutte le tue unità che vi si trovano vanno su un altro pianeta che controlli.',
  'unitCard.shieldPaling': 'Palizzata di Scudi',
  'unitCard.shieldPaling.text': 'Le tue fanterie sul suo pianeta non sono Fragili.',
  'unitCard.annihilator': 'Annientatore',
  'unitCard.annihilator.text':
    'Finché non prende parte a una battaglia di terra può usare il suo Bombardamento sui pianeti del suo sistema, come una nave.',
  'unitCard.dunlainReaper': 'Mietitore di Dunlain',
  'unitCard.dunlainReaper.text':
    'Schieramento: quando comincia un round di battaglia di terra puoi spendere 2 risorse per sostituire 1 tua fanteria che vi combatte con 1 mech.',
  'unitCard.arviconRex': 'Arvicon Rex',
  'unitCard.crimsonLegionnaire': 'Legionario Cremisi I',
  'unitCard.crimsonLegionnaireII': 'Legionario Cremisi II',
  'unitCard.starlancer': 'Lanciere Stellare',
  'unitCard.mollTerminus': 'Moll Terminus',
  'unitCard.mollTerminus.text':
    'Le forze di terra degli altri giocatori sul suo pianeta non possono usare Sopporta i Danni.',
  'unitCard.emberColossus': 'Colosso di Brace',
  'unitCard.emberColossus.text':
    'Quando usi Forgia Stellare nel suo sistema o in uno adiacente puoi mettergli accanto 1 fanteria dai tuoi rinforzi.',
  'unitCard.iconoclast': 'Iconoclasta',
  'unitCard.iconoclast.text': '+2 ai suoi tiri di combattimento contro un avversario che ha frammenti di reliquia.',
  'unitCard.iconoclastOmega': 'Iconoclasta Ω',
  'unitCard.iconoclastOmega.text':
    'Gli altri giocatori non usano Sbarramento Anti-Caccia contro le tue unità nel suo sistema.',
  'unitCard.viszElVir': 'Visz El Vir',
  'unitCard.eidolon': 'Eidolon',
  'unitCard.zGravEidolon': 'Eidolon Z-Grav',
  'unitCard.mordred': 'Mordred',
  'unitCard.mordred.text':
    '+2 ai suoi tiri di combattimento contro un avversario con un gettone X o Y su una tecnologia.',
  'unitCard.memoria': 'Memoria I',
  'unitCard.memoriaII': 'Memoria II',
  'unitCard.quantumManipulator': 'Manipolatore Quantico',
  'unitCard.scavengerZeta': 'Predatore Zeta',
  'unitCard.scavengerZeta.text':
    'Schieramento: dopo aver preso il controllo di un pianeta puoi spendere 1 bene di commercio per mettervi 1 mech.',
  'unitCard.valkyrieExoskeleton': 'Esoscheletro Valchiria',
  'unitCard.valkyrieExoskeleton.text':
    'Dopo che usa Sopporta i Danni in una battaglia di terra segna 1 colpo sulle forze di terra dell’avversario sul suo pianeta.',
  'unitCard.zsThunderboltM2': 'Fulmine ZS M2',
  'unitCard.zsThunderboltM2.text':
    'Schieramento: dopo aver usato Lancio Orbitale puoi spendere 3 risorse per mettere 1 mech su quel pianeta.',
  'unitCard.saturnEngine': 'Motore di Saturno I',
  'unitCard.saturnEngineII': 'Motore di Saturno II',
  'unitCard.ouranos': 'Ouranos',
  'unitCard.hecatoncheires': 'Ecatonchiro',
  'unitCard.helTitan': 'Hel-Titano I',
  'unitCard.helTitanII': 'Hel-Titano II',
  'unitCard.reclaimer': 'Rivendicatore',
  'unitCard.reclaimer.text':
    'Dopo un’azione tattica in cui hai preso il controllo del suo pianeta puoi mettervi 1 PDS o 1 base spaziale dai tuoi rinforzi.',
  'unitCard.indomitus': 'Indomitus',
  'unitCard.indomitus.text': 'Il suo Cannone Spaziale raggiunge anche le navi nei sistemi adiacenti.',
  'unitCard.moyinsAshes': 'Ceneri di Moyin',
  'unitCard.moyinsAshes.text':
    'Schieramento: quando usi Indottrinamento puoi spendere 1 punto di influenza in più per sostituire l’unità nemica con 1 mech e non con una fanteria.',
  'unitCard.blackshadeInfiltrator': 'Infiltratore Ombranera',
  'unitCard.blackshadeInfiltrator.text':
    'Schieramento: dopo aver usato Tattiche Dilatorie puoi mettere 1 mech su un pianeta che controlli.',
  'unitCard.artemiris': 'Artemiris',
  'unitCard.omniopiares': 'Omniopiares',
} as const satisfies Translation<typeof english>;
