// When a person plays: his zone, hours and days, and his holidays.
import type { Json } from '@custodian/kernel';
import type { Habits } from '@custodian/protocol';
import { habits } from '@custodian/protocol/schemas';
import type { FastifyInstance } from 'fastify';
import { now } from '../clock.ts';
import { ALWAYS, wallOf } from '../pace/hours.ts';
import type { Storage } from '../storage/storage.ts';
import type { Tables } from '../tables/tables.ts';
import type { Herald } from '../told/herald.ts';
import { COOKIE, personOf } from './people.ts';
import { answerProblem, inWords } from './problems.ts';

const MOST_HOLIDAYS = 20;

export function habitRoutes(app: FastifyInstance, storage: Storage, tables: Tables, herald: Herald): void {
  const of = async (person: string): Promise<Habits> =>
    ((await storage.notes('habits', [person]))[person] as unknown as Habits | undefined) ?? ALWAYS;

  app.get('/api/habits', async (request, reply) => {
    const who = await personOf(storage, request.cookies[COOKIE]);
    return who === null ? answerProblem(reply, 401, 'say who you are first') : { habits: await of(who.id) };
  });

  app.post('/api/habits', async (request, reply) => {
    const who = await personOf(storage, request.cookies[COOKIE]);
    if (who === null) return answerProblem(reply, 401, 'say who you are first');
    const wish = habits.safeParse(request.body);
    if (!wish.success) return answerProblem(reply, 400, inWords(wish.error));
    const changed = changedTo(await of(who.id), wish.data as Habits, now());
    if (typeof changed === 'string') return answerProblem(reply, 400, changed);
    await storage.setNote(who.id, 'habits', changed as unknown as Json);
    await tables.heed(who.id);
    await herald.planDigest(who.id);
    return { habits: changed };
  });
}

/** Holidays that have begun stay, or their budget would come back; they may be ended, from today on. In words why not. */
function changedTo(before: Habits, wish: Habits, at: number): Habits | string {
  const day = (instant: number): string => new Date(wallOf(instant, wish.zone)).toJSON().slice(0, 10);
  const [today, yesterday] = [day(at), day(at - 24 * 3600_000)];
  const begun = before.holidays
    .filter(({ from }) => from < today)
    .map((known) => {
      const { to } = wish.holidays.find(({ from }) => from === known.from) ?? known;
      return { from: known.from, to: to >= yesterday ? to : known.to };
    });
  const wrong = wish.holidays.find(({ from }) => from < today && !begun.some((known) => known.from === from));
  if (wrong !== undefined) return `holidays: they begin today or later, not on ${wrong.from}`;
  const holidays = [...begun, ...wish.holidays.filter(({ from }) => from >= today)];
  return { ...wish, holidays: holidays.sort((a, b) => a.from.localeCompare(b.from)).slice(-MOST_HOLIDAYS) };
}
