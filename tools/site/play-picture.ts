/** `npx tsx tools/site/play-picture.ts`: the moment of the round that the front page shows, photographed in that round itself. */
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { buildAll } from '../build/start.ts';
import { findBrowser } from '../e2e/browser.ts';
import { openHomeRound, thinkHomeRound } from '../e2e/home-round.ts';
import { paintRarely } from '../e2e/moments.ts';
import { perform, playWoorden, readPageState } from '../e2e/play-bot.ts';
import { startProduct } from '../e2e/product.ts';

const SIZE = { width: 1280, height: 720 };
const WIDE = 1_200;
const HIGH = 675;
/** Words that are done on the picture. */
const DONE = 2;
/** Steps until the air is full of bubbles. */
const FULL = 420;
/** Ms between two paintings: steps alone move the game. */
const PAINT_MS = 300;
/** Steps after the touch: the bubble bursts and its letter flies. */
const BURST = 14;

await buildAll();
const product = await startProduct();
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
try {
  const page = await browser.newPage({ viewport: SIZE });
  await page.addInitScript(paintRarely, PAINT_MS);
  await page.goto(`${product.adres}/site/home`);
  await openHomeRound(page);
  await playWoorden(page, DONE, { mode: 'muis', think: thinkHomeRound });
  const state = await readPageState(page, FULL);
  const deed = state === null ? null : await thinkHomeRound(state);
  if (state === null || deed === null) throw new Error('there is nothing to pop');
  await perform(page, deed, { stand: { ...state, vak: null }, mode: 'muis' });
  await readPageState(page, BURST);
  await page.waitForTimeout(PAINT_MS * 3);
  const picture = await page.screenshot({ timeout: 120_000 });
  await sharp(picture).resize(WIDE, HIGH).webp({ quality: 80 }).toFile('assets/site/bellenprikken.webp');
} finally {
  await browser.close();
  await product.stop();
}
