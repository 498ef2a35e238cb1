// What the server accepts from outside. Anything else is refused by name before it reaches a table.
import { z } from 'zod';

/** Deep JSON would only serve to exhaust a stack. */
const json: z.ZodType<unknown> = z.unknown().refine((value) => depth(value) <= 12, { message: 'nested too deeply' });

function depth(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  let deepest = 0;
  for (const inner of Object.values(value)) deepest = Math.max(deepest, depth(inner));
  return deepest + 1;
}

const id = z
  .number()
  .int()
  .min(0)
  .max(2 ** 31);
const seat = z.number().int().min(0).max(7);
const tableId = z.string().regex(/^[a-z0-9]{8,32}$/);

export const clientMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('sit'), table: tableId, seat: seat.nullable(), have: id.nullable() }),
  z.strictObject({ type: z.literal('answer'), id, version: id, decision: z.string().max(120), value: json }),
  z.strictObject({ type: z.literal('try'), id, decision: z.string().max(120), value: json }),
  z.strictObject({ type: z.literal('undo'), id }),
  z.strictObject({ type: z.literal('redo'), id }),
  z.strictObject({ type: z.literal('consent'), id, agree: z.boolean() }),
  z.strictObject({
    type: z.literal('standing'),
    id,
    window: z.string().max(60),
    mode: z.enum(['pass without answer', 'pass', 'ask']),
  }),
  z.strictObject({ type: z.literal('say'), id, text: z.string().trim().min(1).max(500) }),
  z.strictObject({ type: z.literal('ping') }),
]);

/** Names stand among others on one line: nothing that breaks it or turns its direction. */
const named = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]*$/u, 'must be without control characters');

export const personName = named(24);
export const password = z.string().min(8).max(200);

export const newTable = z.strictObject({
  game: z.enum(['ti3']),
  name: named(40),
  seats: z
    .array(z.enum(['me', 'open', 'random', 'sensible']))
    .min(1)
    .max(8),
  options: json,
});

export const seatChange = z.strictObject({ to: z.enum(['open', 'random', 'sensible']) });
export const hostChange = z.strictObject({ seat });
export const joining = z.strictObject({ token: z.string().min(16).max(64) });
