// Action cards of the agenda phase.
import type { Choose, Procedure, Refusal } from '@custodian/kernel';
import { forbid } from '@custodian/kernel';
import { exhaustPlanets } from '../../atoms/board.ts';
import { showPrediction } from '../../atoms/council.ts';
import { addEffect, gainPoints, makeSpeaker } from '../../atoms/table.ts';
import type { ActionCardId } from '../../facts/index.ts';
import type { G, Seat } from '../../game.ts';
import { hasShips, holdsPlanetIn } from '../../queries/board.ts';
import { outcomesOf, outcomeText } from '../../queries/council.ts';
import { hasTrait } from '../../queries/exploration.ts';
import { spendableGoods } from '../../queries/payment.ts';
import { mayAddVotes, mayVote } from '../../queries/permissions.ts';
import { hasEffect, leftOf, othersThan, planetsOf } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { declarePrediction } from '../../rules/council/predictions.ts';
import { spendGoods } from '../../rules/production/spending.ts';
import type { FourthEdition, Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import type { Ti4Component } from '../define.ts';
import type { To } from '../sequences.ts';
import type { CardAim } from './define.ts';
import { actionCard, atOnce } from './define.ts';
import { aimAt, planetIds, playerOption } from './vocabulary.ts';

/** A card that does harm is not aimed at oneself. */
const others = (g: G, seat: Seat): string[] => othersThan(g, seat).map(String);

const ancientBurialSites = actionCard<'agenda phase begins', string>({
  id: 'ancientBurialSites',
  on: ['agenda phase begins'],
  may: () => null,
  aim: aimAt(say('ask.aim.ancientBurialSites'), (g, { seat }) => others(g, seat), playerOption),
  effect: atOnce<'agenda phase begins', string>((x) => {
    const seat = Number(x.v.target);
    const cultural = planetsOf(x.g, seat).filter((p) => hasTrait(x.g, p.id, 'cultural') && !p.exhausted);
    exhaustPlanets(x, seat, planetIds(cultural));
    return undefined;
  }),
});

const noVote = (card: ActionCardId): Refusal => why('agenda phase', 'why.no vote by card', { action: card });

/** The card takes the vote on this agenda from somebody. */
const takesVote = (card: ActionCardId) =>
  forbid(mayVote, (g, { seat }) => (hasEffect(g, `action:${card}`, seat) ? noVote(card) : null));

const assassinateRepresentative = actionCard<'agenda revealed', string>({
  id: 'assassinateRepresentative',
  on: ['agenda revealed'],
  may: (_, __, about) => (about.replaced === true ? false : null),
  aim: aimAt(say('ask.aim.assassinateRepresentative'), (g, { seat }) => others(g, seat), playerOption),
  effect: atOnce<'agenda revealed', string>((x) => {
    addEffect(x, { source: 'action:assassinateRepresentative', seat: Number(x.v.target), until: 'agenda' });
    return undefined;
  }),
  modifies: [takesVote('assassinateRepresentative')],
});

const veto = actionCard<'agenda revealed'>({
  id: 'veto',
  on: ['agenda revealed'],
  timing: 'when',
  may: (_, __, about) => (about.replaced === true ? false : null),
  effect: atOnce(() => ({ replaced: true })),
});

const castOf = (about: To<'speaker voted'>['about'], seat: Seat) =>
  about.casts.find((c) => c.seat === seat && c.votes > 0);

const MORE_VOTES = 5;

/** After one's own vote. The speaker's is still going on when Bribery is played. */
const distinguishedCouncilor = actionCard<'votes cast' | 'speaker voted'>({
  id: 'distinguishedCouncilor',
  on: ['votes cast', 'speaker voted'],
  may: (g, seat, about) => {
    const isHis =
      'casts' in about
        ? seat === g.speaker && castOf(about, seat) !== undefined
        : about.seat === seat && about.votes > 0;
    return isHis ? mayAddVotes(g, { seat, agenda: about.agenda }) : false;
  },
  effect: atOnce((x) => {
    const { seat, about } = x.v;
    if (!('casts' in about)) return { more: (about.more ?? 0) + MORE_VOTES };
    const outcome = castOf(about, seat)?.outcome;
    return outcome === undefined ? undefined : { more: [...(about.more ?? []), { seat, outcome, votes: MORE_VOTES }] };
  }),
});

/** How many trade goods are spent: all of them may be. */
const howMany: CardAim<'speaker voted', number> = {
  rule: 'action cards',
  steps: {
    'how many trade goods': {
      ask: ({ g, v: { seat } }) => {
        const most = spendableGoods(g, seat);
        if (most === 0) return [];
        const options = Array.from({ length: most + 1 }, (_, count) => ({
          id: String(count),
          text: say('option.so many', { count }),
        }));
        const ask = say('ask.aim.bribery');
        return [{ kind: 'choose', seat, rule: 'action cards', ask, options, pick: [1, 1] }];
      },
      then: (x, got) => {
        x.v.target = Number((got[x.v.seat] as readonly string[] | undefined)?.[0] ?? 0);
      },
    },
  },
  gives: (x) => x.v.target ?? 0,
};

const bribery = actionCard<'speaker voted', number>({
  id: 'bribery',
  on: ['speaker voted'],
  may: (g, seat, about) => (castOf(about, seat) === undefined ? false : mayAddVotes(g, { seat, agenda: about.agenda })),
  aim: howMany,
  effect: atOnce<'speaker voted', number>((x) => {
    const { seat, target, about } = x.v;
    const cast = castOf(about, seat);
    // A transaction may have taken some away since the card was announced.
    const votes = Math.min(target, spendableGoods(x.g, seat));
    spendGoods(x, seat, votes);
    if (cast === undefined || votes === 0) return undefined;
    return { more: [...(about.more ?? []), { seat, outcome: cast.outcome, votes }] };
  }),
});

const confusingLegalText = actionCard<'player elected', string>({
  id: 'confusingLegalText',
  on: ['player elected'],
  timing: 'when',
  may: (_, seat, about) => (about.elected === String(seat) ? null : false),
  aim: aimAt(say('ask.aim.confusingLegalText'), (g, { seat }) => others(g, seat), playerOption),
  effect: atOnce<'player elected', string>((x) => ({ elected: x.v.target })),
});

type Rider = Extract<ActionCardId, `${string}Rider` | 'sanction'>;

/** An outcome is predicted, and the vote given up. */
const predict = (): CardAim<'agenda revealed', string> => ({
  rule: 'action cards',
  steps: {
    'predict the outcome': {
      ask: ({ g, v: { seat, about } }): Choose[] => {
        const outcomes = outcomesOf(g, about.agenda);
        if (outcomes.length < 2) return [];
        const options = outcomes.map((id) => ({ id, text: outcomeText(about.agenda, id), on: [id] }));
        const ask = say('ask.predict', { agenda: about.agenda });
        return [{ kind: 'choose', seat, rule: 'action cards', ask, options, pick: [1, 1] }];
      },
      then: (x, got) => {
        const [picked] = (got[x.v.seat] as readonly string[] | undefined) ?? [];
        x.v.target = picked ?? outcomesOf(x.g, x.v.about.agenda)[0] ?? '';
      },
    },
  },
  gives: (x) => x.v.target ?? '',
});

/** A rider: whoever has predicted right is rewarded once the agenda is resolved. */
export const rider = (id: Rider, reward: Procedure<FourthEdition, To<'agenda resolved'>>): Ti4Component => {
  declarePrediction({ source: `action:${id}`, name: say(`action.${id}`), run: `reward ${id}` });
  return actionCard<'agenda revealed', string>({
    id,
    on: ['agenda revealed'],
    may: (g, _, about) => (about.replaced === true || outcomesOf(g, about.agenda).length === 0 ? false : null),
    aim: predict(),
    effect: atOnce<'agenda revealed', string>((x) => {
      const { seat, target, about } = x.v;
      addEffect(x, { source: `action:${id}`, seat, target, until: 'agenda' });
      showPrediction(x, seat, about.agenda, outcomeText(about.agenda, target));
      return undefined;
    }),
    modifies: [takesVote(id)],
    procedures: { [`reward ${id}`]: reward },
  });
};

const imperialRider = rider('imperialRider', {
  rule: 'victory points',
  steps: { 'a victory point': { do: (x) => gainPoints(x, x.v.seat, 1) } },
});

const leadershipRider = rider('leadershipRider', {
  rule: 'command tokens',
  steps: { tokens: { call: 'gain tokens', with: (x) => ({ seat: x.v.seat, count: 3 }) } },
});

const tradeRider = rider('tradeRider', {
  rule: 'trade goods',
  steps: { 'trade goods': { call: 'gain trade goods', with: (x) => ({ seat: x.v.seat, amount: 5 }) } },
});

const technologyRider = rider('technologyRider', {
  rule: 'technology',
  steps: {
    research: {
      call: 'research technology',
      with: (x) => ({ seat: x.v.seat, must: true, why: say('action.technologyRider') }),
    },
  },
});

const politicsRider = rider('politicsRider', {
  rule: 'action cards',
  steps: {
    cards: { call: 'draw action cards', with: (x) => ({ seat: x.v.seat, count: 3 }) },
    speaker: { do: (x) => makeSpeaker(x, x.v.seat) },
  },
});

const constructionRider = rider('constructionRider', {
  rule: 'structures',
  steps: {
    dock: {
      call: 'place structure',
      with: (x) => ({ seat: x.v.seat, types: ['spaceDock'], must: true, why: say('action.constructionRider') }),
    },
  },
});

const withShips = (g: G, seat: Seat): string[] =>
  g.systems.filter((s) => hasShips(s, seat)).map((s) => `space ${s.id}`);

const warfareRider = rider('warfareRider', {
  rule: 'units',
  steps: {
    dreadnought: {
      call: 'place units',
      with: ({ g, v: { seat } }) => {
        const places = withShips(g, seat);
        return places.length === 0
          ? null
          : { seat, type: 'dreadnought', count: 1, places, why: say('action.warfareRider') };
      },
    },
  },
});

const ownSystems = (g: G, seat: Seat): string[] => g.systems.filter((s) => holdsPlanetIn(s, seat)).map((s) => s.id);

/** Everybody else places a token there. */
const tokensAround: Sequence<'reward diplomacyRider'> = {
  rule: 'command tokens',
  steps: {
    'choose a system': {
      ask: ({ g, v: { seat } }) => {
        const systems = ownSystems(g, seat);
        if (systems.length < 2) return [];
        const options = systems.map((id) => ({ id, text: say('option.system', { system: id }), on: [id] }));
        const ask = say('ask.aim.diplomacyRider');
        return [{ kind: 'choose', seat, rule: 'action cards', ask, options, pick: [1, 1] }];
      },
      then: (x, got) => {
        const { seat } = x.v;
        const [system = ownSystems(x.g, seat)[0]] = (got[seat] as readonly string[] | undefined) ?? [];
        if (system === undefined) return 'end';
        x.v.system = system;
        x.v.others = leftOf(x.g, seat);
        return undefined;
      },
    },
    'place tokens': {
      call: 'place token',
      with: (x) => {
        const seat = x.v.others?.shift();
        return seat === undefined ? null : { seat, system: x.v.system as string };
      },
      then: () => ({ goto: 'place tokens' }),
    },
  },
};

const diplomacyRider = rider('diplomacyRider', tokensAround);

export const cardsInCouncil: readonly Ti4Component[] = [
  ancientBurialSites,
  assassinateRepresentative,
  veto,
  distinguishedCouncilor,
  bribery,
  confusingLegalText,
  imperialRider,
  leadershipRider,
  tradeRider,
  technologyRider,
  politicsRider,
  constructionRider,
  warfareRider,
  diplomacyRider,
];
