// Which explanation belongs to a question, by the step that asks it.

export const topics = [
  'start',
  'card',
  'bonus',
  'action',
  'activate',
  'move',
  'land',
  'build',
  'secondary',
  'technology',
  'counters',
  'buy',
  'trade',
  'deal',
  'tradecard',
  'pact',
  'deck',
  'vote',
  'back',
  'patrols',
  'refresh',
  'pds',
  'hits',
  'retreat',
  'claim',
  'pay',
  'discard',
  'window',
  'other',
] as const;
export type Topic = (typeof topics)[number];

const bySteps: Readonly<Record<string, Topic>> = {
  'setup/place starting units': 'start',
  'strategy phase/choose a strategy card': 'card',
  'receive strategy card/exchange a bonus counter': 'bonus',
  'action phase/choose an action': 'action',
  'tactical action/activate a system': 'activate',
  'movement/move ships into the system': 'move',
  'planetary landings/land units': 'land',
  'produce units/produce': 'build',
  'secondary imperial/choose a system': 'build',
  'strategic action/use the secondary ability': 'secondary',
  'acquire technology/take a technology': 'technology',
  'acquire technology/buy a technology': 'technology',
  'receive counters/place on the race sheet': 'counters',
  'status phase/redistribute command areas': 'counters',
  'secondary logistics/spend influence': 'buy',
  'trade negotiations/propose an agreement': 'trade',
  'trade negotiations/the partner answers': 'deal',
  'trade negotiations/the active player approves': 'deal',
  'primary trade/choose one': 'tradecard',
  'primary diplomacy/name an opponent': 'pact',
  'primary political/arrange the political deck': 'deck',
  'galactic council/vote': 'vote',
  'galactic council/break the tie': 'vote',
  'primary warfare/take back a counter': 'back',
  'secondary warfare/move patrols': 'patrols',
  'secondary diplomacy/refresh planets': 'refresh',
  'pds fire/fire': 'pds',
  'take hits/assign hits': 'hits',
  'space battle/announce retreat': 'retreat',
  'space battle/announce withdrawal': 'retreat',
  'claim objectives/announce': 'claim',
  'claim objectives/spend now': 'pay',
  'draw action cards/discard': 'discard',
};

/** The steps that have an explanation of their own. */
export const explainedSteps: readonly string[] = Object.keys(bySteps);

export function topicOf(decision: string): Topic {
  return decision.startsWith('window/') ? 'window' : (bySteps[decision] ?? 'other');
}
