import type { Game } from '@custodian/ti3/game';
import { expect, test } from 'vitest';
import { overlayOf } from '../../src/titles/ti3/board/plan-overlay.ts';

const game = {
  systems: [
    {
      id: 'lazar',
      ships: [
        { id: 1, type: 'carrier' },
        { id: 2, type: 'fighter' },
        { id: 3, type: 'carrier' },
      ],
    },
    { id: 'arnor', ships: [{ id: 4, type: 'cruiser' }] },
    { id: 'quann', ships: [] },
  ],
} as unknown as Game;

test('a movement shows its ways and who would arrive', () => {
  const overlay = overlayOf(game, 2, {
    shape: 'movement',
    value: {
      moves: [
        { ship: 1, path: ['lazar', 'quann'], fighters: [2] },
        { ship: 3, path: ['lazar', 'quann'] },
        { ship: 4, path: ['arnor', 'lazar', 'quann'] },
      ],
    },
  });
  expect(overlay?.arrows).toEqual([
    { path: ['lazar', 'quann'], label: '3' },
    { path: ['arnor', 'lazar', 'quann'], label: '1' },
  ]);
  expect(overlay?.pending).toEqual([
    {
      system: 'quann',
      seat: 2,
      units: [
        { kind: 'carrier', count: 2 },
        { kind: 'fighter', count: 1 },
        { kind: 'cruiser', count: 1 },
      ],
    },
  ]);
});

test('patrols name only where they go', () => {
  expect(overlayOf(game, 0, { shape: 'patrols', value: { moves: [{ ship: 4, to: 'quann' }] } })?.arrows).toEqual([
    { path: ['arnor', 'quann'], label: '1' },
  ]);
});

test('a plan that moves nothing shows nothing', () => {
  expect(overlayOf(game, 0, { shape: 'movement', value: { moves: [] } })).toBeNull();
  expect(overlayOf(game, 0, { shape: 'movement', value: { moves: [{ ship: 1, path: ['lazar'] }] } })).toBeNull();
  expect(overlayOf(game, 0, { shape: 'production', value: { builds: [] } })).toBeNull();
  expect(overlayOf(game, null, { shape: 'patrols', value: { moves: [{ ship: 4, to: 'quann' }] } })).toBeNull();
});
