// Research teams: a card attached to a planet makes up for one prerequisite and is exhausted, not the planet.
import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import type { AgendaId, PlanetId, TechnologyId } from '../../src/facts/index.ts';
import { table } from '../kit/index.ts';

/** With a team on the planet Sol research what needs one technology of the colour. */
function research(team: AgendaId, planet: PlanetId, technology: TechnologyId): void {
  const t = table('sol', 'norr');
  t.own('sol', planet);
  t.law(team, planet);
  t.begin('research technology', { seat: 0, why: { key: 'title.name' } });
  t.answer('sol', technology);
  expect(t.player('sol').technologies).toEqual([technology]);
  expect(t.game().laws[0]?.exhausted).toBe(true);
  expect(t.planet(planet).exhausted).toBe(false);
}

scenario(['agenda:researchTeamBiotic'], 'a biotic team makes up for green', () =>
  research('researchTeamBiotic', 'arnor', 'dacxiveAnimators'),
);
scenario(['agenda:researchTeamCybernetic'], 'a cybernetic team makes up for yellow', () =>
  research('researchTeamCybernetic', 'arnor', 'gravitonLaserSystem'),
);
scenario(['agenda:researchTeamPropulsion'], 'a propulsion team makes up for blue', () =>
  research('researchTeamPropulsion', 'arnor', 'gravityDrive'),
);
scenario(['agenda:researchTeamWarfare'], 'a warfare team makes up for red', () =>
  research('researchTeamWarfare', 'abyz', 'magenDefenseGrid'),
);
