import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { performance } from 'node:perf_hooks';

export interface Outcome {
  naam: string;
  ok: boolean;
  seconden: number;
}
/** Runs one command; answers whether it ended with 0. */
export type Run = (command: string, args: readonly string[], env?: NodeJS.ProcessEnv) => Promise<boolean>;
/** A named step; `werk` gets the way in which its commands are to be run. */
export interface Step {
  naam: string;
  work: (run: Run) => Promise<boolean>;
}

/** Where output goes, and how far the commands stand back for others (0 not, 19 most). */
const runnerTo =
  (out: 'inherit' | number, nice: number): Run =>
  (command, args, env = {}) =>
    new Promise((resolve) => {
      const child = spawn(command, args, {
        stdio: ['ignore', out, out],
        env: { ...process.env, ...env },
        shell: process.platform === 'win32',
      });
      if (child.pid !== undefined && nice > 0) setPriority(child.pid, nice);
      child.on('error', (error) => {
        console.error(`${command}: ${error.message}`);
        resolve(false);
      });
      child.on('exit', (code) => resolve(code === 0));
    });

/** Runs a step and prints how long it took; with a file its output comes in one piece at the end. */
async function perform({ naam: name, work }: Step, o: { file: string | undefined; nice: number }): Promise<Outcome> {
  const begin = performance.now();
  const out = o.file === undefined ? 'inherit' : openSync(o.file, 'w');
  if (out === 'inherit') console.log(`\n── ${name}`);
  const ok = await work(runnerTo(out, o.nice));
  if (o.file !== undefined && out !== 'inherit') {
    closeSync(out);
    console.log(`\n── ${name}\n${readFileSync(o.file, 'utf8')}`);
  }
  const seconds = (performance.now() - begin) / 1000;
  console.log(`── ${name}: ${ok ? 'ok' : 'FAILED'} (${seconds.toFixed(1)} s)`);
  return { naam: name, ok, seconden: seconds };
}

/** Takes steps out of a queue and runs them one after the other, from its begin or its end, until it is empty. */
export async function runAll(
  queue: Step[],
  o: { map?: string; nice?: number; fromEnd?: boolean } = {},
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const take = (): Step | undefined => (o.fromEnd === true ? queue.pop() : queue.shift());
  for (let step = take(); step !== undefined; step = take()) {
    const file = o.map === undefined ? undefined : `${o.map}/${step.naam.replaceAll(' ', '-')}.log`;
    outcomes.push(await perform(step, { file, nice: o.nice ?? 0 }));
  }
  return outcomes;
}
