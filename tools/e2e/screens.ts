/**
 * npm run -s schermen -- [--scherm naam,naam] [--uit map] [--host nl,be] [--staat leeg,...] [--thema licht,...] [--breedte 1440,...]
 * Photographs the screens in their states on an own data folder: a PNG a picture, a sheet a screen, and axe on each.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type BrowserContext, type Page, type Route } from '@playwright/test';
import sharp from 'sharp';
import { buildAll } from '../build/start.ts';
import { findings } from './axe.ts';
import { findBrowser } from './browser.ts';
import { chooseTheme, THEMES, type Theme } from './choose-theme.ts';
import { PANEL, SCREENS } from './screens-list.ts';
import { STATES, type ScreenOf, type Spot, type State } from './screens-types.ts';
import { WITHOUT_TENANT, type Person } from './person.ts';
import { HOSTS, openStage, type Host, type Stage, type Who } from './screens-stage.ts';

const WIDTHS = { 1440: 900, 1024: 768, 390: 844 } as const;

const { values: options } = parseArgs({
  options: {
    scherm: { type: 'string' },
    uit: { type: 'string', default: '.gebouwd/schermen' },
    host: { type: 'string' },
    staat: { type: 'string' },
    thema: { type: 'string' },
    breedte: { type: 'string' },
    poort: { type: 'string', default: '0' },
    'zonder-axe': { type: 'boolean', default: false },
  },
});

/** The named ones of a list; a name that is not there ends the run. */
function chosen<T extends string>(all: readonly T[], names: string | undefined): readonly T[] {
  const requested = names?.split(',');
  const unexpected = requested?.filter((name) => !all.some((one) => one === name)) ?? [];
  if (unexpected.length > 0) {
    console.error(`unknown: ${unexpected.join(', ')}; there are ${all.join(', ')}`);
    process.exit(2);
  }
  return requested === undefined ? all : all.filter((one) => requested.includes(one));
}

const WIDTH: readonly number[] = chosen(Object.keys(WIDTHS), options.breedte).map(Number).toReversed();
const heightOf = (width: number): number => Object.entries(WIDTHS).find(([size]) => Number(size) === width)?.[1] ?? 900;

interface Photo {
  host: Host;
  staat: State;
  thema: Theme;
  breedte: number;
  png: Buffer;
  axe: string[];
}
interface Harvest {
  fotos: Photo[];
  fouten: string[];
}
interface Recording {
  scherm: ScreenOf;
  staat: State;
  wie: Who;
  host: Host;
}
interface Size {
  thema: Theme;
  breedte: number;
}

const whoOf = (screen: ScreenOf, state: State): Who | undefined =>
  state === 'laden' || state === 'fout' ? (screen.vraag === null ? undefined : screen.gevuld) : screen[state];
const recordingsOf = (screen: ScreenOf): Recording[] =>
  chosen(HOSTS, options.host).flatMap((host) =>
    chosen(STATES, options.staat).flatMap((state) => {
      const who = whoOf(screen, state);
      return who === undefined ? [] : [{ scherm: screen, staat: state, wie: who, host }];
    }),
  );

/** Paper knows one width and one theme. */
const sizesOf = ({ papier: paper }: ScreenOf): Size[] =>
  paper === true
    ? [{ thema: 'licht', breedte: 794 }]
    : chosen(THEMES, options.thema).flatMap((theme) => WIDTH.map((width) => ({ thema: theme, breedte: width })));

const NOBODY: Person = { id: '', role: '', token: '', exp: 0, adminId: '', groepId: '', leerlingId: '' };

async function openContext(browser: Browser, who: Person): Promise<BrowserContext> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    viewport: { width: 1440, height: 900 },
  });
  const gebruiker = {
    _id: who.id,
    role: who.role,
    exp: who.exp,
    ...(WITHOUT_TENANT.includes(who.role) ? {} : { adminId: who.adminId }),
  };
  await context.addInitScript(
    ([token, text]) => {
      // A frame that shows a mail has no storage.
      if (token === '' || globalThis.self !== globalThis.top) return;
      localStorage.setItem('taaltocht.access_token', token);
      localStorage.setItem('taaltocht.user', text);
    },
    [who.token, JSON.stringify(gebruiker)] as const,
  );
  return context;
}

function addressOf(screen: ScreenOf, spot: Spot, guest: Person): string {
  if (typeof screen.pad === 'function') return `${spot.stage.address(spot.host)}${screen.pad(spot)}`;
  const woord = spot.host === 'nl' ? 'groepen' : 'klassen';
  return `${spot.stage.address(spot.host)}/admins/${guest.adminId}${screen.pad.replace('{groepen}', woord).replace('{groep}', guest.groepId).replace('{leerling}', guest.leerlingId)}`;
}

