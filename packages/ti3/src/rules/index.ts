// The sequences of the rulebook, one file a sequence.
import type { Procedures } from '@custodian/kernel';
import type { ThirdEdition } from '../terms.ts';
import { drawActionCards } from './action/action-cards.ts';
import { actionPhase } from './action/action-phase.ts';
import { tacticalAction } from './action/tactical-action.ts';
import { acquireTechnology } from './action/technology.ts';
import { tradeNegotiations } from './action/trade.ts';
import { transferAction } from './action/transfer-action.ts';
import { beforeTheBattle, exchangeFire } from './combat/before-battle.ts';
import { captiveLeaders, captivesFound } from './combat/captives.ts';
import { takeGroundHits, takeHits } from './combat/casualties.ts';
import { rollDice } from './combat/dice.ts';
import { highAlert } from './combat/high-alert.ts';
import { leadersEscape } from './combat/leader-fate.ts';
import { pdsFire } from './combat/pds-fire.ts';
import { retreat } from './combat/retreat.ts';
import { spaceBattle } from './combat/space-battle.ts';
import { agendaEffect } from './council/agenda-effects.ts';
import { compliance } from './council/compliance.ts';
import { galacticCouncil } from './council/galactic-council.ts';
import { drawPoliticalCards, playAgenda } from './council/political-hands.ts';
import { domainCounters } from './domain-counters.ts';
import { game } from './game.ts';
import { bombardment } from './invasion/bombardment.ts';
import { takeControl, turnNeutral } from './invasion/control.ts';
import { fightForAPlanet } from './invasion/fight-for-a-planet.ts';
import { invasionCombat } from './invasion/invasion-combat.ts';
import { planetaryLandings } from './invasion/planetary-landings.ts';
import { razing } from './invasion/razing.ts';
import { sabotageRun, sabotageRuns } from './invasion/sabotage-runs.ts';
import { movement } from './movement/movement.ts';
import { probing } from './movement/probing.ts';
import { produceUnits } from './production/production.ts';
import { galaxyCreation } from './setup/galaxy-creation.ts';
import { setup } from './setup/setup.ts';
import { receiveCounters } from './status/counters.ts';
import { claimObjectives } from './status/objectives.ts';
import { statusPhase } from './status/status-phase.ts';
import { elimination } from './status/victory.ts';
import { strategicAction } from './strategy/strategic-action.ts';
import { receiveStrategyCard, strategyPhase } from './strategy/strategy-phase.ts';

export const procedures: Procedures<ThirdEdition> = {
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
