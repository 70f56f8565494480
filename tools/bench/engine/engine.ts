/** npm run -s bench:engine -- --json: allocation, frame time, draw calls and leaks of the games, in one browser session. */
import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../../e2e/browser.ts';
import { type Alloc, type Baan, type Lek, meetAlloc, meetLek, meetTijd, type Tijden, warmOp } from './meting.ts';
import type { Opdracht } from './pagina.ts';
import { bouwKunst } from '../../studio/kunst.ts';
import { startBenchServer } from './server.ts';
import { mediaan, rond } from './statistiek.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');
const SPELLEN = ['bellenprikken', 'pizzabakken', 'autorace', 'botenkoers'];
const BEPERKINGEN = [
  'alloc: CDP HeapProfiler sampling (256 B), attributed by stack: scripts below engine/ and games/ are ours, node_modules are libraries, built-ins count for their caller',
  'alloc.eigen counts 600 frames half-way a round in which the child does nothing (things are born); alloc.eigenRonde counts the second half of a round, with answers, new words and births',
  'draw calls are counted and dropped: nothing is said about GPU cost or fill rate',
  'times are wall time of the frame callback (input, steps, drawing without GPU), so other load of the machine counts; x4 suspends the thread in slices: read its mean, p95 and p99, not its p50; it is not a real Chromebook',
];

interface Uitslag {
  naam: string;
  spel: string;
  tijden: Tijden[];
  alloc: Alloc;
  lek: Lek | null;
}
interface Poort {
  id: string;
  waarde: number;
  grens: number;
  eenheid: string;
  ok: boolean;
}

const { values: keus } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '1' },
    throttle: { type: 'string', default: '1,4' },
    games: { type: 'string', default: 'all' },
    seed: { type: 'string', default: '1' },
    items: { type: 'string', default: '6' },
    lek: { type: 'string', default: '20' },
    port: { type: 'string', default: '4120' },
    /** Another checkout that is measured beside ours, e.g. before a change. */
    tegen: { type: 'string' },
  },
});

const meld = (regel: string): void => {
  process.stderr.write(`${regel}\n`);
};
const spellen = keus.games === 'all' ? SPELLEN : keus.games.split(',');
const throttles = keus.throttle.split(',').map(Number);
const banen = [
  { naam: 'ons', code: ROOT },
  ...(keus.tegen === undefined ? [] : [{ naam: 'tegen', code: resolve(keus.tegen) }]),
];

async function openBaan(browser: Browser, adres: string): Promise<Baan> {
  const context = await browser.newContext({ viewport: { width: 1000, height: 600 } });
  const page = await context.newPage();
  await page.goto(adres);
  await page.waitForFunction(() => 'bench' in window, undefined, { timeout: 60_000, polling: 100 });
  const cdp = await context.newCDPSession(page);
  await cdp.send('HeapProfiler.enable');
  return { page, cdp };
}

async function meetSpel(
  browser: Browser,
  adres: string,
  o: Opdracht & { naam: string; lek: number },
): Promise<Uitslag> {
  const baan = await openBaan(browser, adres);
  const { spel, seed, items, s } = o;
  const opdracht = { spel, seed, items, s };
  await baan.page.evaluate((eerste) => window.bench.mount(eerste), opdracht);
  await baan.page.evaluate(() => {
    window.bench.frames(1, false);
    window.klok.echt = false;
  });
  await warmOp(baan, opdracht);
  const tijden: Tijden[] = [];
  for (const throttle of throttles) tijden.push(await meetTijd(baan, opdracht, throttle));
  const alloc = await meetAlloc(baan, { ...opdracht, seed: seed + 1 });
  const lek = o.lek > 0 ? await meetLek(baan, opdracht, o.lek) : null;
  await baan.page.context().close();
  return { naam: o.naam, spel, tijden, alloc, lek };
}

function poortenVan(uitslagen: readonly Uitslag[]): Poort[] {
  const poort = (id: string, waarde: number, [grens, eenheid]: readonly [number, string]): Poort => ({
    id,
    waarde: rond(waarde),
    grens,
    eenheid,
    ok: waarde <= grens,
  });
  return spellen.flatMap((spel) => {
    const ons = uitslagen.filter((u) => u.spel === spel && u.naam === 'ons');
    const traag = ons.flatMap((u) => u.tijden.filter((t) => t.throttle === 4));
    const lek = ons.at(-1)?.lek ?? null;
    return [
      poort(`${spel}.alloc.eigen`, mediaan(ons.map((u) => u.alloc.eigen)), [0, 'B/frame']),
      poort(`${spel}.draws`, Math.max(...ons.flatMap((u) => u.tijden.map((t) => t.draws))), [12, 'draws']),
      ...(traag.length === 0
        ? []
        : [
            poort(`${spel}.p95.x4`, mediaan(traag.map((t) => t.p95)), [8, 'ms']),
            poort(`${spel}.p99.x4`, mediaan(traag.map((t) => t.p99)), [14, 'ms']),
          ]),
      ...(lek === null
        ? []
        : [
            poort(`${spel}.lek.objecten`, Math.max(0, ...Object.values(lek.objecten)), [0, 'objecten']),
            poort(`${spel}.lek.kb`, lek.kbPerRonde, [5, 'KB/ronde']),
          ]),
    ];
  });
}

