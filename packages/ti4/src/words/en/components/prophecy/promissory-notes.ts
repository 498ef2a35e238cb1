// Promissory notes of Prophecy of Kings and of the Codices.

export const prophecyNotes = {
  'note.alliance': 'Alliance',
  'note.strikeWingAmbuscade': 'Strike Wing Ambuscade',
  'note.warFundingOmega': 'War Funding Ω',
  'note.bloodPact': 'Blood Pact',
  'note.cyberneticEnhancementsOmega': 'Cybernetic Enhancements Ω',
  'note.scepterOfDominion': 'Scepter of Dominion',
  'note.blackMarketForgery': 'Black Market Forgery',
  'note.theCavalry': 'The Cavalry',
  'note.terraform': 'Terraform',
  'note.crucible': 'Crucible',
  'note.acquiescenceOmega': 'Acquiescence Ω',
  'note.greyfireMutagenOmega': 'Greyfire Mutagen Ω',
  'note.stymieOmega': 'Stymie Ω',
  'note.darkPact': 'Dark Pact',
  'note.keleresRider': 'Keleres Rider',
} as const;
