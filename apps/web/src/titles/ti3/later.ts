// Parts of the page that are loaded when they are first shown.
import { later } from '../../kit/later.ts';

export const SystemDossier = later(() => import('./board/SystemDossier.svelte'));
export const BreakAgreement = later(() => import('./free/BreakAgreement.svelte'));
export const EndTruce = later(() => import('./free/EndTruce.svelte'));
export const GiveGoods = later(() => import('./free/GiveGoods.svelte'));
export const Scuttle = later(() => import('./free/Scuttle.svelte'));
export const ObjectivesDialog = later(() => import('./objectives/ObjectivesDialog.svelte'));
export const PlayerDialog = later(() => import('./sheet/PlayerDialog.svelte'));
export const PublicSheet = later(() => import('./sheet/PublicSheet.svelte'));
export const BattleTheatre = later(() => import('./stage/BattleTheatre.svelte'));
export const CouncilSession = later(() => import('./stage/CouncilSession.svelte'));
export const TechnologyChart = later(() => import('./technologies/TechnologyChart.svelte'));
export const TechnologyTree = later(() => import('./technologies/TechnologyTree.svelte'));
