// Mechs that come without production: their cards have Deploy.
import type { PlanetId } from '../../facts/index.ts';
import type { G, Seat } from '../../game.ts';
import type { FrozenUnit } from '../../queries/board.ts';
import { planetOf, unitsOn } from '../../queries/board.ts';
import { mayDeploy } from '../../queries/mechs.ts';
import { canPay, spendableGoods } from '../../queries/payment.ts';
import { mayStandOn } from '../../queries/permissions.ts';
import { why } from '../../queries/refusals.ts';
import { spendGoods } from '../../rules/production/spending.ts';
import { say } from '../../words/index.ts';
import type { Ti4Component } from '../define.ts';
import { takesPart } from '../factions/vocabulary.ts';
import { mech } from './define.ts';

const infantryOn = (g: G, seat: Seat, planet: PlanetId): FrozenUnit | undefined =>
  unitsOn(planetOf(g, planet), seat).find((u) => u.type === 'infantry');

/** At the start of each round of ground combat, for an infantry of it. */
const dunlainReaper = mech('dunlainReaper', {
  reacts: [
    {
      window: 'combat round begins',
      may: (g, seat, about) => {
        const { kind, planet } = about;
        if (kind !== 'ground combat' || planet === undefined || !takesPart(seat, about)) return false;
        if (infantryOn(g, seat, planet) === undefined) return false;
        const bar = mayDeploy(g, seat, 'dunlainReaper');
        if (bar !== null) return bar;
        return canPay(g, seat, 'resources', 2) ? null : why('resources', 'why.two resources');
      },
      run: 'deploy a reaper',
    },
  ],
  procedures: {
    'deploy a reaper': {
      rule: 'mechs',
      steps: {
        pay: {
          call: 'pay',
          with: (x) => ({ seat: x.v.seat, amount: 2, of: 'resources', why: say('unitCard.dunlainReaper') }),
        },
        deploy: {
          call: 'deploy mech',
          with: ({ g, v: { seat, about } }) => {
            const planet = about.planet as PlanetId;
            const infantry = infantryOn(g, seat, planet);
            if (infantry === undefined) return null;
            return { seat, replaces: infantry.id, why: say('unitCard.dunlainReaper') };
          },
        },
      },
    },
  },
});

/** After a planet is gained, for a trade good. */
const scavengerZeta = mech('scavengerZeta', {
  reacts: [
    {
      window: 'planet gained',
      may: (g, seat, { seat: winner, planet }) => {
        if (winner !== seat || mayStandOn(g, { seat, planet }) !== null) return false;
        const bar = mayDeploy(g, seat, 'scavengerZeta');
        if (bar !== null) return bar;
        return spendableGoods(g, seat) > 0 ? null : why('trade goods', 'why.no trade good to spend');
      },
      run: 'deploy a scavenger',
    },
  ],
  procedures: {
    'deploy a scavenger': {
      rule: 'mechs',
      steps: {
        pay: { do: (x) => spendGoods(x, x.v.seat, 1) },
        deploy: {
          call: 'deploy mech',
          with: ({ v: { seat, about } }) => ({ seat, places: [about.planet], why: say('unitCard.scavengerZeta') }),
        },
      },
    },
  },
});

/** After an Orbital Drop, beside its infantry. */
const zsThunderboltM2 = mech('zsThunderboltM2', {
  inRules: 'content/factions/sol.ts',
  procedures: {
    'drop a mech': {
      rule: 'mechs',
      steps: {
        whether: {
          ask: ({ g, v: { seat, planet } }) => {
            if (!canPay(g, seat, 'resources', 3)) return [];
            const options = [{ id: 'drop', text: say('option.drop a mech', { planet }), on: [planet] }];
            return [{ kind: 'choose', seat, rule: 'mechs', ask: say('ask.drop a mech'), options, pick: [0, 1] }];
          },
          then: (x, got) =>
            (got[x.v.seat] as readonly string[] | undefined)?.includes('drop') === true ? undefined : 'end',
        },
        pay: {
          call: 'pay',
          with: (x) => ({ seat: x.v.seat, amount: 3, of: 'resources', why: say('unitCard.zsThunderboltM2') }),
        },
        deploy: {
          call: 'deploy mech',
          with: ({ v: { seat, planet } }) => ({ seat, places: [planet], why: say('unitCard.zsThunderboltM2') }),
        },
      },
    },
  },
});

export const deployed: readonly Ti4Component[] = [dunlainReaper, scavengerZeta, zsThunderboltM2];
