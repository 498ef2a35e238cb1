// What is said of mechs: sequences, questions, refusals.

export const mechRules = {
  'rule.mechs': 'Mechs',
  'rule.mechs.text':
    'A heavy ground force of which each faction has its own, 4 figures each. What concerns ground forces concerns it, what concerns infantry does not. Deploy brings one from the reinforcements without production, once for each occasion.',
  'step.orbital drop.a mech with them': 'A mech with them',
  'sequence.deploy mech': 'Deploying a mech',
  'step.deploy mech.where': 'Choosing a planet',
  'step.deploy mech.deploy': 'The mech comes',
  'sequence.deploy a reaper': 'The Dunlain Reaper',
  'step.deploy a reaper.pay': 'Spending resources',
  'step.deploy a reaper.deploy': 'Deploying',
  'sequence.deploy a scavenger': 'Scavenger Zeta',
  'step.deploy a scavenger.pay': 'Spending a trade good',
  'step.deploy a scavenger.deploy': 'Deploying',
  'sequence.drop a mech': 'A mech with Orbital Drop',
  'step.drop a mech.whether': 'May a mech come down too?',
  'step.drop a mech.pay': 'Spending resources',
  'step.drop a mech.deploy': 'Deploying',
  'ask.deploy': 'Where do you deploy a mech?',
  'ask.drop a mech': 'May a mech come down too?',
  'option.drop a mech': 'Spend 3 resources for a mech on {planet}',
  'why.moll terminus': 'Moll Terminus keeps ground forces here from sustaining damage.',
  'why.no mech left': 'You have no mech in your reinforcements.',
  'why.no trade good to spend': 'You have no trade good.',
} as const;
