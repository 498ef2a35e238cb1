// Writing leaders: laid out, exhausted, readied, unlocked, purged.
import { used } from '@custodian/kernel';
import type { LeaderId } from '../facts/index.ts';
import { leaders } from '../facts/index.ts';
import type { LeaderState, Seat, Ti4 } from '../game.ts';
import { playerAt } from './finding.ts';
import { clear, emit } from './pen.ts';

export function layLeaders(x: Ti4, seat: Seat, ids: readonly LeaderId[]): void {
  playerAt(x, seat).leaders = ids.map((id) => ({ id, is: leaders[id].kind === 'agent' ? 'readied' : 'locked' }));
  if (ids.filter((id) => leaders[id].kind === 'agent').length > 1) used('ability', 'theCompany');
}

function become(x: Ti4, seat: Seat, id: LeaderId, is: LeaderState['is']): boolean {
  const leader = playerAt(x, seat).leaders?.find((each) => each.id === id);
  if (leader === undefined || leader.is === is) return false;
  leader.is = is;
  return true;
}

export function exhaustLeader(x: Ti4, seat: Seat, id: LeaderId): void {
  if (become(x, seat, id, 'exhausted')) emit(x, { type: 'leaderExhausted', seat, leader: id });
}

export function readyLeader(x: Ti4, seat: Seat, id: LeaderId): void {
  if (become(x, seat, id, 'readied')) emit(x, { type: 'leaderReadied', seat, leader: id });
}

/** Trade goods from the supply are laid on a leader. */
export function layGoodsOnLeader(x: Ti4, seat: Seat, id: LeaderId, count: number): void {
  const leader = playerAt(x, seat).leaders?.find((each) => each.id === id);
  if (leader !== undefined) leader.goods = (leader.goods ?? 0) + count;
  emit(x, { type: 'goodsOnLeader', seat, leader: id, count });
}

/** What lies on readied leaders of the seat is taken off. Gives how much. */
export function takeGoodsOffLeaders(x: Ti4, seat: Seat): number {
  let sum = 0;
  for (const leader of playerAt(x, seat).leaders ?? []) {
    if (leader.is !== 'readied' || leader.goods === undefined) continue;
    sum += leader.goods;
    clear(leader, 'goods');
  }
  return sum;
}

export function unlockLeader(x: Ti4, seat: Seat, id: LeaderId): void {
  if (become(x, seat, id, 'unlocked')) emit(x, { type: 'leaderUnlocked', seat, leader: id });
}

export function purgeLeader(x: Ti4, seat: Seat, id: LeaderId): void {
  if (become(x, seat, id, 'purged')) emit(x, { type: 'leaderPurged', seat, leader: id });
}
