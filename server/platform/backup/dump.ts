import type { Knex } from 'knex';
import { takenSteps } from '../../db/migrate.ts';
import type { Manifest } from './manifest.ts';
import { sequencesOf, tablesOf } from './tables.ts';

/** Rows that are read and written at once: the packed state of a leerling is tens of kilobytes. */
const ROWS = 200;

export type Dumped = Pick<Manifest, 'steps' | 'tables' | 'sequences'>;

async function* rowsOf(trx: Knex, table: string): AsyncGenerator<string[]> {
  await trx.raw('DECLARE backup_rows NO SCROLL CURSOR FOR SELECT to_jsonb(t)::text AS line FROM ?? t', [table]);
  for (;;) {
    const { rows }: { rows: { line: string }[] } = await trx.raw(`FETCH ${ROWS} FROM backup_rows`);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await trx.raw('CLOSE backup_rows');
}

/**
 * The rows of every table as one moment saw them: a line with table and number, then so many lines with a row each. The database
 * writes the rows and reads them again, so that no number or moment passes through JavaScript.
 */
async function* linesOf(trx: Knex, counts: Record<string, number>): AsyncGenerator<string> {
  for (const table of await tablesOf(trx)) {
    counts[table] = 0;
    for await (const lines of rowsOf(trx, table)) {
      counts[table] += lines.length;
      yield `${JSON.stringify({ table, rows: lines.length })}\n${lines.join('\n')}\n`;
    }
  }
}

/** Reads the whole database in one transaction that sees nothing of what happens meanwhile. */
export function dumpDatabase(db: Knex, write: (lines: AsyncIterable<string>) => Promise<void>): Promise<Dumped> {
  return db.transaction(
    async (trx) => {
      await trx.raw('SET LOCAL statement_timeout = 0');
      const tables: Record<string, number> = {};
      const steps = await takenSteps(trx);
      await write(linesOf(trx, tables));
      return { steps, tables, sequences: await sequencesOf(trx) };
    },
    { isolationLevel: 'repeatable read', readOnly: true },
  );
}
