import knex, { type Knex } from 'knex';
import type { Clock } from '#engine/core/basis/clock.ts';
import type { Env } from '../env.ts';
import { startBuiltIn } from './built-in.ts';
import { ChangeListener } from './change-listener.ts';
import { LiveBoard, LIVE_CHANNEL, type LiveUpdates } from '../live/live-updates.ts';
import { CHANNEL, createOwnNotices, Hearers, type ChangeNotices } from './change-notices.ts';

/** Open database. */
export interface Database {
  knex: Knex;
  builtIn: boolean;
  notices: ChangeNotices;
  live: LiveUpdates;
  /** Begins to hear what other processes do. */
  listen(clock: Clock): void;
  /** Work on a connection of its own whose statements may last: a migration of a large table. */
  unhurried<T>(work: (db: Knex) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

interface RawConnection {
  query(sql: string, done: (error: Error | null) => void): void;
  on(event: 'notification', hear: (notice: { payload?: string }) => void): void;
}

const POOL_POSTGRES = 10;
/**
 * The embedded database is one session for all its connections: the unnamed statement that one connection has just parsed is gone
 * once another parses its own. One connection is no slower, since it runs one statement at a time anyway. What an earlier
 * connection prepared by name is still there, so each begins by dropping it.
 */
const POOL_BUILT_IN = 1;
const WAIT_MS = 10_000;

interface Pool {
  max: number;
  /** What each connection begins with. */ settings: string;
  hearers: Hearers;
}

function openKnex(connection: Knex.StaticConnectionConfig | string, { max, settings, hearers }: Pool): Knex {
  return knex({
    client: 'pg',
    connection: connection,
    acquireConnectionTimeout: WAIT_MS,
    pool: {
      min: 0,
      max,
      afterCreate: (conn: RawConnection, done: (error: Error | null, conn: RawConnection) => void) => {
        // A connection that listens hears of its own commit before the commit is answered.
        conn.on('notification', ({ payload }) => hearers.tell(payload));
        conn.query(`${settings}; LISTEN ${CHANNEL}`, (error) => done(error, conn));
      },
    },
  });
}

/** A pool of one for work that may take long; it is gone when the work is done. */
async function workUnhurried<T>(address: string, work: (db: Knex) => Promise<T>): Promise<T> {
  const settings = "SET TIME ZONE 'UTC'; SET statement_timeout = 0";
  const own = openKnex(address, { max: 1, settings, hearers: new Hearers() });
  try {
    return await work(own);
  } finally {
    await own.destroy();
  }
}

/** Opens PostgreSQL when an address is set, else the embedded database in the data folder. */
export async function openDatabase(env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>): Promise<Database> {
  const hearers = new Hearers();
  if (env.DATABASE_URL !== undefined) {
    const address = env.DATABASE_URL;
    const settings = "SET TIME ZONE 'UTC'; SET statement_timeout = '5s'; SET jit = off";
    const db = openKnex(address, { max: POOL_POSTGRES, settings, hearers });
    const notices = new ChangeListener(address, hearers);
    const board = new LiveBoard(async (payload) => {
      await db.raw('SELECT pg_notify(?, ?)', [LIVE_CHANNEL, payload]);
    });
    const others = new Hearers();
    others.add((payload) => board.receive(payload));
    const listener = new ChangeListener(address, others, LIVE_CHANNEL);
    return {
      knex: db,
      builtIn: false,
      notices,
      live: board,
      listen: (clock) => {
        notices.start(clock);
        listener.start(clock);
      },
      unhurried: (work) => workUnhurried(address, work),
      close: async () => {
        await Promise.all([notices.stop(), listener.stop()]);
        await db.destroy();
      },
    };
  }
  const builtIn = await startBuiltIn(env.DATA_DIR);
  const settings = "SET TIME ZONE 'UTC'; DEALLOCATE ALL";
  const db = openKnex(builtIn.verbinding, { max: POOL_BUILT_IN, settings, hearers });
  return {
    knex: db,
    builtIn: true,
    notices: createOwnNotices(hearers),
    live: new LiveBoard(),
    listen: () => undefined,
    unhurried: (work) => work(db),
    close: async () => {
      await db.destroy();
      await builtIn.stop();
    },
  };
}
