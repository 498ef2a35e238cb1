// Writing the council: agendas, votes, laws.
import type { Text } from '@custodian/kernel';
import { used } from '@custodian/kernel';
import type { AgendaId } from '../facts/index.ts';
import { agendas } from '../facts/index.ts';
import type { Game, Law, Seat, Ti4 } from '../game.ts';
import { NOBODY } from '../game.ts';
import { lawInForce } from '../queries/players.ts';
import { forget, takeOut } from './finding.ts';
import { clear, emit, open, reveal } from './pen.ts';
import { gainPoints } from './table.ts';

/** The top agenda is turned and lies on the table. Null: there is none at all. */
export function revealAgenda(x: Ti4): AgendaId | null {
  const g = open(x);
  refillAgendas(x, g, 1);
  const card = g.agendaDeck.pop() as AgendaId | undefined;
  if (card === undefined) return null;
  g.table.agendas.push(card);
  forget(g, [card]);
  reveal(x);
  emit(x, { type: 'agendaDrawn', agenda: card });
  return card;
}

/** The speaker draws the next agenda and says only what may be voted for; it lies hidden. Null: there is none. */
export function drawCovertAgenda(x: Ti4): AgendaId | null {
  const g = open(x);
  refillAgendas(x, g, 1);
  const card = g.agendaDeck.pop() as AgendaId | undefined;
  if (card === undefined) return null;
  g.table.covert = { agenda: card, elect: agendas[card].elect };
  g.seen[card] = (g.seen[card] ?? 0) | (1 << g.speaker);
  used('agenda', 'covertLegislation');
  reveal(x);
  emit(x, { type: 'covertAgendaDrawn', seat: g.speaker });
  emit(x, { type: 'cardsSeen', seat: g.speaker, cards: [card], to: [g.speaker] });
  return card;
}

/** The hidden agenda is turned and lies on the table; null: there is none. */
export function showCovertAgenda(x: Ti4): AgendaId | null {
  const g = open(x);
  const card = g.table.covert?.agenda as AgendaId | undefined;
  if (card === undefined) return null;
  clear(g.table, 'covert');
  g.table.agendas.push(card);
  forget(g, [card]);
  reveal(x);
  emit(x, { type: 'agendaDrawn', agenda: card });
  return card;
}

/** A replaced agenda, or one that has been resolved and is no law. */
export function discardAgenda(
  x: Ti4,
  agenda: AgendaId,
  how: 'agendaDiscarded' | 'agendaReplaced' = 'agendaDiscarded',
): void {
  const g = open(x);
  takeOut(g.table.agendas, agenda);
  g.agendaDiscard.push(agenda);
  emit(x, { type: how, agenda });
}

/** Makes sure that so many agendas can be drawn or looked at, as far as the discards allow. */
export function refillAgendaDeck(x: Ti4, count: number): void {
  refillAgendas(x, open(x), count);
}

/** Cards that a seat has looked at go on top (the last one uppermost) or to the bottom. */
export function arrangeAgendas(x: Ti4, seat: Seat, top: readonly AgendaId[], bottom: readonly AgendaId[]): void {
  const g = open(x);
  const rest = g.agendaDeck.filter((c) => !top.includes(c as AgendaId) && !bottom.includes(c as AgendaId));
  g.agendaDeck = [...bottom, ...rest, ...top];
  // Others who knew these cards do not know where they went.
  for (const card of [...top, ...bottom]) g.seen[card] = 1 << seat;
  emit(x, { type: 'agendasArranged', seat });
}

/** Cards of the deck that a seat has looked at go to the discards, open. */
export function discardFromAgendaDeck(x: Ti4, agendas: readonly AgendaId[]): void {
  const g = open(x);
  for (const agenda of agendas) {
    takeOut(g.agendaDeck, agenda);
    g.agendaDiscard.push(agenda);
    emit(x, { type: 'agendaDiscarded', agenda });
  }
  forget(g, agendas);
  reveal(x);
}

/** An agenda becomes a law: before all, or in the play area of a seat. */
export function enactLaw(x: Ti4, law: Omit<Law, 'exhausted'>, elected: Text): void {
  const g = open(x);
  // A law that was voted on again comes from the discards, where its former decision went.
  if (!takeOut(g.table.agendas, law.id)) takeOut(g.agendaDiscard, law.id);
  g.laws.push({ ...law, exhausted: false });
  used('agenda', law.id);
  emit(x, { type: 'lawEnacted', agenda: law.id, elected });
}

export function repealLaw(x: Ti4, id: AgendaId): void {
  const g = open(x);
  const at = g.laws.findIndex((law) => law.id === id);
  if (at < 0) return;
  const owner = lawInForce(x.g, id)?.owner ?? NOBODY;
  g.laws.splice(at, 1);
  g.agendaDiscard.push(id);
  emit(x, { type: 'lawRepealed', agenda: id });
  const { loses = 0 } = agendas[id];
  if (loses > 0 && owner !== NOBODY) gainPoints(x, owner, -loses);
}

/** The law goes to the play area of another player, who counts as elected. */
export function giveLaw(x: Ti4, id: AgendaId, seat: Seat): void {
  const law = open(x).laws.find((l) => l.id === id);
  if (law === undefined) return;
  law.owner = seat;
  law.elected = String(seat);
  emit(x, { type: 'lawPassedOn', agenda: id, seat });
}

/** A die that an agenda asks for. */
export function rollDie(x: Ti4, seat: Seat, agenda: AgendaId): number {
  const roll = x.roll('dice', 10);
  emit(x, { type: 'agendaDieRolled', seat, agenda, roll });
  return roll;
}

export function exhaustLaw(x: Ti4, id: AgendaId): void {
  const law = open(x).laws.find((l) => l.id === id);
  if (law === undefined) return;
  law.exhausted = true;
  emit(x, { type: 'lawExhausted', agenda: id });
}

export function readyLaws(x: Ti4): void {
  for (const law of open(x).laws) law.exhausted = false;
}

export function showVotes(x: Ti4, seat: Seat, agenda: AgendaId, outcome: Text, votes: number): void {
  emit(x, { type: 'votesCast', seat, agenda, outcome, votes });
}

export function showAbstention(x: Ti4, seat: Seat, agenda: AgendaId): void {
  emit(x, { type: 'abstained', seat, agenda });
}

export function showPrediction(x: Ti4, seat: Seat, agenda: AgendaId, outcome: Text): void {
  emit(x, { type: 'outcomePredicted', seat, agenda, outcome });
}

export function showTieBroken(x: Ti4, seat: Seat, outcome: Text): void {
  emit(x, { type: 'tieBroken', seat, outcome });
}

export function showOutcome(x: Ti4, agenda: AgendaId, outcome: Text): void {
  emit(x, { type: 'outcomeDecided', agenda, outcome });
}

function refillAgendas(x: Ti4, g: Game, count: number): void {
  if (g.agendaDeck.length >= count || g.agendaDiscard.length === 0) return;
  const more = x.shuffle('agenda deck', g.agendaDiscard);
  forget(g, more);
  g.agendaDeck = [...more, ...g.agendaDeck];
  g.agendaDiscard = [];
}
