/** `npm run restore -- --van <map>`: a backup back into an empty database; with `--proef` into one that is thrown away. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { migrateAtStart } from '../../server/db/migrate.ts';
import { requireSealingKeys } from '../../server/platform/auth/key-guard.ts';
import { noteMoment } from '../../server/platform/backup/backup.ts';
import { askDoor } from '../../server/platform/backup/door.ts';
import { restoreBackup, type RestoredBackup, type RestoreOrder } from '../../server/platform/backup/restore.ts';
import type { Env } from '../../server/platform/env.ts';
import { systemClock } from '../../server/platform/time/clock.ts';
import { required, runCommand, text, withDatabase } from './shared.ts';

const { values } = parseArgs({
  options: { van: { type: 'string' }, sleutels: { type: 'string' }, proef: { type: 'boolean', default: false } },
});

const restore = (
  env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR' | 'ECK_KEY'>,
  order: RestoreOrder,
): Promise<RestoredBackup> =>
  withDatabase(env, ({ unhurried }) =>
    unhurried(async (db) => {
      const restored = await restoreBackup(db, env.DATA_DIR, order);
      await requireSealingKeys(db, env);
      return restored;
    }),
  );

/** Puts it back in a folder of its own, brings it to the newest shape, and throws it away. */
async function tryOut(env: Env, order: RestoreOrder): Promise<RestoredBackup> {
  const folder = mkdtempSync(join(tmpdir(), 'taaltocht-proef-'));
  try {
    const own = { DATA_DIR: folder, DATABASE_URL: undefined, ECK_KEY: env.ECK_KEY };
    const restored = await restore(own, order);
    await withDatabase(own, ({ unhurried }) => unhurried(migrateAtStart));
    return restored;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The dashboard of the office says when this was last done. */
async function noteTest(env: Env): Promise<void> {
  if (env.DATABASE_URL === undefined && (await askDoor(env.DATA_DIR, { work: 'tested' })) !== undefined) return;
  await withDatabase(env, ({ knex: db }) => noteMoment(db, 'restore_test', new Date(systemClock.now())));
}

function report({ manifest, erasures, waiting }: RestoredBackup): void {
  const rows = Object.values(manifest.tables).reduce((sum, count) => sum + count, 0);
  console.log(
    text('restore.inhoud', { moment: manifest.at, tabellen: Object.keys(manifest.tables).length, rijen: rows }),
  );
  if (erasures > 0) console.log(text('restore.wislijst', { aantal: erasures }));
  if (waiting > 0) console.log(text('restore.mails', { aantal: waiting }));
}

await runCommand(async (env) => {
  const from = resolve(required(values.van, text('restore.gebruik')));
  const order = { from, ...(values.sleutels === undefined ? {} : { keys: resolve(values.sleutels) }) };
  if (!values.proef) {
    report(await restore(env, order));
    console.log(text('restore.klaar'));
    return;
  }
  report(await tryOut(env, order));
  await noteTest(env);
  console.log(text('restore.proef'));
});
