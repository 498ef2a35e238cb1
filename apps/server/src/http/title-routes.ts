// The games of this server, as a lobby shows them: everything here is public.
import type { TitleInfo } from '@custodian/protocol';
import type { Title, Titles } from '@custodian/title';
import { levelsOf } from '@custodian/title';
import { languages } from '@custodian/words';
import type { FastifyInstance } from 'fastify';
import { answerProblem } from './problems.ts';

export function titleRoutes(app: FastifyInstance, titles: Titles): void {
  app.get('/api/titles', async () => ({ titles: [...titles.values()].map(infoOf) }));

  /** Every text of a game, for those who have no words of their own for it. */
  app.get('/api/titles/:id/words/:language', async (request, reply) => {
    const { id, language: wanted } = request.params as { id: string; language: string };
    const title = titles.get(id);
    const language = languages.find((each) => each === wanted);
    if (title === undefined || language === undefined)
      return answerProblem(
        reply,
        404,
        `there are words of ${[...titles.keys()].join(', ')} in ${languages.join(', ')}`,
      );
    return { words: await title.words[language]() };
  });
}

const infoOf = (title: Title): TitleInfo => {
  const { id, seats, usualSeats = seats[1], options, landmarks, guided } = title;
  return { id, seats, usualSeats, options, landmarks, levels: levelsOf(title), guided: guided !== undefined };
};
