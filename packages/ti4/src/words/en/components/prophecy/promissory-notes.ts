// Promissory notes of Prophecy of Kings and of the Codices.

export const prophecyNotes = {
  'note.alliance': 'Alliance',
  'note.alliance.when': 'As soon as you receive it',
  'note.alliance.text':
    'You lay it down. While it lies there you may use its owner’s commander, once unlocked. If you activate a system with units of its owner, the note goes back.',
  'note.strikeWingAmbuscade': 'Strike Wing Ambuscade',
  'note.warFundingOmega': 'War Funding Ω',
  'note.warFundingOmega.when': 'After you and your opponent roll dice in a space combat',
  'note.warFundingOmega.text':
    'You may have all dice of your opponent rolled again, and as many of yours as you like. Then the note goes back.',
  'note.bloodPact': 'Blood Pact',
  'note.cyberneticEnhancementsOmega': 'Cybernetic Enhancements Ω',
  'note.cyberneticEnhancementsOmega.when': 'When you gain command tokens in the status phase',
  'note.cyberneticEnhancementsOmega.text': 'You gain 1 more. Then the note goes back.',
  'note.scepterOfDominion': 'Scepter of Dominion',
  'note.blackMarketForgery': 'Black Market Forgery',
  'note.theCavalry': 'The Cavalry',
  'note.terraform': 'Terraform',
  'note.crucible': 'Crucible',
  'note.acquiescenceOmega': 'Acquiescence Ω',
  'note.acquiescenceOmega.when': 'When the Winnu resolve a strategic action',
  'note.acquiescenceOmega.text':
    'You neither spend nor place a command token for the secondary ability of that strategy card. Then the note goes back.',
  'note.greyfireMutagenOmega': 'Greyfire Mutagen Ω',
  'note.greyfireMutagenOmega.when': 'When a ground combat starts against at least 2 ground forces that are not Yin’s',
  'note.greyfireMutagenOmega.text':
    '1 infantry of your opponent is replaced with 1 from your reinforcements. Then the note goes back.',
  'note.stymieOmega': 'Stymie Ω',
  'note.stymieOmega.when': 'After another player moves ships into a system with your units',
  'note.stymieOmega.text':
    'You may place 1 command token from that player’s reinforcements in any system that is no home system. Then the note goes back.',
  'note.darkPact': 'Dark Pact',
  'note.keleresRider': 'Keleres Rider',
} as const;
