// Which emblem a faction bears.
import { emblems, type People } from '../../../kit/emblems.ts';

const otherwise: Readonly<Record<string, People>> = { sardakk: 'norr', naaz_rokha: 'naaz' };

export const peopleOf = (faction: string): People =>
  otherwise[faction] ?? (Object.hasOwn(emblems, faction) ? (faction as People) : 'sol');
