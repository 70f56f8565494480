/**
 * npm run -s contactsheet -- [--spel all|<spel>[,<spel>]] [--card soft|real|both] [--size 844x390,...] [--moment spel,...]
 *   [--fixture select:zin] [--items 7] [--apart]
 * One PNG a game and card with its moments at every size; `real` is the path of a graphics card: double textures, every particle.
 * `--apart` keeps every picture whole beside the sheet. What lies under the task or a button of the HUD is told, and ends with 1.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { buildAll } from '../build/start.ts';
import { findBrowser } from './browser.ts';
import { startStudio } from './studio-server.ts';
import { CARDS, type Card } from './graphics-card.ts';
import { photograph, MOMENTS } from './moments.ts';
import { spelSlugs } from '../build/spel-folders.ts';

const OUT = '.gebouwd/contact';
const SIZES: Readonly<Record<string, { width: number; height: number }>> = {
  '1280x720': { width: 1280, height: 720 },
  '1024x768': { width: 1024, height: 768 },
  '844x390': { width: 844, height: 390 },
  '390x844': { width: 390, height: 844 },
};
const CELL = { width: 640, height: 480, rand: 8 };
/** An upright picture is as large as one that lies. */
const UPRIGHT = { width: 312, height: 676 };

const { values } = parseArgs({
  options: {
    spel: { type: 'string', default: 'all' },
    card: { type: 'string', default: 'soft' },
    size: { type: 'string', default: 'all' },
    moment: { type: 'string', default: 'all' },
    fixture: { type: 'string' },
    items: { type: 'string', default: '2' },
    apart: { type: 'boolean', default: false },
  },
});

/** The named ones of a list; a name that is not there ends the run. */
function chosen<T extends string>(all: readonly T[], names: string, everything = 'all'): readonly T[] {
  if (names === everything) return all;
  const wanted = names.split(',');
  const unknown = wanted.filter((name) => !all.some((one) => one === name));
  if (unknown.length > 0) {
    console.error(`unknown: ${unknown.join(', ')}; there are ${all.join(', ')}`);
    process.exit(2);
  }
  return all.filter((one) => wanted.includes(one));
}

const spellen = chosen(spelSlugs(), values.spel);
const cards = chosen(CARDS, values.card, 'both');
const sizes = chosen(Object.keys(SIZES), values.size).flatMap((name) => SIZES[name] ?? []);
const moments = chosen(MOMENTS, values.moment);

interface Row {
  upright: boolean;
  photos: readonly Buffer[];
}

async function sheet(rows: readonly Row[]): Promise<Sharp> {
  const wide = CELL.width + CELL.rand;
  let top = 0;
  const cells = await Promise.all(
    rows.flatMap(({ upright, photos }) => {
      const { width, height } = upright ? UPRIGHT : CELL;
      const at = top;
      top += height + CELL.rand;
      return photos.map(async (photo, k) => ({
        input: await sharp(photo).resize(width, height, { fit: 'contain', background: '#22283a' }).png().toBuffer(),
        left: k * wide,
        top: at,
      }));
    }),
  );
  return sharp({
    create: { width: wide * moments.length, height: top, channels: 3, background: '#22283a' },
  }).composite(cells);
}

const nameOf = (size: { width: number; height: number }): string => `${size.width}x${size.height}`;

/** Every picture whole, for who wants to read what the sheet makes small. */
function keepApart(folder: string, size: string, photos: readonly Buffer[]): void {
  mkdirSync(folder, { recursive: true });
  for (const [i, photo] of photos.entries()) writeFileSync(`${folder}/${size}-${moments[i] ?? i}.png`, photo);
}

/** Sheet of one game, and what lay under the HUD in it. */
async function photographGame(
  browser: Browser,
  o: { base: string; spel: string; card: Card },
): Promise<{ path: string; under: readonly string[] }> {
  const rows: Row[] = [];
  const under: string[] = [];
  const path = `${OUT}/${o.spel}${o.card === 'real' ? '-real' : ''}`;
  const { fixture, items } = values;
  for (const size of sizes) {
    const taken = await photograph({ ...o, browser, maat: size, moments, fixture, items: Number(items) });
    under.push(...taken.under.map((what) => `${o.spel} ${nameOf(size)} ${what}`));
    rows.push({ upright: size.height > size.width, photos: taken.photos });
    if (values.apart) keepApart(path, nameOf(size), taken.photos);
  }
  await (await sheet(rows)).png().toFile(`${path}.png`);
  return { path: `${path}.png`, under };
}

await buildAll();
mkdirSync(OUT, { recursive: true });
const { address: base, server: studio } = await startStudio('vite-contact');
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
try {
  const wanted = spellen.flatMap((spel) => cards.map((card) => ({ base, spel, card })));
  for (const one of wanted) {
    const { path, under } = await photographGame(browser, one);
    console.log([path, ...under].join('\n  '));
    if (under.length > 0) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await studio.close();
}
