// What nodes tell each other, through the database: a connection of its own that listens, and is opened again when it breaks.
import pg from 'pg';

const CHANNEL = 'custodian';
const PAUSE = 300;

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
        application_name: 'custodian listening',
      });
      own.on('notification', ({ payload }) => heard(payload ?? ''));
      let isBroken = false;
      const again = (): void => {
        if (isBroken || isClosed) return;
        isBroken = true;
        client = null;
        own.end().catch(() => undefined);
        setTimeout(retry, PAUSE).unref();
      };
      own.on('error', again);
      own.on('end', again);
      await own.connect();
      await own.query(`LISTEN ${CHANNEL}`);
      client = own;
    };
    const retry = (): void => {
      if (isClosed) return;
      open().then(missed, () => setTimeout(retry, PAUSE).unref());
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
