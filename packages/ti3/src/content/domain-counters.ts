// The domain counters: what the ground forces that have landed on a planet find there.
import type { Choose, Modifier, Procedure, Procedures, Reaction } from '@custodian/kernel';
import { add, forbid } from '@custodian/kernel';
import { addWormhole } from '../atoms/board.ts';
import { gainTechnology } from '../atoms/cards.ts';
import { setDomain, showDomainRoll, takeDomain } from '../atoms/domain-counters.ts';
import { boardLeaders } from '../atoms/leaders.ts';
import { refreshPlanets } from '../atoms/planets.ts';
import { addEffect, endEffect, gainTradeGoods } from '../atoms/table.ts';
import { destroyInvadingPds, endInvasion, gatherLocals, placeDock, reembark } from '../atoms/units.ts';
import type { Game, Seat, Ti3 } from '../game.ts';
import { KEPT } from '../game.ts';
import { planetOf } from '../queries/board.ts';
import { isElected } from '../queries/council.ts';
import { hasGroundForceFigure } from '../queries/fleet.ts';
import { mayVote } from '../queries/permissions.ts';
import { hasEffect, leftOf, opponentsOf, unitsLeft } from '../queries/players.ts';
import { why } from '../queries/refusals.ts';
import { availableTechnologies } from '../queries/technologies.ts';
import { votes } from '../queries/values.ts';
import { loseGroundForces, loseInvaders } from '../rules/combat/losses.ts';
import type { Encounter } from '../rules/domain-counters.ts';
import { SILENCED } from '../rules/invasion/razing.ts';
import type { Sequence, ThirdEdition } from '../terms.ts';
import { say } from '../words/index.ts';
import type { Ti3Component } from './define.ts';
import type { DomainKind, TechnologyId } from './facts/index.ts';
import { domainCounterIds, domainCounters } from './facts/index.ts';

interface CounterBehaviour<F extends Encounter> {
  /** What happens when ground forces have landed. */
  readonly encounter: Procedure<ThirdEdition, F>;
  readonly reacts?: readonly Reaction<ThirdEdition>[];
  readonly modifies?: readonly Modifier<Game>[];
  readonly procedures?: Procedures<ThirdEdition>;
}

/** Every face of a kind is a component; what they share stands with the first of them. */
function counters<F extends Encounter = Encounter>(
  kind: DomainKind,
  { encounter, procedures, ...behaviour }: CounterBehaviour<F>,
): Ti3Component[] {
  const faces = domainCounterIds.filter((id) => domainCounters[id].kind === kind);
  return faces.map((id, i) => ({
    id: `domain:${id}`,
    kind: 'domain counter',
    name: say(`domain.${kind}`),
    ...(i === 0 && { ...behaviour, procedures: { [`domain ${kind}`]: encounter, ...procedures } }),
  }));
}

/** A counter whose effect is over at once: it goes back into the box. */
const atOnce = (step: string, effect?: (x: Ti3<Encounter>) => void): Procedure<ThirdEdition, Encounter> => ({
  rule: 'domain counters',
  steps: {
    [step]: {
      do: (x) => {
        effect?.(x);
        setDomain(x, x.v.planet, null);
      },
    },
  },
});

/** The number printed on the counter. */
const valueOn = ({ g, v }: Ti3<Encounter>): number => {
  const { domain } = planetOf(g, v.planet);
  return domain === null ? 0 : (domainCounters[domain.id].value ?? 0);
};

const yesOrNo = (seat: Seat, ask: Choose['ask']): Choose => ({
  kind: 'choose',
  seat,
  rule: 'domain counters',
  ask,
  options: [
    { id: 'yes', text: say('option.yes') },
    { id: 'no', text: say('option.no') },
  ],
  pick: [1, 1],
});

const said = (answer: unknown): string | undefined => (answer as readonly string[] | undefined)?.[0];

/** The first who takes a biohazard planet cleans it up, or leaves it as it is for good. */
const terraforming: Sequence<'terraforming'> = {
  rule: 'domain counters',
  steps: {
    'remove the counter?': {
      ask: (x) => [yesOrNo(x.v.seat, say('ask.remove biohazard', { planet: x.v.about.planet }))],
      then: (x, got) => {
        const { planet } = x.v.about;
        if (said(got[x.v.seat]) === 'yes') setDomain(x, planet, null);
        else addEffect(x, { source: 'domain:biohazard', target: planet, until: 'game' });
      },
    },
  },
};

