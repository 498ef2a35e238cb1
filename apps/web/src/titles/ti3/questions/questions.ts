// How the questions of this game are drawn and worded.
import type { Json, Text } from '@custodian/kernel';
import type { DecisionView } from '@custodian/protocol';
import { tileOf } from '@custodian/ti3/facts';
import type { Game } from '@custodian/ti3/game';
import { isFields } from '../../../shell/decisions/generic.ts';
import type { Questions } from '../../../shell/title/title-page.ts';
import { gameWord } from '../../../words/words.svelte.ts';
import { systemTitle } from '../activation/naming.ts';
import { choosePanel, isActivation, panels } from '../panels/panels.ts';
import { t } from '../words/words.ts';
import DealAside from './DealAside.svelte';
import { explainOption, explainQuestion } from './explaining.ts';
import { fieldName } from './fields.ts';
import { cardAnswered, momentOf } from './moments.ts';
import { nameOfThing } from './names.ts';
import OptionValues from './OptionValues.svelte';

export const questions: Questions<Game> = {
  panels,
  drafted: ['movement', 'landings', 'production'],
  // What is planned needs the room on a small screen; pulled up, the panel explains it too.
  isBrief: ({ kind }) => kind === 'plan',
  choosePanel,
  aside: (_, { rule }) => (rule === 'trade.opening' ? DealAside : null),
  Option: OptionValues,
  explain: explainQuestion,
  explainOption,
  // Why a window is open, and what the card does that is answered.
  moments: ({ stack }, isKnown) => {
    const what = momentOf(stack, isKnown);
    const card = cardAnswered(stack);
    const texts: Text[] = what === null ? [] : [what];
    return card !== null && isKnown(`action.${card}.text`) ? [...texts, { key: `action.${card}.text` }] : texts;
  },
  confirm,
  // Payments name planets that the question does not list: all of one's own that are ready.
  about: ({ game, seat }, { about }) => {
    const own = game?.systems.flatMap((s) => s.planets).filter((p) => p.owner === seat && !p.exhausted) ?? [];
    return isFields(about) ? { planets: own.map((p) => p.id), ...about } : about;
  },
  fieldName,
  thingName: (id) => nameOfThing(id, gameWord),
  // Asked inside other questions.
  silentWindows: ['as an action'],
};

/** What it is called to do nothing, by the shape of the plan. */
const nothings = {
  movement: 'nothing.movement',
  landings: 'nothing.landings',
  production: 'nothing.production',
  technology: 'nothing.technology',
} as const;

function confirm(decision: DecisionView, value: Json, isNothing: boolean): string | null {
  if (decision.kind === 'plan')
    return isNothing && Object.hasOwn(nothings, decision.shape)
      ? t(nothings[decision.shape as keyof typeof nothings])
      : null;
  const [pick] = (Array.isArray(value) ? value : []) as readonly string[];
  if (!isActivation(decision) || pick === undefined) return null;
  return tileOf(pick).planets.length > 0 ? t('activate.named', { system: systemTitle(pick) }) : t('activate.this');
}
