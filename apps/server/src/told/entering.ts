// Mails with a link by which somebody comes in: sent to whoever has confirmed the address, tried a few times, and not longer than the link
// would hold.
import type { Language } from '@custodian/words';
import { now } from '../clock.ts';
import type { Done } from '../jobs.ts';
import { secretToken, tokenHash } from '../secrets.ts';
import type { ClaimedJob, Storage } from '../storage/storage.ts';
import type { Sender } from './sending.ts';
import { filled, phrases } from './words.ts';

/** The kind of its tokens, and the first word of its jobs. */
export const ENTER = 'enter';

const MINUTE = 60_000;
const HOLDS = 20 * MINUTE;
/** People who share an address. */
const MOST = 5;

interface Wish {
  readonly address: string;
  readonly language: Language;
  readonly first: number;
}

interface Surroundings {
  readonly storage: Pick<Storage, 'peopleWithMail' | 'addToken'>;
  readonly sender: Pick<Sender, 'mail'>;
  readonly origin: () => string;
}

export const enteringBy =
  ({ storage, sender, origin }: Surroundings) =>
  async ({ about }: ClaimedJob): Promise<Done> => {
    const { address, language, first } = about as unknown as Wish;
    const say = phrases[language];
    try {
      for (const { id, name } of (await storage.peopleWithMail(address)).slice(0, MOST)) {
        const token = secretToken();
        const until = now() + HOLDS;
        await storage.addToken({ hash: tokenHash(token), kind: ENTER, owner: id, about: { address }, until });
        await sender.mail(address, {
          ...{ of: 'enter', subject: filled(say.enter, { name }), text: filled(say.enterText, { name }) },
          ...{ link: `${origin()}/enter/${token}`, linkText: filled(say.enter, { name }), stop: null, table: null },
        });
      }
      return 'done';
    } catch {
      return now() - first > HOLDS ? 'done' : { due: now() + MINUTE, about };
    }
  };