const biohazard = counters('biohazard', {
  encounter: {
    rule: 'domain counters',
    steps: {
      'the first ground force dies': {
        do: (x) => {
          const { planet } = x.v;
          const at = planetOf(x.g, planet);
          if (at.owner === x.v.seat) loseGroundForces(x, planet, Math.min(1, at.groundForces));
          else loseInvaders(x, planet, Math.min(1, at.invaders?.groundForces ?? 0));
          if (at.invaders?.groundForces === 0) destroyInvadingPds(x, planet);
        },
      },
    },
  },
  reacts: [
    {
      window: 'neutral planet taken',
      may: (g, seat, about) => {
        const { domain } = planetOf(g, about.planet);
        if (seat !== about.seat || domain?.id !== 'biohazard' || !domain.faceUp) return false;
        return hasEffect(g, 'domain:biohazard', undefined, about.planet) ? false : null;
      },
      run: 'terraforming',
      forced: true,
    },
  ],
  procedures: { terraforming },
});

const radiation = counters('radiation', {
  encounter: atOnce('the landing is lost', (x) => {
    loseInvaders(x, x.v.planet, planetOf(x.g, x.v.planet).invaders?.groundForces ?? 0);
    destroyInvadingPds(x, x.v.planet);
  }),
});

/** The fight comes with invasion combat; whoever lands later fights them at full strength again. */
const hostileLocals = counters('hostileLocals', {
  encounter: {
    rule: 'domain counters',
    steps: { 'locals take up arms': { do: (x) => gatherLocals(x, x.v.planet, valueOn(x)) } },
  },
});

const technologicalSociety = counters('technologicalSociety', {
  encounter: {
    rule: 'domain counters',
    steps: {
      'the player to the left chooses': {
        ask: (x) => {
          const open = availableTechnologies(x.g, x.v.seat, false);
          if (open.length < 2) return [];
          return [
            {
              kind: 'choose',
              seat: leftOf(x.g, x.v.seat),
              rule: 'domain counters',
              ask: say('ask.technological society', { player: x.v.seat }),
              options: open.map((id) => ({ id, text: say(`technology.${id}`), on: [id] })),
              pick: [1, 1],
            },
          ];
        },
        then: (x, got) => {
          const chosen = said(got[leftOf(x.g, x.v.seat)]) ?? availableTechnologies(x.g, x.v.seat, false)[0];
          if (chosen !== undefined) gainTechnology(x, x.v.seat, chosen as TechnologyId);
          setDomain(x, x.v.planet, null);
        },
      },
    },
  },
});

/** The planet has been taken: it comes refreshed, and a space dock may stand on it at once. */
const welcome: Sequence<'welcome'> = {
  rule: 'domain counters',
  steps: {
    'the planet comes refreshed': {
      do: (x) => {
        endEffect(x, 'domain:industrialSociety', x.v.seat, x.v.about.planet);
        refreshPlanets(x, [x.v.about.planet]);
      },
    },
    'place a space dock?': {
      ask: (x) => {
        const { seat, about } = x.v;
        if (unitsLeft(x.g, seat, 'spaceDock') < 1 || isElected(x.g, 'holyPlanetOfIxth', about.planet)) return [];
        return [yesOrNo(seat, say('ask.industrial society', { planet: about.planet }))];
      },
      then: (x, got) => {
        if (said(got[x.v.seat]) === 'yes') placeDock(x, x.v.seat, x.v.about.planet);
      },
    },
  },
};

const industrialSociety = counters('industrialSociety', {
  encounter: atOnce('the populace welcomes the landing', (x) =>
    addEffect(x, { source: 'domain:industrialSociety', seat: x.v.seat, target: x.v.planet, until: 'action' }),
  ),
  reacts: [
    {
      window: 'neutral planet taken',
      may: (g, seat, about) =>
        seat === about.seat && hasEffect(g, 'domain:industrialSociety', seat, about.planet) ? null : false,
      run: 'welcome',
      forced: true,
    },
  ],
  procedures: { welcome },
});

const SURVIVORS_VOTES = 3;

