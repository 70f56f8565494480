import type { Knex } from 'knex';

/** Runs work with repositories that share one transaction. */
export type Transaction<R> = <T>(work: (repositories: R) => Promise<T>) => Promise<T>;

/** Binds a set of repositories to transactions: nothing outside the set can be used by mistake inside one. */
export function createTransaction<R>(db: Knex, build: (db: Knex) => R): Transaction<R> {
  return (work) => db.transaction((trx) => work(build(trx)));
}
