// What nodes ask each other, and how they know each other.
import type { IncomingMessage } from 'node:http';
import type { Json } from '@custodian/kernel';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { PlayedElsewhere } from '../nodes/places.ts';
import { FROM_NODE, NOT_HERE } from '../nodes/reaching.ts';
import { isSame } from '../secrets.ts';
import type { Person, Storage } from '../storage/storage.ts';
import type { Tables } from '../tables/tables.ts';
import { answerProblem } from './problems.ts';

/** Whether another node asks. */
export function isNode({ headers }: Pick<IncomingMessage, 'headers'>, secret: string | null): boolean {
  const given = headers[FROM_NODE];
  if (secret === null || typeof given !== 'string') return false;
  return isSame(given, secret);
}

interface Surroundings {
  readonly storage: Storage;
  readonly tables: Tables;
  readonly secret: string;
}

const summariesAsked = z.strictObject({ person: z.string(), ids: z.array(z.string()).max(100) });
const seatsAsked = z.strictObject({ id: z.string(), person: z.string(), seats: z.array(z.number().int()).max(8) });
const questionAsked = z.strictObject({ id: z.string(), what: z.enum(['is wanted', 'news']), about: z.unknown() });
const leavingAsked = z.strictObject({ id: z.string(), person: z.string() });
const tableAsked = z.strictObject({ id: z.string() });

export function nodeRoutes(app: FastifyInstance, { storage, tables, secret }: Surroundings): void {
  const answer = (path: string, use: (body: unknown) => Promise<unknown>): void => {
    app.post(path, async (request, reply) => {
      if (!isNode(request.raw, secret)) return answerProblem(reply, 403, 'only for the nodes of this server');
      try {
        return { answer: await use(request.body) };
      } catch (error) {
        if (error instanceof PlayedElsewhere) return answerProblem(reply, NOT_HERE, 'another node holds it');
        throw error;
      }
    });
  };
  const personBy = async (id: string): Promise<Person> => {
    const person = await storage.person(id);
    if (person === null) throw new Error('a node asked for somebody whom nobody knows');
    return person;
  };
  answer('/nodes/summaries', async (body) => {
    const { person, ids } = summariesAsked.parse(body);
    return tables.lists.here(ids, await personBy(person));
  });
  answer('/nodes/take-seats', async (body) => {
    const { id, person, seats } = seatsAsked.parse(body);
    return tables.takeSeats(id, await personBy(person), seats);
  });
  answer('/nodes/time-came', (body) => tables.timeCameHere(tableAsked.parse(body).id));
  answer('/nodes/question', (body) => {
    const { id, what, about } = questionAsked.parse(body);
    return tables.questionHere(id, what, about as Json);
  });
  answer('/nodes/leave', async (body) => {
    const { id, person } = leavingAsked.parse(body);
    await tables.leaveHere(id, person);
  });
  answer('/nodes/reopen', (body) => tables.reopenHere(leavingAsked.parse(body).id));
  answer('/nodes/heed', (body) => tables.heedHere(tableAsked.parse(body).id));
}
