/**
 * npm run -s bench:scale -- [--games 45] [--screens 60] [--steps types,lint,unit]: times the steps of the gate in a copy of
 * the checkout with so many games and screens more. Steps are named by how their name begins; without them the whole gate runs.
 */
import { spawn } from 'node:child_process';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { createCheckout } from '../copies.ts';
import { integer, OptionError, readOptions } from '../options.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const load = (): string =>
  loadavg()
    .map((n) => n.toFixed(1))
    .join(' ');

/** Runs the gate of a checkout; answers its exit code. */
function gate(root: string, steps: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tools/check/test.ts', ...steps], {
    cwd: root,
    stdio: 'inherit',
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2), { tekst: ['games', 'screens', 'steps'] });
  const games = integer(options, 'games', { fallbackValue: 45 });
  const screens = integer(options, 'screens', { fallbackValue: 60, min: 0 });
  const steps = (options.tekst.get('steps') ?? '').split(',').filter((name) => name !== '');
  const checkout = createCheckout(ROOT, { games, screens });
  try {
    console.log(`${checkout.spellen.length} games, ${screens} screens more; load ${load()}`);
    const begin = performance.now();
    const code = await gate(checkout.root, steps);
    console.log(`${((performance.now() - begin) / 1_000).toFixed(1)} s; load ${load()}`);
    return code;
  } finally {
    checkout.remove();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = error instanceof OptionError ? 2 : 1;
}
