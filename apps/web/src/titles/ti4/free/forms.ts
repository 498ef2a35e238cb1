// Which form stands for a free action, by its name: every one has its own.
import type { FreeActionName } from '@custodian/ti4';
import type { Game } from '@custodian/ti4/game';
import type { PlanNamed } from '@custodian/ti4/plans';
import type { FreeProps as AnyFreeProps, FreeForm } from '../../../shell/title/title-page.ts';
import { declaredForm } from '../../../shell/title/title-page.ts';
import { JudgeForm, LendForm, OfferForm } from '../later.ts';
import type { Offer } from '../trade/terms.ts';
import { isEmpty, NOT_CHOSEN, noTerms } from '../trade/terms.ts';
import { t } from '../words/words.ts';

export type FreeProps<Plan> = AnyFreeProps<Game, Plan>;
export type Judgement = PlanNamed<'promise'>;
export type Lending = PlanNamed<'lending'>;

/** No promise has this number. */
const NONE = 0;

export const freeForms: Readonly<Record<FreeActionName, FreeForm<Game>>> = {
  'offer a transaction': declaredForm<Game, Offer>({
    Form: OfferForm,
    first: () => ({ partner: NOT_CHOSEN, ...noTerms }),
    does: ({ partner }, table) => t('deal.send', { name: table.nameOf(partner) }),
    lacks: (offer) =>
      offer.partner === NOT_CHOSEN ? t('deal.choose partner') : isEmpty(offer) ? t('deal.nothing yet') : null,
    width: 1100,
  }),
  'judge a promise': declaredForm<Game, Judgement>({
    Form: JudgeForm,
    first: (game, seat) => ({
      promise: game.promises.find(({ to, standing }) => to === seat && standing === 'open')?.id ?? NONE,
      standing: 'kept',
    }),
    does: ({ standing }) => t(standing === 'kept' ? 'word.say kept' : 'word.say broken'),
    lacks: ({ promise }) => (promise === NONE ? t('word.choose') : null),
  }),
  'lend commodities': declaredForm<Game, Lending>({
    Form: LendForm,
    first: () => ({ player: NOT_CHOSEN }),
    does: ({ player }, table) =>
      player === table.seat ? t('lend.do yourself') : t('lend.do', { name: table.nameOf(player) }),
    lacks: ({ player }) => (player === NOT_CHOSEN ? t('deal.choose partner') : null),
  }),
};