const refuse = (route: Route): Promise<void> =>
  route.fulfill({
    status: 500,
    contentType: 'application/json',
    body: JSON.stringify({ code: 'FOUT', message: 'Er ging iets mis. Je werk is bewaard.', nummer: '7K2M4' }),
  });

/** Holds back or refuses what the screen reads; what it needs to be a screen at all comes through. */
async function disturb(page: Page, { scherm: screen, staat: state }: Recording): Promise<void> {
  if (state !== 'laden' && state !== 'fout') return;
  await page.route(screen.vraag ?? PANEL, (route) => (state === 'fout' ? refuse(route) : undefined));
}

async function wait(page: Page, state: State): Promise<void> {
  await page.locator('h1, button.steen, .loading, .landkaart, .card-state').first().waitFor({ timeout: 20_000 });
  if (state === 'laden') {
    // A busy machine may still be fetching the screen itself.
    await page
      .locator('.skeleton, .loading, [aria-busy="true"]')
      .first()
      .waitFor({ timeout: 10_000 })
      .catch(() => undefined);
    return page.waitForTimeout(900);
  }
  await page
    .locator('.skeleton, .loading')
    .first()
    .waitFor({ state: 'detached', timeout: 20_000 })
    .catch(() => undefined);
  await page.waitForLoadState('networkidle', { timeout: 8_000 }).catch(() => undefined);
  await page.waitForTimeout(250);
}

/** Findings that last: a busy machine may still be changing its theme at the first look. */
async function findPersistent(page: Page): Promise<string[]> {
  if ((await findings(page)).length === 0) return [];
  await page.waitForTimeout(1500);
  return findings(page);
}

async function capture(
  page: Page,
  { scherm: screen, host, staat: state }: Recording,
  { thema: theme, breedte: width }: Size,
): Promise<Photo> {
  await page.setViewportSize({ width, height: heightOf(width) });
  await page.waitForTimeout(300);
  const axe = options['zonder-axe'] || screen.papier === true ? [] : await findPersistent(page);
  // What sticks to the window belongs at its top, wherever the page was left.
  await page.evaluate(() => globalThis.scrollTo(0, 0));
  // What lies over the page is as high as the window.
  const high =
    (await page.getByRole('dialog').count()) > 0 && screen.papier !== true
      ? heightOf(width)
      : await page.evaluate(() => document.documentElement.scrollHeight);
  const png = await page.screenshot({
    // Taking a page whole makes the window another size for a moment, and a drawer on it begins anew.
    fullPage: high > heightOf(width),
    animations: 'disabled',
    clip: { x: 0, y: 0, width, height: screen.whole === true ? high : Math.min(high, 2 * heightOf(width)) },
  });
  return { host, staat: state, thema: theme, breedte: width, png, axe };
}

/** Who has no right comes to the screen of somebody of the same school, so that the right decides and not the address. */
function guestOf({ scherm: screen, staat: state, wie: who, host }: Recording, stage: Stage, person: Person): Person {
  const at = screen.bij ?? (state === 'geenrecht' && who === 'leerling' ? 'schooladmin' : undefined);
  return at === undefined ? person : stage.person(host, at);
}

/** What goes wrong in the page itself; a refused call is what some states are about. */
function listen(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (rule) => {
    if (rule.type() === 'error' && !rule.text().startsWith('Failed to load resource'))
      errors.push(rule.text().split('\n')[0] ?? '');
  });
  return errors;
}

async function photograph(browser: Browser, stage: Stage, recording: Recording): Promise<Harvest> {
  const { scherm: screen, host, wie: who, staat: state } = recording;
  const person = who === 'niemand' ? NOBODY : stage.person(host, who);
  const spot = { host, wie: person, stage };
  await screen.vooraf?.(spot, state);
  const context = await openContext(browser, person);
  try {
    const page = await context.newPage();
    const errors = listen(page);
    const [first] = sizesOf(screen);
    if (first !== undefined) await page.setViewportSize({ width: first.breedte, height: heightOf(first.breedte) });
    await disturb(page, recording);
    await page.goto(addressOf(screen, spot, guestOf(recording, stage, person)));
    await wait(page, state);
    if (state === 'gevuld') {
      await screen.doe?.(page, spot);
      await wait(page, state);
    }
    if (screen.papier === true) await page.emulateMedia({ media: 'print' });
    const photos: Photo[] = [];
    let theme: Theme | undefined;
    for (const size of sizesOf(screen)) {
      if (size.thema !== theme) await chooseTheme(page, size.thema, person.id);
      ({ thema: theme } = size);
      photos.push(await capture(page, recording, size));
    }
    return { fotos: photos, fouten: [...new Set(errors)] };
  } finally {
    await context.close();
  }
}

