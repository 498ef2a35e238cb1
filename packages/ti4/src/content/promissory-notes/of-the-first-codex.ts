// Promissory notes of factions that the first Codex prints anew.
import { add, set } from '@custodian/kernel';
import { addEffect } from '../../atoms/table.ts';
import type { NoteId, PlanetId } from '../../facts/index.ts';
import { promissoryNotes } from '../../facts/index.ts';
import type { G, Seat } from '../../game.ts';
import { NOBODY } from '../../game.ts';
import type { FrozenUnit } from '../../queries/board.ts';
import { hasToken, isHome, systemOf, unitsIn } from '../../queries/board.ts';
import { inGame } from '../../queries/box.ts';
import { isFoughtBy, opponent, troopsOn } from '../../queries/combat.ts';
import type { DiceGroup } from '../../queries/dice.ts';
import { hasEffect, noteOf, playerOf } from '../../queries/players.ts';
import { hasPiece } from '../../queries/production.ts';
import { isGroundForce } from '../../queries/units.ts';
import { canPaySecondary, secondaryCost, statusTokens } from '../../queries/values.ts';
import { reroll } from '../../rules/combat/dice.ts';
import type { CombatRound } from '../../rules/windows.ts';
import { say } from '../../words/index.ts';
import { systemOption } from '../action-cards/vocabulary.ts';
import type { Ti4Component } from '../define.ts';
import { choosing, pickedOf } from '../leaders/vocabulary.ts';
import type { NotePlayed } from '../sequences.ts';
import { note } from './define.ts';

// Stymie

/** Systems that are nobody's home and where the player has no token yet. */
const obstacles = (g: G, player: Seat): string[] =>
  g.systems.filter((s) => !isHome(s) && !hasToken(s, player)).map((s) => s.id);

const stymieOmega = note<'ships moved', NotePlayed<'ships moved'> & { system?: string }>({
  id: 'stymieOmega',
  on: ['ships moved'],
  may: (g, seat, _, about) =>
    about.seat !== seat &&
    about.straight !== true &&
    unitsIn(systemOf(g, about.system), seat).length > 0 &&
    obstacles(g, about.seat).length > 0
      ? null
      : false,
  effect: {
    rule: 'promissory notes',
    steps: {
      'choose a system': {
        ask: ({ g, v: { seat, about } }) =>
          choosing(
            seat,
            say('ask.stymieOmega'),
            obstacles(g, about.seat).map((id) => systemOption(g, id)),
          ),
        then: (x, got) => {
          const system = pickedOf(got, x.v.seat, obstacles(x.g, x.v.about.seat));
          if (system === undefined) return 'end';
          x.v.system = system;
          return undefined;
        },
      },
      'place their token': {
        rule: 'command tokens',
        call: 'place token',
        with: ({ v: { about, system } }) => ({ seat: about.seat, system: system as string }),
      },
    },
    gives: () => undefined,
  },
});

// Cybernetic Enhancements

const CYBERNETIC = 'note:cyberneticEnhancementsOmega';

const cyberneticEnhancementsOmega = note<'command tokens due'>({
  id: 'cyberneticEnhancementsOmega',
  on: ['command tokens due'],
  timing: 'when',
  may: () => null,
  effect: {
    rule: 'command tokens',
    steps: {
      'one token more': { do: (x) => addEffect(x, { source: CYBERNETIC, seat: x.v.seat, until: 'status phase' }) },
    },
    gives: () => undefined,
  },
  modifies: [
    add(statusTokens, (g, seat, now) => (g.effects.length > 0 && hasEffect(g, CYBERNETIC, seat) ? now + 1 : now)),
  ],
});

// War Funding

const WHICH = ['attacker', 'defender'] as const;
type Side = (typeof WHICH)[number];

interface Funded extends NotePlayed<'both have rolled'> {
  attacker?: readonly DiceGroup[];
  defender?: readonly DiceGroup[];
}

const sideOf = ({ attacker }: CombatRound, seat: Seat): Side => (seat === attacker ? 'attacker' : 'defender');
const otherSide = (about: CombatRound, seat: Seat): Side => (seat === about.attacker ? 'defender' : 'attacker');

