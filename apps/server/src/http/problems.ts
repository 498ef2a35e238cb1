// A clear answer to whoever caused a problem.
import type { FastifyReply } from 'fastify';

export function answerProblem(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).send({ problem: text });
}
