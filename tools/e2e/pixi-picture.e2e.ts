/** What the engine asks of pixi is drawn by the renderer it makes, without pixi's own extensions and under the policy that forbids eval. */
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { build } from 'vite';
import { test } from './test.ts';

const TRIAL = fileURLToPath(new URL('./pixi-trial.ts', import.meta.url));
const ADDRESS = 'http://proef.localhost';

async function bundle(): Promise<string> {
  const out = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      rollupOptions: { input: TRIAL, output: { codeSplitting: false } },
    },
  });
  const pieces = 'output' in out ? out.output : [];
  const code = pieces.find((piece) => piece.type === 'chunk');
  if (code?.type !== 'chunk') throw new Error('no bundle');
  return code.code;
}

/** Four coloured quarters, so that a wrong scale or place shows. */
function image(): Promise<Buffer> {
  const surface = (r: number, g: number, b: number) =>
    ({ create: { width: 64, height: 64, channels: 3, background: { r, g, b } } }) as const;
  return sharp({ create: { width: 128, height: 128, channels: 3, background: '#ff0000' } })
    .composite([
      { input: surface(0, 255, 0), left: 64, top: 0 },
      { input: surface(0, 0, 255), left: 0, top: 64 },
      { input: surface(255, 255, 0), left: 64, top: 64 },
    ])
    .webp({ lossless: true })
    .toBuffer();
}

async function picture(page: Page, code: string): Promise<Buffer> {
  const webp = await image();
  await page.route(`${ADDRESS}/**`, (route) => {
    const path = new URL(route.request().url()).pathname;
    if (path.endsWith('.js')) return route.fulfill({ contentType: 'text/javascript', body: code });
    if (path.endsWith('.webp')) return route.fulfill({ contentType: 'image/webp', body: webp });
    return route.fulfill({
      contentType: 'text/html',
      headers: { 'Content-Security-Policy': "default-src 'self'; style-src 'unsafe-inline'" },
      body: '<!doctype html><div id="proef"></div><script type="module" src="/proef.js"></script>',
    });
  });
  await page.goto(`${ADDRESS}/`);
  await expect(page.locator('#proef')).toHaveAttribute('data-beeld', /./);
  const address = (await page.locator('#proef').getAttribute('data-beeld')) ?? '';
  expect(address).toMatch(/^data:image\/png/);
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}

test('pixi draws what the engine asks of it', async ({ page }) => {
  const drawn = await picture(page, await bundle());
  const { data, info } = await sharp(drawn).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const color = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * info.channels, (y * info.width + x) * info.channels + 3),
  ];
  expect(color(110, 84)).toEqual([231, 111, 81]); // filled segment
  expect(color(45, 65)).toEqual([255, 253, 247]); // empty segment
  expect(color(220, 130)).toEqual([255, 183, 3]); // arc
  expect(color(490, 56)).toEqual([27, 108, 168]); // iris
  expect(color(430, 56)).toEqual([234, 244, 251]); // its hole
  expect(color(60, 220)).toEqual([255, 0, 0]); // left top quarter of the file on the mesh, `@2x` in its name or not
  expect(color(170, 310)).toEqual([255, 255, 0]);
  expect(color(570, 270)).toEqual([142, 202, 230]); // painted plate
  expect(color(530, 209)).toEqual([138, 90, 60]); // tray of a long word, painted double
  expect(color(617, 209)).toEqual([214, 40, 40]); // and its right end
  expect(color(610, 320)).toEqual([42, 157, 143]); // painted when the page stood on the card already
});
