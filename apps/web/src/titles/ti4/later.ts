// Parts of the page that are loaded when they are first shown.
import { later } from '../../kit/later.ts';

export const SystemDossier = later(() => import('./board/SystemDossier.svelte'));
export const DraftStage = later(() => import('./draft/DraftStage.svelte'));
export const JudgeForm = later(() => import('./free/JudgeForm.svelte'));
export const LendForm = later(() => import('./free/LendForm.svelte'));
export const OfferForm = later(() => import('./free/OfferForm.svelte'));
export const ObjectivesDialog = later(() => import('./objectives/ObjectivesDialog.svelte'));
export const FactionDialog = later(() => import('./sheet/FactionDialog.svelte'));
export const PlayerDialog = later(() => import('./sheet/PlayerDialog.svelte'));
export const PublicSheet = later(() => import('./sheet/PublicSheet.svelte'));
export const AgendaStage = later(() => import('./stage/AgendaStage.svelte'));
export const BattleTheatre = later(() => import('./stage/BattleTheatre.svelte'));
export const TechnologyChart = later(() => import('./technologies/TechnologyChart.svelte'));
export const TechnologyDialog = later(() => import('./technologies/TechnologyDialog.svelte'));
