import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askDoor } from '../../platform/backup/door.ts';
import { startKit, type ApiKit } from '../../test/api-kit.ts';

const DAY_MS = 86_400_000;
let kit: ApiKit;
let folder: string;
let keys: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'taaltocht-nachten-'));
  keys = mkdtempSync(join(tmpdir(), 'taaltocht-elders-'));
  kit = await startKit({ env: { BACKUP_DIR: folder, BACKUP_KEYS_DIR: keys, BACKUP_DAYS: '2' } });
});
afterAll(async () => {
  await kit.stop();
  for (const path of [folder, keys]) rmSync(path, { recursive: true, force: true });
});

const momentOf = async (key: string): Promise<string | undefined> =>
  (await kit.server.database.knex('instellingen').where({ sleutel: key }).first('waarde'))?.waarde;

it('makes one every night, lays the keys elsewhere, and throws away what is past its days', async () => {
  await kit.night('backup');
  const [first = ''] = readdirSync(folder);
  expect(readdirSync(join(folder, first)).toSorted()).toEqual(['backup.json', 'database.jsonl.gz']);
  expect(readdirSync(join(keys, first))).toContain('kluis.key');
  // What another process left half made, and what is not ours, stays.
  mkdirSync(join(folder, '2020-01-01T01-00-00Z'));
  writeFileSync(join(folder, 'lees-mij.txt'), 'x');
  kit.klok.ahead(DAY_MS);
  await kit.night('backup');
  expect(readdirSync(folder)).toContain(first);
  kit.klok.ahead(1.5 * DAY_MS);
  await kit.night('backup');
  expect(readdirSync(folder)).not.toContain(first);
  expect(readdirSync(keys)).not.toContain(first);
  expect(readdirSync(folder).filter((name) => existsSync(join(folder, name, 'backup.json')))).toHaveLength(2);
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(['2020-01-01T01-00-00Z', 'lees-mij.txt']));
  expect(kit.klok.now() - Date.parse((await momentOf('backup')) ?? '')).toBeLessThan(DAY_MS);
});

it('leaves nothing half made when it fails', async () => {
  const own = await startKit({ env: { BACKUP_DIR: join(folder, 'lees-mij.txt', 'hier') } });
  await expect(own.night('backup')).rejects.toThrow(/ENOTDIR/);
  const parts = readdirSync(folder).filter((name) => name.endsWith('.deel'));
  expect(parts).toEqual([]);
  expect(await own.server.database.knex('instellingen').where({ sleutel: 'backup' })).toEqual([]);
  await own.stop();
});

it('opens no door where the database is PostgreSQL, and one for its own machine where it is embedded', async () => {
  expect(await askDoor(kit.env.DATA_DIR, { work: 'tested' })).toBeUndefined();
  const own = await startKit({ embedded: true });
  await own.server.listen();
  const path = await askDoor(own.env.DATA_DIR, { work: 'backup', folder });
  expect(existsSync(join(path ?? '', 'backup.json'))).toBe(true);
  expect(await askDoor(own.env.DATA_DIR, { work: 'tested' })).toBe('');
  const row = await own.server.database.knex('instellingen').where({ sleutel: 'restore_test' }).first('waarde');
  expect(Number.isNaN(Date.parse(row?.waarde ?? ''))).toBe(false);
  await expect(askDoor(own.env.DATA_DIR, { work: 'backup', folder: join(folder, 'lees-mij.txt') })).rejects.toThrow(
    /ENOTDIR/,
  );
  await own.stop();
  expect(await askDoor(own.env.DATA_DIR, { work: 'tested' })).toBeUndefined();
});
