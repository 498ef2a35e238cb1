// The guided first event: what each question is, why one would, and what is good here.

export const guide = {
  'guide.title': 'Guided event',
  'guide.done':
    'Your first event is done. Twenty or so are still to come, with wars and councils between them. The question always says what can be done; every rule is one link away.',
  'guide.tour.sheet':
    'One of your four sheets lies in the middle. What is lit can be marked. Marks are pencil until you put your marker down: then they are ink.',
  'guide.tour.rail':
    'Here are all four sheets with their points, the objectives, Mecatol Rex and your neighbours. Press a sheet to look at it.',
  'guide.tour.tray':
    'Here stands what is yours to do: the card, the dice, what is left to spend, and what you have pencilled. Every mark can be rubbed out.',
  'guide.faction.what':
    'Every faction breaks the rules in its own way, and a faction asset on your sheets gives something more.',
  'guide.faction.why': 'It gently pulls you towards some of the sheets.',
  'guide.faction.good': 'Take the one whose ability you understand at once.',
  'guide.card.what':
    'The card gives resources. Choose one sheet for the whole event: the card and then the dice are spent on it alone.',
  'guide.card.why': 'The other three sheets wait. Over the game every one of them wants its share.',
  'guide.card.good':
    'Begin with Navigation: the systems near home give planets, commodities and focus dice for the other sheets.',
  'guide.navigation.what':
    'Material or research traces a lit hyperlane to a new system. Influence circles a system that you have reached, and you gain its asset.',
  'guide.navigation.why':
    'Dashed assets are kept until you spend them, dotted ones work at once, full outlines are points.',
  'guide.navigation.good': 'Trace towards the triangle or the diamond: the way on leads to the focus dice.',
  'guide.expansion.what':
    'A kept planet unlocks one of these worlds. Then resources cross out its icons: a full row or column gives the asset beside it.',
  'guide.expansion.why': 'Population is worth more the more of it you have.',
  'guide.expansion.good': 'Without a planet only the space docks can be marked. Claim one on Navigation first.',
  'guide.industry.what':
    'Material scraps a space next to any mark. Influence or research claims a space next to a scrapped one, and you gain its asset.',
  'guide.industry.why': 'Commodities fill the chart below: points, and trade goods at production.',
  'guide.industry.good': 'Scrap where many good spaces lie around, for example below the middle.',
  'guide.warfare.what':
    'Resources cross out the cost of a unit. The last icon builds it, and its shape is drawn on the grid.',
  'guide.warfare.why': 'Every node in a section is strength in its war, and covered assets are yours.',
  'guide.warfare.good': 'Three material build a cruiser at once.',
  'guide.place.what':
    'The shape must be drawn. Drag it, or touch a node. Turn, Flip and Next place (keys R, F and N) lay it otherwise.',
  'guide.place.why': 'Each war compares your left half with your left neighbour, your right half with your right one.',
  'guide.place.good': 'Cover an asset if you can: it is gained at once.',
  'guide.dice.what':
    'Three black dice count for everybody. A focus die counts only on a sheet where you have unlocked it.',
  'guide.dice.why': 'What can be spent must be spent.',
  'guide.dice.good': 'Take a resource in hand to see where it can go.',
  'guide.effects.what': 'Something that happened is to be carried out. The lit places or the buttons say how.',
  'guide.effects.why': 'Effects are carried out as far as they can be.',
  'guide.effects.good': 'Look at what each choice brings before you take it.',
  'guide.votes.what': 'Cast votes. The figures below each number say how likely it is that you get your way.',
  'guide.votes.why': 'Votes that were cast are gone. What you keep breaks ties at the end.',
  'guide.votes.good': 'If the other outcome hardly hurts you, cast none.',
  'guide.window.what': 'A moment at which something you hold may be used.',
  'guide.window.why': 'It can only be used now.',
  'guide.window.good': 'Pass if you are not sure.',
  'guide.other.what': 'The question says what is to be decided.',
  'guide.other.why': 'The rules are one link away.',
  'guide.other.good': 'Any answer will do.',
} as const;
