// Space battles, fought in rounds until the ships of at most one side are left.
import type { Hits } from '@custodian/galaxy';
import type { Choose } from '@custodian/kernel';
import { showBattle, showBattleEnd, showRetreat } from '../../atoms/battle.ts';
import { endEffects, noteDeed } from '../../atoms/table.ts';
import type { Seat, Ti3 } from '../../game.ts';
import { NOBODY } from '../../game.ts';
import type { Engagement } from '../../queries/battle.ts';
import { diceOf, fleetCounts } from '../../queries/battle.ts';
import { shipsOf, systemOf } from '../../queries/board.ts';
import type { Retreat } from '../../queries/retreat.ts';
import { retreatSystems } from '../../queries/retreat.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import { breakForWar } from '../action/trade.ts';
import { ifAnyBreach } from '../council/compliance.ts';
import { hitsOn } from './before-battle.ts';

export interface Battle {
  attacker: Seat;
  defender: Seat;
  system: string;
  round?: number;
  avoided?: boolean;
  /** Ships of each side when the battle began. */
  strength?: { attacker: number; defender: number };
  /** Who has announced a withdrawal or retreat this round; NOBODY. */
  leaving?: Seat;
  hits?: Hits;
  winner?: Seat;
}

/** Gives { winner, avoided }: NOBODY wins when both fleets are gone, and when there was no battle at all. */
export const spaceBattle: Sequence<'space battle'> = {
  rule: 'space battle',
  steps: {
    'fleet attacked': {
      rule: 'space battle.before',
      window: 'fleet attacked',
      about: (x) => sides(x.v),
      then: (x, about) => {
        x.v.avoided = about.avoided === true || !isContested(x);
        return x.v.avoided ? 'end' : undefined;
      },
    },
    'before space battle': {
      rule: 'space battle.before',
      window: 'before space battle',
      about: (x) => sides(x.v),
      then: (x, about) => {
        x.v.avoided = about.avoided === true;
        if (!x.v.avoided) return undefined;
        endEffects(x, 'battle');
        return 'end';
      },
    },
    'open war': {
      rule: 'trade.breaking',
      do: (x) => {
        const { attacker, defender, system } = x.v;
        x.v.strength = { attacker: shipsHere(x, attacker), defender: shipsHere(x, defender) };
        showBattle(x, attacker, defender, system);
        breakForWar(x, attacker, defender);
      },
    },
    'before the battle': {
      rule: 'space battle.before',
      call: 'before the battle',
      with: (x) => sides(x.v),
    },
    'next round': {
      do: (x) => {
        x.v.round = (x.v.round ?? 0) + 1;
        return isContested(x) ? undefined : { goto: 'end of the battle' };
      },
    },
    'before combat round': {
      window: 'before combat round',
      about: (x) => engagement(x.v),
      then: (x) => (isContested(x) ? undefined : { goto: 'end of the battle' }),
    },
    'announce withdrawal': {
      rule: 'space battle.announce',
      ask: (x) => announcement(x, departure(x.v, 'attacker')),
      then: (x, got) => announce(x, x.v.attacker, got[x.v.attacker]),
    },
    'announce retreat': {
      rule: 'space battle.announce',
      ask: (x) => (x.v.leaving === NOBODY ? announcement(x, departure(x.v, 'defender')) : []),
      then: (x, got) => {
        if (x.v.leaving === NOBODY) announce(x, x.v.defender, got[x.v.defender]);
      },
    },
    'roll combat dice': {
      rule: 'space battle.roll',
      call: 'roll dice',
      with: (x) => {
        const { attacker, defender, system } = x.v;
        const at = systemOf(x.g, system);
        const groups = [attacker, defender].flatMap((seat) =>
          diceOf(x.g, engagement(x.v), seat, fleetCounts(at, seat)),
        );
        return { ...engagement(x.v), groups };
      },
      then: (x, hits) => {
        x.v.hits = hits;
      },
    },
    'attacker removes casualties': {
      rule: 'space battle.casualties',
      call: 'take hits',
      with: ({ v }) => hitsOn(v, v.attacker, v.defender, v.hits ?? {}),
    },
    'defender removes casualties': {
      rule: 'space battle.casualties',
      call: 'take hits',
      with: ({ v }) => hitsOn(v, v.defender, v.attacker, v.hits ?? {}),
    },
    'execute retreat': {
      rule: 'space battle.retreat',
      call: 'retreat',
      with: (x) => {
        if (x.v.leaving === NOBODY || !isContested(x)) return null;
        return departure(x.v, x.v.leaving === x.v.attacker ? 'attacker' : 'defender');
      },
    },
    'once more': { do: () => ({ goto: 'next round' }) },
    'end of the battle': {
      rule: 'space battle.end',
      do: (x) => {
        const { attacker, defender, system, strength } = x.v;
        const [own, other] = [shipsHere(x, attacker), shipsHere(x, defender)];
        x.v.winner = own > 0 && other === 0 ? attacker : other > 0 && own === 0 ? defender : NOBODY;
        const beaten = x.v.winner === attacker ? strength?.defender : strength?.attacker;
        if (x.v.winner !== NOBODY) noteDeed(x, 'won battle', x.v.winner, system, beaten ?? 0);
        showBattleEnd(x, x.v.winner, x.v.winner === attacker ? defender : attacker, system);
        endEffects(x, 'battle');
      },
    },
    compliance: { rule: 'fighter.capacity', call: 'compliance', with: ifAnyBreach },
  },
  gives: (x) => ({ winner: x.v.winner ?? NOBODY, avoided: x.v.avoided === true }),
};

type Sides = Pick<Battle, 'attacker' | 'defender' | 'system'>;

const sides = ({ attacker, defender, system }: Battle): Sides => ({ attacker, defender, system });

const engagement = (v: Battle): Engagement => ({ kind: 'space battle', ...sides(v), round: v.round ?? 0 });

const shipsHere = (x: Ti3<Battle>, seat: Seat): number => shipsOf(systemOf(x.g, x.v.system), seat).length;

const isContested = (x: Ti3<Battle>): boolean => shipsHere(x, x.v.attacker) > 0 && shipsHere(x, x.v.defender) > 0;

const departure = ({ attacker, defender, system }: Battle, role: Retreat['role']): Retreat =>
  role === 'attacker'
    ? { seat: attacker, enemy: defender, system, role }
    : { seat: defender, enemy: attacker, system, role };

/** Asked only where there is a way out. */
function announcement(x: Ti3<Battle>, leaving: Retreat): Choose[] {
  if (retreatSystems(x.g, leaving).length === 0) return [];
  const isAttacker = leaving.role === 'attacker';
  const ask = say(isAttacker ? 'ask.withdraw' : 'ask.retreat', { system: leaving.system, round: x.v.round ?? 1 });
  const option = { id: 'retreat', text: say(isAttacker ? 'option.withdraw' : 'option.retreat'), on: [leaving.system] };
  const rule = 'space battle.announce';
  return [{ kind: 'choose', seat: leaving.seat, rule, ask, options: [option], pick: [0, 1], proposal: [] }];
}

function announce(x: Ti3<Battle>, seat: Seat, answer: unknown): void {
  const leaves = Array.isArray(answer) && answer.includes('retreat');
  x.v.leaving = leaves ? seat : NOBODY;
  if (leaves) showRetreat(x, seat, x.v.system);
}
