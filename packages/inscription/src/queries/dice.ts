// The dice: three black ones, and a focus die for each resource. They are rolled in this order: the black dice, then the focus
// dice of material, influence and research. A number of a six-sided die stands for a face.
import type { Resource } from '../facts/vocabulary.ts';

export const BLACK_DICE = 3;

const BLACK: readonly Resource[] = ['M', 'M', 'M', 'I', 'I', 'R'];
/** Two of the faces show the resource twice. */
const FOCUS: readonly number[] = [1, 1, 1, 1, 2, 2];

export const blackFace = (rolled: number): Resource => BLACK[rolled - 1] as Resource;
export const focusFace = (rolled: number): number => FOCUS[rolled - 1] as number;
