// What an asset does when it is claimed, and how one is lost again.
import { isAblated, used } from '@custodian/kernel';
import type { Desk } from '../desk.ts';
import { expansionOf } from '../facts/sheets/index.ts';
import type { Asset, Op } from '../facts/vocabulary.ts';
import { onMecatol, triggered } from './abilities.ts';
import { abilityOf } from './cards.ts';
import { claimTrade, claimVotes, countCommodity, tradeLeft, votesLeft } from './industry.ts';
import { keptOf, spendKept } from './spending.ts';

/** What is kept until it is spent is called so. */
export function keptName(asset: Asset): string | null {
  if (asset.kind === 'planet') return 'planet';
  if (asset.kind === 'spec') return asset.s;
  return asset.kind === 'focus' ? `focus ${asset.d}` : null;
}

/** Claims an asset and gives what follows. Points that are printed on a sheet are counted there. */
export function gainAsset(desk: Desk, asset: Asset, at: string): Op[] {
  if (isAblated('asset', asset.kind)) return [];
  used('asset', asset.kind);
  return [...resolve(desk, asset, at), ...triggered(desk, asset.kind)];
}

function resolve(desk: Desk, asset: Asset, at: string): Op[] {
  const { paper } = desk;
  switch (asset.kind) {
    case 'trade':
      claimTrade(paper, 1);
      return [];
    case 'vote':
      claimVotes(paper, 1);
      return [];
    case 'com':
      if (asset.c !== 'choose') countCommodity(paper, asset.c, asset.n);
      return [];
    case 'councilor':
      paper.industry.councilors++;
      return [];
    case 'pop':
      paper.expansion.population = Math.min(
        expansionOf(paper.sides.expansion).population.length,
        paper.expansion.population + 1,
      );
      return [];
    case 'neighbor':
      paper.warfare[asset.side]++;
      return [];
    case 'relic':
      desk.draws = at.slice(at.indexOf(' ') + 1);
      return [];
    case 'mecatol':
      desk.mecatol = true;
      return onMecatol(desk);
    case 'faction':
      return [...abilityOf(desk.faction)];
    case 'vp':
      return [];
    default:
      paper.kept.push({ asset: keptName(asset) as string, at, spent: false });
      return [];
  }
}

const inHand = (desk: Desk, asset: Asset): number => {
  if (asset.kind === 'trade') return tradeLeft(desk.paper);
  if (asset.kind === 'vote') return votesLeft(desk.paper);
  const name = keptName(asset);
  return name === null ? 0 : keptOf(desk, name);
};

/** Can what it costs be paid? */
export const isPayable = (desk: Desk, op: Op): boolean =>
  (op.op !== 'pay' && op.op !== 'lose') || inHand(desk, op.asset) >= op.n;

/** Crosses out as many as there are. */
export function loseAsset(desk: Desk, asset: Asset, n: number): void {
  const lost = Math.min(n, inHand(desk, asset));
  if (asset.kind === 'trade') desk.paper.industry.tradeSpent += lost;
  else if (asset.kind === 'vote') desk.paper.industry.votesSpent += lost;
  else for (let i = 0; i < lost; i++) spendKept(desk, keptName(asset) as string);
}
