import { expect, test } from 'vitest';
import type { Hex } from '../src/index.ts';
import { boardOf, hexKey, spiral } from '../src/index.ts';

interface Galaxy {
  readonly name: string;
  readonly systems: readonly (Hex & { readonly id: string; readonly planets: readonly { readonly id: string }[] })[];
}

const galaxy = (name: string): Galaxy => ({
  name,
  systems: spiral(1).map((hex) => ({
    ...hex,
    id: hexKey(hex),
    planets: hex.q === 0 ? [{ id: `planet ${hex.r}` }] : [],
  })),
});

function counted() {
  let built = 0;
  const board = boardOf<Galaxy>({
    galaxy: (g) => g.name,
    systems: (g) => {
      built++;
      return g.systems;
    },
    printedLinks: () => [['0,-1', '0,1']],
  });
  return { board, built: () => built };
}

test('systems and planets are found by name', () => {
  const { board } = counted();
  const g = galaxy('a');
  expect(g.systems[board.systemAt(g, '0,1')]?.id).toBe('0,1');
  const [system, planet] = board.planetAt(g, 'planet 1');
  expect(g.systems[system]?.planets[planet]?.id).toBe('planet 1');
  expect([board.hasSystem(g, '5,5'), board.hasPlanet(g, 'planet 1'), board.hasPlanet(g, 'planet 7')]).toEqual([
    false,
    true,
    false,
  ]);
});

test('printed links count as long as nothing else links systems', () => {
  const { board } = counted();
  const g = galaxy('a');
  const printed = board.linkedBy(g, board.printedLinks(g));
  expect(printed.get('0,-1')).toContain('0,1');
  const closed = board.linkedBy(g, []);
  expect(closed.get('0,-1')).not.toContain('0,1');
  expect(board.linkedBy(g, [['0,-1', '1,0']])).toBe(board.linkedBy(g, [['0,-1', '1,0']]));
});

test('a galaxy is read once, and two rule sets do not meet', () => {
  const [one, other] = [counted(), counted()];
  for (const name of ['a', 'a', 'b', 'a', 'b']) one.board.hasSystem(galaxy(name), '0,0');
  expect([one.built(), other.built()]).toEqual([2, 0]);
});
