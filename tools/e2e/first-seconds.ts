/** npm run -s formats -- [--spel <spel>,...]: what a child sees and hears in the first three seconds of every format in every game that offers it, as a table with pictures. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium, type Browser, type Page } from '@playwright/test';
import { FORMATS, type Format } from '#engine/core/oefening/contract/contract.ts';
import { FIXTURES } from '#engine/core/oefening/fake/fake-catalog.ts';
import nl from '#engine/react/i18n/nl.json' with { type: 'json' };
import { subtitleOf } from '#engine/react/subtitle.tsx';
import { createTexts } from '#engine/react/texts.ts';
import { names, readOptions } from '../bench/options.ts';
import { readSceneFile } from '../build/scene-file.ts';
import { spelSlugs } from '../build/spel-folders.ts';
import { buildAll } from '../build/start.ts';
import { findBrowser } from './browser.ts';
import { startStudio } from './studio-server.ts';

const OUT = '.gebouwd/formats';
const SIZE = { width: 1280, height: 720 };
const SEEN_MS = 3000;
/** Steps of the simulation after the intro, before the picture. */
const STEPS = 90;
const texts = createTexts(nl);

interface Offer {
  format: Format;
  spel: string;
  /** Mock question of this format in a shape of the game; null when there is none. */
  fixture: string | null;
}

/** One that the game names for its own tests before any other: not every question of a shape is one that a game gets. */
function fixtureFor(format: Format, shapes: readonly string[], own: readonly string[]): string | null {
  const fitting = Object.entries(FIXTURES).flatMap(([name, [recipe]]) => {
    const question = recipe?.create('v1', 7).question;
    return question?.format === format && shapes.includes(question.view.shape) ? [name] : [];
  });
  return fitting.find((name) => own.includes(name)) ?? fitting[0] ?? null;
}

const options = readOptions(process.argv.slice(2), { tekst: ['spel'] });
const offers: Offer[] = names(options, 'spel', spelSlugs()).flatMap((spel) => {
  const { capabilities, tests } = readSceneFile(spel);
  return FORMATS.flatMap((format) => {
    const shapes = capabilities.filter(({ formats }) => formats.includes(format)).map(({ shape }) => shape);
    return shapes.length === 0 ? [] : [{ format, spel, fixture: fixtureFor(format, shapes, tests.fixtures) }];
  });
});

const phase = (page: Page): Promise<string> =>
  page.evaluate(() => window.studio?.spel.toestand.getState().phase ?? 'laden');

/** What was said, as its caption; the voice of the mock is the request for it. */
async function listen(page: Page): Promise<string[]> {
  const said: string[] = [];
  await page.route('**/api/spraak/**', async (route) => {
    said.push(decodeURIComponent(new URL(route.request().url()).pathname.split('/').at(-1) ?? ''));
    await route.fulfill({ status: 404 });
  });
  return said;
}

async function photograph(browser: Browser, base: string, { spel, fixture, format }: Offer): Promise<string> {
  const page = await browser.newPage({ viewport: SIZE });
  try {
    const said = await listen(page);
    await page.goto(`${base}?spel=${spel}&fixture=${encodeURIComponent(fixture ?? '')}&items=2&s=0.3`);
    await page.waitForFunction(
      () => (window.studio?.spel.toestand.getState().phase ?? 'laden') !== 'laden',
      undefined,
      {
        timeout: 60_000,
      },
    );
    if ((await phase(page)) === 'intro') await page.evaluate(() => window.studio?.spel.skip());
    await page.evaluate((steps) => window.studio?.spel.step(steps), STEPS);
    await page.waitForTimeout(SEEN_MS);
    await page.screenshot({ path: `${OUT}/${format}-${spel}.png` });
    const plate = (await page.locator('.prompt').innerText()).replace(/\s+/g, ' ');
    const lines = said.map((audio) => subtitleOf(audio, undefined, texts)).join(' · ');
    return `| ${format} | ${spel} | ${plate} | ${lines} | ![](${format}-${spel}.png) |`;
  } finally {
    await page.close();
  }
}

await buildAll();
mkdirSync(OUT, { recursive: true });
const { address: base, server: studio } = await startStudio('vite-formats');
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
const rows: string[] = [];
try {
  for (const offer of offers.toSorted((a, b) => FORMATS.indexOf(a.format) - FORMATS.indexOf(b.format)))
    rows.push(
      offer.fixture === null
        ? `| ${offer.format} | ${offer.spel} | no mock question in a shape of this game | | |`
        : await photograph(browser, base, offer),
    );
} finally {
  await browser.close();
  await studio.close();
}
for (const format of FORMATS.filter((name) => offers.every((offer) => offer.format !== name)))
  rows.push(`| ${format} | no game offers it yet | ${texts(`prompt.${format}`)} | ${texts(`say.${format}`)} | |`);
const table = ['| format | game | on the plate | said | picture |', '| --- | --- | --- | --- | --- |', ...rows].join(
  '\n',
);
writeFileSync(`${OUT}/index.md`, `${table}\n`);
console.log(table);
