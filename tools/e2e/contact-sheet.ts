/** npm run -s contactsheet -- --spel all|<spel>[,<spel>]: one PNG a game with its moments at three sizes. */
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { createServer } from 'vite';
import { buildAll } from '../build/start.ts';
import { findBrowser } from './browser.ts';
import { photograph, MOMENTS } from './moments.ts';
import { spelSlugs } from '../build/spel-folders.ts';

const OUT = '.gebouwd/contact';
const SIZES = [
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 844, height: 390 },
] as const;
const CELL = { width: 640, height: 480, rand: 8 };

const { values } = parseArgs({ options: { spel: { type: 'string', default: 'all' } } });
const existing = spelSlugs();
const spellen = values.spel === 'all' ? existing : values.spel.split(',');
const unknown = spellen.filter((name) => !existing.includes(name));
if (unknown.length > 0) {
  console.error(`no such game: ${unknown.join(', ')}; there are ${existing.join(', ')}`);
  process.exit(2);
}

async function sheet(photos: readonly (readonly Buffer[])[]): Promise<Sharp> {
  const wide = CELL.width + CELL.rand;
  const high = CELL.height + CELL.rand;
  const cells = await Promise.all(
    photos.flatMap((row, r) =>
      row.map(async (photo, k) => ({
        input: await sharp(photo)
          .resize(CELL.width, CELL.height, { fit: 'contain', background: '#22283a' })
          .png()
          .toBuffer(),
        left: k * wide,
        top: r * high,
      })),
    ),
  );
  return sharp({
    create: { width: wide * MOMENTS.length, height: high * photos.length, channels: 3, background: '#22283a' },
  }).composite(cells);
}

async function photographGame(browser: Browser, base: string, spel: string): Promise<string> {
  const rows: Buffer[][] = [];
  for (const size of SIZES) rows.push(await photograph({ browser, base, spel, maat: size }));
  const path = `${OUT}/${spel}.png`;
  await (await sheet(rows)).png().toFile(path);
  return path;
}

await buildAll();
mkdirSync(OUT, { recursive: true });
const studio = await createServer({
  configFile: 'tools/studio/vite.config.ts',
  cacheDir: `${process.cwd()}/.gebouwd/vite-contact`,
  logLevel: 'error',
  server: { port: 0, hmr: false },
});
await studio.listen();
const base = studio.resolvedUrls?.local[0] ?? '';
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
try {
  for (const spel of spellen) console.log(await photographGame(browser, base, spel));
} finally {
  await browser.close();
  await studio.close();
}
