// Everything that can happen, with its fields: declared once for those who report it, word it, draw it and count it.
import type { EventOf } from '@custodian/kernel';
import { defineEvents } from '@custodian/kernel';
import { battleEvents } from './battle.ts';
import { boardEvents } from './board.ts';
import { cardEvents } from './cards.ts';
import { prophecyEvents } from './prophecy.ts';
import { tableEvents } from './table.ts';

export const events = defineEvents({
  ...boardEvents,
  ...cardEvents,
  ...battleEvents,
  ...tableEvents,
  ...prophecyEvents,
});

export type Events = typeof events;
/** A sentence for each of them. */
export type EventWords = { readonly [Type in keyof Events as `event.${Type}`]: string };
/** Something that happened in a game of the Fourth Edition. */
export type Ti4Event = EventOf<Events>;
