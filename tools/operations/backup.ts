/** `npm run backup -- --naar <map>`: database, keys and tombstones of a running server in one folder. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { makeBackup, type BackupOrder } from '../../server/platform/backup/backup.ts';
import { askDoor } from '../../server/platform/backup/door.ts';
import type { Env } from '../../server/platform/env.ts';
import { systemClock } from '../../server/platform/time/clock.ts';
import { required, runCommand, text, withDatabase } from './shared.ts';

const { values } = parseArgs({
  options: { naar: { type: 'string' }, sleutels: { type: 'string' }, bewaar: { type: 'string' } },
});

function orderOf(env: Env): BackupOrder {
  const folder = resolve(required(values.naar ?? env.BACKUP_DIR, text('backup.gebruik')));
  const keys = values.sleutels ?? env.BACKUP_KEYS_DIR;
  const days = values.bewaar === undefined ? undefined : Number(values.bewaar);
  if (days !== undefined && !(Number.isInteger(days) && days > 0)) throw new Error(text('backup.gebruik'));
  return { folder, ...(keys === undefined ? {} : { keys: resolve(keys) }), ...(days === undefined ? {} : { days }) };
}

/** The server that holds the embedded database makes it; without a server, and for PostgreSQL, this process does. */
async function make(env: Env, order: BackupOrder): Promise<string> {
  const asked = env.DATABASE_URL === undefined ? await askDoor(env.DATA_DIR, { work: 'backup', ...order }) : undefined;
  if (asked !== undefined) return asked;
  return withDatabase(env, async ({ knex: db }) => {
    const made = await makeBackup({ db, dataDir: env.DATA_DIR, clock: systemClock }, order);
    return made.path;
  });
}

await runCommand(async (env) => {
  console.log(text('backup.klaar', { pad: await make(env, orderOf(env)) }));
});
