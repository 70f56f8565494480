import { spawn } from 'node:child_process';
import { performance } from 'node:perf_hooks';

export interface Uitkomst { naam: string; ok: boolean; seconden: number }

/** Runs one command with its output shown; answers whether it ended with 0. */
export function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env }, shell: process.platform === 'win32' });
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(false);
    });
    child.on('exit', (code) => resolve(code === 0));
  });
}

/** Runs a named step and prints how long it took. */
export async function stap(naam: string, werk: () => Promise<boolean>): Promise<Uitkomst> {
  const begin = performance.now();
  console.log(`\n── ${naam}`);
  const ok = await werk();
  const seconden = (performance.now() - begin) / 1000;
  console.log(`── ${naam}: ${ok ? 'ok' : 'FAILED'} (${seconden.toFixed(1)} s)`);
  return { naam, ok, seconden };
}
