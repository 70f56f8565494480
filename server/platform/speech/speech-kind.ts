import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { antwoordSchema, parseLine, type Vraag } from './speech-protocol.ts';

export interface SpeechLog {
  warn(details: object, message: string): void;
}
export interface Kind {
  ask(vraag: Omit<Vraag, 'id'>): Promise<Buffer>;
  close(): Promise<void>;
}

interface Wacht {
  id: number;
  resolve(mp3: Buffer): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout;
}

const START_MS = 15_000;
const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
const program = fileURLToPath(new URL('./speech-proces.ts', import.meta.url));

/** A new child process: every line it answers goes to `onLine`, what goes wrong in it to the log. */
function spawnProces(bestand: string, log: SpeechLog, onLine: (line: string) => void): ChildProcessWithoutNullStreams {
  const proces = spawn(process.execPath, ['--import', loader, bestand], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'] ?? '' },
  });
  createInterface({ input: proces.stdout }).on('line', onLine);
  proces.stderr.on('data', (deel: Buffer) =>
    log.warn({ stderr: deel.toString('utf8').slice(0, 500) }, 'speech process'),
  );
  proces.stdin.on('error', () => proces.kill('SIGKILL'));
  return proces;
}

/** Kills a process and waits until it is gone. */
async function endProces(proces: ChildProcessWithoutNullStreams): Promise<void> {
  if (proces.exitCode !== null) return;
  const einde = new Promise<void>((resolve) => {
    proces.once('exit', () => resolve());
  });
  proces.kill('SIGKILL');
  await einde;
}

/** Owns the child process: starts it on the first question, kills it when it hangs, starts it again after a crash. One question at a time. */
export function createKind(options: { log: SpeechLog; timeoutMs?: number; program?: string }): Kind {
  const { log, timeoutMs = 8000 } = options;
  let kind: ChildProcessWithoutNullStreams | null = null;
  let warm = false;
  let wacht: Wacht | null = null;
  let nummer = 0;

  function settle(act: (w: Wacht) => void): void {
    const w = wacht;
    if (!w) return;
    wacht = null;
    clearTimeout(w.timer);
    act(w);
  }

  function onLine(line: string): void {
    const antwoord = parseLine(antwoordSchema, line);
    if (!antwoord || antwoord.id !== wacht?.id) return;
    warm = true;
    settle((w) =>
      'mp3' in antwoord ? w.resolve(Buffer.from(antwoord.mp3, 'base64')) : w.reject(new Error(antwoord.fout)),
    );
  }

  function start(): ChildProcessWithoutNullStreams {
    const nieuw = spawnProces(options.program ?? program, log, onLine);
    warm = false;
    const gone = (reden: string): void => {
      if (kind !== nieuw) return;
      kind = null;
      settle((w) => w.reject(new Error(reden)));
    };
    nieuw.on('error', (error) => gone(error.message));
    nieuw.on('exit', (code) => gone(`speech process ended with ${code ?? 'a signal'}`));
    return nieuw;
  }

  function ask(vraag: Omit<Vraag, 'id'>): Promise<Buffer> {
    kind ??= start();
    const proces = kind;
    const id = ++nummer;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => {
          log.warn({ tekst: vraag.tekst.length }, 'speech process timed out');
          kind = null;
          proces.kill('SIGKILL');
          settle((w) => w.reject(new Error('timeout')));
        },
        warm ? timeoutMs : timeoutMs + START_MS,
      );
      wacht = { id, resolve, reject, timer };
      proces.stdin.write(`${JSON.stringify({ id, ...vraag })}\n`);
    });
  }

  async function close(): Promise<void> {
    const proces = kind;
    kind = null;
    settle((w) => w.reject(new Error('closed')));
    if (proces) await endProces(proces);
  }

  return { ask, close };
}
