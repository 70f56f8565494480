import { spawnSync } from 'node:child_process';
import { startPostgres } from '../check/postgres.ts';

/** Malformed calls of case 12; every run of the API tests sends a slice of them. */
const REQUESTS = '10000';

/** Case 12: malformed calls made out of the endpoints' own schemas. Answers whether none ended in a fault of ours; null without PostgreSQL. */
export async function playFuzz(database: 'postgres' | 'embedded', seed: number): Promise<boolean | null> {
  const server = database === 'postgres' ? await startPostgres() : undefined;
  if (server === null) return null;
  try {
    const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'api', 'server/features/fuzz.api.test.ts'], {
      stdio: ['ignore', 2, 2],
      env: {
        ...process.env,
        FUZZ_REQUESTS: REQUESTS,
        FUZZ_SEED: String(seed),
        TEST_DATABASE_URL: server?.url,
      },
      shell: process.platform === 'win32',
    });
    return status === 0;
  } finally {
    server?.stop();
  }
}
