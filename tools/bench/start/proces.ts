/** Starts the product as `npm start` does and waits until it says that everything is ready. */
import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';

const WACHT_MS = 25;
const HOOGSTENS_MS = 300_000;
const AFSLUIT_MS = 15_000;

const pauze = (ms: number): Promise<void> =>
  new Promise((klaar) => {
    setTimeout(klaar, ms);
  });

/** A port that is free now. */
export function vrijePoort(): Promise<number> {
  return new Promise((klaar, weiger) => {
    const luisteraar = createServer();
    luisteraar.once('error', weiger);
    luisteraar.listen(0, '127.0.0.1', () => {
      const adres = luisteraar.address();
      luisteraar.close(() =>
        typeof adres === 'object' && adres !== null ? klaar(adres.port) : weiger(new Error('no port')),
      );
    });
  });
}

function einde(kind: ChildProcess): Promise<void> {
  return new Promise((klaar) => {
    if (kind.exitCode !== null || kind.signalCode !== null) return klaar();
    const hard = setTimeout(() => kind.kill('SIGKILL'), AFSLUIT_MS);
    kind.once('exit', () => {
      clearTimeout(hard);
      klaar();
    });
    kind.kill('SIGTERM');
  });
}

const isKlaar = (adres: string): Promise<boolean> =>
  fetch(adres, { signal: AbortSignal.timeout(2_000) }).then(
    ({ status }) => status === 200,
    () => false,
  );

async function wachtTotKlaar(adres: string, kind: ChildProcess): Promise<void> {
  const begin = performance.now();
  while (!(await isKlaar(adres))) {
    if (kind.exitCode !== null) throw new Error(`the product ended with ${kind.exitCode}`);
    if (performance.now() - begin > HOOGSTENS_MS) throw new Error('the product is not ready after five minutes');
    await pauze(WACHT_MS);
  }
}

export interface StartOpties {
  root: string;
  dataDir: string;
  poort: number;
}

/** Seconds from the start of the process to the first 200 of `/api/gezondheid`; the product is stopped again. Rejects when it ends by itself. */
export async function meetStart({ root, dataDir, poort }: StartOpties): Promise<number> {
  const begin = performance.now();
  const kind = spawn(process.execPath, ['--import', 'tsx', 'tools/build/start.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: '',
      DATA_DIR: dataDir,
      PORT: String(poort),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
    },
  });
  try {
    await wachtTotKlaar(`http://127.0.0.1:${poort}/api/gezondheid`, kind);
    return (performance.now() - begin) / 1_000;
  } finally {
    await einde(kind);
  }
}
