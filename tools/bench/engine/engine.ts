/**
 * npm run -s bench:engine -- --json: a reference scene beside other engines, and allocation, frame time, draw calls and leaks of the
 * games, in one browser session. `--engines geen` leaves the other engines out, `--games geen` the games.
 */
import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../../e2e/browser.ts';
import {
  type Alloc,
  type Lane,
  type Leak,
  measureAlloc,
  measureLeak,
  measureTime,
  type Times,
  warmUp,
} from './measurement.ts';
import type { Command } from './page.ts';
import { buildArt } from '../../studio/art.ts';
import { startBenchServer } from './server.ts';
import { median, round } from './statistics.ts';
import { spelSlugs } from '../../build/spel-folders.ts';
import { enginesOf, measureBeside, rowsBeside } from './beside/beside.ts';
import { gatesBeside } from './beside/gates.ts';
import type { Sample } from './beside/measure.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');
const LIMITATIONS = [
  'alloc: CDP HeapProfiler sampling (256 B), attributed by stack: scripts below engine/ and games/ are ours, node_modules are libraries, built-ins count for their caller',
  'alloc.eigen counts 600 frames half-way a round in which the child does nothing (things are born); alloc.eigenRonde counts the second half of a round, with answers, new words and births',
  'beside other engines: one scene (48 bodies with a word on a plate, three layers, 30 particles), a fresh page a sample, in turn; script and cpu from thread time, p50-p99 of wall time; alloc is the total of engine, libraries and game',
  'lek.kb is the growth of what the program keeps, from two heap snapshots; kbPerRonde is the whole heap, in which the browser also keeps the code that it compiled',
  'draw calls are counted and dropped: nothing is said about GPU cost or fill rate',
  'times are wall time of the frame callback (input, steps, drawing without GPU), so other load of the machine counts; x4 suspends the thread in slices: read its mean, p95 and p99, not its p50; it is not a real Chromebook',
];

interface Finding {
  naam: string;
  spel: string;
  times: Times[];
  alloc: Alloc;
  leak: Leak | null;
}
interface Gate {
  id: string;
  waarde: number;
  grens: number;
  unit: string;
  ok: boolean;
}

const { values: choice } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '1' },
    throttle: { type: 'string', default: '1,4' },
    games: { type: 'string', default: 'all' },
    seed: { type: 'string', default: '1' },
    items: { type: 'string', default: '6' },
    leak: { type: 'string', default: '20' },
    engines: { type: 'string', default: 'ons,pixi,phaser,excalibur,kaplay' },
    port: { type: 'string', default: '4120' },
    /** Another checkout that is measured beside ours, e.g. before a change. */
    against: { type: 'string' },
  },
});

const report = (rule: string): void => {
  process.stderr.write(`${rule}\n`);
};
const spellen = choice.games === 'all' ? spelSlugs() : choice.games.split(',').filter((name) => name !== 'geen');
const engines = enginesOf(choice.engines);
const throttles = choice.throttle.split(',').map(Number);
const lanes = [
  { naam: 'ons', code: ROOT },
  ...(choice.against === undefined ? [] : [{ naam: 'tegen', code: resolve(choice.against) }]),
];

async function openLane(browser: Browser, address: string): Promise<Lane> {
  const context = await browser.newContext({ viewport: { width: 1000, height: 600 } });
  const page = await context.newPage();
  await page.goto(address);
  await page.waitForFunction(() => 'bench' in window, undefined, { timeout: 60_000, polling: 100 });
  const cdp = await context.newCDPSession(page);
  await cdp.send('HeapProfiler.enable');
  return { page, cdp };
}

async function measureSpel(
  browser: Browser,
  address: string,
  o: Command & { naam: string; leak: number },
): Promise<Finding> {
  const lane = await openLane(browser, address);
  const { spel, seed, items, s } = o;
  const command = { spel, seed, items, s };
  await lane.page.evaluate((first) => window.bench.mount(first), command);
  await lane.page.evaluate(() => {
    window.bench.frames(1, false);
    window.klok.real = false;
  });
  await warmUp(lane, command);
  const times: Times[] = [];
  for (const throttle of throttles) times.push(await measureTime(lane, command, throttle));
  const alloc = await measureAlloc(lane, { ...command, seed: seed + 1 });
  const leak = o.leak > 0 ? await measureLeak(lane, command, o.leak) : null;
  await lane.page.context().close();
  return { naam: o.naam, spel, times, alloc, leak };
}

function gatesOf(findings: readonly Finding[]): Gate[] {
  const gate = (id: string, value: number, [bound, unit]: readonly [number, string]): Gate => ({
    id,
    waarde: round(value),
    grens: bound,
    unit,
    ok: value <= bound,
  });
  return spellen.flatMap((spel) => {
    const ours = findings.filter((u) => u.spel === spel && u.naam === 'ons');
    const slow = ours.flatMap((u) => u.times.filter((t) => t.throttle === 4));
    const leak = ours.at(-1)?.leak ?? null;
    return [
      gate(`${spel}.alloc.eigen`, median(ours.map((u) => u.alloc.eigen)), [0, 'B/frame']),
      gate(`${spel}.draws`, Math.max(...ours.flatMap((u) => u.times.map((t) => t.draws))), [12, 'draws']),
      ...(slow.length === 0
        ? []
        : [
            gate(`${spel}.p95.x4`, median(slow.map((t) => t.p95)), [8, 'ms']),
            gate(`${spel}.p99.x4`, median(slow.map((t) => t.p99)), [14, 'ms']),
          ]),
      ...(leak === null
        ? []
        : [
            gate(`${spel}.lek.objecten`, Math.max(0, ...Object.values(leak.objects)), [0, 'objecten']),
            gate(`${spel}.lek.kb`, leak.kbData, [5, 'KB/ronde']),
          ]),
    ];
  });
}