const warFundingOmega = note<'both have rolled', Funded>({
  id: 'warFundingOmega',
  on: ['both have rolled'],
  may: (g, seat, _, about) =>
    about.kind === 'space combat' && about.dice !== undefined && isFoughtBy(g, seat, about) ? null : false,
  effect: {
    rule: 'promissory notes',
    steps: {
      'their dice': {
        rule: 'rerolls',
        ask: ({ v: { seat, about } }) =>
          (about.dice?.[otherSide(about, seat)] ?? []).length === 0
            ? []
            : choosing(
                seat,
                say('ask.warFundingOmega'),
                [{ id: 'reroll', text: say('option.reroll all their dice') }],
                [0, 1],
              ),
        then: (x, got) => {
          const { seat, about } = x.v;
          const theirs = otherSide(about, seat);
          x.v.attacker = about.dice?.attacker ?? [];
          x.v.defender = about.dice?.defender ?? [];
          if (((got[seat] as readonly string[] | undefined) ?? []).length === 0) return;
          let groups = x.v[theirs] ?? [];
          groups.forEach(({ rolls }, group) => {
            rolls.forEach((_, die) => {
              groups = reroll(x, groups, group, die);
            });
          });
          x.v[theirs] = groups;
        },
      },
      'own dice': {
        rule: 'rerolls',
        call: 'reroll dice',
        with: ({ v }) => {
          const own = v[sideOf(v.about, v.seat)] ?? [];
          return own.length === 0 ? null : { seat: v.seat, groups: own };
        },
        then: (x, { groups }) => {
          x.v[sideOf(x.v.about, x.v.seat)] = groups;
        },
      },
    },
    gives: ({ v: { attacker = [], defender = [] } }) => ({ dice: { attacker, defender } }),
  },
});

// Acquiescence

const ACQUIESCENCE = 'note:acquiescenceOmega';

/** The note of this player could be in the seat's hand, as far as the others know. */
const couldHold = (g: G, seat: Seat, id: NoteId, owner: Seat): boolean =>
  owner !== NOBODY &&
  playerOf(g, seat).received > 0 &&
  promissoryNotes[id].faction === playerOf(g, owner).faction &&
  inGame(g, promissoryNotes).includes(id) &&
  !g.players.some((p) => p.notesInPlay.includes(noteOf(id, owner)));

const acquiescenceOmega = note<'secondary to be paid'>({
  id: 'acquiescenceOmega',
  on: ['secondary to be paid'],
  timing: 'when',
  may: (g, seat, owner, about) =>
    about.seat === seat &&
    about.active === owner &&
    about.paid === undefined &&
    !hasEffect(g, ACQUIESCENCE, seat, about.card)
      ? null
      : false,
  effect: {
    rule: 'promissory notes',
    steps: {
      'no token is spent': {
        do: (x) => addEffect(x, { source: ACQUIESCENCE, seat: x.v.seat, target: x.v.about.card, until: 'action' }),
      },
    },
    gives: () => undefined,
  },
  modifies: [
    set(secondaryCost, (g, { seat, card }, now) =>
      g.effects.length > 0 && hasEffect(g, ACQUIESCENCE, seat, card) ? 0 : now,
    ),
    // Whoever could hold it is asked, so that being asked tells nothing.
    set(canPaySecondary, (g, { seat, active }, now) => now || couldHold(g, seat, 'acquiescenceOmega', active)),
  ],
});

// Greyfire Mutagen

const forcesAgainst = (g: G, seat: Seat, about: CombatRound): FrozenUnit[] =>
  about.planet === undefined ? [] : troopsOn(g, about.planet, opponent(about, seat)).filter(isGroundForce);

const infantryAgainst = (g: G, seat: Seat, about: CombatRound): FrozenUnit | undefined =>
  forcesAgainst(g, seat, about).find((u) => u.type === 'infantry');

const greyfireMutagenOmega = note<'combat round begins'>({
  id: 'greyfireMutagenOmega',
  on: ['combat round begins'],
  may: (g, seat, owner, about) =>
    about.kind === 'ground combat' &&
    about.round === 1 &&
    isFoughtBy(g, seat, about) &&
    opponent(about, seat) !== owner &&
    forcesAgainst(g, seat, about).length >= 2 &&
    infantryAgainst(g, seat, about) !== undefined &&
    hasPiece(g, seat, 'infantry')
      ? null
      : false,
  effect: {
    rule: 'promissory notes',
    steps: {
      'replace an infantry': {
        rule: 'reinforcements',
        call: 'place units',
        with: ({ g, v: { seat, about } }) => {
          const replaced = infantryAgainst(g, seat, about);
          return replaced === undefined
            ? null
            : {
                seat,
                type: 'infantry',
                count: 1,
                places: [about.planet as PlanetId],
                replaces: replaced.id,
                why: say('note.greyfireMutagenOmega'),
              };
        },
      },
    },
    gives: () => undefined,
  },
});

export const notesOfTheFirstCodex: readonly Ti4Component[] = [
  stymieOmega,
  cyberneticEnhancementsOmega,
  warFundingOmega,
  acquiescenceOmega,
  greyfireMutagenOmega,
];
