// Which form stands for a free action, by its name. One without a form is not offered.
import type { Json } from '@custodian/kernel';
import type { Component } from 'svelte';
import type { Table } from '../../../shell/table/table.svelte.ts';
import { t } from '../../../words/words.svelte.ts';
import type { Sight } from '../panels/numbers.ts';
import { agreementsOf } from '../sheet/figures.ts';
import BreakAgreement from './BreakAgreement.svelte';
import EndTruce from './EndTruce.svelte';
import GiveGoods from './GiveGoods.svelte';
import type { Breaking, Gift, Scuttling } from './plans.ts';
import { firstGift, firstTruceEnd, NOT_CHOSEN, nothingScuttled, planAs, scuttledIn } from './plans.ts';
import Scuttle from './Scuttle.svelte';

/** A form edits the plan; asking the server, confirming and sending are done around it. */
export interface FreeProps {
  readonly table: Table;
  readonly sight: Sight;
  readonly value: Json;
  readonly onchange: (value: Json) => void;
}

export interface FreeForm {
  readonly Form: Component<FreeProps>;
  readonly first: (sight: Sight) => Json;
  /** What the button says once the plan is whole, and before. */
  readonly does: (value: Json, table: Table) => string;
  readonly lacks: (value: Json) => string | null;
  /** Asked once more before it is done. */
  readonly warns?: (value: Json) => string;
}

export const freeForms: Readonly<Record<string, FreeForm>> = {
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
    first: ({ g, seat }) => {
      const [only, ...others] = agreementsOf(g, seat);
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
    first: firstTruceEnd,
    does: () => t('free.truce'),
    lacks: () => null,
  },
};
