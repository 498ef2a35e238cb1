// Writing leaders: where each of them is. What the rules and the dice say is decided before.
import { used } from '@custodian/kernel';
import type { LeaderId, PlanetId } from '../content/facts/index.ts';
import type { Game, LeaderState, Seat, Ti3 } from '../game.ts';
import { ANYWHERE } from '../queries/leaders.ts';
import { emit, open, reveal } from './pen.ts';

/** Setup: a leader comes into play on a planet. */
export function placeLeader(x: Ti3, id: LeaderId, seat: Seat, planet: PlanetId): void {
  open(x).leaders.push({ id, seat, place: 'planet', at: planet });
  emit(x, { type: 'leaderPlaced', seat, leader: id, planet });
}

export function boardLeaders(x: Ti3, ids: readonly LeaderId[], ship: number): void {
  for (const id of ids) {
    const leader = move(x, id, 'ship', String(ship));
    emit(x, { type: 'leaderBoarded', seat: leader.seat, leader: id, ship });
  }
}

export function landLeaders(x: Ti3, ids: readonly LeaderId[], planet: PlanetId): void {
  for (const id of ids) {
    const leader = move(x, id, 'planet', planet);
    emit(x, { type: 'leaderLanded', seat: leader.seat, leader: id, planet });
  }
}

export function killLeader(x: Ti3, id: LeaderId): void {
  const leader = move(x, id, 'dead', '');
  emit(x, { type: 'leaderKilled', seat: leader.seat, leader: id });
}

/** Captured, or handed over from one captor to another. */
export function captureLeader(x: Ti3, id: LeaderId, captor: Seat): void {
  const leader = move(x, id, 'captive', String(captor));
  emit(x, { type: 'leaderCaptured', seat: captor, leader: id, player: leader.seat });
}

/** He will be put on a planet of his owner's: one that is not under blockade, unless `anywhere`. */
export function releaseLeader(x: Ti3, id: LeaderId, anywhere: boolean): void {
  const leader = move(x, id, 'escaping', anywhere ? ANYWHERE : '');
  emit(x, { type: 'leaderEscaped', seat: leader.seat, leader: id });
}

/** The die that decides about a leader. */
export function showLeaderDie(x: Ti3, leader: LeaderId, value: number): void {
  reveal(x);
  emit(x, { type: 'leaderDieRolled', leader, value });
}

/** Whether captives are found on a planet that has fallen. */
export function showSearch(x: Ti3, seat: Seat, planet: PlanetId, value: number): void {
  reveal(x);
  emit(x, { type: 'captivesSearched', seat, planet, value });
}

export function showPassage(x: Ti3, owner: Seat, fleet: Seat, granted: boolean): void {
  emit(x, { type: granted ? 'passageGranted' : 'passageRefused', seat: owner, player: fleet });
}

function move(x: Ti3, id: LeaderId, place: LeaderState['place'], at: string): LeaderState {
  const leader = (open(x) as Game).leaders.find((l) => l.id === id) as LeaderState;
  leader.place = place;
  leader.at = at;
  used('leader-person', id);
  return leader;
}
