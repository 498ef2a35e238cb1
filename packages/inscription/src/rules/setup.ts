// Setting up: sheets and factions for everybody, the Mecatol Rex sheet, the decks, the objectives, the Speaker.
import type { Choose } from '@custodian/kernel';
import { isAblated } from '@custodian/kernel';
import { takeUpFor } from '../atoms/markers.ts';
import { prepareRival } from '../atoms/rival.ts';
import {
  chooseFaction,
  chooseSpeaker,
  dealFactions,
  dealSheets,
  layAgendas,
  layEventDeck,
  layObjective,
  layRelics,
  seatNeighbours,
  tellNeighbour,
} from '../atoms/setup.ts';
import { factionIds, relicIds } from '../content/index.ts';
import type { SheetSide } from '../facts/sheets/types.ts';
import { SHEET_SIDES } from '../facts/sheets/types.ts';
import { SHEETS } from '../facts/vocabulary.ts';
import type { G, Seat, T } from '../game.ts';
import { RIVAL } from '../game.ts';
import { setupOf } from '../marks/index.ts';
import { AGENDA_STAGES, agendaPile, eventBacks, eventPile, objectivePile, pileOf } from '../queries/decks.ts';
import { blackFace } from '../queries/dice.ts';
import { playerOf, seatsIn } from '../queries/players.ts';
import type { Sequence } from '../terms.ts';
import { say } from '../words/index.ts';

/** Each player chooses one of so many. */
const FACTIONS_DEALT = 3;

export const setup: Sequence<'setup'> = {
  rule: 'setup',
  steps: {
    'deal sheets': { rule: 'setup.sheets', do: dealAllSheets },
    'deal factions': {
      rule: 'setup.factions',
      do: (x) => {
        const { factions, given } = x.g.options;
        if (factions === 'given') {
          for (const seat of seatsIn(x.g)) chooseFaction(x, seat, given[seat] as string);
          return;
        }
        const shuffled = x.shuffle('factions', factionIds);
        for (const seat of seatsIn(x.g))
          dealFactions(x, seat, shuffled.slice(FACTIONS_DEALT * seat, FACTIONS_DEALT * (seat + 1)));
      },
    },
    'choose factions': {
      rule: 'setup.factions',
      ask: (x) => seatsIn(x.g).flatMap((seat) => factionQuestion(x.g, seat)),
      then: (x, got) => {
        for (const seat of seatsIn(x.g))
          if (got[seat] !== undefined) chooseFaction(x, seat, (got[seat] as [string])[0]);
      },
    },
    'what factions begin with': {
      rule: 'setup.factions',
      do: (x) =>
        takeUpFor(
          x,
          x.g.players.map(({ faction }) => setupOf(faction)),
        ),
    },
    'mark what they begin with': { rule: 'setup.factions', call: 'marking', with: () => ({}) },
    'prepare the Mecatol Rex sheet': {
      rule: 'setup.cards',
      do: (x) => {
        for (const stage of AGENDA_STAGES) {
          const shuffled = x.shuffle('agendas', agendaPile(stage));
          layAgendas(x, stage, x.g.rival === null ? shuffled.slice(0, 1) : shuffled);
        }
      },
    },
    'prepare the event deck': {
      rule: 'setup.cards',
      do: (x) => {
        const piles = new Map<string, string[]>();
        for (const back of eventBacks)
          if (!piles.has(pileOf(back))) piles.set(pileOf(back), x.shuffle('events', eventPile(back)));
        layEventDeck(
          x,
          eventBacks.map((back) => piles.get(pileOf(back))?.pop() as string),
        );
      },
    },
    'reveal objectives': {
      rule: 'setup.cards',
      do: (x) => {
        for (const sheet of SHEETS) layObjective(x, x.shuffle('objectives', objectivePile(sheet))[0] as string);
      },
    },
    'shuffle the relics': { rule: 'setup.cards', do: (x) => layRelics(x, x.shuffle('relics', relicIds)) },
    'choose the Speaker': {
      rule: 'setup.speaker',
      do: (x) => chooseSpeaker(x, x.roll('speaker', x.g.players.length) - 1),
    },
    'determine neighbours': { rule: 'setup.speaker', do: determineNeighbours },
    'choose the difficulty': {
      rule: 'rival',
      do: (x) => {
        if (x.g.rival !== null) prepareRival(x);
      },
    },
  },
};

/** Side A: eight different sheets of each kind, one to each player. */
function dealAllSheets(x: T): void {
  const sides = SHEETS.map((sheet) => {
    const all = SHEET_SIDES.filter((side) => side !== 'B');
    return [sheet, x.g.options.sheets === 'B' ? null : x.shuffle(`${sheet} sheets`, all)] as const;
  });
  for (const seat of seatsIn(x.g)) {
    const [navigation, expansion, industry, warfare] = sides.map(([, dealt]) => dealt?.[seat] ?? 'B') as [
      SheetSide,
      SheetSide,
      SheetSide,
      SheetSide,
    ];
    dealSheets(x, seat, { navigation, expansion, industry, warfare });
  }
}

function factionQuestion(g: G, seat: Seat): Choose[] {
  const { dealt } = playerOf(g, seat);
  if (dealt.length === 0) return [];
  const options = dealt.map((faction) => ({ id: faction, text: say('option.faction', { faction }), on: [faction] }));
  return [{ kind: 'choose', seat, rule: 'setup.factions', ask: say('ask.faction'), options, pick: [1, 1] }];
}

/** Clockwise is to the left. With two players a die says on which side of the other the Speaker sits, and the rival has the other one. */
function determineNeighbours(x: T): void {
  const seats = seatsIn(x.g);
  const { speaker } = x.g;
  if (seats.length > 2) {
    const beside = (seat: Seat): Seat => (seat + seats.length) % seats.length;
    seatNeighbours(
      x,
      seats.map((seat) => ({ left: beside(seat + 1), right: beside(seat - 1) })),
    );
    return;
  }
  if (seats.length === 1 || isAblated('rival', 'neighbours')) {
    seatNeighbours(
      x,
      seats.map(() => ({ left: RIVAL, right: RIVAL })),
    );
    return;
  }
  const other = 1 - speaker;
  const die = blackFace(x.roll('dice', 6));
  const side = die === 'M' ? 'left' : 'right';
  const ofSpeaker = side === 'left' ? { left: RIVAL, right: other } : { left: other, right: RIVAL };
  const ofOther = side === 'left' ? { left: speaker, right: RIVAL } : { left: RIVAL, right: speaker };
  seatNeighbours(x, speaker === 0 ? [ofSpeaker, ofOther] : [ofOther, ofSpeaker]);
  tellNeighbour(x, speaker, other, side, die);
}
