// What the components change in the values of the game, and what is reckoned with these, without the game itself: no sequence, no
// question, nobody who reacts. Whoever only reckons has enough of it.
import { installModifiers } from '@custodian/kernel';
import { components } from './content/index.ts';

export { missingFor } from './content/objectives.ts';
export { muster, reachOf } from './rules/movement/muster.ts';

installModifiers(components);
