/**
 * npm run -s test:fault -- [--case 1|2|12] [--db postgres,embedded] [--kills 20] [--pupils 30] [--seed 1] [--json]: the product under faults
 * (performance.md 11.3). A case that this machine cannot run is told as skipped, never as passed.
 */
import { integer, names, OptionError, readOptions, type Options } from '../bench/options.ts';
import { playFuzz } from './fuzz.ts';
import { playWithKills, type KillPlan, type KillResult } from './kills.ts';

const DATABASES = ['postgres', 'embedded'] as const;
const CASES = {
  '1': { victim: 'server', databases: DATABASES, kills: 20 },
  '2': { victim: 'database', databases: ['postgres'], kills: 8 },
} as const;

/** Case of malformed calls, beside those of kills. */
const FUZZ = '12';
const ALL = ['1', '2', FUZZ] as const;

interface Outcome {
  case: string;
  database: string;
  result: KillResult | 'overgeslagen';
}

/** Case 12 where it is asked for; answers whether all went well. */
async function playFuzzCases(o: Options): Promise<boolean> {
  if (!names(o, 'case', ALL).includes(FUZZ)) return true;
  let ok = true;
  for (const database of names(o, 'db', DATABASES)) {
    const out = await playFuzz(database, integer(o, 'seed', { fallbackValue: 1 }));
    console.error(
      `case ${FUZZ} on ${database}: ${out === null ? 'overgeslagen (no PostgreSQL on this machine)' : out ? 'ok' : 'FAILED'}`,
    );
    ok &&= out !== false;
  }
  return ok;
}

function plansOf(o: Options): { id: string; plan: KillPlan }[] {
  const databases = names(o, 'db', DATABASES);
  return names(o, 'case', ALL).flatMap((id) => {
    if (id === FUZZ) return [];
    const { victim, databases: fitting, kills } = CASES[id];
    return databases
      .filter((database) => fitting.some((one) => one === database))
      .map((database) => ({
        id,
        plan: {
          victim,
          database,
          kills: integer(o, 'kills', { fallbackValue: kills }),
          pupils: integer(o, 'pupils', { fallbackValue: 30 }),
          seed: integer(o, 'seed', { fallbackValue: 1 }),
        },
      }));
  });
}

function told({ case: id, database, result }: Outcome): string {
  const head = `case ${id} on ${database}: `;
  if (result === 'overgeslagen') return `${head}overgeslagen (no PostgreSQL on this machine)`;
  const { kills, acknowledged, stored, lost, doubled, sumsOff, coinsOff, rounds, resent, recovery, ok } = result;
  return (
    `${head}${kills} kills, ${rounds} rounds, ${acknowledged} answers acknowledged, ${stored} stored, ${lost} lost, ${doubled} doubled, ` +
    `${sumsOff} sums off the log, ${coinsOff} balances off the ledger, ${resent} requests again, ` +
    `recovery at most ${recovery[0] ?? 0} s: ${ok ? 'ok' : 'FAILED'}`
  );
}

try {
  const o = readOptions(process.argv.slice(2), { tekst: ['case', 'db', 'kills', 'pupils', 'seed'], flags: ['json'] });
  const outcomes: Outcome[] = [];
  for (const { id, plan } of plansOf(o)) {
    const result = (await playWithKills(plan)) ?? 'overgeslagen';
    outcomes.push({ case: id, database: plan.database, result });
    console.error(told({ case: id, database: plan.database, result }));
  }
  const fuzz = await playFuzzCases(o);
  const ok = fuzz && outcomes.every(({ result }) => result === 'overgeslagen' || result.ok);
  if (o.flags.has('json')) console.log(JSON.stringify({ bench: 'fault', versie: 1, resultaten: outcomes, ok }));
  process.exitCode = ok ? 0 : 1;
} catch (error) {
  if (!(error instanceof OptionError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
