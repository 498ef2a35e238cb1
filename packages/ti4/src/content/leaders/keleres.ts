// The leaders of the Council Keleres; which hero it has, its home system says.
import type { Called } from '@custodian/kernel';
import { add, isAblated } from '@custodian/kernel';
import { revealForActions } from '../../atoms/action-cards.ts';
import { showPrediction } from '../../atoms/council.ts';
import { addEffect } from '../../atoms/table.ts';
import type { UnitTypeId } from '../../facts/index.ts';
import type { G, Seat } from '../../game.ts';
import { holdsPlanetIn, systemOf } from '../../queries/board.ts';
import { isFoughtBy } from '../../queries/combat.ts';
import { outcomesOf, outcomeText } from '../../queries/council.ts';
import { leaderOf } from '../../queries/leaders.ts';
import { COMMODITIES_LENT } from '../../queries/lending.ts';
import { spendableGoods } from '../../queries/payment.ts';
import { hasEffect, playerOf } from '../../queries/players.ts';
import { hasPiece, SPACE } from '../../queries/production.ts';
import { extraVotes } from '../../queries/values.ts';
import type { Aiming } from '../../rules/cards/playing.ts';
import { lendCommodities } from '../../rules/leaders/lending.ts';
import { spendGoods } from '../../rules/production/spending.ts';
import type { Windows } from '../../rules/windows.ts';
import { say } from '../../words/index.ts';
import type { Ti4Component } from '../define.ts';
import type { To } from '../sequences.ts';
import { agent, commander, DEED, didDeed, hero } from './define.ts';
import { choosing } from './vocabulary.ts';

export interface KeleresLeaderSequences {
  'leader pays to unlock': Called<To<'action performed'>>;
  'reward odlynnMyrr': Called<To<'all have voted'>>;
}

/** Used at any time, by a free action: see rules/leaders/lending.ts. */
const xander = agent('xanderAlexinVictoriIII', {
  modifies: [
    add(spendableGoods, (g, seat, now) =>
      hasEffect(g, COMMODITIES_LENT, seat) ? now + playerOf(g, seat).commodities : now,
    ),
  ],
  procedures: { 'lend commodities': lendCommodities },
});

const SUFFI = 'leader:suffiAnKeleres';
/** It was unlocked after this very action. */
const JUST_NOW = 'just now';

const suffiAn = commander<'action performed'>('suffiAnKeleres', {
  goal: (g, seat) => didDeed(g, seat, 'suffiAnKeleres'),
  on: ['action performed'],
  may: (g, seat, about) =>
    about.seat === seat &&
    about.action === 'component' &&
    about.again === undefined &&
    !hasEffect(g, SUFFI, seat, JUST_NOW)
      ? null
      : false,
  effect: {
    rule: 'leaders',
    steps: { 'one more action': { do: () => undefined } },
    gives: () => ({ again: 'any', mayEnd: true }),
  },
});

/** After an action card with a component action: a trade good unlocks the commander, not yet for this action. */
const suffiAnUnlocks: Ti4Component = {
  id: 'rule:suffi an',
  kind: 'rule',
  name: say('step.leader pays to unlock.spend a trade good'),
  reacts: [
    {
      window: 'action performed',
      may: (g: G, seat: Seat, about: Windows['action performed']) =>
        about.seat === seat &&
        about.component?.startsWith('action:') === true &&
        leaderOf(g, seat, 'suffiAnKeleres')?.is === 'locked' &&
        !isAblated('leader', 'suffiAnKeleres') &&
        didDeed(g, seat, 'suffiAnKeleres').have === 0 &&
        spendableGoods(g, seat) > 0
          ? null
          : false,
      run: 'leader pays to unlock',
    },
  ],
  procedures: {
    'leader pays to unlock': {
      rule: 'leaders',
      steps: {
        'spend a trade good': {
          do: (x) => {
            spendGoods(x, x.v.seat, 1);
            addEffect(x, { source: SUFFI, seat: x.v.seat, target: DEED, until: 'game' });
            addEffect(x, { source: SUFFI, seat: x.v.seat, target: JUST_NOW, until: 'action' });
          },
        },
      },
    },
  },
};

const ESCORTS: readonly UnitTypeId[] = ['cruiser', 'destroyer'];

interface Wing extends Aiming<'combat round begins'> {
  type?: UnitTypeId;
  placed?: number;
}

const MOST_ESCORTS = 2;

