// A clear answer to whoever caused a problem.
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';

export function answerProblem(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).send({ problem: text });
}

/** What does not fit, and where. */
export const inWords = (error: z.ZodError): string =>
  error.issues.map(({ path, message }) => (path.length === 0 ? message : `${path.join('.')}: ${message}`)).join('; ');

/** Too much of something; allowed again in so many seconds. */
export function refuseForNow(reply: FastifyReply, seconds: number, text: string): FastifyReply {
  return answerProblem(reply.header('retry-after', seconds), 429, `${text}; try again in ${seconds} s`);
}
