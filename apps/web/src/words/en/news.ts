// What has happened: since one’s last turn, and battles that are over.

export const news = {
  'chronicle.you': 'you',
  'recap.away': 'Since you looked',
  'recap.title': 'Since your last turn',
  'recap.count': '{count|# thing happened|# things happened}',
  'recap.begin': 'Step through',
  'recap.step': '{step} of {count}',
  'recap.back': 'Back one step',
  'recap.next': 'Next',
  'recap.end': 'Done',
  'recap.skip': 'Skip',
  'recap.lost': 'You lost {what}.',
} as const;
