import { createHash } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { serverText } from '../taal/texts.ts';
import { lockMap } from './map-slot.ts';

/** Running embedded database with the place where `pg` can reach it. */
export interface BuiltIn {
  verbinding: { host: string; port: number; user: string; database: string; password: string };
  stop(): Promise<void>;
}

const PORT = 5432;
/** A unix socket path is at most 107 bytes on Linux and 103 on macOS. */
const PATH_MAX = 100;

/** Folder for the socket: in the data folder, or a private one in the temporary folder when that path is too long. */
export function socketMap(dataDir: string): string {
  const own = resolve(dataDir, 'db-socket');
  const short = join(tmpdir(), `taaltocht-${createHash('sha256').update(own).digest('hex').slice(0, 16)}`);
  const map = Buffer.byteLength(`${own}/.s.PGSQL.${PORT}`) <= PATH_MAX ? own : short;
  mkdirSync(map, { recursive: true, mode: 0o700 });
  return map;
}

function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const trial = createServer();
    trial.on('error', failed);
    trial.listen(0, '127.0.0.1', () => {
      const address = trial.address();
      trial.close(() => done(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

async function startSocket(
  db: PGlite,
  dataDir: string,
): Promise<{ server: PGLiteSocketServer; host: string; port: number }> {
  if (process.platform === 'win32') {
    const port = await freePort();
    const server = new PGLiteSocketServer({ db, host: '127.0.0.1', port, maxConnections: 20 });
    await server.start();
    return { server, host: '127.0.0.1', port };
  }
  const host = socketMap(dataDir);
  const path = join(host, `.s.PGSQL.${PORT}`);
  rmSync(path, { force: true }); // the folder lock is ours, so a socket found here belongs to a dead process
  const server = new PGLiteSocketServer({ db, path, maxConnections: 20 });
  await server.start();
  return { server, host, port: PORT };
}

/** A folder that cannot be opened says so in words; the message of the engine stands behind them. */
async function openFolder(folder: string): Promise<PGlite> {
  try {
    return await PGlite.create({ dataDir: folder });
  } catch (error) {
    const explanation = error instanceof Error ? error.message : String(error);
    throw new Error(serverText('nl-NL', 'start.databaseStuk', { pad: folder, uitleg: explanation }), { cause: error });
  }
}

/** Starts PGlite on disk behind a socket; refuses when another process uses the folder. */
export async function startBuiltIn(dataDir: string): Promise<BuiltIn> {
  const slot = lockMap(dataDir);
  try {
    const db = await openFolder(join(dataDir, 'db'));
    const { server, host, port } = await startSocket(db, dataDir);
    return {
      verbinding: { host, port, user: 'postgres', database: 'postgres', password: 'lokaal' },
      stop: async () => {
        await server.stop();
        await db.close();
        slot.release();
      },
    };
  } catch (error) {
    slot.release();
    throw error;
  }
}
