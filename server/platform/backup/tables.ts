import type { Knex } from 'knex';

/** What knex keeps for itself; the steps themselves stand in the list of a backup. */
export const STEP_TABLES = ['migraties', 'migraties_lock'] as const;

interface Named {
  name: string;
}
export interface Reference {
  table: string;
  name: string;
  definition: string;
}
export interface SequenceValue {
  name: string;
  value: string;
}

/** Tables of the product; parts of a divided table are read through the whole. */
export async function tablesOf(db: Knex): Promise<string[]> {
  const { rows }: { rows: Named[] } = await db.raw(
    `SELECT c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname = 'public' AND c.relkind IN ('r', 'p') AND NOT c.relispartition ORDER BY 1`,
  );
  return rows.map(({ name }) => name).filter((name) => !STEP_TABLES.some((own) => own === name));
}

/** Columns that are written; what the database makes by itself is left out. */
export async function tableColumns(db: Knex, table: string): Promise<string[]> {
  const { rows }: { rows: Named[] } = await db.raw(
    `SELECT attname AS name FROM pg_attribute
    WHERE attrelid = ?::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum`,
    [`public.${table}`],
  );
  return rows.map(({ name }) => name);
}

/** References between tables, with the words that make them again. */
export async function referencesOf(db: Knex): Promise<Reference[]> {
  const { rows }: { rows: Reference[] } = await db.raw(
    `SELECT r.relname AS table, c.conname AS name, pg_get_constraintdef(c.oid) AS definition
    FROM pg_constraint c JOIN pg_class r ON r.oid = c.conrelid JOIN pg_namespace n ON n.oid = r.relnamespace
    WHERE n.nspname = 'public' AND c.contype = 'f' AND c.conparentid = 0 ORDER BY 1, 2`,
  );
  return rows;
}

/** Where counters stand that hand out numbers; those of knex are its own. */
export async function sequencesOf(db: Knex): Promise<SequenceValue[]> {
  const { rows }: { rows: SequenceValue[] } = await db.raw(
    `SELECT sequencename AS name, last_value::text AS value FROM pg_sequences
    WHERE schemaname = 'public' AND last_value IS NOT NULL AND sequencename NOT LIKE 'migraties%' ORDER BY 1`,
  );
  return rows;
}