/** Ours as a share of the other checkout, median of paired rounds. */
function verhoudingen(
  uitslagen: readonly Uitslag[],
): { spel: string; wat: string; waarde: number; voor: number; na: number }[] {
  if (banen.length < 2) return [];
  const maten: readonly (readonly [string, (u: Uitslag) => number])[] = [
    ['alloc.eigen', (u) => u.alloc.eigen],
    ['alloc.eigenRonde', (u) => u.alloc.eigenRonde],
    ['alloc.alles', (u) => u.alloc.eigen + u.alloc.matter + u.alloc.pixi],
    ...throttles.map(
      (t) => [`gemiddeld.x${t}`, (u: Uitslag) => u.tijden.find((tijd) => tijd.throttle === t)?.gemiddeld ?? 0] as const,
    ),
  ];
  return spellen.flatMap((spel) =>
    maten.map(([wat, waarde]) => {
      const van = (naam: string): number[] => uitslagen.filter((u) => u.spel === spel && u.naam === naam).map(waarde);
      const voor = van('tegen');
      const na = van('ons');
      return {
        spel,
        wat,
        waarde: rond(mediaan(na.map((x, i) => x / Math.max(1e-9, voor[i] ?? 0))), 3),
        voor: rond(mediaan(voor)),
        na: rond(mediaan(na)),
      };
    }),
  );
}

function regels({ naam, spel, tijden, alloc }: Uitslag): string[] {
  const tijd = tijden.map((t) => `x${t.throttle} p50 ${t.p50} p95 ${t.p95} p99 ${t.p99} ms`).join(', ');
  const kop = `${naam} ${spel}: eigen ${alloc.eigen} B/frame (ronde ${alloc.eigenRonde}), matter ${alloc.matter}, pixi ${alloc.pixi}; ${tijd}; ${tijden[0]?.draws ?? 0} draws`;
  return [kop, ...alloc.top.map(({ waar, bytes }) => `    ${String(bytes).padStart(8)} B/frame  ${waar}`)];
}

function tabel(uitslagen: readonly Uitslag[], poorten: readonly Poort[]): void {
  for (const regel of uitslagen.flatMap(regels)) console.log(regel);
  for (const p of poorten)
    console.log(`${p.ok ? 'goed' : 'FOUT'}  ${p.id} ${p.waarde} ${p.eenheid} (grens ${p.grens})`);
}

/** Every round, every game, every checkout: A B A B, so that load of the machine hits both. */
async function meetAlles(browser: Browser, adressen: readonly string[]): Promise<Uitslag[]> {
  const uitslagen: Uitslag[] = [];
  const ronden = Number(keus.rounds);
  for (let nr = 0; nr < ronden * spellen.length * banen.length; nr += 1) {
    const ronde = Math.floor(nr / (spellen.length * banen.length));
    const spel = spellen[Math.floor(nr / banen.length) % spellen.length] ?? '';
    const naam = banen[nr % banen.length]?.naam ?? '';
    meld(`ronde ${ronde + 1}: ${naam} ${spel}`);
    const lek = naam === 'ons' && ronde === ronden - 1 ? Number(keus.lek) : 0;
    uitslagen.push(
      await meetSpel(browser, adressen[nr % banen.length] ?? '', {
        naam,
        spel,
        seed: Number(keus.seed) + ronde,
        items: Number(keus.items),
        s: 0.4,
        lek,
      }),
    );
  }
  return uitslagen;
}

async function inBrowser(): Promise<{ uitslagen: Uitslag[]; chromium: string }> {
  await bouwKunst(meld);
  const servers = await Promise.all(
    banen.map(({ code }, i) => startBenchServer({ root: ROOT, code, port: Number(keus.port) + i })),
  );
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
    return {
      uitslagen: await meetAlles(
        browser,
        servers.map((s) => s.adres),
      ),
      chromium: browser.version(),
    };
  } finally {
    await browser.close();
    await Promise.all(servers.map((server) => server.stop()));
  }
}

async function main(): Promise<boolean> {
  const { uitslagen, chromium: versie } = await inBrowser();
  const poorten = poortenVan(uitslagen);
  if (!keus.json) tabel(uitslagen, poorten);
  const ok = poorten.every((p) => p.ok);
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim();
  const host = { cpu: cpus()[0]?.model ?? '', cores: cpus().length, node: process.version, chromium: versie, db: null };
  console.log(
    JSON.stringify({
      bench: 'engine',
      versie: 1,
      seed: Number(keus.seed),
      commit,
      host,
      rondes: Number(keus.rounds),
      resultaten: uitslagen,
      verhoudingen: verhoudingen(uitslagen),
      poorten,
      beperkingen: BEPERKINGEN,
      ok,
    }),
  );
  return ok;
}

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (fout) {
  meld(fout instanceof Error ? (fout.stack ?? fout.message) : String(fout));
  process.exitCode = 2;
}