const EDGE = 14;
const HEADER = 30;
const caption = (text: string, wide: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${HEADER}"><text x="6" y="21" font-family="sans-serif" font-size="18" fill="#fff">${text}</text></svg>`,
  );

/** One picture of all pictures of a screen: a row a state, light beside dark. */
async function concat(photos: readonly Photo[], file: string): Promise<void> {
  const names = new Set(photos.map(({ host, staat: state }) => `${host} ${state}`));
  const parts: { input: Buffer; left: number; top: number }[] = [];
  let top = 0;
  let wide = 0;
  for (const name of names) {
    const row = photos.filter(({ host, staat: state }) => `${host} ${state}` === name);
    const smaller = await Promise.all(
      row.map(async ({ breedte: width, png, ...photo }) => ({
        photo,
        ...(await sharp(png)
          .resize({ width: Math.round(width * (width < 500 ? 0.6 : 0.45)) })
          .png()
          .toBuffer({ resolveWithObject: true })),
      })),
    );
    let left = EDGE;
    for (const { photo, data, info } of smaller) {
      parts.push(
        { input: caption(`${name} ${photo.thema}`, Math.max(info.width, 160)), left, top },
        { input: data, left, top: top + HEADER },
      );
      left += Math.max(info.width, 160) + EDGE;
    }
    wide = Math.max(wide, left);
    top += HEADER + EDGE + Math.max(...smaller.map(({ info }) => info.height));
  }
  await sharp({ create: { width: wide, height: top, channels: 3, background: '#5b6478' } })
    .composite(parts)
    .png({ palette: true })
    .toFile(file);
}

/** One picture session after the other; one that fails does not stop the rest. */
async function processAll(browser: Browser, stage: Stage, recordings: readonly Recording[]): Promise<Harvest> {
  const harvest: Harvest = { fotos: [], fouten: [] };
  for (const recording of recordings) {
    const name = `${recording.scherm.naam} ${recording.host} ${recording.staat}`;
    const { fotos: photos, fouten: errors } = await photograph(browser, stage, recording).catch(
      (error: unknown): Harvest => ({
        fotos: [],
        fouten: [`no picture: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`],
      }),
    );
    harvest.fouten.push(...errors.map((rule) => `${name}: ${rule}`));
    for (const photo of photos) {
      writeFileSync(
        `${options.uit}/${recording.scherm.naam}/${photo.host}-${photo.staat}-${photo.breedte}-${photo.thema}.png`,
        photo.png,
      );
      harvest.fouten.push(...photo.axe.map((rule) => `${name} ${photo.thema} ${photo.breedte}: ${rule}`));
    }
    harvest.fotos.push(...photos);
  }
  return harvest;
}

/** The hosts go beside each other, except where what is prepared for one shows on the other. */
async function photographScreen(browser: Browser, stage: Stage, screen: ScreenOf): Promise<Harvest> {
  mkdirSync(`${options.uit}/${screen.naam}`, { recursive: true });
  const recordings = recordingsOf(screen);
  const rows =
    screen.vooraf === undefined
      ? HOSTS.map((host) => recordings.filter((recording) => recording.host === host))
      : [recordings];
  const harvests = await Promise.all(rows.map((row) => processAll(browser, stage, row)));
  const [photos, errors] = [
    harvests.flatMap((harvest) => harvest.fotos),
    harvests.flatMap((harvest) => harvest.fouten),
  ];
  if (photos.length > 0) await concat(photos, `${options.uit}/${screen.naam}.png`);
  console.log(`${screen.naam}: ${photos.length} pictures${errors.length === 0 ? '' : `\n  ${errors.join('\n  ')}`}`);
  return { fotos: photos, fouten: errors };
}

const names = chosen(
  SCREENS.map(({ naam: name }) => name),
  options.scherm,
);
// No screen shows a game at double sharpness.
await buildAll({ sharp: false });
const stage = await openStage(Number(options.poort));
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--lang=nl-NL'],
  env: { ...process.env, LANGUAGE: 'nl', LANG: 'nl_NL.UTF-8' },
});
const cleanUp = (): Promise<void> => browser.close().finally(() => stage.stop());
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void cleanUp().finally(() => process.exit(130)));
try {
  let [count, errors] = [0, 0];
  for (const screen of SCREENS.filter(({ naam: name }) => names.includes(name))) {
    const harvest = await photographScreen(browser, stage, screen);
    count += harvest.fotos.length;
    errors += harvest.fouten.length;
  }
  console.log(
    `${count} pictures, ${errors} findings${options['zonder-axe'] ? ' (axe did not look)' : ''}; in ${options.uit}`,
  );
  process.exitCode = errors === 0 ? 0 : 1;
} finally {
  await cleanUp();
}
