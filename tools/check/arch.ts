/** Import rules of the house. A green answer over too few modules, or one that misses a planted violation, is red. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cruise, type ICruiseResult, type IForbiddenRuleType, type ICruiseOptions } from 'dependency-cruiser';

const require = createRequire(import.meta.url);
const { forbidden, options }: { forbidden: IForbiddenRuleType[]; options: ICruiseOptions } = require('./cruiser.cjs');

const AREAS = ['engine', 'games', 'web', 'server', 'tools'];
const FIXTURES = 'tools/check/fixtures/violations';

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

/** Cruises the real tree; answers the violations as lines. */
export async function checkTree(minimum: number): Promise<string[]> {
  const { summary } = await run(AREAS, {});
  const lines = summary.violations.map((v) => `${v.rule.name}: ${v.from} -> ${v.to}`);
  if (summary.totalCruised < minimum)
    lines.push(`only ${summary.totalCruised} modules were read, expected at least ${minimum}`);
  return lines;
}

/** Cruises the planted violations as if their folder were the repository; answers what was missed. */
export async function checkPlanted(): Promise<string[]> {
  const { summary } = await run(['.'], { baseDir: FIXTURES, exclude: {} });
  return planted
    .filter((p) => !summary.violations.some((v) => v.rule.name === p.rule && v.from === p.file))
    .map((p) => `planted violation not found: ${p.rule} in ${p.file}`);
}

const MINIMUM = 150;
const problems = [...(await checkTree(MINIMUM)), ...(await checkPlanted())];
for (const line of problems) console.error(line);
console.log(
  problems.length === 0
    ? `import rules hold (${planted.length} planted violations found)`
    : `${problems.length} problems`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
