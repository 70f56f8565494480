/**
 * npm run -s bench:site -- [--json] [--runs 3] [--throttle 4] [--pages home,prijzen,...] [--address http://localhost:3000]
 * What a visitor waits for on a slow device: every public page of the built product, loaded with an empty cache.
 */
import { execFileSync } from 'node:child_process';
import { cpus, loadavg } from 'node:os';
import { gzipSync } from 'node:zlib';
import { chromium, type Browser, type Response } from '@playwright/test';
import { globSync } from 'tinyglobby';
import { buildAll } from '../../build/start.ts';
import { findBrowser } from '../../e2e/browser.ts';
import { startProduct } from '../../e2e/product.ts';
import { round } from '../engine/statistics.ts';
import { integer, names, OptionError, readOptions } from '../options.ts';
import { BOUNDS, judgePage, type Visit } from './verdict.ts';
import { watchPage } from './watch-page.ts';

const SIZE = { width: 1366, height: 768 };
/** The page is at rest so long after it loaded. */
const REST_MS = 2_500;
const LIMITATIONS = [
  'the throttle slows the page only; server and browser share the processors of this machine with other work',
  'the server answers from this machine: nothing is said of the line between them',
  'JavaScript is what the page loads by itself, compressed by gzip; the round on the front page comes after a press',
];
const NOT_FOUND = 'niet-gevonden';
const PAGES = globSync('web/areas/site/*/route.ts')
  .map((path) => path.split('/').at(-2) ?? '')
  .filter((page) => page !== NOT_FOUND)
  .sort();

async function scriptBytes(answers: readonly Response[]): Promise<number> {
  const scripts = answers.filter((answer) => answer.url().endsWith('.js') && answer.ok());
  const bodies = await Promise.all(scripts.map((answer) => answer.body()));
  return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
}

/** Loads a page in a browser that never saw it. */
async function visit(browser: Browser, address: string, rate: number): Promise<Visit> {
  const context = await browser.newContext({ viewport: SIZE });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchPage);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate });
    const answers: Response[] = [];
    page.on('response', (answer) => answers.push(answer));
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForTimeout(REST_MS);
    const seen = await page.evaluate(() => window.seenPage);
    if (seen === undefined || seen.largest === 0) throw new Error(`${address} painted nothing`);
    return { ...seen, jsKB: (await scriptBytes(answers)) / 1_024, requests: answers.length };
  } finally {
    await context.close();
  }
}

async function measure(address: string, o: { runs: number; rate: number; pages: readonly string[] }) {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  try {
    // The first page of a browser pays for its start.
    await visit(browser, `${address}/site/home`, 1);
    const rows: ReturnType<typeof judgePage>[] = [];
    for (const name of o.pages) {
      const visits: Visit[] = [];
      for (let nr = 0; nr < o.runs; nr += 1) visits.push(await visit(browser, `${address}/site/${name}`, o.rate));
      const row = judgePage(name, visits);
      rows.push(row);
      console.error(`${name}: LCP ${row.lcp} ms, TBT ${row.tbt} ms, CLS ${row.cls} ${row.boven.join(' ')}`);
    }
    return { rows, chromium: browser.version() };
  } finally {
    await browser.close();
  }
}

/** What the figures are worth: the source, and the machine with how busy it was. */
const whereMeasured = (browser: string) => ({
  commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim(),
  host: {
    cpu: cpus()[0]?.model ?? '',
    cores: cpus().length,
    node: process.version,
    chromium: browser,
    load: round(loadavg()[0] ?? 0, 1),
  },
});

async function main(): Promise<boolean> {
  const options = readOptions(process.argv.slice(2), {
    tekst: ['runs', 'throttle', 'pages', 'address'],
    flags: ['json'],
  });
  const o = {
    runs: integer(options, 'runs', { fallbackValue: 3 }),
    rate: integer(options, 'throttle', { fallbackValue: 4 }),
    pages: names(options, 'pages', PAGES),
  };
  const given = options.tekst.get('address');
  if (given === undefined) await buildAll();
  const product = given === undefined ? await startProduct() : null;
  try {
    const { rows, chromium: version } = await measure(given ?? product?.adres ?? '', o);
    const ok = rows.every((row) => row.ok);
    if (!options.flags.has('json')) console.table(rows);
    console.log(
      JSON.stringify({
        bench: 'site',
        versie: 1,
        ...whereMeasured(version),
        rondes: o.runs,
        throttle: o.rate,
        grenzen: BOUNDS,
        resultaten: rows,
        beperkingen: LIMITATIONS,
        ok,
      }),
    );
    return ok;
  } finally {
    await product?.stop();
  }
}

main().then(
  (ok) => {
    process.exitCode = ok ? 0 : 1;
  },
  (error: unknown) => {
    console.error(error instanceof OptionError ? error.message : error);
    process.exitCode = 2;
  },
);
