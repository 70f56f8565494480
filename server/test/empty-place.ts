import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import knex from 'knex';
import { readEnv, type Env } from '../platform/env.ts';

export interface EmptyPlace {
  env: Env;
  drop(): Promise<void>;
}

let made = 0;

/** A data folder with nothing in it and a database without tables: embedded, or on the PostgreSQL of `TEST_DATABASE_URL`. */
export async function createEmptyPlace(
  options: { embedded?: boolean; env?: Record<string, string> } = {},
): Promise<EmptyPlace> {
  const folder = mkdtempSync(join(tmpdir(), 'taaltocht-leeg-'));
  const base = options.embedded === true ? undefined : process.env['TEST_DATABASE_URL'];
  made += 1;
  const name = `leeg_${process.pid}_${made}`;
  const onBase = async (statement: string): Promise<void> => {
    if (base === undefined) return;
    const management = knex({ client: 'pg', connection: base, pool: { min: 0, max: 1 } });
    await management.raw(statement, [name]);
    await management.destroy();
  };
  await onBase('CREATE DATABASE ??');
  const url =
    base === undefined ? {} : { DATABASE_URL: Object.assign(new URL(base), { pathname: `/${name}` }).toString() };
  const env = readEnv({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PORT: '0',
    DATA_DIR: folder,
    DEMO: 'uit',
    GEBOUWD_DIR: join(folder, 'gebouwd'),
    ...url,
    ...options.env,
  });
  return {
    env,
    drop: async () => {
      await onBase('DROP DATABASE IF EXISTS ?? WITH (FORCE)');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
