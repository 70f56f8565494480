/**
 * npm run -s check:generators: makes one unit of every kind in a copy of the repository and holds the rules of the gate
 * over it, so that nobody finds out by hand that a generator fell behind the code. The copy is gone in the end.
 */
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SPELLEN } from '#engine/core/domein/spellen.ts';
import { checkoutFiles, copyCheckout } from '../check/copy-checkout.ts';
import { runAll, type Outcome, type Run, type Step } from '../check/steps.ts';

/** The checkout, and what the type checker wrote down about it. */
function copyTo(folder: string): void {
  copyCheckout('.', folder);
  if (existsSync('.gebouwd/types')) cpSync('.gebouwd/types', join(folder, '.gebouwd/types'), { recursive: true });
}

const spel = SPELLEN.find(({ slug }) => !existsSync(join('games', slug)))?.slug;
const UNITS: readonly (readonly [kind: string, name: string])[] = [
  ['feature', 'weather-reports'],
  ['scherm', 'admins/weather'],
  ['mechanic', 'weather-pulse'],
  ...(spel === undefined ? [] : [['spel', spel] as const]),
];

const tsx = join('node_modules', '.bin', 'tsx');
const make = ([kind, name]: readonly [string, string]): Step => ({
  naam: `${kind} ${name}`.replace('/', ' '),
  work: (run) => run(tsx, ['tools/generate/nieuw.ts', kind, name]),
});
const npm = (name: string, script: string): Step => ({
  naam: name,
  work: (run) => run('npm', ['run', '-s', script]),
});
const isSource = (path: string): boolean => /\.tsx?$/.test(path);
const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path) && !path.endsWith('.api.test.ts');

/** What the gate asks of the new files, and of the whole with them. */
function rules(made: readonly string[]): [Step[], Step[]] {
  return [
    [npm('types', 'check:types'), npm('house checks', 'check'), npm('lint', 'check:lint')],
    [
      { naam: 'format', work: (run) => run('npx', ['oxfmt', '--check', ...made]) },
      {
        naam: 'tests',
        work: (run) => run('npx', ['vitest', 'run', '--project', 'unit', '--project', 'apart', ...made.filter(isTest)]),
      },
      ...(spel === undefined
        ? []
        : [
            {
              naam: 'rules of a game',
              work: (run: Run) => run('npx', ['vitest', 'run', '--project', 'unit', 'games/games.test.ts', '-t', spel]),
            },
          ]),
      { naam: 'import rules', work: (run) => run(tsx, ['tools/check/arch.ts', ...made.filter(isSource)]) },
    ],
  ];
}

const LOGS = '.gebouwd/generators';

async function prove(folder: string): Promise<Outcome[]> {
  copyTo(folder);
  process.chdir(folder);
  const before = new Set(checkoutFiles('.'));
  mkdirSync(LOGS, { recursive: true });
  const half = Math.ceil(UNITS.length / 2);
  const lanes = (steps: Step[][]): Promise<Outcome[][]> =>
    Promise.all(steps.map((lane) => runAll(lane, { map: LOGS })));
  const making = (await lanes([UNITS.slice(0, half).map(make), UNITS.slice(half).map(make)])).flat();
  if (making.some(({ ok }) => !ok)) return making;
  const made = checkoutFiles('.').filter((path) => !before.has(path));
  return [...making, ...(await lanes(rules(made))).flat()];
}

const started = performance.now();
const folder = mkdtempSync(join(tmpdir(), 'taaltocht-generators-'));
const remove = (): void => rmSync(folder, { recursive: true, force: true });
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    remove();
    process.exit(1);
  });
try {
  const outcomes = await prove(folder);
  const failed = outcomes.filter(({ ok }) => !ok).map(({ naam: name }) => name);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(failed.length === 0 ? `generators hold (${seconds} s)` : `generators: ${failed.join(', ')} failed`);
  process.exitCode = failed.length === 0 ? 0 : 1;
} finally {
  process.chdir(tmpdir());
  remove();
}
