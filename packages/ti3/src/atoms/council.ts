// Writing what the Galactic Council does: votes are spoken aloud, outcomes recorded, offices handed on.
import type { Text } from '@custodian/kernel';
import type { PoliticalCardId, StrategyCardId } from '../content/facts/index.ts';
import type { Game, Seat, Ti3 } from '../game.ts';
import { emit, open } from './pen.ts';

/** A vote is said aloud, `what` in words; nothing chosen is an abstention. */
export function castVote(x: Ti3, seat: Seat, agenda: PoliticalCardId, votes: number, what: readonly Text[]): void {
  if (what.length === 0) emit(x, { type: 'voteAbstained', seat, agenda });
  else emit(x, { type: 'voteCast', seat, agenda, votes, what: [...what] });
}

export function decideAgenda(x: Ti3, agenda: PoliticalCardId, what: readonly Text[]): void {
  emit(x, { type: 'agendaDecided', agenda, what: [...what] });
}

/** A die rolled for the Ancient Artifact; `system` is empty for the first. */
export function rollArtifact(x: Ti3, die: number, system: string): void {
  if (system === '') emit(x, { type: 'artifactStudied', die });
  else emit(x, { type: 'artifactStrikes', die, system });
}

/** A law in play was voted on anew: somebody or something else may be elected now. */
export function electAnew(x: Ti3, id: PoliticalCardId, elected: readonly string[]): void {
  const law = open(x).laws.find((l) => l.id === id);
  if (law === undefined) return;
  law.elected = [...elected];
  emit(x, { type: 'lawConfirmed', agenda: id, elected: [...elected] });
}

/** A strategy card goes to another player in the state it is in. */
export function handStrategyCard(x: Ti3, card: StrategyCardId, to: Seat): void {
  const at = open(x).strategyCards.find((c) => c.id === card) as Game['strategyCards'][number];
  const from = at.holder;
  at.holder = to;
  emit(x, { type: 'strategyCardHanded', seat: from, player: to, strategy: card });
}
