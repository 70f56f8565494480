/**
 * npx tsx tools/site/game-pictures.ts [--spel all|<spel>[,<spel>]]
 * The cards of the games on the public page: every game that stands, photographed in a round that a bot plays.
 */
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { buildAll } from '../build/start.ts';
import { spelSlugs } from '../build/spel-folders.ts';
import { findBrowser } from '../e2e/browser.ts';
import { photograph } from '../e2e/moments.ts';
import { startStudio } from '../e2e/studio-server.ts';

const SCREEN = { width: 1280, height: 720 };
const CARD = { width: 960, height: 540 };
/** The front page shows its own round, photographed by `play-picture.ts`. */
const ELSEWHERE = 'bellenprikken';

const { values } = parseArgs({ options: { spel: { type: 'string', default: 'all' } } });
const wanted = values.spel.split(',');
const spellen = spelSlugs().filter((slug) => slug !== ELSEWHERE && (values.spel === 'all' || wanted.includes(slug)));
if (spellen.length === 0) throw new Error(`there is no ${values.spel}`);

await buildAll();
const { address: base, server: studio } = await startStudio('vite-cards');
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
try {
  for (const spel of spellen) {
    const [photo] = await photograph({ browser, base, spel, maat: SCREEN, card: 'soft', moments: ['spel'] });
    if (photo === undefined) throw new Error(`${spel} was not photographed`);
    const path = `assets/site/${spel}.webp`;
    await sharp(photo).resize(CARD.width, CARD.height).webp({ quality: 80 }).toFile(path);
    console.log(path);
  }
} finally {
  await browser.close();
  await studio.close();
}
