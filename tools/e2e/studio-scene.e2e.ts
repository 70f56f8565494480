/** The scene workshop of the studio: an author drags a thing, breaks the document, goes back, saves, and makes a game from the template. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { z } from 'zod';
import { SPELLEN } from '#engine/core/domein/spellen.ts';
import { spelSlugs } from '../build/spel-folders.ts';
import { disableDrawing, slowFrames } from './play-bot.ts';
import { startOwnStudio, type OwnStudio } from './own-studio.ts';
import { test } from './test.ts';

/** A red mushroom stands in it, on grass where nothing else is red. */
const SPEL = 'platformklimmen';
const THING = 'paddenstoel-1';
const TO: readonly [number, number] = [420, 600];
/** What the mushroom covers around its place, stage px. */
const CAP = { x: -30, y: -70, width: 60, height: 50 };

const sceneSchema = z.object({
  entities: z.array(z.object({ id: z.string().optional(), at: z.tuple([z.number(), z.number()]).optional() })),
});

let studio: OwnStudio;
test.beforeAll(async () => {
  studio = await startOwnStudio();
});
test.afterAll(() => studio.stop());

const placeOnDisk = (): readonly number[] | undefined =>
  sceneSchema
    .parse(JSON.parse(readFileSync(join(studio.root, 'games', SPEL, 'scene.json'), 'utf8')))
    .entities.find(({ id }) => id === THING)?.at;

/** A machine that does other work too takes its time to load a game. */
const PATIENCE = { timeout: 800_000 } as const;

/** The game in the frame has its stage and asks something. */
const plays = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () => {
      const state = document.querySelector('iframe')?.contentWindow?.studio?.spel.toestand.getState();
      return state !== undefined && state.vraag !== null;
    },
    undefined,
    PATIENCE,
  );

async function stageBox(page: Page): Promise<{ x: number; y: number; scale: number }> {
  const box = await page.locator('iframe').boundingBox();
  if (box === null) throw new Error('no stage');
  return { x: box.x, y: box.y, scale: box.width / 1280 };
}

/** Share of red at a place of the stage. */
async function redAt(page: Page, [x, y]: readonly number[]): Promise<number> {
  const { x: left, y: top, scale } = await stageBox(page);
  const picture = await page.screenshot({
    clip: {
      x: left + ((x ?? 0) + CAP.x) * scale,
      y: top + ((y ?? 0) + CAP.y) * scale,
      width: CAP.width * scale,
      height: CAP.height * scale,
    },
  });
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let red = 0;
  for (let at = 0; at < data.length; at += 3)
    if ((data[at] ?? 0) > 180 && (data[at + 1] ?? 0) < 90 && (data[at + 2] ?? 0) < 90) red += 1;
  return red / (info.width * info.height);
}

async function dragThing(page: Page, from: readonly number[], to: readonly number[]): Promise<void> {
  const { x, y, scale } = await stageBox(page);
  const spot = ([sx, sy]: readonly number[]): [number, number] => [x + (sx ?? 0) * scale, y + (sy ?? 0) * scale];
  // The canvas stands before its handles: only one that can be moved says so by its cursor.
  const overFrom = async (): Promise<string> => {
    await page.mouse.move(...spot(to));
    await page.mouse.move(...spot(from));
    return page.locator('.scene-over canvas').evaluate((canvas) => canvas.style.cursor);
  };
  await expect.poll(overFrom).toBe('move');
  await page.mouse.down();
  await page.mouse.move(...spot(to), { steps: 8 });
  await page.mouse.up();
}

test('an author drags a thing, is told what is wrong, goes back and saves', async ({ page }) => {
  await slowFrames(page);
  await page.goto(`${studio.address}#spellen/${SPEL}`);
  await plays(page);
  const from = placeOnDisk() ?? [];
  expect(await redAt(page, TO)).toBeLessThan(0.05);
  await page.getByLabel('Dingen verslepen').check();
  await expect(page.locator('.scene-over canvas')).toBeVisible();
  await dragThing(page, from, TO);
  await page.getByLabel('Dingen verslepen').uncheck();
  await expect(page.getByText(/entities\[\d+\]\.at\[0\]/)).toBeVisible();
  await plays(page);
  await expect.poll(() => redAt(page, TO)).toBeGreaterThan(0.15);

  await page.getByRole('navigation', { name: 'Onderdelen van de scène' }).getByText('Dingen', { exact: true }).click();
  await page.getByRole('button', { name: THING, exact: true }).click();
  await page.getByLabel('sprite', { exact: true }).fill('bestaat-niet');
  await expect(page.getByRole('alert')).toContainText('sprite');
  await expect(page.getByRole('button', { name: 'Bewaar in scene.json' })).toBeDisabled();
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);

  await page.getByRole('button', { name: 'Bewaar in scene.json' }).click();
  await expect(page.getByText('Bewaard.')).toBeVisible();
  const saved = placeOnDisk() ?? [];
  expect(Math.abs((saved[0] ?? 0) - TO[0])).toBeLessThanOrEqual(3);
  expect(Math.abs((saved[1] ?? 0) - TO[1])).toBeLessThanOrEqual(3);

  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(page.getByText(/entities\[\d+\]\.at\[0\]/)).toBeVisible();
});

test('a new game from the template plays at once, and its course can be played again', async ({ page }) => {
  await disableDrawing(page);
  const made = spelSlugs();
  const slug = SPELLEN.map((one) => one.slug).find((name) => !made.includes(name) && /^[a-z0-9]+$/.test(name)) ?? '';
  await page.goto(`${studio.address}#spellen`);
  await page.getByLabel('Naam van een nieuw spel').fill('Pizza!');
  await page.getByRole('button', { name: 'Maak een nieuw spel' }).click();
  await expect(page.getByRole('alert')).toContainText('alleen kleine letters en cijfers');
  await page.getByLabel('Naam van een nieuw spel').fill(slug);
  await page.getByRole('button', { name: 'Maak een nieuw spel' }).click();
  await page.waitForURL((url) => url.hash === `#spellen/${slug}`, { ...PATIENCE, waitUntil: 'commit' });
  await plays(page);
  await page.getByLabel('Speelt vanzelf').selectOption('goed');
  await page.getByRole('tab', { name: 'Verloop' }).click();
  await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toContainText('goed', PATIENCE);
  await page.getByRole('button', { name: 'Speel dit verloop nog eens' }).click();
  await expect(page.getByText('Hetzelfde verloop, dezelfde uitkomst.')).toBeVisible(PATIENCE);
});
