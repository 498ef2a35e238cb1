// What holds for the cards as a whole; what each one does is shown by its scenario.
import { describe, expect, it } from 'vitest';
import {
  agendas,
  deckOrder,
  events,
  factionOf,
  factions,
  headStarts,
  lossBelow,
  mecatolSlots,
  objectives,
  rankOf,
  ranks,
  relics,
  rivalTrackOf,
  rivalTracks,
  technologies,
} from '../../src/content/index.ts';
import { DIFFICULTIES, RESOURCES, SHEETS, STAGES } from '../../src/facts/vocabulary.ts';

describe('the cards', () => {
  it.each([
    ['factions', factions, 24],
    ['events', events, 25],
    ['technologies', technologies, 8],
    ['objectives', objectives, 12],
    ['relics', relics, 16],
    ['agendas', agendas, 12],
  ] as const)('hold all %s, each once', (_, cards, many) => {
    expect(new Set(cards.map(({ id }) => id)).size).toBe(many);
    expect(cards.length).toBe(many);
  });

  it('fill the event deck, colour by colour', () => {
    for (const stage of STAGES) {
      const colours = events.filter((event) => event.stage === stage).map(({ colour }) => colour);
      expect(colours.sort()).toEqual([...deckOrder[stage]].sort());
    }
  });

  it('alternate in the deck, a blue one below each stage', () => {
    for (const stage of STAGES) {
      const upwards = [...deckOrder[stage]].reverse();
      expect(upwards).toEqual(upwards.map((_, i) => (i % 2 === 0 ? 'blue' : 'black')));
    }
  });

  it('give resources in strategy events alone', () => {
    for (const { id, type, resources } of events) expect(resources.length > 0, id).toBe(type === 'strategy');
  });

  it('have four wars, each a level higher, the last of which ends the game', () => {
    const wars = events.filter(({ type }) => type === 'war');
    expect(wars.map(({ level }) => level)).toEqual([1, 2, 3, 4]);
    expect(events.filter(({ endsGame }) => endsGame)).toEqual([wars[3]]);
  });

  it('have a council and a production in stages II to IV', () => {
    const stages = (type: string): number[] => events.filter((event) => event.type === type).map(({ stage }) => stage);
    expect(stages('council')).toEqual([2, 3, 4]);
    expect(stages('production')).toEqual([2, 3, 4]);
  });

  it('have two technologies and three objectives for each sheet', () => {
    for (const sheet of SHEETS) {
      expect(technologies.filter((each) => each.sheet === sheet).length).toBe(2);
      expect(objectives.filter((each) => each.sheet === sheet).length).toBe(3);
    }
    for (const { first, later } of objectives) expect(first).toBeGreaterThan(later);
  });

  it('have agendas with and without a star in each stage, so that a counter agenda is always found', () => {
    for (const stage of [2, 3, 4]) {
      const stars = agendas.filter((agenda) => agenda.stage === stage).map(({ star }) => star);
      expect(stars.filter(Boolean).length).toBe(2);
      expect(stars.length).toBe(4);
    }
  });

  it('are not found by a wrong name', () => {
    expect(() => factionOf('lazax')).toThrow("There is no faction 'lazax'");
  });
});

describe('the rival', () => {
  it('has a track for each kind of face of the focus dice', () => {
    const faces = rivalTracks.map((track) => `${track.face}${track.kind === 'goal' && track.double ? 2 : 1}`);
    expect(faces.sort()).toEqual(RESOURCES.flatMap((face) => [`${face}1`, `${face}2`]).sort());
  });

  it('goes on with strength or votes where a track is full, and for every goal once', () => {
    const goals = rivalTracks.flatMap((track) => (track.kind === 'goal' ? track.goals : []));
    expect(goals.map(({ goal }) => goal).sort()).toEqual([...SHEETS, 'mecatol'].sort());
    for (const track of rivalTracks) {
      if (track.kind === 'goal') expect(['strength', 'vote']).toContain(rivalTrackOf(track.then).kind);
    }
  });

  it('never grows weaker along a section', () => {
    for (const track of rivalTracks) {
      if (track.kind === 'goal') continue;
      for (const { base, values } of track.sections) {
        expect([base, ...values]).toEqual([base, ...values].sort((a, b) => a - b));
      }
    }
  });

  it('has a longer start the harder it is', () => {
    const icons = DIFFICULTIES.map((each) => headStarts[each]).map((start) => [
      start.goals,
      start.strength.length,
      start.votes.length,
    ]);
    expect(icons).toEqual([
      [0, 0, 0],
      [1, 2, 0],
      [2, 2, 2],
    ]);
  });
});

it('rewards an earlier slot of Mecatol Rex no less than a later one', () => {
  expect(mecatolSlots.length).toBe(8);
  expect(mecatolSlots).toEqual([...mecatolSlots].sort((a, b) => b.points - a.points || b.votes - a.votes));
});

it('ranks a score no higher than the difficulty allows', () => {
  expect(rankOf(-3, 'easy').id).toBe('lost_in_the_dark_years');
  expect(rankOf(40, 'easy').id).toBe('footnote_in_galactic_history');
  expect(rankOf(119, 'hard').id).toBe('ascendant_authority');
  expect(DIFFICULTIES.map((difficulty) => rankOf(500, difficulty).from)).toEqual([80, 100, 120]);
  for (const difficulty of DIFFICULTIES) expect(ranks.map(({ from }) => from)).toContain(lossBelow[difficulty]);
});
