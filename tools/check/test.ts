/** The whole test command: types, lint, import rules, content, unit, API on both databases, browser journeys. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findBrowser } from '../e2e/browser.ts';
import { startPostgres } from './postgres.ts';
import { run, stap, type Uitkomst } from './stappen.ts';

const REPORTS = '.gebouwd/rapport';
rmSync(REPORTS, { recursive: true, force: true }); // an older run must not count
mkdirSync(REPORTS, { recursive: true });

interface Counts { passed: number; failed: number }

const vitest = (project: string, report: string, env: NodeJS.ProcessEnv = {}): Promise<boolean> =>
  run('npx', ['vitest', 'run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${REPORTS}/${report}.json`], env);

async function onPostgres(): Promise<boolean> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given !== undefined) return vitest('api', 'api-postgres', { TEST_DATABASE_URL: given });
  const server = await startPostgres();
  if (server === null) {
    console.log('no PostgreSQL on this machine: skipped');
    return true;
  }
  console.log(server.versie);
  try {
    return await vitest('api', 'api-postgres', { TEST_DATABASE_URL: server.url });
  } finally {
    server.stop();
  }
}

function vitestCounts(report: string): Counts {
  const path = `${REPORTS}/${report}.json`;
  if (!existsSync(path)) return { passed: 0, failed: 0 };
  const { numPassedTests, numFailedTests }: { numPassedTests: number; numFailedTests: number } = JSON.parse(readFileSync(path, 'utf8'));
  return { passed: numPassedTests, failed: numFailedTests };
}

function playwrightCounts(): Counts {
  const path = `${REPORTS}/e2e.json`;
  if (!existsSync(path)) return { passed: 0, failed: 0 };
  const { stats }: { stats: { expected: number; flaky: number; unexpected: number } } = JSON.parse(readFileSync(path, 'utf8'));
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}

const steps: [string, () => Promise<boolean>][] = [
  ['types', () => run('npx', ['tsc', '-b'])],
  ['lint', () => run('npm', ['run', '-s', 'check:lint'])],
  ['import rules', () => run('npm', ['run', '-s', 'check:arch'])],
  ['house checks', () => run('npm', ['run', '-s', 'check'])],
  ['content', () => run('npm', ['run', '-s', 'check:content'])],
  ['unit', () => vitest('unit', 'unit')],
  ['API on the embedded database', () => vitest('api', 'api-ingebouwd')],
  ['API on PostgreSQL', onPostgres],
  ['build', () => run('npm', ['run', '-s', 'build'])],
  ['bundle budgets', () => run('npm', ['run', '-s', 'check:bundle'])],
  ['browser journeys', () => run('npm', ['run', '-s', 'test:e2e'], { CHROMIUM_PATH: findBrowser() })],
];

const only = process.argv.slice(2);
const results: Uitkomst[] = [];
for (const [naam, werk] of steps) {
  if (only.length > 0 && !only.some((o) => naam.startsWith(o))) continue;
  results.push(await stap(naam, werk));
}

const failedSteps = results.filter((r) => !r.ok);
const counts = [vitestCounts('unit'), vitestCounts('api-ingebouwd'), vitestCounts('api-postgres'), playwrightCounts()];
const passed = counts.reduce((sum, c) => sum + c.passed, 0);
const failed = Math.max(counts.reduce((sum, c) => sum + c.failed, 0), failedSteps.length);
console.log(`\n${results.map((r) => `${r.ok ? 'ok    ' : 'FAILED'} ${r.seconden.toFixed(1).padStart(6)} s  ${r.naam}`).join('\n')}`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failedSteps.length === 0 ? 0 : 1;
