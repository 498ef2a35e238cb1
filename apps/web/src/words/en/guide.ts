// The guided first round: what each question is, why one would, and what is good there.

export const guide = {
  'guide.title': 'Guided round',
  'guide.what': 'What this is',
  'guide.why': 'Why would I?',
  'guide.good here': 'good here',
  'guide.next': 'Next',
  'guide.begin': 'Begin',
  'guide.more': 'Explain again',
  'guide.less': 'Got it',
  'guide.end': 'End the guide',
  'guide.again': 'Guide',
  'guide.waiting': 'The others act now. The chronicle tells what they do.',
  'guide.done':
    'You have played a round: strategy cards, actions in turn, objectives, new counters. All rounds go like this until somebody has 10 points. From here on you play alone; the rules answer plain questions at any time.',
  'guide.rules': 'To the rules',
  'guide.play on': 'Play on',
  'guide.good': 'Good here',
} as const;
