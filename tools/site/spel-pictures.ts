/** `npx tsx tools/site/spel-pictures.ts [<spel>,<spel>]`: a moment of a round of every game, photographed in the game itself, for the page about the games. */
import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { buildAll } from '../build/start.ts';
import { spelSlugs } from '../build/spel-folders.ts';
import { findBrowser } from '../e2e/browser.ts';
import { photograph } from '../e2e/moments.ts';
import { startStudio } from '../e2e/studio-server.ts';

const OUT = 'assets/site/spellen';
const SIZE = { width: 1280, height: 720 };
/** A card is no wider than 400, on a screen with double dots. */
const WIDE = 800;
const HIGH = 450;

const wanted = process.argv[2]?.split(',');
await buildAll();
mkdirSync(OUT, { recursive: true });
const { address: base, server: studio } = await startStudio('vite-site');
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
try {
  for (const spel of spelSlugs().filter((slug) => wanted?.includes(slug) ?? true)) {
    const { photos } = await photograph({ browser, base, spel, maat: SIZE, card: 'soft', moments: ['spel'] });
    const [picture] = photos;
    if (picture === undefined) throw new Error(`${spel} showed nothing`);
    const { size } = await sharp(picture).resize(WIDE, HIGH).webp({ quality: 74 }).toFile(`${OUT}/${spel}.webp`);
    process.stdout.write(`${spel} ${Math.round(size / 1_024)} KB\n`);
  }
} finally {
  await browser.close();
  await studio.close();
}
