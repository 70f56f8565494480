import { fork, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { constants, setPriority } from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createError } from '../error/create-error.ts';
import { Turns } from '../jobs/turns.ts';
import type { ReadFunction, ReadReply, ReadRequest } from './reader-protocol.ts';

interface ReaderLog {
  warn(details: object, message: string): void;
}
export interface ReaderOptions {
  log: ReaderLog;
  /** Processes that read at the same time. */ processes?: number;
  /** Files that wait for one of them. */ waiting?: number;
  /** Time that one file may take, milliseconds. */ runMs?: number;
  /** Heap of a process, MiB. */ memory?: number;
}

/** Reads uploaded files in processes of their own, with a limit on memory and time. */
export interface FileReaders {
  /** What a reader says about a file. Throws what it throws, TE_GROOT beyond a limit, SERVER_DRUK when too many files wait. */
  run<In extends object, Out>(reader: ReadFunction, input: In): Promise<Out>;
  close(): void;
}

/** A process that has to start first gets this much more. */
const START_MS = 15_000;
/** A process without work goes after this time. */
const IDLE_MS = 30_000;
const RETRY_S = '10';
const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
const program = fileURLToPath(new URL('./reader-process.ts', import.meta.url));
const tooHeavy = (): Error => createError('TE_GROOT', { sleutel: 'BESTAND_TE_ZWAAR' });

interface Reader {
  child: ChildProcess;
  warm: boolean;
  idle?: NodeJS.Timeout;
}

function startReader(memory: number): Reader {
  const child = fork(program, [], {
    execArgv: ['--import', loader, `--max-old-space-size=${memory}`],
    env: { PATH: process.env['PATH'] ?? '' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // Whoever answers pupils goes first.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  child.unref();
  child.channel?.unref();
  return { child, warm: false };
}

/** One file in one process; a process that dies or takes too long read a file that is too heavy. */
function ask<Out>(reader: Reader, request: ReadRequest, limitMs: number): Promise<ReadReply<Out>> {
  const { child } = reader;
  return new Promise((done, failed) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), limitMs + (reader.warm ? 0 : START_MS));
    const clean = (): void => {
      clearTimeout(timer);
      for (const event of ['message', 'exit', 'error']) child.removeAllListeners(event);
    };
    child.once('message', (reply: ReadReply<Out>) => {
      clean();
      reader.warm = true;
      done(reply);
    });
    child.once('exit', () => {
      clean();
      failed(tooHeavy());
    });
    child.once('error', (error) => {
      clean();
      failed(error);
    });
    child.send(request);
  });
}

export function createFileReaders(options: ReaderOptions): FileReaders {
  const { log, processes = 2, waiting: waitingMax = 20, runMs = 15_000, memory = 256 } = options;
  const idle: Reader[] = [];
  const running = new Set<Reader>();
  const turns = new Turns({ running: processes, waiting: waitingMax }, () =>
    createError('SERVER_DRUK', { headers: { 'Retry-After': RETRY_S } }),
  );

  function take(): Reader {
    const reader = idle.pop() ?? startReader(memory);
    clearTimeout(reader.idle);
    running.add(reader);
    return reader;
  }

  function putBack(reader: Reader): void {
    idle.push(reader);
    const drop = (): void => {
      if (idle.includes(reader)) idle.splice(idle.indexOf(reader), 1);
      reader.child.kill('SIGKILL');
    };
    reader.child.once('exit', drop);
    reader.idle = setTimeout(drop, IDLE_MS).unref();
  }

  async function read<Out>(request: ReadRequest): Promise<Out> {
    const reader = take();
    try {
      const reply = await ask<Out>(reader, request, runMs);
      putBack(reader);
      if (reply.kind === 'read') return reply.value;
      if (reply.kind === 'refused') throw createError(reply.code, { sleutel: reply.key, waarden: reply.values });
      log.warn({ fault: reply.text }, 'file not understood');
      throw createError('AFGEBROKEN');
    } finally {
      running.delete(reader);
    }
  }

  return {
    run: (reader, input) => turns.run(() => read({ ...reader, input })),
    close: () => {
      for (const { child } of [...idle, ...running]) child.kill('SIGKILL');
    },
  };
}
