// What a node asks another one that holds a table.
import type { Nodes } from './places.ts';
import { PlayedElsewhere } from './places.ts';
import { ask, Unreached } from './reaching.ts';

export type NodeQuestion = 'summaries' | 'take seats' | 'time came' | 'heed' | 'question' | 'leave' | 'reopen';

export async function askNode(nodes: Nodes, address: string, what: NodeQuestion, body: unknown): Promise<unknown> {
  const path = `/nodes/${what.replaceAll(' ', '-')}`;
  const answered = await ask(address, nodes.secret ?? '', { method: 'POST', path, body });
  if (answered.status !== 200) throw new Unreached(`${address} answered ${answered.status}`);
  return (answered.body as { readonly answer: unknown }).answer;
}

/** Null when another node plays it; anything else that went wrong still fails. */
export function onlyElsewhere(error: unknown): null {
  if (error instanceof PlayedElsewhere) return null;
  throw error;
}
