// What stands on the sheet and the cards of the Council Keleres.

export const keleresTexts = {
  'ability.theTribunii.text':
    'During setup choose a faction nobody plays, Mentak, Xxcha or Argent: you have its home system and the hero that goes with it.',
  'ability.councilPatronage.text':
    'When the strategy phase starts you replenish your commodities and then gain 1 trade good.',
  'ability.lawsOrder.text': 'When your turn starts you may spend 1 influence: until it ends laws have no effect.',
  'unitCard.artemiris.text': 'Other players must spend 2 influence to activate its system.',
  'unitCard.omniopiares.text': 'Other players must spend 1 influence to commit ground forces to its planet.',
  'technology.iihqModernization.text':
    'You are a neighbor of all players with units or planets in or next to the system of Mecatol Rex. You gain Custodia Vigilia and its legendary card, and cannot lose them. No assimilator token can come here.',
  'technology.agencySupplyNetwork.text':
    'Whenever you resolve a Production ability of yours you may resolve 1 more of them, in any system; that one does not bring yet another.',
  'note.keleresRider.when': 'After an agenda is revealed',
  'note.keleresRider.text':
    'Give up your vote and predict the outcome. If you are right, draw 1 action card and gain 2 trade goods. Then the note goes back.',
  'leader.xanderAlexinVictoriIII.text':
    'At any time, exhaust this card: a player may spend commodities as if they were trade goods.',
  'leader.suffiAnKeleres.text':
    'Unlocked by spending 1 trade good after you play an action card as an action. After a component action you may take 1 more action.',
  'leader.kuuasiAunJalatai.text':
    'Unlocked by 3 scored objectives. When a round of space combat starts in a system where you control a planet, your flagship and up to 2 cruisers or destroyers from your reinforcements come there. Then this card is purged.',
  'leader.odlynnMyrr.text':
    'Unlocked by 3 scored objectives. After an agenda is revealed you may cast up to 6 more votes on it, and predict its outcome aloud: for each player who votes for another you gain 1 trade good and 1 command token. Then this card is purged.',
  'leader.harkaLeeds.text':
    'Unlocked by 3 scored objectives. As an action, reveal action cards from the deck until 3 of them are played as actions. You draw those, and the others are shuffled back. Then this card is purged.',
} as const;
