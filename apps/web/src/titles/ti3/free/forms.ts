// Which form stands for a free action, by its name.
import type { Game } from '@custodian/ti3/game';
import type { FreeProps as AnyFreeProps, FreeForm } from '../../../shell/title/title-page.ts';
import { agreementsOf } from '../sheet/figures.ts';
import { t } from '../words/words.ts';
import BreakAgreement from './BreakAgreement.svelte';
import EndTruce from './EndTruce.svelte';
import GiveGoods from './GiveGoods.svelte';
import type { Breaking, Gift, Scuttling } from './plans.ts';
import { firstGift, firstTruceEnd, NOT_CHOSEN, nothingScuttled, planAs, scuttledIn } from './plans.ts';
import Scuttle from './Scuttle.svelte';

export type FreeProps = AnyFreeProps<Game>;

export const freeForms: Readonly<Record<string, FreeForm<Game>>> = {
  'give trade goods': {
    Form: GiveGoods,
    first: firstGift,
    does: (value, table) => {
      const { receiver, count } = planAs<Gift>(value);
      return t('free.give', { count, name: table.nameOf(receiver) });
    },
    lacks: (value) => (planAs<Gift>(value).receiver === NOT_CHOSEN ? t('free.choose player') : null),
  },
  'break trade agreement': {
    Form: BreakAgreement,
    first: (game, seat) => {
      const [only, ...others] = agreementsOf(game, seat);
      return { partner: only === undefined || others.length > 0 ? NOT_CHOSEN : only.partner };
    },
    does: (value, table) => t('free.break', { name: table.nameOf(planAs<Breaking>(value).partner) }),
    lacks: (value) => (planAs<Breaking>(value).partner === NOT_CHOSEN ? t('free.choose agreement') : null),
  },
  'scuttle units': {
    Form: Scuttle,
    first: () => nothingScuttled,
    does: (value) => t('free.scuttle', { count: scuttledIn(planAs<Scuttling>(value)) }),
    lacks: (value) => (scuttledIn(planAs<Scuttling>(value)) === 0 ? t('free.choose units') : null),
    warns: (value) => t('free.scuttle sure', { count: scuttledIn(planAs<Scuttling>(value)) }),
  },
  'end the truce': {
    Form: EndTruce,
    first: (g, seat) => firstTruceEnd({ g, seat }),
    does: () => t('free.truce'),
    lacks: () => null,
  },
};
