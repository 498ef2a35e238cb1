// What nodes tell each other, through the database: a connection of its own that listens, and is opened again when it breaks.
import pg from 'pg';

const CHANNEL = 'custodian';
/** Milliseconds: between two tries, and for one of them. */
const PAUSE = 300;
const REACHED_WITHIN = 3000;

/** A way to all nodes, the sender too. */
export interface Wire {
  send(text: string): Promise<void>;
  close(): Promise<void>;
}

/** `heard`: something was told; `missed`: the connection was broken, and something may have been missed. */
export type OpenWire = (heard: (text: string) => void, missed: () => void) => Promise<Wire>;

export const listenThrough =
  (address: string, pool: pg.Pool): OpenWire =>
  async (heard, missed) => {
    let client: pg.Client | null = null;
    let isClosed = false;
    const open = async (): Promise<void> => {
      const own = new pg.Client({
        connectionString: address,
        keepAlive: true,
        connectionTimeoutMillis: REACHED_WITHIN,
        application_name: 'custodian listening',
      });
      let isThere = false;
      // Once for each connection that was there: one that never was is tried again by whoever opens it.
      const again = (): void => {
        if (!isThere) return;
        isThere = false;
        if (client === own) client = null;
        own.end().catch(() => undefined);
        retry();
      };
      own.on('notification', ({ payload }) => heard(payload ?? ''));
      own.on('error', again);
      own.on('end', again);
      try {
        await own.connect();
        await own.query(`LISTEN ${CHANNEL}`);
      } catch (error) {
        own.end().catch(() => undefined);
        throw error;
      }
      isThere = true;
      client = own;
      if (isClosed) await own.end().catch(() => undefined);
    };
    const retry = (): void => {
      const timer = setTimeout(() => {
        if (!isClosed) open().then(missed, retry);
      }, PAUSE);
      timer.unref();
    };
    await open();
    return {
      send: async (text) => {
        await pool.query({ name: 'notify', text: 'SELECT pg_notify($1, $2)', values: [CHANNEL, text] });
      },
      close: async () => {
        isClosed = true;
        await client?.end().catch(() => undefined);
      },
    };
  };
