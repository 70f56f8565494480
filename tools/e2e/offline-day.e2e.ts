/** Half an hour without a line (performance.md §11): reload, two stones, and everything counts once when the line is back. */
import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { z } from 'zod/mini';
import { landkaartSchema, type Landkaart } from '#server/features/landkaart/landkaart.contract.ts';
import { dayPackageSchema, rondeOf, type DayPackage } from '#server/features/somvensters/day-package.contract.ts';
import type { Spelronde } from '#server/features/somvensters/somvensters.contract.ts';
import { chooseDeur, type Deur } from './card.ts';
import { countAntwoorden } from './docent.ts';
import { press, type Mode } from './hand.ts';
import { leerlingWith, signInAdult, signInLeerling, type SignIn } from './journey.ts';
import { disablePainting } from './play-bot.ts';
import { steadyGames } from './rarest-first.ts';
import { listen, playSpel } from './spelen.ts';
import { test } from './test.ts';

const MODE: Mode = 'spiegel';
const CHILD = 12;
const OTHER = 13;
const HALF_HOUR_MS = 30 * 60_000;
const OFFLINE = 'Je speelt zonder internet. We bewaren je antwoorden.';

test.use({ hasTouch: true, viewport: { width: 1280, height: 720 }, serviceWorkers: 'allow' });

/** The last package that the page was given. */
function followPackage(page: Page): () => DayPackage {
  let pack: DayPackage | null = null;
  page.on('response', (response) => {
    if (!response.url().endsWith('/dagpakketten') || response.status() !== 200) return;
    void response.text().then(
      (text) => {
        pack = dayPackageSchema.parse(JSON.parse(text));
      },
      () => undefined,
    );
  });
  return () => {
    if (pack === null) throw new Error('the page has no package');
    return pack;
  };
}

const awaitDay = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.documentElement.dataset['day'] === 'stored', undefined, { timeout: 180_000 });

async function awaitGame(page: Page): Promise<void> {
  await page.waitForFunction(
    () => (document.querySelector<HTMLElement>('.spel-world')?.spel?.toestand.getState().phase ?? 'laden') !== 'laden',
    undefined,
    { timeout: 120_000 },
  );
}

/** The round on the screen, as the bot needs it: all but the id, which only the page knows. */
function rondeOn(page: Page, pack: DayPackage, deur: Deur): Spelronde {
  const taakId = /taken\/([^/]+)/.exec(page.url())?.[1] ?? '';
  const ronde = rondeOf(pack, {
    rondeId: crypto.randomUUID(),
    taakId,
    game: deur.spel,
    toestand: pack.toestand,
    daysLater: 0,
  });
  if (ronde === undefined) throw new Error('the round is not in the package');
  return ronde;
}

/** Plays a stone without a line; answers its number of items. */
async function playStone(
  page: Page,
  pack: DayPackage,
  seen: ReadonlySet<string>,
): Promise<{ deur: Deur; items: number }> {
  const deur = await chooseDeur(page, { mode: MODE, spellen: steadyGames(), seen });
  if (deur === null) throw new Error('the map offers no door without a line');
  await awaitGame(page);
  const ronde = rondeOn(page, pack, deur);
  expect(await playSpel(page, ronde, { mode: MODE, soort: 'goed' })).toBe(3);
  await expect(page.getByText(/munten komen erbij als je weer internet hebt/).first()).toBeVisible();
  return { deur, items: ronde.items };
}

async function readMap(page: Page, row: SignIn): Promise<Landkaart> {
  const body: unknown = await page.evaluate(async (path) => {
    const token = localStorage.getItem('taaltocht.access_token') ?? '';
    return (await fetch(path, { headers: { Authorization: `Bearer ${token}` } })).json();
  }, `/api/leerlingen/${row.id}/landkaart`);
  return landkaartSchema.parse(body);
}

const sessionOf = (page: Page): Promise<[string, string][]> => page.evaluate(() => Object.entries(localStorage));
const setSession = (page: Page, entries: [string, string][]): Promise<void> =>
  page.evaluate((rows) => {
    localStorage.clear();
    for (const [key, value] of rows) localStorage.setItem(key, value);
  }, entries);

