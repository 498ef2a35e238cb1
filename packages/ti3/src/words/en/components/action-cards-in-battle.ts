// Action cards played while fleets move, fight and land.

export const actionCardsInBattle = {
  'action.chemicalWarfare': 'Chemical Warfare',
  'action.chemicalWarfare.when':
    'Before an invasion combat in which you attack with one of your dreadnoughts in the system',
  'action.chemicalWarfare.text':
    'Destroy half of the defending ground forces on that planet, rounded up. PDS do not prevent it.',
  'action.directHit': 'Direct Hit!',
  'action.directHit.when': 'Right after a dreadnought or war sun is damaged in a space battle you take part in',
  'action.directHit.text': 'Destroy that ship.',
  'action.dugIn': 'Dug In',
  'action.dugIn.when': 'Before a planet with your ground forces is bombarded',
  'action.dugIn.text': 'Your ground forces there cannot be destroyed by bombardment until the end of the round.',
  'action.experimentalBattlestation': 'Experimental Battlestation',
  'action.experimentalBattlestation.when': 'When an opponent has finished moving into a system in range of your PDS',
  'action.experimentalBattlestation.text': 'One of your space docks in range fires 3 shots at that fleet like a PDS.',
  'action.fighterPrototype': 'Fighter Prototype',
  'action.fighterPrototype.when': 'Before a space battle you take part in',
  'action.fighterPrototype.text': 'Your fighters there have +2 on combat rolls in the first round.',
  'action.flankSpeed': 'Flank Speed',
  'action.flankSpeed.when': 'Right after you activate a system',
  'action.flankSpeed.text': 'Your ships that move into it have +1 movement in this activation.',
  'action.inTheSilenceOfSpace': 'In the Silence of Space',
  'action.inTheSilenceOfSpace.when': 'Right after you activate a system',
  'action.inTheSilenceOfSpace.text':
    'Choose your ships in 1 system. Those with movement 2 or more may pass through systems with enemy ships in this activation.',
  'action.intoTheBreach': 'Into the Breach',
  'action.intoTheBreach.when': 'Before a space battle with one of your dreadnoughts in it',
  'action.intoTheBreach.text':
    'All your ships there have +1 on combat rolls for the whole battle. The first 2 hits on your fleet must be taken by a dreadnought you choose now.',
  'action.minelayers': 'Minelayers',
  'action.minelayers.when': 'When an enemy fleet has just entered a system with your fleet',
  'action.minelayers.text':
    'Before the first round of the battle there you score 1 hit for each of your cruisers in it.',
  'action.moraleBoost': 'Morale Boost',
  'action.moraleBoost.when': 'Before a round of a space battle or invasion combat you take part in',
  'action.moraleBoost.text': 'All your units in it have +1 on combat rolls in this round.',
  'action.rareMineral': 'Rare Mineral',
  'action.rareMineral.when': 'Right after you take a neutral planet by landing',
  'action.rareMineral.text': 'Gain 3 trade goods.',
  'action.recheck': 'Recheck',
  'action.recheck.when': 'Right after the dice of a combat you take part in are rolled',
  'action.recheck.text': 'Choose 1 of those dice, yours or your opponent’s: it is re-rolled.',
  'action.reparations': 'Reparations',
  'action.reparations.when': 'Right after an opponent takes one of your planets',
  'action.reparations.text':
    'Exhaust 1 planet of that opponent. Then refresh 1 of yours with the same or fewer resources.',
  'action.shieldsHolding': 'Shields Holding',
  'action.shieldsHolding.when': 'In a space battle you take part in, after the dice of a round are rolled',
  'action.shieldsHolding.text': 'Cancel up to 2 hits against you.',
  'action.skilledRetreat': 'Skilled Retreat',
  'action.skilledRetreat.when': 'Before a round of a space battle you take part in',
  'action.skilledRetreat.text':
    'Move your whole fleet to an adjacent friendly or empty system you have not activated, and put a command counter from reinforcements there. The battle is over.',
  'action.starOfDeath': 'Star of Death',
  'action.starOfDeath.when':
    'On your tactical action, before landings, with one of your war suns in the activated system',
  'action.starOfDeath.text':
    'Choose a planet there. All ground forces, PDS and space docks on it are destroyed, it turns neutral and gets a Radiation counter.',
  'action.communicationsBreakdown': 'Communications Breakdown',
  'action.communicationsBreakdown.when': 'Before a space battle you take part in',
  'action.communicationsBreakdown.text': 'Until the battle ends nobody may play action cards, except Sabotage.',
  'action.courageousToTheEnd': 'Courageous to the End',
  'action.courageousToTheEnd.when': 'Right after an opponent destroys one of your ships',
  'action.courageousToTheEnd.text':
    'Roll 2 dice: each result that reaches the ship’s combat value costs that opponent 1 casualty.',
  'action.se-directHit': 'Direct Hit',
  'action.se-directHit.when': 'Right after an opponent’s ship is damaged in a space battle you take part in',
  'action.se-directHit.text': 'Destroy that ship.',
  'action.experimentalWeaponry': 'Experimental Weaponry',
  'action.experimentalWeaponry.when': 'Before a round of a space battle you take part in',
  'action.experimentalWeaponry.text':
    'In this round hits of your dreadnoughts and war suns cannot be taken by fighters while your opponent has other ships there.',
  'action.flankingTactic': 'Flanking Tactic',
  'action.flankingTactic.when': 'Before a space battle you take part in',
  'action.flankingTactic.text': 'Your opponent may not retreat from this battle in any way.',
  'action.friendlyFire': 'Friendly Fire',
  'action.friendlyFire.when': 'Before a space battle you take part in',
  'action.friendlyFire.text':
    'If your opponent has more fighters than other ships there, half of those fighters, rounded down, are destroyed.',
  'action.militaryForesight': 'Military Foresight',
  'action.militaryForesight.when': 'Right after one of your ships is destroyed in a space battle',
  'action.militaryForesight.text':
    'Set it aside. When the Status Phase starts it returns free at one of your space docks.',
  'action.ruleByTerror': 'Rule by Terror',
  'action.ruleByTerror.when': 'Before a space battle in which you have a war sun or 2 dreadnoughts',
  'action.ruleByTerror.text': 'Your opponent must retreat at once, if possible, or take 2 casualties at once.',
  'action.surpriseAssault': 'Surprise Assault',
  'action.surpriseAssault.when': 'Right after you activate a system with one of your space docks under blockade',
  'action.surpriseAssault.text':
    'After movement you may build at that dock, ships included. Then the space battle starts.',
  'action.targetTheirFlagship': 'Target Their Flagship!',
  'action.targetTheirFlagship.when': 'Before a space battle you take part in',
  'action.targetTheirFlagship.text':
    'Choose 1 of your ships and 1 enemy ship and roll 1 die: if it reaches your ship’s combat value that enemy is hit and does not fire back. Your ship does not roll in the first round.',
} as const;
