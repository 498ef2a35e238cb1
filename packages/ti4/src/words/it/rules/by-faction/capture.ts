// Unità catturate: la regola, ciò che accade loro e ciò che non si può.
import type { captureRules as english } from '../../../en/rules/by-faction/capture.ts';

export const captureRules: Record<keyof typeof english, string> = {
  'rule.capture': 'Cattura',
  'rule.capture.text':
    'Una nave o un mech catturati stanno sul foglio di chi li ha catturati e non sono nei rinforzi di nessuno; di caccia e fanteria vi resta solo un segnalino della riserva. Una nave o un mech tornano a casa con una transazione, quando un’abilità li spende, o quando il loro proprietario blocca una base spaziale di chi li tiene. Nessuno cattura unità di un giocatore che blocca una sua base spaziale.',
  'event.tokenReturned': '{seat} restituisce alla riserva un’unità catturata: {unit}.',
  'event.tokenReturned.you': 'Restituisci alla riserva un’unità catturata: {unit}.',
  'why.not captured': 'Non ne hai catturati tanti: {unit}.',
  'why.returned for nothing': 'Restituisci più di quanto produci: {unit}.',
  'step.limits.captured units go home': 'Le unità catturate tornano a casa',
  'why.no such captive': '{player} non ha unità catturate simili da restituire.',
};
