import type { Knex } from 'knex';

/** Connections of this process to the database. */
export interface Connections {
  used: number;
  free: number;
  /** Requests that wait for one. */
  waiting: number;
}

export function connectionsOf(db: Knex): Connections {
  const pool: unknown = db.client.pool;
  const count = (name: string): number => {
    const ask: unknown = typeof pool === 'object' && pool !== null ? Reflect.get(pool, name) : undefined;
    return typeof ask === 'function' ? Number(Reflect.apply(ask, pool, [])) : 0;
  };
  return { used: count('numUsed'), free: count('numFree'), waiting: count('numPendingAcquires') };
}
