/** Starts the product as `npm start` does and waits until it says that everything is ready. */
import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';

const WAIT_MS = 25;
const MAX_WAIT_MS = 300_000;
const CLOSE_MS = 15_000;

const pause = (ms: number): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, ms);
  });

/** A port that is free now. */
export function freePort(): Promise<number> {
  return new Promise((done, refuse) => {
    const listener = createServer();
    listener.once('error', refuse);
    listener.listen(0, '127.0.0.1', () => {
      const address = listener.address();
      listener.close(() =>
        typeof address === 'object' && address !== null ? done(address.port) : refuse(new Error('no port')),
      );
    });
  });
}

function end(kind: ChildProcess): Promise<void> {
  return new Promise((done) => {
    if (kind.exitCode !== null || kind.signalCode !== null) return done();
    const hard = setTimeout(() => kind.kill('SIGKILL'), CLOSE_MS);
    kind.once('exit', () => {
      clearTimeout(hard);
      done();
    });
    kind.kill('SIGTERM');
  });
}

const isDone = (address: string): Promise<boolean> =>
  fetch(address, { signal: AbortSignal.timeout(2_000) }).then(
    ({ status }) => status === 200,
    () => false,
  );

async function waitUntilDone(address: string, kind: ChildProcess): Promise<void> {
  const begin = performance.now();
  while (!(await isDone(address))) {
    if (kind.exitCode !== null) throw new Error(`the product ended with ${kind.exitCode}`);
    if (performance.now() - begin > MAX_WAIT_MS) throw new Error('the product is not ready after five minutes');
    await pause(WAIT_MS);
  }
}

export interface StartOptions {
  root: string;
  dataDir: string;
  poort: number;
  /** Done with the running product after the time was taken. */
  visit?: (address: string) => Promise<void>;
}

/** Seconds from the start of the process to the first 200 of `/api/gezondheid`; the product is stopped again. Rejects when it ends by itself. */
export async function measureStart({ root, dataDir, poort: gate, visit }: StartOptions): Promise<number> {
  const begin = performance.now();
  const kind = spawn(process.execPath, ['--import', 'tsx', 'tools/build/start.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DEMO: 'aan',
      DATABASE_URL: '',
      DATA_DIR: dataDir,
      PORT: String(gate),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
    },
  });
  try {
    await waitUntilDone(`http://127.0.0.1:${gate}/api/gezondheid`, kind);
    const seconds = (performance.now() - begin) / 1_000;
    await visit?.(`http://127.0.0.1:${gate}`);
    return seconds;
  } finally {
    await end(kind);
  }
}
