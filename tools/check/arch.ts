/**
 * Import rules of the house. A green answer over too few modules, or one that misses a planted violation, is red.
 * With paths: those files and what they import, nothing else.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { cruise, type ICruiseResult, type IForbiddenRuleType, type ICruiseOptions } from 'dependency-cruiser';

const require = createRequire(import.meta.url);
const { forbidden, options }: { forbidden: IForbiddenRuleType[]; options: ICruiseOptions } = require('./cruiser.cjs');

const AREAS = ['engine', 'games', 'web', 'server', 'tools'];
const FIXTURES = 'tools/check/fixtures/violations';
/** Where the planted violations become a repository of their own, with packages beside them. */
const PLANTED = '.gebouwd/violations';
/** Packages that the planted violations import; empty ones, so that nothing has to be installed for a fixture. */
const PACKAGES = ['ts-fsrs', 'react', 'express', 'knex', 'phaser'];

interface Planted {
  file: string;
  rule: string;
}
const planted: Planted[] = JSON.parse(readFileSync(`${FIXTURES}/expected.json`, 'utf8'));

async function run(dirs: string[], extra: ICruiseOptions): Promise<ICruiseResult> {
  const outcome = await cruise(dirs, { ...options, ...extra, validate: true, ruleSet: { forbidden } });
  if (typeof outcome.output === 'string') throw new Error(outcome.output);
  return outcome.output;
}

/** Cruises the real tree, or the files of it that are given with what they import; answers the violations as lines. */
async function checkTree(files: readonly string[], minimum: number): Promise<string[]> {
  const { summary } = await (files.length === 0 ? run(AREAS, {}) : run([...files], { maxDepth: 2 }));
  const lines = summary.violations.map((v) => `${v.rule.name}: ${v.from} -> ${v.to}`);
  if (summary.totalCruised < minimum)
    lines.push(`only ${summary.totalCruised} modules were read, expected at least ${minimum}`);
  return lines;
}

/** Rules that no planted violation proves: such a rule may have stopped biting without anyone seeing it. */
export function unproven(rules: readonly string[], proofs: readonly Planted[]): string[] {
  const proven = new Set(proofs.map((p) => p.rule));
  return rules.filter((name) => !proven.has(name)).map((name) => `rule without a planted violation: ${name}`);
}

/** Copies the fixtures to a repository of their own and puts empty packages beside them. */
function plant(): void {
  rmSync(PLANTED, { recursive: true, force: true });
  cpSync(FIXTURES, PLANTED, { recursive: true });
  for (const name of PACKAGES) {
    const dir = `${PLANTED}/node_modules/${name}`;
    mkdirSync(dir, { recursive: true });
    writeFileSync(`${dir}/package.json`, JSON.stringify({ name, version: '0.0.0', main: 'index.js' }));
    writeFileSync(`${dir}/index.js`, '');
  }
}

/** Cruises the planted violations as if their folder were the repository; answers what was missed. */
async function checkPlanted(): Promise<string[]> {
  plant();
  const { summary } = await run(['.'], { baseDir: PLANTED, exclude: {} });
  const missed = planted
    .filter((p) => !summary.violations.some((v) => v.rule.name === p.rule && v.from === p.file))
    .map((p) => `planted violation not found: ${p.rule} in ${p.file}`);
  const names = forbidden.map((rule) => rule.name ?? 'a rule without a name');
  return [...missed, ...unproven(names, planted)];
}

const MINIMUM = 1500;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const files = process.argv.slice(2);
  const problems =
    files.length === 0
      ? [...(await checkTree([], MINIMUM)), ...(await checkPlanted())]
      : await checkTree(files, files.length);
  for (const line of problems) console.error(line);
  const proof = files.length === 0 ? `${planted.length} planted violations found` : `${files.length} files`;
  console.log(
    problems.length === 0 ? `import rules hold (${forbidden.length} rules, ${proof})` : `${problems.length} problems`,
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
}
