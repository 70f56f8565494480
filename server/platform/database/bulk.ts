import type { Knex } from 'knex';

export type BulkRow = Record<string, unknown>;
/** Rows per statement: small enough that the embedded database, which runs in this process, holds nobody up. */
const BATCH_SIZE = 250;

function* chunks<T>(rows: readonly T[]): Generator<T[]> {
  for (let from = 0; from < rows.length; from += BATCH_SIZE) yield rows.slice(from, from + BATCH_SIZE);
}

/** Statements that carry many rows of one table in one parameter each; the table itself tells the types. */
interface Bulk {
  /** `opBotsing` is the clause for a key that exists. */
  insert(rows: readonly BulkRow[], onConflict?: string): Promise<void>;
  /** Sets the other columns of rows found by `admin_id` and the key columns, `id` unless told otherwise. */
  update(rows: readonly BulkRow[], key?: readonly string[]): Promise<void>;
  /** Deletes rows found by all their columns. */
  delete(rows: readonly BulkRow[]): Promise<void>;
}

const equal = (columns: readonly string[]): string => columns.map(() => 't.?? = r.??').join(' AND ');
const double = (columns: readonly string[]): string[] => columns.flatMap((column) => [column, column]);

export function bulk(db: Knex, table: string): Bulk {
  return {
    insert: async (rows, onConflict = '') => {
      const columns = Object.keys(rows[0] ?? {});
      const names = columns.map(() => '??').join(', ');
      for (const part of chunks(rows)) {
        await db.raw(
          `INSERT INTO ?? (${names}) SELECT ${names} FROM json_populate_recordset(NULL::??, ?::json) ${onConflict}`,
          [table, ...columns, ...columns, table, JSON.stringify(part)],
        );
      }
    },
    update: async (rows, key = ['id']) => {
      const where = ['admin_id', ...key];
      const columns = Object.keys(rows[0] ?? {}).filter((column) => !where.includes(column));
      for (const part of chunks(rows)) {
        await db.raw(
          `UPDATE ?? AS t SET ${columns.map(() => '?? = r.??').join(', ')} FROM json_populate_recordset(NULL::??, ?::json) AS r WHERE ${equal(where)}`,
          [table, ...double(columns), table, JSON.stringify(part), ...double(where)],
        );
      }
    },
    delete: async (rows) => {
      const where = Object.keys(rows[0] ?? {});
      for (const part of chunks(rows)) {
        await db.raw(
          `DELETE FROM ?? AS t USING json_populate_recordset(NULL::??, ?::json) AS r WHERE ${equal(where)}`,
          [table, table, JSON.stringify(part), ...double(where)],
        );
      }
    },
  };
}