const kuuasi = hero<'combat round begins', Wing>('kuuasiAunJalatai', {
  on: ['combat round begins'],
  may: (g, seat, about) =>
    about.kind === 'space combat' && isFoughtBy(g, seat, about) && holdsPlanetIn(systemOf(g, about.system), seat)
      ? null
      : false,
  effect: {
    rule: 'leaders',
    steps: {
      'place the flagship': {
        call: 'place units',
        with: ({ v: { seat, about } }) => ({
          seat,
          type: 'flagship',
          count: 1,
          places: [`${SPACE} ${about.system}`],
          why: say('leader.kuuasiAunJalatai'),
        }),
      },
      'choose an escort': {
        ask: ({ g, v: { seat, placed = 0 } }) =>
          choosing(
            seat,
            say('ask.kuuasiAunJalatai'),
            placed < MOST_ESCORTS
              ? ESCORTS.filter((type) => hasPiece(g, seat, type)).map((unit) => ({
                  id: unit,
                  text: say('option.unit', { unit }),
                }))
              : [],
            [0, 1],
          ),
        then: (x, got) => {
          const [type] = (got[x.v.seat] as readonly UnitTypeId[] | undefined) ?? [];
          if (type === undefined) return 'end';
          x.v.type = type;
          x.v.placed = (x.v.placed ?? 0) + 1;
          return undefined;
        },
      },
      'place the escort': {
        call: 'place units',
        with: ({ v: { seat, about, type } }) =>
          type === undefined
            ? null
            : { seat, type, count: 1, places: [`${SPACE} ${about.system}`], why: say('leader.kuuasiAunJalatai') },
        then: () => ({ goto: 'choose an escort' }),
      },
    },
    gives: () => undefined,
  },
});

const ARCHON = 'leader:odlynnMyrr';

/** Players who have voted for something else than was predicted. */
const mistaken = (g: G, seat: Seat, { casts }: Windows['all have voted']): number =>
  new Set(casts.filter((c) => c.votes > 0 && !hasEffect(g, ARCHON, seat, c.outcome)).map((c) => c.seat)).size;

const MORE_VOTES = 6;

const odlynnMyrr = hero<'agenda revealed'>('odlynnMyrr', {
  on: ['agenda revealed'],
  may: (g, _, about) => (about.replaced === true || outcomesOf(g, about.agenda).length === 0 ? false : null),
  effect: {
    rule: 'leaders',
    steps: {
      'predict the outcome': {
        ask: ({ g, v: { seat, about } }) =>
          choosing(
            seat,
            say('ask.predict', { agenda: about.agenda }),
            outcomesOf(g, about.agenda).map((id) => ({ id, text: outcomeText(about.agenda, id), on: [id] })),
          ),
        then: (x, got) => {
          const { seat, about } = x.v;
          const [target = outcomesOf(x.g, about.agenda)[0] ?? ''] = (got[seat] as readonly string[] | undefined) ?? [];
          addEffect(x, { source: ARCHON, seat, target, until: 'agenda' });
          showPrediction(x, seat, about.agenda, outcomeText(about.agenda, target));
        },
      },
    },
    gives: () => undefined,
  },
  modifies: [add(extraVotes, (g, seat, now) => (hasEffect(g, ARCHON, seat) ? now + MORE_VOTES : now))],
  later: [
    {
      window: 'all have voted',
      forced: true,
      may: (g, seat, about) => (hasEffect(g, ARCHON, seat) && mistaken(g, seat, about) > 0 ? null : false),
      run: 'reward odlynnMyrr',
    },
  ],
  procedures: {
    'reward odlynnMyrr': {
      rule: 'leaders',
      steps: {
        'gain trade goods': {
          call: 'gain trade goods',
          with: ({ g, v: { seat, about } }) => ({ seat, amount: mistaken(g, seat, about) }),
        },
        'gain command tokens': {
          rule: 'command tokens',
          call: 'gain tokens',
          with: ({ g, v: { seat, about } }) => ({ seat, count: mistaken(g, seat, about) }),
        },
      },
    },
  },
});

const harkaLeeds = hero<'component action'>('harkaLeeds', {
  on: ['component action'],
  may: (g) => (g.actionDeck.length > 0 ? null : false),
  effect: {
    rule: 'action cards',
    steps: {
      'reveal action cards': { do: (x) => revealForActions(x, x.v.seat, 3) },
      'hand limit': { call: 'hand limit', with: (x) => ({ seat: x.v.seat }) },
    },
    gives: () => undefined,
  },
});

export const keleres: readonly Ti4Component[] = [xander, suffiAn, suffiAnUnlocks, kuuasi, odlynnMyrr, harkaLeeds];