const lazaxSurvivors = counters('lazaxSurvivors', {
  encounter: {
    rule: 'domain counters',
    steps: {
      'keep the counter?': {
        ask: (x) => [yesOrNo(x.v.seat, say('ask.keep survivors', { votes: SURVIVORS_VOTES }))],
        then: (x, got) => {
          const { seat, planet } = x.v;
          if (said(got[seat]) !== 'yes') return setDomain(x, planet, null);
          takeDomain(x, planet);
          const amount = SURVIVORS_VOTES;
          addEffect(x, { source: 'domain:lazaxSurvivors', seat, target: KEPT, amount, until: 'game' });
        },
      },
    },
  },
  modifies: [
    add(votes, (g, seat, now) => {
      if (!hasEffect(g, 'domain:lazaxSurvivors', seat, KEPT)) return now;
      const kept = g.effects.filter(
        (e) => e.source === 'domain:lazaxSurvivors' && e.seat === seat && e.target === KEPT,
      );
      return kept.reduce((sum, e) => sum + e.amount, now);
    }),
    forbid(mayVote, (g, { seat }, now) =>
      now === null && hasEffect(g, 'domain:lazaxSurvivors', seat, SILENCED)
        ? why('razing', 'why.survivors razed')
        : now,
    ),
  ],
  reacts: [
    {
      window: 'all votes cast',
      may: (g, seat) => (hasEffect(g, 'domain:lazaxSurvivors', seat, SILENCED) ? null : false),
      run: 'voice regained',
      forced: true,
    },
  ],
  procedures: {
    'voice regained': {
      rule: 'razing',
      steps: {
        'vote again': { do: (x) => endEffect(x, 'domain:lazaxSurvivors', x.v.seat, SILENCED) },
      },
    },
  },
});

const SETTLERS = 2;
const SETTLERS_FRIENDLY = 6;

interface Settling extends Encounter {
  /** Whose settlers they are. */
  settler: Seat;
}

const settlers = counters<Settling>('settlers', {
  encounter: {
    rule: 'domain counters',
    steps: {
      'return to the ships': {
        do: (x) => {
          const { system, planet } = x.v;
          for (const { ship, planet: on, groundForces, pds, leaders = [] } of x.v.landings) {
            if (on !== planet) continue;
            if (groundForces + pds > 0) reembark(x, system, ship, planet, groundForces, pds);
            boardLeaders(x, leaders, ship);
          }
          endInvasion(x, planet);
        },
      },
      'roll a die': {
        do: (x) => {
          const { seat, planet } = x.v;
          const roll = x.roll('dice', 10);
          showDomainRoll(x, seat, planet, roll);
          const others = opponentsOf(x.g, seat);
          x.v.settler = roll >= SETTLERS_FRIENDLY ? seat : (others[x.roll('settlers', others.length) - 1] as Seat);
          setDomain(x, planet, null);
        },
      },
      'take control': {
        call: 'take control',
        with: (x) => {
          const { settler, planet } = x.v;
          if (!hasGroundForceFigure(x.g, settler, planet)) return null;
          return { seat: settler, planet, how: 'card', groundForces: SETTLERS, pds: 0 };
        },
      },
    },
  },
});

/** The counter lies in the middle of the system for the rest of the game. */
const wormhole = (kind: 'alpha' | 'beta'): Procedure<ThirdEdition, Encounter> => ({
  rule: 'domain counters',
  steps: {
    'a wormhole opens': {
      do: (x) => {
        takeDomain(x, x.v.planet);
        addWormhole(x, x.v.system, kind);
      },
    },
  },
});

export const domainCounterComponents: readonly Ti3Component[] = [
  ...counters('peacefulAnnexation', { encounter: atOnce('the landing proceeds') }),
  ...counters('naturalWealth', {
    encounter: atOnce('receive trade goods', (x) => gainTradeGoods(x, x.v.seat, valueOn(x))),
  }),
  ...hostileLocals,
  ...biohazard,
  ...radiation,
  ...technologicalSociety,
  ...industrialSociety,
  ...lazaxSurvivors,
  ...settlers,
  ...counters('wormholeAlpha', { encounter: wormhole('alpha') }),
  ...counters('wormholeBeta', { encounter: wormhole('beta') }),
];
