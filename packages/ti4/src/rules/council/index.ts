// The sequences of the agenda phase by name.
import type { Procedures } from '@custodian/kernel';
import type { FourthEdition } from '../../terms.ts';
import { agendaEffect } from './agenda-effects.ts';
import { agendaPhase } from './agenda-phase.ts';
import { lookAtAgendas } from './looking.ts';
import { oneAgenda } from './one-agenda.ts';
import { rewardPredictions } from './predictions.ts';

export const councilProcedures: Procedures<FourthEdition> = {
  'agenda phase': agendaPhase,
  'one agenda': oneAgenda,
  'agenda effect': agendaEffect,
  'reward predictions': rewardPredictions,
  'look at agendas': lookAtAgendas,
};
