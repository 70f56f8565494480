import knex, { type Knex } from 'knex';
import type { Env } from '../env.ts';
import { startBuiltIn } from './built-in.ts';

/** Open database; `benoemd` tells whether statements may be prepared by name. */
export interface Database {
  knex: Knex;
  builtIn: boolean;
  close(): Promise<void>;
}

interface RawConnection {
  query(sql: string, done: (error: Error | null) => void): void;
}

const POOL_POSTGRES = 10;
/**
 * The embedded database is one session for all its connections: the unnamed statement that one connection has just parsed is gone
 * once another parses its own. One connection is no slower, since it runs one statement at a time anyway.
 */
const POOL_BUILT_IN = 1;
const WAIT_MS = 10_000;

function openKnex(connection: Knex.StaticConnectionConfig | string, max: number, settings: string): Knex {
  return knex({
    client: 'pg',
    connection: connection,
    acquireConnectionTimeout: WAIT_MS,
    pool: {
      min: 0,
      max,
      afterCreate: (conn: RawConnection, done: (error: Error | null, conn: RawConnection) => void) => {
        conn.query(settings, (error) => done(error, conn));
      },
    },
  });
}

/** Opens PostgreSQL when an address is set, else the embedded database in the data folder. */
export async function openDatabase(env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>): Promise<Database> {
  if (env.DATABASE_URL !== undefined) {
    const db = openKnex(
      env.DATABASE_URL,
      POOL_POSTGRES,
      "SET TIME ZONE 'UTC'; SET statement_timeout = '5s'; SET jit = off",
    );
    return { knex: db, builtIn: false, close: () => db.destroy() };
  }
  const builtIn = await startBuiltIn(env.DATA_DIR);
  const db = openKnex(builtIn.verbinding, POOL_BUILT_IN, "SET TIME ZONE 'UTC'");
  return {
    knex: db,
    builtIn: true,
    close: async () => {
      await db.destroy();
      await builtIn.stop();
    },
  };
}
