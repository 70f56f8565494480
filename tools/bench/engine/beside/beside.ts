import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { median, round } from '../statistics.ts';
import { ENGINES, type EngineName, startHost } from './host.ts';
import { PATHS } from './gates.ts';
import { measure, type Sample } from './measure.ts';

export interface BesideOptions {
  root: string;
  engines: readonly EngineName[];
  rounds: number;
  throttles: readonly number[];
  port: number;
  report(line: string): void;
}

/** One picture of each engine, drawn for real: what is not on it was not measured. */
const PICTURES = '.gebouwd/bench-engine-pictures';

/** Every round: each path, each slowness, each engine in turn. */
function turns(o: BesideOptions): (Pick<Sample, 'naam' | 'path' | 'throttle'> & { naam: EngineName; nr: number })[] {
  return Array.from({ length: o.rounds }, (_, nr) => nr).flatMap((nr) =>
    PATHS.flatMap((path) =>
      o.throttles.flatMap((throttle) => o.engines.map((name) => ({ nr, path, throttle, naam: name }))),
    ),
  );
}

/** Samples of all engines in one run; the other engines are installed when they are not there yet. */
export async function measureBeside(browser: Browser, o: BesideOptions): Promise<Sample[]> {
  if (o.engines.length === 0) return [];
  const host = await startHost(o.root, o.engines, o.port);
  const samples: Sample[] = [];
  try {
    for (const { nr, ...turn } of turns(o)) {
      const picture = nr === 0 ? join(o.root, PICTURES, `${turn.naam}-${turn.path}.png`) : undefined;
      const sample = await measure(browser, host.address(turn.naam), { ...turn, picture });
      o.report(line(sample));
      samples.push(sample);
    }
  } finally {
    host.stop();
  }
  return samples;
}

const line = (s: Sample): string =>
  `${s.naam.padEnd(10)} ${s.path} x${s.throttle}: script ${s.scriptMs} cpu ${s.cpuMs} p50 ${s.p50} p95 ${s.p95} p99 ${s.p99} ms, ${s.allocKB} KB, ${s.draws} draws`;

const NUMBERS = ['scriptMs', 'cpuMs', 'p50', 'p95', 'p99', 'allocKB', 'draws'] as const;

/** Median per engine, path and slowness, as rows of a table. */
export function rowsBeside(samples: readonly Sample[]): string[] {
  const key = (s: Sample): string => `${s.naam}|${s.path}|${s.throttle}`;
  return [...new Set(samples.map(key))].flatMap((name) => {
    const group = samples.filter((s) => key(s) === name);
    const [first] = group;
    if (first === undefined) return [];
    const middle = { ...first };
    for (const what of NUMBERS) middle[what] = round(median(group.map((one) => one[what])), 3);
    return [line(middle)];
  });
}

/** Names from the command line; `geen` = no comparison. */
export function enginesOf(text: string): EngineName[] {
  if (text === 'geen') return [];
  return text.split(',').map((part) => {
    for (const name of ['ons', 'pixi', 'phaser', 'excalibur', 'kaplay'] as const) if (name === part) return name;
    throw new Error(`geen engine '${part}'; kies uit ${Object.keys(ENGINES).join(', ')}`);
  });
}
