/** What the commands of whoever runs a server share: settings, one database, and one line when it does not work. */
import { openDatabase, type Database } from '../../server/platform/database/database.ts';
import { readEnv, type Env } from '../../server/platform/env.ts';
import { serverText } from '../../server/platform/taal/texts.ts';

export const text = (key: string, values: Record<string, string | number> = {}): string =>
  serverText('nl-NL', `beheer.${key}`, values);

/** Runs a command with the settings of the server; what fails is one line, and exit code 1. */
export async function runCommand(work: (env: Env) => Promise<void>): Promise<void> {
  try {
    await work(readEnv(process.env));
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}

/** Opens the database for one piece of work; the embedded one only when no server has it. */
export async function withDatabase<T>(
  env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(env);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** A setting on the command line that cannot be missed. */
export function required(value: string | undefined, usage: string): string {
  if (value === undefined || value === '') throw new Error(usage);
  return value;
}
