// Everything that an open table of this game brings.
import type { Ti4Event } from '@custodian/ti4/events';
import type { Game } from '@custodian/ti4/game';
import { tableParts } from '../../shell/title/title-page.ts';
import MapRegion from './board/MapRegion.svelte';
import Draft from './draft/Draft.svelte';
import Reveal from './exploration/Reveal.svelte';
import { freeForms } from './free/forms.ts';
import Hand from './hand/Hand.svelte';
import { cueOf } from './history/cues.ts';
import { ending, history } from './history/index.ts';
import Track from './objectives/Track.svelte';
import Plates from './players/Plates.svelte';
import Players from './players/Players.svelte';
import { questions } from './questions/questions.ts';
import Sheet from './sheet/Sheet.svelte';
import Acts from './stage/Acts.svelte';
import TechnologyStage from './technologies/TechnologyStage.svelte';

export const parts = tableParts<Game, Ti4Event>({
  areas: {
    Centre: MapRegion,
    stages: [Acts, TechnologyStage, Draft, Reveal],
    Plates,
    Sheet,
    Hand,
    handCount: (game, seat) => game.players[seat]?.hand.length ?? 0,
    Track,
    Players,
  },
  questions,
  free: freeForms,
  history,
  ending,
  cueOf,
});