/** What the device keeps of days. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const open = indexedDB.open('taaltocht-dag');
        open.addEventListener('error', () => reject(new Error('no day')));
        open.addEventListener('success', () => {
          const keys = open.result.transaction('parts').objectStore('parts').getAllKeys();
          keys.addEventListener('success', () => {
            resolve(keys.result.map(String));
            open.result.close();
          });
        });
      }),
  );

async function signInDocent(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signInAdult(page, 'samira.taleb');
  return page;
}

/** Another pupil holds the device while there is no line, and sees nothing of the first. */
async function expectNothingOfOther(page: Page, context: BrowserContext, other: [string, string][]): Promise<void> {
  const own = await sessionOf(page);
  const second = await context.newPage();
  await second.goto(page.url());
  await setSession(second, other);
  await second.goto(new URL(`/leerling/${leerlingWith('wachtwoord', OTHER).id}/landkaart`, page.url()).href);
  await expect(second.getByRole('heading', { name: 'Je bent zonder internet' })).toBeVisible();
  await setSession(second, own);
  await second.close();
}

const closedSchema = z.object({ munten: z.number(), saldo: z.number() });

test('half an hour without a line: reload, two stones, and everything counts once', async ({
  page,
  context,
  browser,
}) => {
  const row = leerlingWith('wachtwoord', CHILD);
  const schoolmistress = await signInDocent(browser);
  const before = await countAntwoorden(schoolmistress, row);
  const elsewhere = await (await browser.newContext()).newPage();
  await signInLeerling(elsewhere, leerlingWith('wachtwoord', OTHER));
  const other = await sessionOf(elsewhere);
  await elsewhere.close();

  const pack = followPackage(page);
  const ear = listen(page);
  await disablePainting(page);
  await signInLeerling(page, row);
  await awaitDay(page);
  const first = await readMap(page, row);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(OFFLINE)).toBeVisible();
  const one = await playStone(page, pack(), new Set());
  await press(page, page.getByRole('button', { name: 'De kaart', exact: true }), MODE);
  await page.evaluate((ms) => {
    if (window.ahead !== undefined) window.ahead += ms;
  }, HALF_HOUR_MS);
  await expectNothingOfOther(page, context, other);
  const two = await playStone(page, pack(), new Set([one.deur.steen]));
  await press(page, page.getByRole('button', { name: 'De kaart', exact: true }), MODE);
  await expect(page).toHaveURL(/landkaart/);
  expect(ear.rondes).toEqual([]);
  expect(await countAntwoorden(schoolmistress, row)).toBe(before);

  const closings: z.infer<typeof closedSchema>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/afsluitingen') && response.status() === 200)
      void response.json().then((body: unknown) => closings.push(closedSchema.parse(body)));
  });
  await context.setOffline(false);
  await expect.poll(() => closings.length, { timeout: 120_000 }).toBe(2);
  const total = one.items + two.items;
  await expect.poll(() => countAntwoorden(schoolmistress, row)).toBe(before + total);
  const given = [...ear.sent.values()];
  expect(new Set(given.map(({ rondeId, nr }) => `${rondeId} ${nr}`)).size).toBe(total);

  const last = await readMap(page, row);
  const earned = closings.reduce((sum, { munten }) => sum + munten, 0);
  expect(last.leerling.munten).toBe(first.leerling.munten + earned);
  expect(closings.at(-1)?.saldo).toBe(last.leerling.munten);
  const done = last.routes.flatMap((route) => route.stenen).filter(({ status }) => status === 'klaar');
  for (const { deur } of [one, two]) expect(done.map((steen) => steen.titel)).toContain(deur.steen);

  await page.getByRole('button', { name: 'Instellingen' }).click();
  await page.getByRole('button', { name: 'Uitloggen' }).click();
  await expect(page).toHaveURL(/\/app\/auth\/login/);
  await expect.poll(() => kept(page)).toEqual([]);
  await expect.poll(() => page.evaluate(() => caches.has('taaltocht-spraak'))).toBe(false);
});
