// Which form stands for a free action, by its name.
import type { Game } from '@custodian/ti3/game';
import type { FreeProps as AnyFreeProps, FreeForm } from '../../../shell/title/title-page.ts';
import { declaredForm } from '../../../shell/title/title-page.ts';
import { BreakAgreement, EndTruce, GiveGoods, Scuttle } from '../later.ts';
import { agreementsOf } from '../sheet/figures.ts';
import { t } from '../words/words.ts';
import type { Breaking, Gift, Scuttling, TruceEnd } from './plans.ts';
import { firstGift, firstTruceEnd, NOT_CHOSEN, nothingScuttled, scuttledIn } from './plans.ts';

export type FreeProps<Plan> = AnyFreeProps<Game, Plan>;
export const freeForms: Readonly<Record<string, FreeForm<Game>>> = {
  'give trade goods': declaredForm<Game, Gift>({
    Form: GiveGoods,
    first: firstGift,
    does: ({ receiver, count }, table) => t('free.give', { count, name: table.nameOf(receiver) }),
    lacks: ({ receiver }) => (receiver === NOT_CHOSEN ? t('free.choose player') : null),
  }),
  'break trade agreement': declaredForm<Game, Breaking>({
    Form: BreakAgreement,
    first: (game, seat) => {
      const [only, ...others] = agreementsOf(game, seat);
      return { partner: only === undefined || others.length > 0 ? NOT_CHOSEN : only.partner };
    },
    does: ({ partner }, table) => t('free.break', { name: table.nameOf(partner) }),
    lacks: ({ partner }) => (partner === NOT_CHOSEN ? t('free.choose agreement') : null),
  }),
  'scuttle units': declaredForm<Game, Scuttling>({
    Form: Scuttle,
    first: () => nothingScuttled,
    does: (plan) => t('free.scuttle', { count: scuttledIn(plan) }),
    lacks: (plan) => (scuttledIn(plan) === 0 ? t('free.choose units') : null),
    warns: (plan) => t('free.scuttle sure', { count: scuttledIn(plan) }),
  }),
  'end the truce': declaredForm<Game, TruceEnd>({
    Form: EndTruce,
    first: (g, seat) => firstTruceEnd({ g, seat }),
    does: () => t('free.truce'),
    lacks: () => null,
  }),
};
