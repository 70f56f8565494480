/** The parts of pixi that the build leaves out are not missed: the same picture with and without them, under the policy that forbids eval. */
import { fileURLToPath } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { build, type Plugin } from 'vite';
import { pixiStub } from '../build/pixi-stub.ts';

const PROEF = fileURLToPath(new URL('./pixi-proef.ts', import.meta.url));
const ADRES = 'http://proef.localhost';

async function bundel(plugins: readonly Plugin[]): Promise<string> {
  const uit = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [...plugins],
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      rollupOptions: { input: PROEF, output: { codeSplitting: false } },
    },
  });
  const stukken = 'output' in uit ? uit.output : [];
  const code = stukken.find((stuk) => stuk.type === 'chunk');
  if (code?.type !== 'chunk') throw new Error('no bundle');
  return code.code;
}

/** Four coloured quarters, so that a wrong scale or place shows. */
function plaatje(): Promise<Buffer> {
  const vlak = (r: number, g: number, b: number) =>
    ({ create: { width: 64, height: 64, channels: 3, background: { r, g, b } } }) as const;
  return sharp({ create: { width: 128, height: 128, channels: 3, background: '#ff0000' } })
    .composite([
      { input: vlak(0, 255, 0), left: 64, top: 0 },
      { input: vlak(0, 0, 255), left: 0, top: 64 },
      { input: vlak(255, 255, 0), left: 64, top: 64 },
    ])
    .webp({ lossless: true })
    .toBuffer();
}

async function beeld(page: Page, code: string): Promise<Buffer> {
  const webp = await plaatje();
  await page.route(`${ADRES}/**`, (route) => {
    const pad = new URL(route.request().url()).pathname;
    if (pad.endsWith('.js')) return route.fulfill({ contentType: 'text/javascript', body: code });
    if (pad.endsWith('.webp')) return route.fulfill({ contentType: 'image/webp', body: webp });
    return route.fulfill({
      contentType: 'text/html',
      headers: { 'Content-Security-Policy': "default-src 'self'; style-src 'unsafe-inline'" },
      body: '<!doctype html><div id="proef"></div><script type="module" src="/proef.js"></script>',
    });
  });
  await page.goto(`${ADRES}/`);
  await expect(page.locator('#proef')).toHaveAttribute('data-beeld', /./);
  const adres = (await page.locator('#proef').getAttribute('data-beeld')) ?? '';
  expect(adres).toMatch(/^data:image\/png/);
  return Buffer.from(adres.slice(adres.indexOf(',') + 1), 'base64');
}

test('pixi draws the same without its left-out parts', async ({ context }) => {
  const [heel, licht] = await Promise.all([bundel([]), bundel([pixiStub()])]);
  expect(licht.length).toBeLessThan(heel.length * 0.8);
  const een = await beeld(await context.newPage(), heel);
  const twee = await beeld(await context.newPage(), licht);
  expect(twee.equals(een)).toBe(true);
  const { data, info } = await sharp(twee).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const kleur = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * info.channels, (y * info.width + x) * info.channels + 3),
  ];
  expect(kleur(110, 84)).toEqual([231, 111, 81]); // filled segment
  expect(kleur(45, 65)).toEqual([255, 253, 247]); // empty segment
  expect(kleur(220, 130)).toEqual([255, 183, 3]); // arc
  expect(kleur(490, 56)).toEqual([27, 108, 168]); // iris
  expect(kleur(430, 56)).toEqual([234, 244, 251]); // its hole
  expect(kleur(60, 220)).toEqual([255, 0, 0]); // left top quarter of the file on the mesh, `@2x` in its name or not
  expect(kleur(170, 310)).toEqual([255, 255, 0]);
  expect(kleur(570, 270)).toEqual([142, 202, 230]); // painted plate
});
