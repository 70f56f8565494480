import knex, { type Knex } from 'knex';
import type { Env } from '../env.ts';
import { startIngebouwd } from './ingebouwd.ts';

/** Open database; `benoemd` tells whether statements may be prepared by name. */
export interface Database {
  knex: Knex;
  ingebouwd: boolean;
  close(): Promise<void>;
}

interface RuweVerbinding {
  query(sql: string, klaar: (fout: Error | null) => void): void;
}

const POOL_POSTGRES = 10;
/**
 * The embedded database is one session for all its connections: the unnamed statement that one connection has just parsed is gone
 * once another parses its own. One connection is no slower, since it runs one statement at a time anyway.
 */
const POOL_INGEBOUWD = 1;
const WACHT_MS = 10_000;

function openKnex(verbinding: Knex.StaticConnectionConfig | string, max: number, instellingen: string): Knex {
  return knex({
    client: 'pg',
    connection: verbinding,
    acquireConnectionTimeout: WACHT_MS,
    pool: {
      min: 0,
      max,
      afterCreate: (conn: RuweVerbinding, klaar: (fout: Error | null, conn: RuweVerbinding) => void) => {
        conn.query(instellingen, (fout) => klaar(fout, conn));
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
    return { knex: db, ingebouwd: false, close: () => db.destroy() };
  }
  const ingebouwd = await startIngebouwd(env.DATA_DIR);
  const db = openKnex(ingebouwd.verbinding, POOL_INGEBOUWD, "SET TIME ZONE 'UTC'");
  return {
    knex: db,
    ingebouwd: true,
    close: async () => {
      await db.destroy();
      await ingebouwd.stop();
    },
  };
}
