/**
 * npm run vlug [-- --all]: types, format, lint, house checks (names among them), and the tests that the change can reach. The change is what differs
 * from main, committed or not. Tests nearest to it run, as many as fit in the time; what is left to the gate is told by name.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { runAll, type Step } from '../steps.ts';
import { projectOf, SLOW, type Project } from '../test-kinds.ts';
import { readRelations, type Reached } from './relations.ts';

const REPORTS = '.gebouwd/vlug';
const SOURCE = /\.(?:[cm]?[jt]sx?|html|css)$/;
const PRINTED = /\.(?:[cm]?[jt]sx?|json|css|html|md|ya?ml)$/;
/** What is read by everything. */
const GROUND = /^(?:vite\.config\.ts|package\.json|tsconfig\.json)$/;
/** Test files that fit in the time of one run, by kind: those with a document or a database cost seconds each. */
const ROOM: Readonly<Record<Project, number>> = { unit: 12, apart: 2, replacing: 0, api: 1, alone: 0 };
/** A test with a database further off than this is the gate's; a feature's own is nearer. */
const NEAR_API = 2;

const git = (...args: string[]): string[] =>
  execFileSync('git', [...args, '-z'], { maxBuffer: 64e6 })
    .toString()
    .split('\0')
    .filter((line) => line !== '');

/** Commit that the change began from; a clone without main compares with its own last commit. */
function base(): string {
  try {
    return execFileSync('git', ['merge-base', 'main', 'HEAD'], { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return 'HEAD';
  }
}

const untracked = git('ls-files', '--others', '--exclude-standard');
const changed = [...new Set([...git('diff', '--name-only', '--no-renames', base()), ...untracked])].toSorted();
const files = [...git('ls-files'), ...untracked].filter((path) => existsSync(path));
const all = process.argv.includes('--all');

interface Choice {
  run: Reached[];
  left: Reached[];
}

/** The nearest tests of each kind, as many as there is room for. */
function choose(tests: readonly Reached[]): Choice {
  const taken: Record<Project, number> = { unit: 0, apart: 0, replacing: 0, api: 0, alone: 0 };
  const choice: Choice = { run: [], left: [] };
  for (const test of tests) {
    const kind = projectOf(test.path);
    const far = SLOW.includes(test.path) || (kind === 'api' && test.distance > NEAR_API);
    taken[kind] += far ? 0 : 1;
    const fits = all || test.distance === 0 || (!far && taken[kind] <= ROOM[kind]);
    choice[fits ? 'run' : 'left'].push(test);
  }
  return choice;
}

function related(): Choice {
  const sources = files.filter((path) => SOURCE.test(path)).map((path) => ({ path, text: readFileSync(path, 'utf8') }));
  const relations = readRelations(sources, [...files, ...changed]);
  const unnamed = relations.unnamed(changed);
  if (unnamed.length > 0) console.log(`no source names ${unnamed.join(', ')}`);
  const everything = changed.some((path) => GROUND.test(path));
  return choose(everything ? relations.tests(files) : relations.tests(changed));
}

const list = (tests: readonly Reached[]): string => tests.map(({ path }) => `  ${path}`).join('\n');

function tests({ run }: Choice): Step[] {
  const projects = [...new Set(run.map(({ path }) => projectOf(path)))].flatMap((kind) => ['--project', kind]);
  const args = ['vitest', 'run', ...projects, ...run.map(({ path }) => path)];
  return run.length === 0 ? [] : [{ naam: 'tests', work: (execute) => execute('npx', args) }];
}

function rules(): Step[] {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));
  const printed = changed.filter((path) => PRINTED.test(path) && existsSync(path));
  const npm = (label: string, script: string): Step[] =>
    script in scripts ? [{ naam: label, work: (execute) => execute('npm', ['run', '-s', script]) }] : [];
  const format: Step = {
    naam: 'format',
    work: (execute) => execute('npx', ['oxfmt', '--check', '--no-error-on-unmatched-pattern', ...printed]),
  };
  return [
    ...npm('types', 'check:types'),
    ...npm('lint', 'check:lint'),
    ...(printed.length === 0 ? [] : [format]),
    ...npm('house checks', 'check'),
  ];
}

const started = performance.now();
console.log(`${changed.length} files changed`);
const choice = related();
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const outcomes = (await Promise.all([runAll(tests(choice)), runAll(rules(), { map: REPORTS })])).flat();

console.log(`\ntests that ran: ${choice.run.length}\n${list(choice.run)}`);
if (choice.left.length > 0)
  console.log(
    `reached too, further off, left to npm test (or npm run vlug -- --all): ${choice.left.length}\n${list(choice.left)}`,
  );
const journeys = changed.filter((path) => path.endsWith('.e2e.ts'));
if (journeys.length > 0) console.log(`journeys that changed, left to npm run test:e2e: ${journeys.join(', ')}`);
console.log(
  outcomes.map((o) => `${o.ok ? 'ok    ' : 'FAILED'} ${o.seconden.toFixed(1).padStart(6)} s  ${o.naam}`).join('\n'),
);
console.log(`${((performance.now() - started) / 1000).toFixed(1)} s`);
process.exitCode = outcomes.every((o) => o.ok) ? 0 : 1;
