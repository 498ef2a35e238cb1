// What the components change in the values of the game, and what is reckoned with these, without the game itself: no sequence, no
// question, nobody who reacts. Whoever only reckons has enough of it.
import { installModifiers } from '@custodian/kernel';
import { boxes } from './content/boxes.ts';
import { components } from './content/index.ts';

export { canMove, muster } from './rules/tactical/muster.ts';

installModifiers(components, boxes);
