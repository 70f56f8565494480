/** A process of its own beside the bench: what it does is counted as its work alone. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { devNull } from 'node:os';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const CLOSE_MS = 15_000;

export interface Child {
  /** Sends a message and waits for the one that answers it. */
  ask<T>(message: object, answer: z.ZodType<T>): Promise<T>;
  /** Processor time since its start, in microseconds. */
  cpu(): Promise<number>;
  stop(): Promise<void>;
}

/** What a child answers when it is asked how much it worked. */
export const CPU_QUESTION = z.object({ vraag: z.literal('cpu') });
export const isCpuQuestion = (message: unknown): boolean => CPU_QUESTION.safeParse(message).success;

export function cpuOfProcess(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const hard = setTimeout(() => child.kill('SIGKILL'), CLOSE_MS);
  const gone = once(child, 'exit');
  child.disconnect();
  await gone;
  clearTimeout(hard);
}

/** Starts a script of this folder; its log goes to nowhere, as it goes to a pipe in production. It ends when it is disconnected. */
export function startChild(script: string, env: NodeJS.ProcessEnv): Child {
  const nowhere = openSync(devNull, 'w');
  const child = fork(fileURLToPath(new URL(script, import.meta.url)), {
    env: { ...process.env, ...env },
    execArgv: [...process.execArgv, ...(process.env['BENCH_NODE_OPTIONS'] ?? '').split(' ').filter(Boolean)],
    stdio: ['ignore', nowhere, 'inherit', 'ipc'],
  }).setMaxListeners(0);
  const ask = async <T>(message: object, answer: z.ZodType<T>): Promise<T> => {
    const answered = once(child, 'message');
    child.send(message);
    const [first] = await Promise.race([answered, once(child, 'exit')]);
    if (child.exitCode !== null) throw new Error(`${script} ended with ${child.exitCode}`);
    return answer.parse(first);
  };
  return { ask, cpu: () => ask({ vraag: 'cpu' }, z.number()), stop: () => end(child) };
}
