// Mechs that change the board in tactical actions.
import type { Choose, Option } from '@custodian/kernel';
import { add } from '@custodian/kernel';
import { addEffect } from '../../atoms/table.ts';
import { removeUnits } from '../../atoms/units.ts';
import type { PlanetId, Wormhole } from '../../facts/index.ts';
import type { G, Seat } from '../../game.ts';
import type { Located } from '../../queries/board.ts';
import { locate, planetIdsOf, planetOf, systemOf, unitsWhere } from '../../queries/board.ts';
import { hasMech } from '../../queries/mechs.ts';
import { controls, hasEffect, planetsOf } from '../../queries/players.ts';
import { tradeablePlanets } from '../../queries/trade.ts';
import { otherPlanets } from '../../rules/trade/planets.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import type { Ti4Component } from '../define.ts';
import { bringToken, creussTokens, tokenPlace } from '../factions/creuss-tokens.ts';
import { mech } from './define.ts';

/** The mechs of the seat: one for each system, from space where some are there. */
function drives(g: G, seat: Seat): Located[] {
  const bySystem = new Map<string, Located>();
  for (const found of unitsWhere(g, (u) => u.owner === seat && u.type === 'mech'))
    bySystem.set(`${found.system.id} ${found.planet?.id ?? ''}`, found);
  return [...bySystem.values()];
}

/** 'alpha 117': which token the mech leaves behind. One that lies there already cannot come there. */
const gatesLeft = (g: G, seat: Seat): Option[] =>
  drives(g, seat).flatMap(({ unit, system, planet }) =>
    creussTokens(g)
      .filter((kind) => tokenPlace(g, kind) !== system.id)
      .map((kind) => ({
        id: `${kind} ${unit.id}`,
        text:
          planet === null
            ? say('option.wormhole for a mech', { wormhole: kind, system: system.id })
            : say('option.wormhole for a mech on', { wormhole: kind, planet: planet.id }),
        on: [planet?.id ?? system.id],
      })),
  );

const leaveWormhole: Sequence<'leave a wormhole'> = {
  rule: 'wormholes',
  steps: {
    'which mech and token': {
      ask: ({ g, v: { seat } }): Choose[] => [
        {
          kind: 'choose',
          seat,
          rule: 'wormholes',
          ask: say('ask.wormhole for a mech'),
          options: gatesLeft(g, seat),
          pick: [1, 1],
        },
      ],
      then: (x, got) => {
        const [picked = ''] = (got[x.v.seat] as readonly string[] | undefined) ?? [];
        const [kind, id] = picked.split(' ') as [Wormhole, string];
        const found = locate(x.g, Number(id));
        if (found === undefined) return;
        const system = found.system.id;
        removeUnits(x, { system, planet: found.planet?.id }, [found.unit.id]);
        bringToken(x, kind, system);
      },
    },
    limits: { call: 'limits', with: () => ({}) },
  },
};

/** After anybody activates a system a mech goes, and its own system gets a token. */
const icarusDrive = mech('icarusDrive', {
  reacts: [
    {
      window: 'system activated',
      again: true,
      may: (g, seat, about) =>
        about.ended !== true && hasMech(g, seat, 'icarusDrive') && gatesLeft(g, seat).length > 0 ? null : false,
      run: 'leave a wormhole',
    },
  ],
  procedures: { 'leave a wormhole': leaveWormhole },
});

const RECLAIMED = 'unit-card:reclaimer';
const USED = 'unit-card:reclaimer used';

/** Planets gained in this tactical action where more mechs stand than have built already. */
function reclaimed(g: G, seat: Seat, system: string): PlanetId[] {
  return planetIdsOf(systemOf(g, system)).filter((planet) => {
    if (!controls(g, seat, planet) || !hasEffect(g, RECLAIMED, seat, planet)) return false;
    const mechs = planetOf(g, planet).units.filter((u) => u.owner === seat && u.type === 'mech').length;
    const used = g.effects.filter((e) => e.source === USED && e.seat === seat && e.target === planet).length;
    return mechs > used;
  });
}

/** After a tactical action in which its planet was gained: a PDS or a space dock there, for each mech. */
const reclaimer = mech('reclaimer', {
  reacts: [
    {
      window: 'planet gained',
      forced: true,
      may: (g, seat, about) =>
        about.seat === seat && g.active === seat && g.activeSystem !== '' && hasMech(g, seat, 'reclaimer')
          ? null
          : false,
      run: 'note what is reclaimed',
    },
    {
      window: 'tactical action ends',
      again: true,
      may: (g, seat, about) =>
        about.seat === seat && hasMech(g, seat, 'reclaimer') && reclaimed(g, seat, about.system).length > 0
          ? null
          : false,
      run: 'reclaim a planet',
    },
  ],
  procedures: {
    'note what is reclaimed': {
      rule: 'mechs',
      steps: {
        note: {
          do: (x) => addEffect(x, { source: RECLAIMED, seat: x.v.seat, target: x.v.about.planet, until: 'action' }),
        },
      },
    },
    'reclaim a planet': {
      rule: 'mechs',
      steps: {
        build: {
          call: 'place structure',
          with: ({ g, v: { seat, about } }) => ({
            seat,
            types: ['pds', 'spaceDock'],
            planets: reclaimed(g, seat, about.system),
            why: say('unitCard.reclaimer'),
          }),
          then: (x, { planet }) => {
            const { seat, about } = x.v;
            // Whoever does not build does not wish to: he is not asked for each mech.
            const done = planet === null ? reclaimed(x.g, seat, about.system) : [planet];
            for (const target of done) addEffect(x, { source: USED, seat, target, until: 'action' });
          },
        },
      },
    },
  },
});

/** Its planet may be traded away, where the units have somewhere to go and nobody fights. */
const prideOfKenara = mech('prideOfKenara', {
  modifies: [
    add(tradeablePlanets, (g, seat, now) => {
      if (!hasMech(g, seat, 'prideOfKenara') || g.combat !== null) return now;
      const guarded = planetsOf(g, seat).filter(
        ({ id, units }) =>
          units.some((u) => u.owner === seat && u.type === 'mech') && otherPlanets(g, seat, id).length > 0,
      );
      return [...now, ...guarded.map((p) => p.id)];
    }),
  ],
});

export const onTheBoard: readonly Ti4Component[] = [icarusDrive, prideOfKenara, reclaimer];
