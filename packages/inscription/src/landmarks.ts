// The sequences whose steps are worth seeing in a row.
import type { Landmarks } from '@custodian/title';

export const landmarks: Landmarks = {
  strategy: [
    ['spend card resources', 'take the card'],
    ['roll the dice', 'the rival advances'],
    ['spend dice resources', 'take the dice'],
  ],
  war: [
    ['advance the deployment line'],
    ['total strengths', 'before strength', 'strength of choice', 'choose its side'],
    ['compare to the left', 'spoils from the left'],
    ['compare to the right', 'spoils from the right', 'line out the rival'],
  ],
  vote: [
    ['declare the agenda'],
    ['cast votes'],
    ['count the votes'],
    ['resolve the outcome', 'find who names', 'name', 'markers down'],
    ['spend votes'],
  ],
  'vote against the rival': [
    ['draw agendas'],
    ['cast votes'],
    ['the rival votes'],
    ['resolve the outcomes', 'markers down'],
    ['spend votes'],
  ],
};
