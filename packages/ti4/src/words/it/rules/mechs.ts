// What is said of mechs: sequences, questions, refusals.

export const mechRules = {
  'rule.mechs': 'Mech',
  'rule.mechs.text':
    'Una forza di terra pesante, propria di ogni fazione: 4 modelli ciascuna. Ciò che vale per le forze di terra vale anche per i mech, ciò che vale per la fanteria no. Schierare ne porta uno dai rinforzi senza produrlo, una volta per occasione.',
  'step.orbital drop.a mech with them': 'Un mech con loro',
  'sequence.deploy mech': 'Schierare un mech',
  'step.deploy mech.where': 'Scelta del pianeta',
  'step.deploy mech.deploy': 'Arriva il mech',
  'sequence.deploy a reaper': 'Il Mietitore di Dunlain',
  'step.deploy a reaper.pay': 'Spesa di risorse',
  'step.deploy a reaper.deploy': 'Schieramento',
  'sequence.deploy a scavenger': 'Predatore Zeta',
  'step.deploy a scavenger.pay': 'Spesa di un bene di commercio',
  'step.deploy a scavenger.deploy': 'Schieramento',
  'sequence.drop a mech': 'Un mech con il Lancio Orbitale',
  'step.drop a mech.whether': 'Scende anche un mech?',
  'step.drop a mech.pay': 'Spesa di risorse',
  'step.drop a mech.deploy': 'Schieramento',
  'ask.deploy': 'Dove schieri un mech?',
  'ask.drop a mech': 'Scende anche un mech?',
  'option.drop a mech': 'Spendi 3 risorse per un mech su {planet}',
  'why.moll terminus': 'Qui Moll Terminus impedisce alle forze di terra di sostenere danni.',
  'why.no mech left': 'Non hai mech tra i rinforzi.',
  'why.no trade good to spend': 'Non hai beni di commercio.',
} as const;
