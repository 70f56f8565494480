import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { speechReplySchema, parseLine, type Vraag } from './speech-protocol.ts';

export interface SpeechLog {
  warn(details: object, message: string): void;
}
export interface SpeechChild {
  ask(vraag: Omit<Vraag, 'id'>): Promise<Buffer>;
  close(): Promise<void>;
}

interface Pending {
  id: number;
  resolve(mp3: Buffer): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout;
}

const START_MS = 15_000;
const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
const program = fileURLToPath(new URL('./speech-process.ts', import.meta.url));

/** A new child process: every line it answers goes to `onLine`, what goes wrong in it to the log. */
function spawnProcess(file: string, log: SpeechLog, onLine: (line: string) => void): ChildProcessWithoutNullStreams {
  const proc = spawn(process.execPath, ['--import', loader, file], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'] ?? '' },
  });
  createInterface({ input: proc.stdout }).on('line', onLine);
  proc.stderr.on('data', (part: Buffer) => log.warn({ stderr: part.toString('utf8').slice(0, 500) }, 'speech process'));
  proc.stdin.on('error', () => proc.kill('SIGKILL'));
  return proc;
}

/** Kills a process and waits until it is gone. */
async function endProcess(proc: ChildProcessWithoutNullStreams): Promise<void> {
  if (proc.exitCode !== null) return;
  const end = new Promise<void>((resolve) => {
    proc.once('exit', () => resolve());
  });
  proc.kill('SIGKILL');
  await end;
}

/** Owns the child process: starts it on the first question, kills it when it hangs, starts it again after a crash. One question at a time. */
export function createKind(options: { log: SpeechLog; timeoutMs?: number; program?: string }): SpeechChild {
  const { log, timeoutMs = 8000 } = options;
  let kind: ChildProcessWithoutNullStreams | null = null;
  let warm = false;
  let wait: Pending | null = null;
  let number = 0;

  function settle(act: (w: Pending) => void): void {
    const w = wait;
    if (!w) return;
    wait = null;
    clearTimeout(w.timer);
    act(w);
  }

  function onLine(line: string): void {
    const antwoord = parseLine(speechReplySchema, line);
    if (!antwoord || antwoord.id !== wait?.id) return;
    warm = true;
    settle((w) =>
      'mp3' in antwoord ? w.resolve(Buffer.from(antwoord.mp3, 'base64')) : w.reject(new Error(antwoord.fout)),
    );
  }

  function start(): ChildProcessWithoutNullStreams {
    const newOne = spawnProcess(options.program ?? program, log, onLine);
    warm = false;
    const gone = (reason: string): void => {
      if (kind !== newOne) return;
      kind = null;
      settle((w) => w.reject(new Error(reason)));
    };
    newOne.on('error', (error) => gone(error.message));
    newOne.on('exit', (code) => gone(`speech process ended with ${code ?? 'a signal'}`));
    return newOne;
  }

  function ask(vraag: Omit<Vraag, 'id'>): Promise<Buffer> {
    kind ??= start();
    const proc = kind;
    const id = ++number;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => {
          log.warn({ tekst: vraag.tekst.length }, 'speech process timed out');
          kind = null;
          proc.kill('SIGKILL');
          settle((w) => w.reject(new Error('timeout')));
        },
        warm ? timeoutMs : timeoutMs + START_MS,
      );
      wait = { id, resolve, reject, timer };
      proc.stdin.write(`${JSON.stringify({ id, ...vraag })}\n`);
    });
  }

  async function close(): Promise<void> {
    const proc = kind;
    kind = null;
    settle((w) => w.reject(new Error('closed')));
    if (proc) await endProcess(proc);
  }

  return { ask, close };
}
