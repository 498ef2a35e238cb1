// Relics that help in tactical actions and combats.
import { set } from '@custodian/kernel';
import { exhaustRelic, purgeRelic } from '../../atoms/relics.ts';
import { addEffect, gainPoints } from '../../atoms/table.ts';
import type { PlanetId } from '../../facts/index.ts';
import type { G, Seat } from '../../game.ts';
import type { DiceGroup } from '../../queries/dice.ts';
import { isCombatRoll } from '../../queries/dice.ts';
import { hasRelic, traitsOf } from '../../queries/exploration.ts';
import { isHeldByToken } from '../../queries/movement.ts';
import { hasEffect, planetsOf } from '../../queries/players.ts';
import { failedRerolls } from '../../rules/combat/rerolling.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import { planetOption } from '../action-cards/vocabulary.ts';
import type { Ti4Component } from '../define.ts';
import { choosing, pickedOf } from '../leaders/vocabulary.ts';
import { readied, relic } from './define.ts';

// Dominus Orb

const ORB = 'relic:dominusOrb';

const useOrb: Sequence<'relic dominusOrb'> = {
  rule: 'relics',
  steps: {
    purge: {
      do: (x) => {
        purgeRelic(x, x.v.seat, 'dominusOrb');
        addEffect(x, { source: ORB, seat: x.v.seat, until: 'action' });
      },
    },
  },
};

const dominusOrb = relic('dominusOrb', {
  modifies: [set(isHeldByToken, (g, { seat }, now) => now && !(g.effects.length > 0 && hasEffect(g, ORB, seat)))],
  reacts: [
    {
      window: 'before movement',
      may: (g, seat, about) => (about.seat === seat && hasRelic(g, seat, 'dominusOrb') ? null : false),
      run: 'relic dominusOrb',
    },
  ],
  procedures: { 'relic dominusOrb': useOrb },
});

// The Crown of Emphidia

const explorable = (g: G, seat: Seat): PlanetId[] =>
  planetsOf(g, seat)
    .filter((planet) => traitsOf(planet).length > 0)
    .map((planet) => planet.id);

const exploreByCrown: Sequence<'relic theCrownOfEmphidia'> = {
  rule: 'exploration',
  steps: {
    'choose a planet': {
      ask: ({ g, v: { seat } }) =>
        choosing(
          seat,
          say('ask.theCrownOfEmphidia'),
          explorable(g, seat).map((id) => planetOption(g, id)),
        ),
      then: (x, got) => {
        const planet = pickedOf(got, x.v.seat, explorable(x.g, x.v.seat));
        if (planet === undefined) return 'end';
        exhaustRelic(x, x.v.seat, 'theCrownOfEmphidia');
        x.v.planet = planet as PlanetId;
        return undefined;
      },
    },
    explore: {
      call: 'explore planet',
      with: (x) => ({ seat: x.v.seat, planet: x.v.planet as PlanetId }),
    },
  },
};

const openTomb: Sequence<'the tomb of Emphidia is opened'> = {
  rule: 'victory points',
  steps: {
    'gain a point': {
      do: (x) => {
        purgeRelic(x, x.v.seat, 'theCrownOfEmphidia');
        gainPoints(x, x.v.seat, 1);
      },
    },
  },
};

const theCrownOfEmphidia = relic('theCrownOfEmphidia', {
  reacts: [
    {
      window: 'tactical action ends',
      may: (g, seat, about) => {
        if (about.seat !== seat || g.explorationDecks === undefined) return false;
        const ready = readied(g, seat, 'theCrownOfEmphidia');
        return ready === null && explorable(g, seat).length === 0 ? false : ready;
      },
      run: 'relic theCrownOfEmphidia',
    },
    {
      window: 'status phase ends',
      may: (g, seat) =>
        hasRelic(g, seat, 'theCrownOfEmphidia') &&
        planetsOf(g, seat).some((p) => p.attachments?.includes('tombOfEmphidia') === true)
          ? null
          : false,
      run: 'the tomb of Emphidia is opened',
    },
  ],
  procedures: { 'relic theCrownOfEmphidia': exploreByCrown, 'the tomb of Emphidia is opened': openTomb },
});

// The Crown of Thalnos

const THALNOS = 'relic:theCrownOfThalnos';
const BONUS = 1;

/** Dice that were rolled again lie apart: only they have the bonus. */
function withBonus(groups: readonly DiceGroup[], again: readonly { group: number; die: number }[]): DiceGroup[] {
  return groups.flatMap((group, at) => {
    const isAgain = (die: number): boolean => again.some((a) => a.group === at && a.die === die);
    const left = group.rolls.filter((_, die) => !isAgain(die));
    const rolled = group.rolls.filter((_, die) => isAgain(die));
    if (rolled.length === 0) return [group];
    const better = { ...group, dice: rolled.length, bonus: group.bonus + BONUS, rolls: rolled };
    return left.length === 0 ? [better] : [{ ...group, dice: left.length, rolls: left }, better];
  });
}

const rerollByThalnos: Sequence<'relic theCrownOfThalnos'> = {
  rule: 'rerolls',
  steps: {
    reroll: {
      call: 'reroll dice',
      with: ({ v: { seat, about } }) => ({ seat, groups: about.groups }),
      then: (x, { groups, again }) => {
        const { seat, about } = x.v;
        x.v.groups = withBonus(groups, again);
        for (const id of failedRerolls(x.g, about, groups, again, BONUS))
          addEffect(x, { source: THALNOS, seat, target: String(id), until: 'combat round' });
      },
    },
  },
  gives: (x) => (x.v.groups === undefined ? {} : { groups: x.v.groups }),
};

const thalnosTakes: Sequence<'Thalnos takes units'> = {
  rule: 'relics',
  steps: {
    'units are destroyed': {
      call: 'destroy units',
      with: ({ g, v: { seat, about } }) => {
        const { system, planet } = about;
        const place = planet === undefined ? {} : { planet };
        const ids = g.effects.filter((e) => e.source === THALNOS && e.seat === seat).map((e) => Number(e.target));
        return { seat, enemy: seat, system, ...place, ids, kind: null };
      },
    },
  },
};

const theCrownOfThalnos = relic('theCrownOfThalnos', {
  reacts: [
    {
      window: 'dice rolled',
      may: (g, seat, about) =>
        about.seat === seat &&
        isCombatRoll(about.kind) &&
        hasRelic(g, seat, 'theCrownOfThalnos') &&
        about.groups.some(({ rolls }) => rolls.length > 0)
          ? null
          : false,
      run: 'relic theCrownOfThalnos',
    },
    {
      window: 'both have rolled',
      forced: true,
      may: (g, seat) => (g.effects.length > 0 && hasEffect(g, THALNOS, seat) ? null : false),
      run: 'Thalnos takes units',
    },
  ],
  procedures: { 'relic theCrownOfThalnos': rerollByThalnos, 'Thalnos takes units': thalnosTakes },
});

export const relicsInActions: readonly Ti4Component[] = [dominusOrb, theCrownOfEmphidia, theCrownOfThalnos];
