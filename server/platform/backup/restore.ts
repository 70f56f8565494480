import {
  appendFileSync,
  copyFileSync,
  createReadStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { createGunzip } from 'node:zlib';
import type { Knex } from 'knex';
import { z } from 'zod/mini';
import { migrateTo, rollbackAll, takenSteps, unknownSteps } from '../../db/migrate.ts';
import { serverText } from '../taal/texts.ts';
import { backupsIn } from './backup.ts';
import { DATABASE_FILE, ERASURE_FILE, fileHash, KEYS_FOLDER, readManifest, type Manifest } from './manifest.ts';
import { tableColumns, referencesOf, STEP_TABLES, tablesOf } from './tables.ts';

export interface RestoreOrder {
  /** Folder of one backup. */
  from: string;
  /** Folder of its keys, when they lie elsewhere. */
  keys?: string | undefined;
}
export interface RestoredBackup {
  manifest: Manifest;
  /** Erasures that are repeated at the next start. */
  erasures: number;
  /** Mails that waited when the backup was made: they are sent when the server starts. */
  waiting: number;
}

const refuse = (key: string, values: Record<string, string | number> = {}): Error =>
  new Error(serverText('nl-NL', `backup.${key}`, values));

const batchSchema = z.strictObject({ table: z.string(), rows: z.int() });

/** Lines by their line feed alone: a row may hold other signs that end a line. */
async function* linesOf(path: string): AsyncGenerator<string> {
  let rest = '';
  const stream = createReadStream(path).pipe(createGunzip()).setEncoding('utf8');
  for await (const piece of stream) {
    const lines = `${rest}${String(piece)}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

async function insert(
  trx: Knex,
  columns: readonly string[],
  { table, lines }: { table: string; lines: string[] },
): Promise<void> {
  const names = columns.map(() => '??').join(', ');
  await trx.raw(
    `INSERT INTO ?? (${names}) OVERRIDING SYSTEM VALUE SELECT ${names} FROM jsonb_populate_recordset(NULL::??, ?::jsonb)`,
    [table, ...columns, ...columns, table, `[${lines.join(',')}]`],
  );
}

async function fill(trx: Knex, path: string): Promise<void> {
  const known = new Map<string, string[]>();
  let table = '';
  let left = 0;
  let lines: string[] = [];
  for await (const line of linesOf(path)) {
    if (left === 0) {
      ({ table, rows: left } = batchSchema.parse(JSON.parse(line)));
      lines = [];
      continue;
    }
    lines.push(line);
    left -= 1;
    if (left > 0) continue;
    const columns = known.get(table) ?? (await tableColumns(trx, table));
    known.set(table, columns);
    await insert(trx, columns, { table, lines });
  }
}

async function requireCounts(trx: Knex, manifest: Manifest): Promise<void> {
  for (const [table, expected] of Object.entries(manifest.tables)) {
    const row = await trx(table).count<{ n: string }>({ n: '*' }).first();
    if (Number(row?.n ?? 0) !== expected)
      throw refuse('aantal', { tabel: table, verwacht: expected, aantal: String(row?.n ?? 0) });
  }
}

/**
 * Fills the tables in one transaction. References are made again afterwards, so that no order of the rows matters and every one of
 * them is held anew; what rows set off stays silent, since it was set off already.
 */
async function fillTables(trx: Knex.Transaction, path: string, manifest: Manifest): Promise<void> {
  await trx.raw('SET LOCAL statement_timeout = 0');
  const tables = await tablesOf(trx);
  const references = await referencesOf(trx);
  for (const { table, name } of references) await trx.raw('ALTER TABLE ?? DROP CONSTRAINT ??', [table, name]);
  for (const table of tables) await trx.raw('ALTER TABLE ?? DISABLE TRIGGER USER', [table]);
  for (const table of tables) await trx.raw('TRUNCATE ??', [table]);
  await fill(trx, path);
  for (const table of tables) await trx.raw('ALTER TABLE ?? ENABLE TRIGGER USER', [table]);
  for (const { table, name, definition } of references)
    await trx.raw(`ALTER TABLE ?? ADD CONSTRAINT ?? ${definition.replaceAll('?', '\\?')}`, [table, name]);
  for (const { name, value } of manifest.sequences)
    await trx.raw('SELECT setval(?::regclass, ?)', [`public.${name}`, value]);
  await requireCounts(trx, manifest);
}

/** Back to a database without tables, so that the next try finds what this one found. */
async function clear(db: Knex): Promise<void> {
  await rollbackAll(db);
  for (const table of STEP_TABLES) await db.schema.dropTableIfExists(table);
}

/** Makes the tables as they were, fills them, and says nothing was done when something does not fit. */
async function restoreDatabase(db: Knex, path: string, manifest: Manifest): Promise<void> {
  try {
    await migrateTo(db, manifest.steps);
    await db.transaction((trx) => fillTables(trx, path, manifest));
  } catch (error) {
    await clear(db);
    throw error;
  }
  await db.raw('ANALYZE');
}

/** Keys that would go in the place of others; those are of another database. */
function placeKeys(source: string, dataDir: string): void {
  const target = join(dataDir, KEYS_FOLDER);
  const names = existsSync(source) ? readdirSync(source) : [];
  if (names.length === 0) throw refuse('geenSleutels', { pad: source });
  const there = names.filter((name) => existsSync(join(target, name)));
  const other = there.find((name) => !readFileSync(join(target, name)).equals(readFileSync(join(source, name))));
  if (other !== undefined) throw refuse('andereSleutel', { pad: join(target, other) });
  mkdirSync(target, { recursive: true, mode: 0o700 });
  for (const name of names) copyFileSync(join(source, name), join(target, name));
}

const erasuresOf = (path: string): string[] =>
  existsSync(path)
    ? readFileSync(path, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
    : [];

/** Tombstones of this backup, of every later one beside it, and of the data folder: nobody who was erased comes back. */
function placeErasures(from: string, dataDir: string): number {
  const folder = dirname(resolve(from));
  const later = backupsIn(folder).filter((name) => name >= basename(from));
  const target = join(dataDir, ERASURE_FILE);
  const there = new Set(erasuresOf(target));
  const places = new Set([resolve(from), ...later.map((name) => join(folder, name))]);
  const missing = [...places]
    .flatMap((place) => erasuresOf(join(place, ERASURE_FILE)))
    .filter((line) => !there.has(line));
  const lines = [...new Set(missing)];
  if (lines.length > 0) appendFileSync(target, lines.map((line) => `${line}\n`).join(''), { mode: 0o600 });
  return there.size + lines.length;
}

async function requireFitting(db: Knex, from: string, manifest: Manifest): Promise<void> {
  if ((await fileHash(join(from, DATABASE_FILE))) !== manifest.sha256) throw refuse('beschadigd', { pad: from });
  const [unknown] = unknownSteps(manifest.steps);
  if (unknown !== undefined) throw refuse('nieuwer', { stap: unknown });
  if ((await tablesOf(db)).length > 0 || (await takenSteps(db)).length > 0) throw refuse('nietLeeg');
}

/** Puts a backup back into an empty database and a data folder without other keys. */
export async function restoreBackup(db: Knex, dataDir: string, { from, keys }: RestoreOrder): Promise<RestoredBackup> {
  const manifest = readManifest(from);
  await requireFitting(db, from, manifest);
  placeKeys(keys ?? join(from, KEYS_FOLDER), dataDir);
  await restoreDatabase(db, join(from, DATABASE_FILE), manifest);
  const erasures = placeErasures(from, dataDir);
  const row = await db('mailberichten').where({ status: 'wachtrij' }).count<{ n: string }>({ n: '*' }).first();
  return { manifest, erasures, waiting: Number(row?.n ?? 0) };
}
