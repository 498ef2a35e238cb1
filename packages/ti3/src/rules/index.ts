// The sequences of the rulebook, one file a sequence.
import type { Procedure } from '@custodian/kernel';
import type { Game } from '../game.ts';
import { drawActionCards } from './action-cards.ts';
import { actionPhase } from './action-phase.ts';
import { agendaEffect } from './agenda-effects.ts';
import { beforeTheBattle, exchangeFire } from './before-battle.ts';
import { bombardment } from './bombardment.ts';
import { captiveLeaders, captivesFound } from './captives.ts';
import { takeGroundHits, takeHits } from './casualties.ts';
import { compliance } from './compliance.ts';
import { takeControl, turnNeutral } from './control.ts';
import { receiveCounters } from './counters.ts';
import { rollDice } from './dice.ts';
import { domainCounters } from './domain-counters.ts';
import { fightForAPlanet } from './fight-for-a-planet.ts';
import { galacticCouncil } from './galactic-council.ts';
import { galaxyCreation } from './galaxy-creation.ts';
import { game } from './game.ts';
import { highAlert } from './high-alert.ts';
import { invasionCombat } from './invasion-combat.ts';
import { leadersEscape } from './leader-fate.ts';
import { movement } from './movement.ts';
import { claimObjectives } from './objectives.ts';
import { pdsFire } from './pds-fire.ts';
import { planetaryLandings } from './planetary-landings.ts';
import { drawPoliticalCards, playAgenda } from './political-hands.ts';
import { probing } from './probing.ts';
import { produceUnits } from './production.ts';
import { razing } from './razing.ts';
import { retreat } from './retreat.ts';
import { sabotageRun, sabotageRuns } from './sabotage-runs.ts';
import { setup } from './setup.ts';
import { spaceBattle } from './space-battle.ts';
import { statusPhase } from './status-phase.ts';
import { strategicAction } from './strategic-action.ts';
import { receiveStrategyCard, strategyPhase } from './strategy-phase.ts';
import { tacticalAction } from './tactical-action.ts';
import { acquireTechnology } from './technology.ts';
import { tradeNegotiations } from './trade.ts';
import { transferAction } from './transfer-action.ts';
import { elimination } from './victory.ts';

export const procedures: Readonly<Record<string, Procedure<Game>>> = {
  game,
  setup,
  'galaxy creation': galaxyCreation,
  'strategy phase': strategyPhase,
  'receive strategy card': receiveStrategyCard,
  'action phase': actionPhase,
  'strategic action': strategicAction,
  'tactical action': tacticalAction,
  'transfer action': transferAction,
  movement,
  'high alert': highAlert,
  probing,
  'pds fire': pdsFire,
  'roll dice': rollDice,
  'take hits': takeHits,
  'space battle': spaceBattle,
  'before the battle': beforeTheBattle,
  'exchange fire': exchangeFire,
  'sabotage runs': sabotageRuns,
  'sabotage run': sabotageRun,
  retreat,
  'planetary landings': planetaryLandings,
  'domain counters': domainCounters,
  'invasion combat': invasionCombat,
  razing,
  'fight for a planet': fightForAPlanet,
  bombardment,
  'take ground hits': takeGroundHits,
  'produce units': produceUnits,
  compliance,
  'status phase': statusPhase,
  'galactic council': galacticCouncil,
  'agenda effect': agendaEffect,
  'trade negotiations': tradeNegotiations,
  'acquire technology': acquireTechnology,
  'receive counters': receiveCounters,
  'draw action cards': drawActionCards,
  'draw political cards': drawPoliticalCards,
  'play agenda': playAgenda,
  'claim objectives': claimObjectives,
  'take control': takeControl,
  'leaders escape': leadersEscape,
  'captive leaders': captiveLeaders,
  'captives found': captivesFound,
  'turn neutral': turnNeutral,
  elimination,
};
