// Relic fragments: three of one type are purged for a relic, as an action. Unknown ones stand for any type, but not alone.
import type { Choose, Reacting } from '@custodian/kernel';
import { isAblated } from '@custodian/kernel';
import { purgeFragments as purge } from '../../atoms/prophecy.ts';
import type { ExplorationDeck } from '../../facts/index.ts';
import type { G, Seat } from '../../game.ts';
import { explorationOf, fragmentsOf, fragmentType } from '../../queries/exploration.ts';
import { why } from '../../queries/refusals.ts';
import type { FourthEdition, Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';

export type FragmentType = Exclude<ExplorationDeck, 'frontier'>;

export interface PurgingFragments extends Reacting<FourthEdition, 'component action'> {
  purged?: boolean;
}

const NEEDED = 3;

const typeOf = (component: string): FragmentType =>
  component.slice('exploration:'.length, -'RelicFragment'.length) as FragmentType;

/** What can be purged as fragments of this type, those of the type itself first; none where that is not enough. */
export function purgeable(g: G, seat: Seat, type: FragmentType): readonly string[] {
  const all = fragmentsOf(g, seat);
  const own = all.filter((copy) => fragmentType(copy) === type);
  const any = isAblated('exploration', 'unknownRelicFragment')
    ? []
    : all.filter((copy) => fragmentType(copy) === 'frontier');
  return own.length > 0 && own.length + any.length >= NEEDED ? [...own, ...any] : [];
}

export const purgeFragments: Sequence<'purge fragments'> = {
  rule: 'relics',
  steps: {
    'choose fragments': {
      ask: ({ g, v: { seat, component } }) => fragmentQuestion(g, seat, typeOf(component)),
      then: (x, got) => {
        const { seat, component } = x.v;
        const named = got[seat] as readonly string[] | undefined;
        const cards = named ?? purgeable(x.g, seat, typeOf(component)).slice(0, NEEDED);
        // They may have been traded away meanwhile.
        if (cards.length < NEEDED) return 'end';
        purge(x, seat, cards);
        return undefined;
      },
    },
    'gain a relic': { call: 'gain relic', with: (x) => ({ seat: x.v.seat }) },
  },
};

/** Asked only where unknown ones could be used or spared. */
function fragmentQuestion(g: G, seat: Seat, type: FragmentType): Choose[] {
  const cards = purgeable(g, seat, type);
  const own = cards.filter((copy) => fragmentType(copy) === type);
  if (cards.length === NEEDED || own.length === cards.length) return [];
  return [
    {
      kind: 'choose',
      seat,
      rule: 'relics',
      ask: say('ask.purge fragments'),
      options: cards.map((copy) => ({
        id: copy,
        text: say('option.exploration', { exploration: explorationOf(copy) }),
      })),
      pick: [NEEDED, NEEDED],
      proposal: cards.slice(0, NEEDED),
      check: (picked) =>
        picked.some((copy) => fragmentType(copy) === type) ? null : why('relics', 'why.fragments of one type'),
    },
  ];
}
