/** npm run -s contactsheet -- --spel all|<spel>[,<spel>]: one PNG a game with its moments at three sizes. */
import { mkdirSync, readdirSync, existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { createServer } from 'vite';
import { buildAll } from '../build/start.ts';
import { findBrowser } from './browser.ts';
import { fotografeer, MOMENTEN } from './momenten.ts';

const OUT = '.gebouwd/contact';
const MATEN = [
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 844, height: 390 },
] as const;
const CEL = { width: 640, height: 480, rand: 8 };

const { values } = parseArgs({ options: { spel: { type: 'string', default: 'all' } } });
const bestaand = readdirSync('games').filter((naam) => existsSync(`games/${naam}/scene.json`));
const spellen = values.spel === 'all' ? bestaand : values.spel.split(',');
const onbekend = spellen.filter((naam) => !bestaand.includes(naam));
if (onbekend.length > 0) {
  console.error(`no such game: ${onbekend.join(', ')}; there are ${bestaand.join(', ')}`);
  process.exit(2);
}

async function sheet(fotos: readonly (readonly Buffer[])[]): Promise<Sharp> {
  const breed = CEL.width + CEL.rand;
  const hoog = CEL.height + CEL.rand;
  const cellen = await Promise.all(
    fotos.flatMap((rij, r) =>
      rij.map(async (foto, k) => ({
        input: await sharp(foto)
          .resize(CEL.width, CEL.height, { fit: 'contain', background: '#22283a' })
          .png()
          .toBuffer(),
        left: k * breed,
        top: r * hoog,
      })),
    ),
  );
  return sharp({
    create: { width: breed * MOMENTEN.length, height: hoog * fotos.length, channels: 3, background: '#22283a' },
  }).composite(cellen);
}

async function photographGame(browser: Browser, basis: string, spel: string): Promise<string> {
  const rijen: Buffer[][] = [];
  for (const maat of MATEN) rijen.push(await fotografeer({ browser, basis, spel, maat }));
  const pad = `${OUT}/${spel}.png`;
  await (await sheet(rijen)).png().toFile(pad);
  return pad;
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
const basis = studio.resolvedUrls?.local[0] ?? '';
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
try {
  for (const spel of spellen) console.log(await photographGame(browser, basis, spel));
} finally {
  await browser.close();
  await studio.close();
}
