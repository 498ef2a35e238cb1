// Ciò che si dice quando si reclamano obiettivi di Prophecy of Kings.
import type { Translation } from '@custodian/words';
import type { objectivesOfProphecy as english } from '../../en/rules/objectives-of-prophecy.ts';

export const objectivesOfProphecy = {
  'step.score objective.spend trade goods': 'Si spendono beni di commercio',
  'step.score objective.pay influence too': 'Si paga influenza',
  'step.score objective.purge fragments': 'Si eliminano frammenti di reliquia',
  'step.one agenda.outcome stands': 'L’esito è deciso',
  'step.one agenda.law enacted': 'Una legge è in gioco',
  'window.outcome stands': 'L’esito sta per essere applicato. Fai qualcosa?',
  'window.law enacted': 'Una legge è entrata in gioco. Fai qualcosa?',
  'ask.purge fragments for objective': 'Quali {count|# frammento|# frammenti} di reliquia elimini?',
  'why.influence must be left': 'Resterebbe troppo poca influenza: ne manca ancora {missing}.',
} as const satisfies Translation<typeof english>;
