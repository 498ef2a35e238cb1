// Che cosa dicono la scheda e le carte dei Titani di Ul.
import type { Translation } from '@custodian/words';
import type { titansTexts as english } from '../../../../en/components/prophecy/factions/titans.ts';

export const titansTexts = {
  'token.sleeper': 'segnalino dormiente',
  'ability.terragenesis.text':
    'Dopo che hai esplorato un pianeta senza segnalino dormiente puoi mettervene o spostarvene 1.',
  'ability.awaken.text':
    'Dopo che hai attivato un sistema con tuoi segnalini dormiente puoi sostituirne ognuno con 1 PDS dai tuoi rinforzi.',
  'ability.coalescence.text':
    'Le tue unità che la tua ammiraglia o Risveglio mette accanto a unità di un altro giocatore devono combatterle in questa azione tattica.',
  'unitCard.ouranos.text':
    'Schieramento: dopo che hai attivato un sistema con tuoi PDS puoi sostituirne 1 con questa nave.',
  'unitCard.hecatoncheires.text':
    'Schieramento: quando metteresti un PDS su un pianeta puoi invece mettervi 1 mech e 1 fanteria.',
  'unitCard.helTitan.text': 'È insieme una struttura e una forza di terra. Non si può trasportare.',
  'unitCard.helTitanII.text':
    'È insieme una struttura e una forza di terra. Non si può trasportare. Il suo Cannone Spaziale raggiunge anche le navi nei sistemi adiacenti.',
  'technology.saturnEngineII.text':
    'I tuoi incrociatori sono più veloci e precisi, trasportano 2 unità ciascuno e resistono al primo colpo.',
  'technology.helTitanII.text': 'I tuoi Hel-Titani sono più precisi e raggiungono anche le navi nei sistemi adiacenti.',
  'note.terraform.when': 'Come azione',
  'note.terraform.text':
    'Si aggancia a un pianeta che controlli, fuori dai sistemi nativi e diverso da Mecatol Rex: +1 risorse, +1 influenza, e vale come culturale, pericoloso e industriale.',
  'leader.tellurian.text': 'Quando un’unità sta per subire un colpo, scarica questa carta per annullarlo.',
  'leader.tungstantus.text':
    'Si sblocca con 5 strutture sulla mappa. Quando le tue unità usano Produzione puoi guadagnare 1 bene di commercio.',
  'leader.ulTheProgenitor.text':
    'Si sblocca con 3 obiettivi reclamati. Come azione, ricarica Elysium e aggancia questa carta: +3 risorse, +3 influenza, e ha Cannone Spaziale 5 con 3 dadi, come se fosse un’unità.',
} as const satisfies Translation<typeof english>;
