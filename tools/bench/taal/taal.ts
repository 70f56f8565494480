/** npm run -s bench:taal -- [--json]: words per second of every command of `taal` (seconds of the processor, so other work beside it does not count), median of 5, start-up time, and the quality floors. */
import { spawnSync } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { OPDRACHTEN } from '../../taal/opdrachten.ts';
import { woordenboek } from '../../content/lexicon.ts';
import { isGehaald, meetVloeren, vloerTabel } from '../../taal/vloeren.ts';
import { laadPatronen } from '#engine/core/taal/patronen.ts';
import { doelVan, RONDES, START } from './doelen.ts';
import { invoerVan } from './invoer.ts';

const MICRO = 1_000_000;

type Meting = { opdracht: string; perSeconde: number; doel: number; gehaald: boolean };

function mediaan(getallen: readonly number[]): number {
  return [...getallen].sort((a, b) => a - b)[Math.floor(getallen.length / 2)] ?? 0;
}

async function meet(naam: string): Promise<Meting> {
  const maak = OPDRACHTEN.get(naam);
  if (!maak) throw new Error(naam);
  const { doel, regels } = doelVan(naam);
  const invoer = invoerVan(naam, regels);
  const antwoord = await maak({ tabellen: true });
  const tempo = Array.from({ length: RONDES }, () => {
    const begin = process.cpuUsage();
    for (const regel of invoer) JSON.stringify(antwoord(regel));
    const { user, system } = process.cpuUsage(begin);
    return invoer.length / ((user + system) / MICRO);
  });
  const perSeconde = Math.round(mediaan(tempo));
  return { opdracht: naam, perSeconde, doel, gehaald: perSeconde >= doel };
}

/** Seconds from the start of the process to the answer on one line, median of 5. */
function opstarten(naam: string): number {
  return mediaan(
    Array.from({ length: RONDES }, () => {
      const begin = performance.now();
      spawnSync('npm', ['run', '-s', 'taal', '--', naam], { input: 'boom\n' });
      return Math.round(performance.now() - begin) / 1000;
    }),
  );
}

const metingen: Meting[] = [];
for (const naam of OPDRACHTEN.keys()) metingen.push(await meet(naam));
const start = { zonderWoordenboek: opstarten('lettergrepen'), metWoordenboek: opstarten('fouten') };
await laadPatronen();
const vloeren = meetVloeren(woordenboek);
const ok =
  metingen.every((m) => m.gehaald) &&
  start.zonderWoordenboek <= START.zonder &&
  start.metWoordenboek <= START.met &&
  vloeren.every(isGehaald);
if (process.argv.includes('--json'))
  process.stdout.write(`${JSON.stringify({ bench: 'taal', versie: 1, metingen, start, vloeren, ok })}\n`);
else {
  for (const m of metingen)
    process.stdout.write(
      `${m.opdracht.padEnd(16)} ${String(m.perSeconde).padStart(8)}/s  goal ${m.doel}${m.gehaald ? '' : '  TOO SLOW'}\n`,
    );
  process.stdout.write(
    `start ${start.zonderWoordenboek} s without, ${start.metWoordenboek} s with dictionary\n\n${vloerTabel(vloeren)}`,
  );
}
process.exitCode = ok ? 0 : 1;
