// Relics that are played in a war, before strengths are written. Others are played while sheets are marked, or with a ballot.
import type { Component } from '@custodian/kernel';
import { playRelic } from '../atoms/council.ts';
import { addStrength } from '../atoms/war.ts';
import { relics } from '../content/index.ts';
import type { Side } from '../facts/vocabulary.ts';
import { SIDES } from '../facts/vocabulary.ts';
import { relicEffects } from '../marks/cards.ts';
import { playerOf } from '../queries/players.ts';
import type { Inscription, Sequence } from '../terms.ts';
import { say } from '../words/index.ts';

/** Carries out a relic that adds strength on one side of its owner's choice. */
export const addStrengthByRelic: Sequence<'add strength by a relic'> = {
  rule: 'relics',
  steps: {
    play: {
      do: (x) => {
        const { seat, component, copy } = x.v;
        const relic = component.slice(component.indexOf(':') + 1);
        playRelic(x, seat, relic);
        for (const op of relicEffects(relic)) if (op.op === 'strength') addStrength(x, seat, copy as Side, op.n);
      },
    },
  },
};

export const warRelics: readonly Component<Inscription>[] = relics
  .filter(({ timing }) => timing === 'beforeStrength')
  .map(({ id: relic }) => ({
    id: `relic:${relic}`,
    kind: 'relic',
    name: { key: `relic.${relic}` },
    reacts: [
      {
        window: 'before strength',
        copies: () => SIDES,
        may: (g, seat) => (playerOf(g, seat).hand.includes(relic) ? null : false),
        run: 'add strength by a relic',
        text: (side) => say('option.relic on a side', { relic, side }),
      },
    ],
  }));
