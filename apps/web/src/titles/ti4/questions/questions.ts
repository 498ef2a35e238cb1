// How the questions of this game are drawn and worded.
import type { Json } from '@custodian/kernel';
import type { DecisionView } from '@custodian/protocol';
import type { TileId } from '@custodian/ti4/facts';
import { tiles } from '@custodian/ti4/facts';
import type { Game } from '@custodian/ti4/game';
import type { AboutNamed, VotePlan } from '@custodian/ti4/plans';
import { outcomeText } from '@custodian/ti4/queries/council';
import { isFields } from '../../../shell/decisions/generic.ts';
import type { Questions } from '../../../shell/title/title-page.ts';
import { gameWord, speak } from '../../../words/words.svelte.ts';
import { systemTitle } from '../naming.ts';
import { votesIn } from '../panels/council/votes.ts';
import { choosePanel, isActivation, panels } from '../panels/panels.ts';
import { t } from '../words/words.ts';
import { explainOption, explainQuestion } from './explaining.ts';
import { fieldName } from './fields.ts';
import { nameOfThing } from './names.ts';
import OptionValues from './OptionValues.svelte';

export const questions: Questions<Game> = {
  panels,
  // What is planned needs the room on a small screen; pulled up, the panel explains it too.
  isBrief: ({ kind }) => kind === 'plan',
  drafted: ['movement', 'production'],
  choosePanel,
  Option: OptionValues,
  explain: explainQuestion,
  explainOption,
  confirm,
  // Payments name planets that the question does not list: all of one's own that are ready.
  about: ({ game, seat }, { about }) => {
    const own = game?.systems.flatMap((s) => s.planets).filter((p) => p.owner === seat && !p.exhausted) ?? [];
    return isFields(about) ? { planets: own.map((p) => p.id), ...about } : about;
  },
  fieldName,
  thingName: (id) => nameOfThing(id, gameWord),
  // Asked inside other questions.
  silentWindows: ['component action'],
};

/** What it is called to do nothing, by the shape of the plan. */
const nothings = {
  movement: 'nothing.movement',
  landings: 'nothing.landings',
  production: 'nothing.production',
  bombardment: 'nothing.bombardment',
  rerolls: 'nothing.rerolls',
} as const;

function confirm(decision: DecisionView, value: Json, isNothing: boolean): string | null {
  if (decision.kind === 'plan') {
    if (decision.shape === 'reply' && isFields(value))
      return t(
        value.answer === 'accept' ? 'deal.accept' : value.answer === 'counter' ? 'deal.send counter' : 'deal.decline',
      );
    if (decision.shape === 'vote')
      return castOrAbstain(decision.about as unknown as AboutNamed<'vote'>, value as unknown as VotePlan);
    return isNothing && Object.hasOwn(nothings, decision.shape)
      ? t(nothings[decision.shape as keyof typeof nothings])
      : null;
  }
  const [pick] = (Array.isArray(value) ? value : []) as readonly string[];
  if (!isActivation(decision) || pick === undefined) return null;
  return tiles[pick as TileId].planets.length > 0
    ? t('activate.named', { system: systemTitle(pick) })
    : t('activate.this');
}

const castOrAbstain = (about: AboutNamed<'vote'>, plan: VotePlan): string =>
  plan.outcome === ''
    ? t('nothing.vote')
    : t('agenda.cast', { votes: votesIn(about, plan), outcome: speak(outcomeText(about.agenda, plan.outcome)) });
