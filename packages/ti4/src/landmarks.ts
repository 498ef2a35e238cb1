// The sequences whose steps are worth seeing in a row.
import type { Landmarks } from '@custodian/title';

export const landmarks: Landmarks = {};
