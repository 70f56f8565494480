/** npm run -s bench:taal -- [--json]: words per second of every command of `taal` (seconds of the processor, so other work beside it does not count), median of 5, start-up time, and the quality floors. */
import { spawnSync } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { COMMANDS } from '../../taal/commands.ts';
import { wordBook } from '../../content/lexicon.ts';
import { isReached, measureFloors, floorTable } from '../../taal/floors.ts';
import { loadPatterns } from '#engine/core/taal/woord/patterns.ts';
import { doelOf, RONDES, START } from './doelen.ts';
import { inputOf } from './input.ts';

const MICRO = 1_000_000;

type Measurement = { opdracht: string; perSecond: number; doel: number; achieved: boolean };

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

async function measure(name: string): Promise<Measurement> {
  const create = COMMANDS.get(name);
  if (!create) throw new Error(name);
  const { doel, regels: rules } = doelOf(name);
  const input = inputOf(name, rules);
  const antwoord = await create({ tables: true });
  const tempo = Array.from({ length: RONDES }, () => {
    const begin = process.cpuUsage();
    for (const rule of input) JSON.stringify(antwoord(rule));
    const { user, system } = process.cpuUsage(begin);
    return input.length / ((user + system) / MICRO);
  });
  const perSecond = Math.round(median(tempo));
  return { opdracht: name, perSecond, doel, achieved: perSecond >= doel };
}

/** Seconds from the start of the process to the answer on one line, median of 5. */
function measureStartup(name: string): number {
  return median(
    Array.from({ length: RONDES }, () => {
      const begin = performance.now();
      spawnSync('npm', ['run', '-s', 'taal', '--', name], { input: 'boom\n' });
      return Math.round(performance.now() - begin) / 1000;
    }),
  );
}

const measurements: Measurement[] = [];
for (const name of COMMANDS.keys()) measurements.push(await measure(name));
const start = { withoutDictionary: measureStartup('lettergrepen'), withDictionary: measureStartup('fouten') };
await loadPatterns();
const floors = measureFloors(wordBook);
const ok =
  measurements.every((m) => m.achieved) &&
  start.withoutDictionary <= START.without &&
  start.withDictionary <= START.including &&
  floors.every(isReached);
if (process.argv.includes('--json'))
  process.stdout.write(
    `${JSON.stringify({ bench: 'taal', versie: 1, metingen: measurements, start, vloeren: floors, ok })}\n`,
  );
else {
  for (const m of measurements)
    process.stdout.write(
      `${m.opdracht.padEnd(16)} ${String(m.perSecond).padStart(8)}/s  goal ${m.doel}${m.achieved ? '' : '  TOO SLOW'}\n`,
    );
  process.stdout.write(
    `start ${start.withoutDictionary} s without, ${start.withDictionary} s with dictionary\n\n${floorTable(floors)}`,
  );
}
process.exitCode = ok ? 0 : 1;