/** Ours as a share of the other checkout, median of paired rounds. */
function ratios(
  findings: readonly Finding[],
): { spel: string; wat: string; waarde: number; voor: number; na: number }[] {
  if (lanes.length < 2) return [];
  const peers: readonly (readonly [string, (u: Finding) => number])[] = [
    ['alloc.eigen', (u) => u.alloc.eigen],
    ['alloc.eigenRonde', (u) => u.alloc.ownRonde],
    ['alloc.alles', (u) => u.alloc.eigen + u.alloc.matter + u.alloc.pixi],
    ...throttles.map(
      (t) => [`gemiddeld.x${t}`, (u: Finding) => u.times.find((time) => time.throttle === t)?.average ?? 0] as const,
    ),
  ];
  return spellen.flatMap((spel) =>
    peers.map(([what, value]) => {
      const from = (name: string): number[] => findings.filter((u) => u.spel === spel && u.naam === name).map(value);
      const before = from('tegen');
      const after = from('ons');
      return {
        spel,
        wat: what,
        waarde: round(median(after.map((x, i) => x / Math.max(1e-9, before[i] ?? 0))), 3),
        voor: round(median(before)),
        na: round(median(after)),
      };
    }),
  );
}

function rules({ naam: name, spel, times, alloc }: Finding): string[] {
  const time = times.map((t) => `x${t.throttle} p50 ${t.p50} p95 ${t.p95} p99 ${t.p99} ms`).join(', ');
  const header = `${name} ${spel}: eigen ${alloc.eigen} B/frame (ronde ${alloc.ownRonde}), matter ${alloc.matter}, pixi ${alloc.pixi}; ${time}; ${times[0]?.draws ?? 0} draws`;
  return [header, ...alloc.top.map(({ waar: where, bytes }) => `    ${String(bytes).padStart(8)} B/frame  ${where}`)];
}

function table(samples: readonly Sample[], findings: readonly Finding[], gates: readonly Gate[]): void {
  for (const rule of rowsBeside(samples)) console.log(rule);
  for (const rule of findings.flatMap(rules)) console.log(rule);
  for (const p of gates) console.log(`${p.ok ? 'goed' : 'FOUT'}  ${p.id} ${p.waarde} ${p.unit} (grens ${p.grens})`);
}

/** Every round, every game, every checkout: A B A B, so that load of the machine hits both. */
async function measureEverything(browser: Browser, addresses: readonly string[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  const ronden = Number(choice.rounds);
  for (let nr = 0; nr < ronden * spellen.length * lanes.length; nr += 1) {
    const ronde = Math.floor(nr / (spellen.length * lanes.length));
    const spel = spellen[Math.floor(nr / lanes.length) % spellen.length] ?? '';
    const name = lanes[nr % lanes.length]?.naam ?? '';
    report(`ronde ${ronde + 1}: ${name} ${spel}`);
    const leak = name === 'ons' && ronde === ronden - 1 ? Number(choice.leak) : 0;
    findings.push(
      await measureSpel(browser, addresses[nr % lanes.length] ?? '', {
        naam: name,
        spel,
        seed: Number(choice.seed) + ronde,
        items: Number(choice.items),
        s: 0.4,
        leak,
      }),
    );
  }
  return findings;
}

async function measureGames(browser: Browser): Promise<Finding[]> {
  if (spellen.length === 0) return [];
  await buildArt(report);
  const servers = await Promise.all(
    lanes.map(({ code }, i) => startBenchServer({ root: ROOT, code, port: Number(choice.port) + i })),
  );
  try {
    return await measureEverything(
      browser,
      servers.map((s) => s.adres),
    );
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

async function inBrowser(): Promise<{ samples: Sample[]; findings: Finding[]; chromium: string }> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [
      '--no-sandbox',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--enable-precise-memory-info',
      '--js-flags=--expose-gc',
    ],
  });
  try {
    const samples = await measureBeside(browser, {
      root: ROOT,
      engines,
      rounds: Number(choice.rounds),
      throttles,
      port: Number(choice.port) + lanes.length,
      report,
    });
    return { samples, findings: await measureGames(browser), chromium: browser.version() };
  } finally {
    await browser.close();
  }
}

async function main(): Promise<boolean> {
  const { samples, findings, chromium: version } = await inBrowser();
  const gates = [...gatesBeside(samples), ...gatesOf(findings)];
  if (!choice.json) table(samples, findings, gates);
  const ok = gates.every((p) => p.ok);
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim();
  const host = {
    cpu: cpus()[0]?.model ?? '',
    cores: cpus().length,
    node: process.version,
    chromium: version,
    db: null,
  };
  console.log(
    JSON.stringify({
      bench: 'engine',
      versie: 1,
      seed: Number(choice.seed),
      commit,
      host,
      rondes: Number(choice.rounds),
      resultaten: findings,
      naast: samples,
      verhoudingen: ratios(findings),
      poorten: gates,
      beperkingen: LIMITATIONS,
      ok,
    }),
  );
  return ok;
}

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  report(error instanceof Error ? (error.stack ?? error.message) : String(error));
  process.exitCode = 2;
}
