/** The whole test command: types, lint, format, import rules, unused code, content, unit, API on both databases; beside them the build and the browser journeys, which wait more than they work. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { findBrowser } from '../e2e/browser.ts';
import { playwrightFailures, vitestFailures } from './failures.ts';
import { hasPostgres, startPostgres } from './postgres.ts';
import { runAll, type Outcome, type Run, type Step } from './steps.ts';

const REPORTS = '.gebouwd/rapport';
rmSync(REPORTS, { recursive: true, force: true }); // an older run must not count
mkdirSync(REPORTS, { recursive: true });

interface Counts {
  passed: number;
  failed: number;
  failures: readonly string[];
}
const NOTHING: Counts = { passed: 0, failed: 0, failures: [] };

const vitest = (
  run: Run,
  {
    projects,
    report,
    files = [],
    env = {},
  }: { projects: string[]; report: string; files?: readonly string[]; env?: NodeJS.ProcessEnv },
): Promise<boolean> =>
  run(
    'npx',
    [
      'vitest',
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      ...files,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${REPORTS}/${report}.json`,
    ],
    env,
  );

/** API tests by the tag on their first line: the others are not even loaded. */
const apiTests = (wanted: (firstLine: string) => boolean): string[] =>
  globSync('server/**/*.api.test.ts').filter((path) => wanted(readFileSync(path, 'utf8').split('\n', 1)[0] ?? ''));

/** API tests in which the make of database matters. */
function embeddedTests(): string[] {
  const tagged = apiTests((line) => /^\/\/ @module-tag (?:only-)?embedded$/.test(line));
  if (tagged.length === 0) throw new Error('no API test is marked for the embedded database');
  return tagged;
}

/** Every API test where there is no PostgreSQL to run them; else those in which the make of database matters. */
function onEmbedded(run: Run): Promise<boolean> {
  const elsewhere = process.env['TEST_DATABASE_URL'] !== undefined || hasPostgres();
  return vitest(run, {
    projects: ['api'],
    report: 'api-ingebouwd',
    env: { TEST_DATABASE_URL: undefined },
    ...(elsewhere ? { files: embeddedTests() } : {}),
  });
}

async function onPostgres(run: Run): Promise<boolean> {
  const given = process.env['TEST_DATABASE_URL'];
  const files = apiTests((line) => line !== '// @module-tag only-embedded');
  const on = (url: string): Promise<boolean> =>
    vitest(run, { projects: ['api'], report: 'api-postgres', files, env: { TEST_DATABASE_URL: url } });
  if (given !== undefined) return on(given);
  const server = await startPostgres();
  if (server === null) {
    console.log('no PostgreSQL on this machine: skipped');
    return true;
  }
  console.log(server.versie);
  try {
    return await on(server.url);
  } finally {
    server.stop();
  }
}

function vitestCounts(report: string): Counts {
  const path = `${REPORTS}/${report}.json`;
  if (!existsSync(path)) return NOTHING;
  const read: { numPassedTests: number; numFailedTests: number } = JSON.parse(readFileSync(path, 'utf8'));
  return { passed: read.numPassedTests, failed: read.numFailedTests, failures: vitestFailures(read, process.cwd()) };
}

function playwrightCounts(): Counts {
  const path = `${REPORTS}/e2e.json`;
  if (!existsSync(path)) return NOTHING;
  const read: { stats: { expected: number; flaky: number; unexpected: number } } = JSON.parse(
    readFileSync(path, 'utf8'),
  );
  const { expected, flaky, unexpected } = read.stats;
  return { passed: expected + flaky, failed: unexpected, failures: playwrightFailures(read) };
}

const npm =
  (script: string, env: NodeJS.ProcessEnv = {}) =>
  (run: Run): Promise<boolean> =>
    run('npm', ['run', '-s', script], env);
const only = process.argv.slice(2);
const wanted = ({ naam: name }: Step): boolean => only.length === 0 || only.some((o) => name.startsWith(o));

const workbench: Step[] = [
  { naam: 'types', work: (run) => run('npm', ['run', '-s', 'check:types']) },
  { naam: 'lint', work: npm('check:lint') },
  { naam: 'format', work: npm('check:format') },
  { naam: 'import rules', work: npm('check:arch') },
  { naam: 'unused code', work: npm('check:unused') },
  { naam: 'house checks', work: npm('check') },
  { naam: 'generators', work: npm('check:generators') },
  { naam: 'content', work: npm('check:content') },
  { naam: 'unit', work: (run) => vitest(run, { projects: ['unit', 'apart', 'replacing'], report: 'unit' }) },
  { naam: 'slow unit', work: (run) => vitest(run, { projects: ['alone'], report: 'unit-slow' }) },
  { naam: 'API on the embedded database', work: onEmbedded },
  { naam: 'API on PostgreSQL', work: onPostgres },
];
const trialRun: Step[] = [
  // The journey that looks at sharp pictures draws those of its game; with 45 games all of them would take most of the time.
  { naam: 'build', work: (run) => run('npm', ['run', '-s', 'build', '--', '--quick']) },
  { naam: 'bundle budgets', work: npm('check:bundle') },
  { naam: 'browser journeys', work: (run) => npm('test:e2e', { CHROMIUM_PATH: findBrowser() })(run) },
];

// A journey has a screen and a clock, so the other lane stands back for it; when the journeys are over, their lane takes what waits at the end of the other.
const [first, beside] = [workbench.filter(wanted), trialRun.filter(wanted)];
const together = first.length > 0 && beside.length > 0;
const besideAndRest = async (): Promise<Outcome[]> => [
  ...(await runAll(beside, together ? { map: REPORTS } : {})),
  ...(await runAll(first, { map: REPORTS, fromEnd: true })),
];
const results = (
  await Promise.all(together ? [runAll(first, { nice: 5 }), besideAndRest()] : [runAll(first), runAll(beside)])
).flat();

const failedSteps = results.filter((r) => !r.ok);
const counts = [...['unit', 'unit-slow', 'api-ingebouwd', 'api-postgres'].map(vitestCounts), playwrightCounts()];
const passed = counts.reduce((sum, c) => sum + c.passed, 0);
const failed = Math.max(
  counts.reduce((sum, c) => sum + c.failed, 0),
  failedSteps.length,
);
console.log(
  `\n${results.map((r) => `${r.ok ? 'ok    ' : 'FAILED'} ${r.seconden.toFixed(1).padStart(6)} s  ${r.naam}`).join('\n')}`,
);
for (const failure of counts.flatMap((c) => c.failures)) console.log(`\n✗ ${failure}`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failedSteps.length === 0 ? 0 : 1;
