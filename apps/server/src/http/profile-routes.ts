// What somebody has played: for himself everything, for others his games and standings unless he keeps them to himself.
import type { Json } from '@custodian/kernel';
import type { Profile, ShownTo } from '@custodian/protocol';
import { shownChange } from '@custodian/protocol/schemas';
import type { FastifyInstance } from 'fastify';
import { now } from '../clock.ts';
import type { Jobs } from '../jobs.ts';
import { NOBODY } from '../names.ts';
import type { Person, Storage } from '../storage/storage.ts';
import { counted, listed, standingsOf, statisticsOf } from '../tables/profiles.ts';
import { reckonLater } from '../tables/reckoning.ts';
import { COOKIE, personOf } from './people.ts';
import { answerProblem, inWords } from './problems.ts';

/** Games that standings are made of, and that are listed. */
const MOST_GAMES = 1000;
const LISTED = 30;
const OPPONENTS = 10;
/** The note of a person: who sees what he has played. */
const SHOWN = 'profile';

export function profileRoutes(app: FastifyInstance, storage: Storage, jobs: Pick<Jobs, 'put'>): void {
  const shownTo = async (person: string): Promise<ShownTo> =>
    (await storage.notes(SHOWN, [person]))[person] === 'me' ? 'me' : 'everybody';

  app.get('/api/people/:id', async (request, reply) => {
    const who = await personOf(storage, request.cookies[COOKIE]);
    if (who === null) return answerProblem(reply, 401, 'say who you are first');
    const { id } = request.params as { id: string };
    const about = /^[\w-]{4,32}$/.test(id) ? await storage.person(id) : null;
    if (about === null || about.name === NOBODY) return answerProblem(reply, 404, 'there is no such person');
    return { profile: await profileFor(who, about) };
  });

  app.post('/api/profile', async (request, reply) => {
    const who = await personOf(storage, request.cookies[COOKIE]);
    if (who === null) return answerProblem(reply, 401, 'say who you are first');
    const wish = shownChange.safeParse(request.body);
    if (!wish.success) return answerProblem(reply, 400, inWords(wish.error));
    await storage.setNote(who.id, SHOWN, wish.data.shownTo as Json);
    return { shownTo: wish.data.shownTo };
  });

  async function profileFor(who: Person, { id, name }: Person): Promise<Profile> {
    const isOwn = who.id === id;
    const shown = await shownTo(id);
    const person = { id, name };
    // Whoever has blocked somebody, or was blocked by him, is told the same as where nothing is shown.
    if (!isOwn && (shown === 'me' || (await storage.areApart(who.id, id))))
      return {
        person,
        isOwn,
        shownTo: null,
        standings: null,
        games: [],
        statistics: null,
        opponents: null,
        waiting: 0,
      };
    const waiting = await reckonLater(storage, jobs, id, now());
    const games = counted(await storage.outcomesOf(id, MOST_GAMES));
    const latest = games.slice(0, LISTED);
    const common = new Set(isOwn ? [] : (await storage.outcomesOf(who.id, MOST_GAMES)).map(({ table }) => table));
    return {
      ...{ person, isOwn, waiting },
      shownTo: isOwn ? shown : null,
      standings: standingsOf(games, await storage.gamesOf(id)),
      games: listed(latest, (table) => isOwn || common.has(table)),
      statistics: isOwn ? statisticsOf(games) : null,
      opponents: isOwn ? await opponentsOf(id) : null,
    };
  }

  async function opponentsOf(id: string): Promise<Profile['opponents']> {
    const found = await storage.opponentsOf(id, OPPONENTS);
    const names = await storage.namesOf(found.map(({ person }) => person));
    return found.map(({ person, games, ahead }) => ({
      person: { id: person, name: names[person] ?? '' },
      games,
      ahead,
    }));
  }
}
