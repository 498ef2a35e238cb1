// Che cosa dicono la scheda e le carte dello Stormo d’Argento.
import type { Translation } from '@custodian/words';
import type { argentTexts as english } from '../../../../en/components/prophecy/factions/argent.ts';

export const argentTexts = {
  'ability.zeal.text':
    'Voti sempre per primo. Quando esprimi almeno 1 voto, ne esprimi 1 in più per ogni giocatore in partita.',
  'ability.raidFormation.text':
    'Per ogni colpo del tuo Sbarramento Anti-Caccia oltre i caccia dell’avversario, una sua nave con Sopporta i Danni che scegli tu viene danneggiata.',
  'unitCard.strikeWingAlphaII.text':
    'Ogni 9 o 10 del suo Sbarramento Anti-Caccia distrugge anche 1 fanteria dell’avversario nello spazio del sistema.',
  'unitCard.quetzecoatl.text': 'Gli altri non usano il Cannone Spaziale contro le tue navi nel suo sistema.',
  'unitCard.aerieSentinel.text':
    'Non occupa capacità mentre è trasportata, o nello spazio accanto a una tua nave che ha capacità.',
  'technology.strikeWingAlphaII.text':
    'Le tue torpediniere sono più precise, e il loro sbarramento colpisce anche la fanteria nello spazio.',
  'technology.aerieHololattice.text':
    'Gli altri non attraversano con le navi i sistemi con tue strutture. Ogni pianeta con una tua struttura ha Produzione 1, come se fosse un’unità.',
  'note.strikeWingAmbuscade.when': 'Quando le tue unità tirano per un’abilità di unità',
  'note.strikeWingAmbuscade.text': 'Una di loro tira 1 dado in più. Poi la cambiale torna indietro.',
  'leader.trilossaAunMirik.text':
    'Quando un giocatore produce forze di terra, scarica questa carta: può metterle su qualsiasi pianeta che controlla in quel sistema e in quelli adiacenti.',
  'leader.trrakanAunZulok.text':
    'Si sblocca con 6 unità sulla mappa con Sbarramento Anti-Caccia, Cannone Spaziale o Bombardamento. Quando le tue unità tirano per un’abilità di unità, 1 di loro può tirare 1 dado in più.',
  'leader.mirikAunSissiri.text':
    'Si sblocca con 3 obiettivi reclamati. Come azione, muovi qualsiasi tua nave direttamente in sistemi con un tuo contatore di comando e senza navi altrui. Poi questa carta è eliminata dal gioco.',
} as const satisfies Translation<typeof english>;
