/** A throw-away PostgreSQL server for tests; only when the machine has one. */
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TestPostgres {
  url: string;
  versie: string;
  /** Makes an empty database; answers its address. */
  create(name: string): string;
  /** Ends it at once, as a failing machine does; what was committed is read back at the next start. */
  crash(): void;
  start(): void;
  stop(): void;
}

const DEBIAN = '/usr/lib/postgresql';

function binFolder(): string | null {
  const onPath = spawnSync('pg_ctl', ['--version']);
  if (onPath.status === 0) return '';
  if (!existsSync(DEBIAN)) return null;
  const versions = readdirSync(DEBIAN).filter((v) => existsSync(join(DEBIAN, v, 'bin', 'pg_ctl')));
  const newest = versions.sort((a, b) => Number(a) - Number(b)).at(-1);
  return newest === undefined ? null : join(DEBIAN, newest, 'bin');
}

/** Whether this machine can start a PostgreSQL. */
export const hasPostgres = (): boolean => binFolder() !== null;

/** PostgreSQL refuses to run as root, so root hands over to the account that Debian's package makes. */
function asServerUser(command: string, args: string[]): void {
  const root = process.getuid?.() === 0;
  if (root)
    execFileSync('runuser', ['-u', 'postgres', '--', command, ...args], { stdio: ['ignore', 'ignore', 'inherit'] });
  else execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

/** Starts a fresh cluster in the temporary folder, or answers null when there is no PostgreSQL here. Tests need no write to be on disk; `durable` does as a real one. */
export async function startPostgres({ durable = false } = {}): Promise<TestPostgres | null> {
  const bin = binFolder();
  if (bin === null) return null;
  const folder = mkdtempSync(join(tmpdir(), 'taaltocht-pg-'));
  chmodSync(folder, 0o777);
  const data = join(folder, 'data');
  const port = await freePort();
  const tool = (name: string): string => (bin === '' ? name : join(bin, name));
  asServerUser(tool('initdb'), [
    '-D',
    data,
    '-U',
    'taaltocht',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
    '--no-sync',
  ]);
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=${durable ? 'on' : 'off'}`;
  const control = (...args: string[]): void => asServerUser(tool('pg_ctl'), ['-D', data, '-w', ...args]);
  const start = (): void => control('-l', join(folder, 'log'), '-o', settings, 'start');
  const crash = (): void => control('-m', 'immediate', 'stop');
  start();
  const urlOf = (database: string): string => `postgres://taaltocht@127.0.0.1:${port}/${database}`;
  return {
    url: urlOf('postgres'),
    create: (name) => {
      execFileSync(tool('createdb'), ['-h', '127.0.0.1', '-p', String(port), '-U', 'taaltocht', name]);
      return urlOf(name);
    },
    versie: execFileSync(tool('postgres'), ['--version']).toString().trim(),
    crash,
    start,
    stop: () => {
      crash();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
