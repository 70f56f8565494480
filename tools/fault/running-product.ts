/** One product process after another on the same data and the same port. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export interface RunningProduct {
  readonly url: string;
  /** Ends it as a power cut does, and starts the next one. */
  kill(): Promise<void>;
  /** Asks it to end and waits for that. */
  stop(): Promise<void>;
}

async function start(env: NodeJS.ProcessEnv): Promise<{ child: ChildProcess; port: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tools/fault/product.ts'], {
    env,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the product ended with ${String(code)} before it listened`);
  });
  const [port]: string[] = await Promise.race([once(createInterface({ input: child.stdout }), 'line'), ended]);
  ended.catch(() => undefined);
  return { child, port: port ?? '' };
}

const gone = async (child: ChildProcess, signal: NodeJS.Signals): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
};

export async function startProduct(settings: NodeJS.ProcessEnv): Promise<RunningProduct> {
  const first = await start({ ...process.env, ...settings, PORT: '0' });
  const { port } = first;
  let { child } = first;
  return {
    url: `http://127.0.0.1:${port}`,
    kill: async () => {
      await gone(child, 'SIGKILL');
      ({ child } = await start({ ...process.env, ...settings, PORT: port }));
    },
    stop: () => gone(child, 'SIGTERM'),
  };
}
