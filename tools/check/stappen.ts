import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { performance } from 'node:perf_hooks';

export interface Uitkomst {
  naam: string;
  ok: boolean;
  seconden: number;
}
/** Runs one command; answers whether it ended with 0. */
export type Run = (command: string, args: readonly string[], env?: NodeJS.ProcessEnv) => Promise<boolean>;
/** A named step; `werk` gets the way in which its commands are to be run. */
export interface Stap {
  naam: string;
  werk: (run: Run) => Promise<boolean>;
}

/** Where output goes, and how far the commands stand back for others (0 not, 19 most). */
const runnerTo =
  (uit: 'inherit' | number, nice: number): Run =>
  (command, args, env = {}) =>
    new Promise((resolve) => {
      const child = spawn(command, args, {
        stdio: ['ignore', uit, uit],
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
async function doe({ naam, werk }: Stap, o: { file: string | undefined; nice: number }): Promise<Uitkomst> {
  const begin = performance.now();
  const uit = o.file === undefined ? 'inherit' : openSync(o.file, 'w');
  if (uit === 'inherit') console.log(`\n── ${naam}`);
  const ok = await werk(runnerTo(uit, o.nice));
  if (o.file !== undefined && uit !== 'inherit') {
    closeSync(uit);
    console.log(`\n── ${naam}\n${readFileSync(o.file, 'utf8')}`);
  }
  const seconden = (performance.now() - begin) / 1000;
  console.log(`── ${naam}: ${ok ? 'ok' : 'FAILED'} (${seconden.toFixed(1)} s)`);
  return { naam, ok, seconden };
}

/** Runs steps one after the other. */
export async function doeAlle(stappen: readonly Stap[], o: { map?: string; nice?: number } = {}): Promise<Uitkomst[]> {
  const uitkomsten: Uitkomst[] = [];
  for (const stap of stappen) {
    const file = o.map === undefined ? undefined : `${o.map}/${stap.naam.replaceAll(' ', '-')}.log`;
    uitkomsten.push(await doe(stap, { file, nice: o.nice ?? 0 }));
  }
  return uitkomsten;
}
