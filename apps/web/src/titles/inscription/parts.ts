// Everything that an open table of this game brings.
import type { InscriptionEvent } from '@custodian/inscription/events';
import type { Game } from '@custodian/inscription/game';
import { tableParts } from '../../shell/title/title-page.ts';
import Centre from './centre/Centre.svelte';
import { cueOf } from './history/cues.ts';
import { ending, history } from './history/index.ts';
import { questions } from './questions/questions.ts';
import Rail from './rail/Rail.svelte';
import Players from './round/Players.svelte';
import RoundStage from './round/RoundStage.svelte';

export const parts = tableParts<Game, InscriptionEvent>({
  areas: { Centre, stages: [RoundStage], Sheet: Rail, Players },
  questions,
  history,
  ending,
  cueOf,
});
