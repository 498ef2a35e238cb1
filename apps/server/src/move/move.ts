// Carries a whole server from one place to another. What has arrived is read again and compared before it counts; whatever goes wrong,
// both places are as they were.
import type { Account, Part, Row, Store } from './parts.ts';
import { accounting, parts } from './parts.ts';

const AT_ONCE = 200;

/** By part, what was carried. */
export type Moved = readonly (Account & { readonly part: string })[];

export async function move(from: Store, to: Store): Promise<Moved> {
  if (!(await to.isEmpty())) throw new Error(`there are games in ${to.place} already: move into an empty one`);
  const moved: (Account & { part: string })[] = [];
  for (const part of parts) moved.push({ part: part.name, ...(await carry(part, from, to)) });
  for (const { part: name, rows, hash } of moved) {
    const arrived = await accountOf(parts.find((part) => part.name === name) as Part, to);
    if (arrived.rows !== rows || arrived.hash !== hash)
      throw new Error(
        `what arrived in ${to.place} is not what was sent: ${name}, ${rows} rows sent, ${arrived.rows} there`,
      );
  }
  await to.keep();
  return moved;
}

async function carry(part: Part, from: Store, to: Store): Promise<Account> {
  const sent = accounting(part);
  let some: Row[] = [];
  for await (const row of from.read(part)) {
    sent.add(row);
    some.push(row);
    if (some.length < AT_ONCE) continue;
    await to.write(part, some);
    some = [];
  }
  if (some.length > 0) await to.write(part, some);
  return sent.account();
}

async function accountOf(part: Part, store: Store): Promise<Account> {
  const found = accounting(part);
  for await (const row of store.read(part)) found.add(row);
  return found.account();
}
