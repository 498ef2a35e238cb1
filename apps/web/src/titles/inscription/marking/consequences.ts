// What comes of a mark beside itself: everything that differs between two desks, in words.
import type { Desk } from '@custodian/inscription/desk';
import { COMMODITIES, RESOURCES, SIDES } from '@custodian/inscription/facts/vocabulary';
import { scoreOf } from '@custodian/inscription/marks';
import { assetName, keptAsset, resourceName, technologyName, unitName } from '../names.ts';
import { t } from '../words/words.ts';

export function consequences(before: Desk, after: Desk): readonly string[] {
  return [...gains(before, after), ...kept(before, after), ...points(before, after), ...unknown(before, after)];
}

function gains({ paper: a, purse }: Desk, { paper: b, purse: left }: Desk): readonly string[] {
  const more = (count: number, say: (count: number) => string): readonly string[] => (count > 0 ? [say(count)] : []);
  return [
    ...RESOURCES.flatMap((resource) =>
      more(left[resource] - purse[resource], (count) =>
        t('gives.resources', { count, resource: resourceName(resource) }),
      ),
    ),
    ...more(b.expansion.population - a.expansion.population, (count) => t('gives.population', { count })),
    ...more(b.industry.trade - a.industry.trade, (count) => t('gives.trade', { count })),
    ...more(b.industry.votes - a.industry.votes, (count) => t('gives.votes', { count })),
    ...more(b.industry.councilors - a.industry.councilors, (count) => t('gives.councilors', { count })),
    ...COMMODITIES.flatMap((commodity) =>
      b.industry[commodity] > a.industry[commodity]
        ? [
            t('gives.commodity', {
              name: assetName({ kind: 'com', c: commodity, n: 1 }),
              from: a.industry[commodity],
              to: b.industry[commodity],
            }),
          ]
        : [],
    ),
    ...SIDES.flatMap((side) =>
      more(b.warfare[side] - a.warfare[side], (count) => t('gives.strength', { count, side: t(`side.${side}`) })),
    ),
    ...b.technologies.flatMap(({ id, unlocked }, i) =>
      unlocked && a.technologies[i]?.unlocked === false ? [t('gives.technology', { name: technologyName(id) })] : [],
    ),
  ];
}

/** Assets that are kept until they are spent, and units whose shape comes next. */
function kept({ paper: a, owed: was }: Desk, { paper: b, owed }: Desk): readonly string[] {
  const [next] = owed;
  const isBuilt = next?.op === 'deploy' && next.built === true && was[0] !== next;
  return [
    ...b.kept
      .slice(a.kept.length)
      .filter(({ spent }) => !spent)
      .map(({ asset }) => t('gives.kept', { name: assetName(keptAsset(asset)) })),
    ...(isBuilt ? [t('gives.built', { unit: unitName(next.unit) })] : []),
  ];
}

function points(before: Desk, after: Desk): readonly string[] {
  const count = scoreOf(after.paper, after.faction).total - scoreOf(before.paper, before.faction).total;
  if (count === 0) return [];
  return [count > 0 ? t('gives.points', { count }) : t('gives.minus', { count })];
}

function unknown(before: Desk, after: Desk): readonly string[] {
  return [
    ...(after.mecatol && !before.mecatol ? [t('gives.mecatol')] : []),
    ...(after.draws !== null ? [t('gives.relic')] : []),
    ...(after.rerolls !== null ? [t('gives.rolls')] : []),
  ];
}
