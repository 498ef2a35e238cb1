// Fragments, which are kept, and cards that are attached to a planet: what they change is printed.
import type { Modifier, Value } from '@custodian/kernel';
import { add, isAblated } from '@custodian/kernel';
import type { AttachmentId, PlanetId } from '../../facts/index.ts';
import { attachments, planets } from '../../facts/index.ts';
import type { G, Game } from '../../game.ts';
import { hasPlanet, planetOf } from '../../queries/board.ts';
import { hasProphecy } from '../../queries/box.ts';
import { influence, resources, specialties } from '../../queries/values.ts';
import type { Ti4Component } from '../define.ts';
import { exploration } from './define.ts';

/** What counts of the attachments of a planet. */
function attachedTo(g: G, planet: PlanetId): readonly AttachmentId[] {
  if (!hasProphecy(g) || !hasPlanet(g, planet)) return NONE;
  return planetOf(g, planet).attachments ?? NONE;
}
const NONE: readonly AttachmentId[] = [];

const hasAttachments = (g: G, planet: PlanetId): boolean => attachedTo(g, planet).length > 0;

/** The planet has a specialty already: printed, or by a facility that was attached before this one. */
const hadSpecialty = (g: G, planet: PlanetId, id: AttachmentId): boolean =>
  planets[planet].specialty !== null || attachedTo(g, planet).find((other) => attachments[other].specialty) !== id;

/** A research facility gives a specialty; where there is one already, resources and influence instead. */
function worth(g: G, planet: PlanetId, id: AttachmentId, of: 'resources' | 'influence'): number {
  const card = attachments[id];
  const more = card.ifSpecialty !== null && hadSpecialty(g, planet, id) ? card.ifSpecialty[of] : 0;
  return card[of] + more;
}

/** Most planets have none: of those no card is asked whether it lies there. */
const addIfAttached = <T>(value: Value<Game, PlanetId, T>, by: (g: G, planet: PlanetId, now: T) => T): Modifier<Game> =>
  add(value, by, hasAttachments);

const attached = (id: AttachmentId & Parameters<typeof exploration>[0]): Ti4Component => {
  const lies = (g: G, planet: PlanetId): boolean => attachedTo(g, planet).includes(id) && !isAblated('exploration', id);
  const { specialty } = attachments[id];
  return exploration(id, {
    modifies: [
      addIfAttached(resources, (g, planet, now) => (lies(g, planet) ? now + worth(g, planet, id, 'resources') : now)),
      addIfAttached(influence, (g, planet, now) => (lies(g, planet) ? now + worth(g, planet, id, 'influence') : now)),
      ...(specialty === null
        ? []
        : [
            addIfAttached(specialties, (g, planet, now) =>
              lies(g, planet) && !hadSpecialty(g, planet, id) ? [...now, specialty] : now,
            ),
          ]),
    ],
  });
};

export const attachedComponents: readonly Ti4Component[] = [
  attached('dysonSphere'),
  attached('paradiseWorld'),
  attached('tombOfEmphidia'),
  attached('lazaxSurvivors'),
  attached('miningWorld'),
  attached('richWorld'),
  attached('warfareResearchFacility'),
  attached('bioticResearchFacility'),
  attached('cyberneticResearchFacility'),
  attached('propulsionResearchFacility'),
];
