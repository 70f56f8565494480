import type { Knex } from 'knex';

export type DemoRow = Record<string, unknown>;
const BATCH_SIZE = 2_000;

/** Inserts many rows with one parameter per batch; the table itself tells the types. */
export async function insertRows(db: Knex, table: string, rows: readonly DemoRow[]): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(first);
  const names = columns.map(() => '??').join(', ');
  for (let from = 0; from < rows.length; from += BATCH_SIZE) {
    const part = JSON.stringify(rows.slice(from, from + BATCH_SIZE));
    // json_populate_recordset reads the table's own types, so one parameter carries any shape of row.
    await db.raw(`INSERT INTO ?? (${names}) SELECT ${names} FROM json_populate_recordset(NULL::??, ?::json)`, [
      table,
      ...columns,
      ...columns,
      table,
      part,
    ]);
  }
}
