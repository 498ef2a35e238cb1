// Promissory notes: name, when one is used, and what it does.

export const promissoryNotes = {
  'note.ceasefire': 'Ceasefire',
  'note.ceasefire.when': 'After its owner activates a system with units of yours',
  'note.ceasefire.text': 'They move no units there. Then the note goes back.',
  'note.politicalSecret': 'Political Secret',
  'note.politicalSecret.when': 'When an agenda is revealed',
  'note.politicalSecret.text':
    'Until it is resolved, the owner of this note neither votes nor plays action cards nor uses faction abilities. Then the note goes back.',
  'note.supportForTheThrone': 'Support for the Throne',
  'note.supportForTheThrone.when': 'As soon as you receive it',
  'note.supportForTheThrone.text':
    'You lay it down and gain 1 victory point. If you activate a system with units of its owner, or its owner is eliminated, you lose the point and the note goes back.',
  'note.tradeAgreement': 'Trade Agreement',
  'note.tradeAgreement.when': 'When its owner replenishes commodities',
  'note.tradeAgreement.text': 'They hand you all their commodities. Then the note goes back.',
  'note.stymie': 'Stymie',
  'note.stymie.when': 'On your turn, as an action',
  'note.stymie.text':
    'Lay it down. While it lies there the Arborec produce nothing in and next to systems with units of yours, other than home systems. It goes back when you activate a system with Arborec units.',
  'note.creussIff': 'Creuss IFF',
  'note.creussIff.when': 'When your turn starts',
  'note.creussIff.text':
    'Place a Creuss wormhole or move one: to a system where you control a planet, or to one that is no home system and holds no ships of other players. Then the note goes back.',
  'note.tradeConvoys': 'Trade Convoys',
  'note.tradeConvoys.when': 'On your turn, as an action',
  'note.tradeConvoys.text':
    'Lay it down. While it lies there you may make transactions with players who are no neighbors of yours. It goes back when you activate a system with Hacan units.',
  'note.researchAgreement': 'Research Agreement',
  'note.researchAgreement.when': 'After Jol-Nar research a technology that is no faction technology',
  'note.researchAgreement.text': 'You gain it too. Then the note goes back.',
  'note.cyberneticEnhancements': 'Cybernetic Enhancements',
  'note.cyberneticEnhancements.when': 'When your turn starts',
  'note.cyberneticEnhancements.text':
    'L1Z1X lose 1 strategy token, back to reinforcements, and you put 1 token from yours in your strategy pool. Then the note goes back.',
  'note.warFunding': 'War Funding',
  'note.warFunding.when': 'When a round of space combat starts',
  'note.warFunding.text':
    'Letnev lose 2 trade goods, and in this round you may re-roll any of your dice. Then the note goes back.',
  'note.promiseOfProtection': 'Promise of Protection',
  'note.promiseOfProtection.when': 'On your turn, as an action',
  'note.promiseOfProtection.text':
    'Lay it down. While it lies there Mentak cannot use Pillage against you. It goes back when you activate a system with Mentak units.',
  'note.firesOfTheGashlai': 'Fires of the Gashlai',
  'note.firesOfTheGashlai.when': 'On your turn, as an action',
  'note.firesOfTheGashlai.text':
    'Muaat lose 1 fleet token, back to reinforcements, and you gain your war sun technology. Then the note goes back.',
  'note.giftOfPrescience': 'Gift of Prescience',
  'note.giftOfPrescience.when': 'When the strategy phase ends',
  'note.giftOfPrescience.text':
    'Lay it down and put the Naalu 0 token on your strategy card: you come before everybody else in initiative order, and Naalu do without Telepathic in this round. It goes back at the end of the status phase.',
  'note.antivirus': 'Antivirus',
  'note.antivirus.when': 'When a combat starts',
  'note.antivirus.text':
    'Lay it down. While it lies there Nekro cannot use Technological Singularity against you. It goes back when you activate a system with Nekro units.',
  'note.tekklarLegion': 'Tekklar Legion',
  'note.tekklarLegion.when': 'When a ground combat starts',
  'note.tekklarLegion.text':
    "In this combat your units have +1 on combat rolls. If your opponent is N'orr, their units have -1. Then the note goes back.",
  'note.raghsCall': 'Ragh’s Call',
  'note.raghsCall.when': 'After you commit units to a planet',
  'note.raghsCall.text':
    'All Saar ground forces there go to another planet that Saar controls. Then the note goes back.',
  'note.militarySupport': 'Military Support',
  'note.militarySupport.when': 'When Sol’s turn starts',
  'note.militarySupport.text':
    'Sol loses 1 strategy token, back to reinforcements, if there is one. You may put 2 infantry from your reinforcements on a planet you control. Then the note goes back.',
  'note.acquiescence': 'Acquiescence',
  'note.acquiescence.when': 'When the strategy phase ends',
  'note.acquiescence.text': 'Swap 1 of your strategy cards with 1 that the Winnu chose. Then the note goes back.',
  'note.politicalFavor': 'Political Favor',
  'note.politicalFavor.when': 'When an agenda is revealed',
  'note.politicalFavor.text':
    'Xxcha lose 1 strategy token, back to reinforcements. The agenda is discarded, and the next of the deck is voted on in its place. Then the note goes back.',
  'note.greyfireMutagen': 'Greyfire Mutagen',
  'note.greyfireMutagen.when': 'After a system is activated',
  'note.greyfireMutagen.text':
    'In this tactical action Yin uses neither faction abilities nor faction technologies. Then the note goes back.',
  'note.spyNet': 'Spy Net',
  'note.spyNet.when': 'When your turn starts',
  'note.spyNet.text': 'Look at the action cards of Yssaril and take 1. Then the note goes back.',
} as const;
