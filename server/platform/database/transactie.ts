import type { Knex } from 'knex';

/** Runs work with repositories that share one transaction. */
export type Transactie<R> = <T>(werk: (repositories: R) => Promise<T>) => Promise<T>;

/** Binds a set of repositories to transactions: nothing outside the set can be used by mistake inside one. */
export function createTransactie<R>(db: Knex, bouw: (db: Knex) => R): Transactie<R> {
  return (werk) => db.transaction((trx) => werk(bouw(trx)));
}
