/** Section 4 of the specification and the promise that no answer is lost: expired sign-in, no network, closed tab, each in mid-game. */
import { expect, type Browser, type Page } from '@playwright/test';
import { createThinker } from './thinker.ts';
import { press, type Mode } from './hand.ts';
import { countAntwoorden } from './docent.ts';
import { chooseDeur, starsOnMap, type Deur } from './card.ts';
import { followLine, type Line } from './line.ts';
import { leerlingWith, signInLeerling, signInAdult, environment, type SignIn } from './journey.ts';
import { listen, playSpel, awaitSpel, type Ear } from './spelen.ts';
import { completed, disablePainting, playWoorden, type CurrentState } from './play-bot.ts';
import { steadyGames } from './rarest-first.ts';
import { test } from './test.ts';

const MODE: Mode = 'spiegel';
const SPELLEN = steadyGames();

test.use({ hasTouch: true, viewport: { width: 1280, height: 720 } });

interface Spel {
  oor: Ear;
  lijn: Line;
  deur: Deur;
  rij: SignIn;
  rondeId: string;
  think: ReturnType<typeof createThinker>;
}

/** Signs in, goes through a door and plays some words. */
async function begin(page: Page, nr: number, woorden: number): Promise<{ spel: Spel; stand: CurrentState }> {
  const row = leerlingWith('wachtwoord', nr);
  const [ear, line] = [listen(page), await followLine(page)];
  await disablePainting(page);
  await signInLeerling(page, row);
  const deur = await chooseDeur(page, { mode: MODE, spellen: SPELLEN });
  if (deur === null) throw new Error('the map offers no door');
  const ronde = await awaitSpel(page, ear, deur.spel);
  const think = createThinker(ronde, 'goed');
  return {
    spel: { oor: ear, lijn: line, deur, rij: row, rondeId: ronde.rondeId, think },
    stand: await playWoorden(page, woorden, { mode: MODE, think }),
  };
}

/** The same round goes on at the same word, with what was done before on the beads; then it is played to its end. */
async function expectResumed(page: Page, o: { spel: Spel; stand: CurrentState; oor: Ear }): Promise<void> {
  const ronde = await awaitSpel(page, o.oor, o.spel.deur.spel);
  expect(ronde.rondeId).toBe(o.spel.rondeId);
  expect(ronde.gegeven).toHaveLength(completed(o.stand));
  const again = await playWoorden(page, 0, { mode: MODE, think: () => Promise.resolve(null) });
  expect(again.vraag).toEqual(o.stand.vraag);
  expect(again.beads).toEqual(o.stand.beads);
  expect(await playSpel(page, ronde, { mode: MODE, soort: 'goed' })).toBe(3);
}

/** How many answers of a pupil the server gained since now, as the teacher's call tells. */
async function createCounter(browser: Browser, nr: number): Promise<() => Promise<number>> {
  const schoolmistress = await (await browser.newContext()).newPage();
  await signInAdult(schoolmistress, 'samira.taleb');
  const row = leerlingWith('wachtwoord', nr);
  const first = await countAntwoorden(schoolmistress, row);
  return async () => (await countAntwoorden(schoolmistress, row)) - first;
}

/** Everything that was answered is at the server, once, and no word was asked twice. */
async function expectAllOnce(
  countUp: () => Promise<number>,
  given: readonly { nr: number; itemId: string }[],
): Promise<void> {
  await expect.poll(countUp, { timeout: 40_000 }).toBe(given.length);
  expect(new Set(given.map((a) => a.nr)).size).toBe(given.length);
  expect(new Set(given.map((a) => a.itemId)).size).toBe(given.length);
}

test('a sign-in that ends in mid-game leads to sign-in and back to the same word, and no answer is lost', async ({
  page,
  browser,
}) => {
  const countUp = await createCounter(browser, 8);
  // Five answers go out together; two more wait on the device.
  const { spel } = await begin(page, 8, 5);
  await expect.poll(() => spel.lijn.accepted.size).toBe(5);
  const state = await playWoorden(page, 7, { mode: MODE, think: spel.think });
  await page.evaluate(() => {
    localStorage.setItem('taaltocht.access_token', 'verlopen');
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(page).toHaveURL(/\/app\/auth\/login/);
  await expect(page.getByText(/tijdje weg/)).toBeVisible();
  expect(spel.lijn.accepted.size).toBe(5);

  await signInLeerling(page, spel.rij, { doel: new RegExp(`/spellen/${spel.deur.spel}$`) });
  await expectResumed(page, { spel, stand: state, oor: spel.oor });
  await expectAllOnce(countUp, [...spel.oor.sent.values()]);
});

/** Answers that wait on the device. */
const saved = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const open = indexedDB.open('taaltocht-outbox');
        open.addEventListener('error', () => reject(new Error('no outbox')));
        open.addEventListener('success', () => {
          const tally = open.result.transaction('posten').objectStore('posten').count();
          tally.addEventListener('success', () => {
            resolve(tally.result);
            open.result.close();
          });
        });
      }),
  );

test('a game goes on without network, and every answer arrives once when it is back', async ({
  page,
  context,
  browser,
}) => {
  const countUp = await createCounter(browser, 9);
  const { spel } = await begin(page, 9, 2);
  spel.lijn.dicht = true;
  await context.setOffline(true);
  await expect(page.getByText('Je speelt zonder internet. We bewaren je antwoorden.')).toBeVisible();
  // Twenty seconds of play send what there is; how far that came depends on the game.
  const earlier = spel.lijn.accepted.size;
  const ronde = spel.oor.rondes.at(-1);
  if (ronde === undefined) throw new Error('no round');
  expect(await playSpel(page, ronde, { mode: MODE, soort: 'goed' })).toBe(3);
  await press(page, page.getByRole('button', { name: 'De kaart', exact: true }), MODE);
  await expect(page).toHaveURL(/landkaart/);
  expect(spel.lijn.accepted.size).toBe(earlier);
  const wait = await saved(page);
  expect(wait).toBeGreaterThanOrEqual(ronde.items - earlier);
  expect(await countUp()).toBe(earlier);

  spel.lijn.loss = 2;
  spel.lijn.dicht = false;
  await context.setOffline(false);
  await expectAllOnce(
    countUp,
    [...spel.oor.sent.values()].filter((a) => a.rondeId === spel.rondeId),
  );
  // After two lost replies the next try waits a while.
  await expect.poll(() => saved(page), { timeout: 120_000 }).toBe(0);
  expect(await countUp()).toBe(earlier + wait);
  await expect.poll(() => starsOnMap(page, spel.deur.steen), { timeout: 40_000 }).toBe(3);
});

test('a closed tab costs nothing: the same door leads back to the same word', async ({ page, context, browser }) => {
  const countUp = await createCounter(browser, 10);
  const { spel, stand: state } = await begin(page, 10, 3);
  await page.close();
  const again = await context.newPage();
  const ear = listen(again);
  await disablePainting(again);
  await again.goto(`${environment().adres}/leerling/${spel.rij.id}/landkaart`);
  expect(await chooseDeur(again, { mode: MODE, spellen: [spel.deur.spel], only: spel.deur.steen })).toEqual(spel.deur);
  await expectResumed(again, { spel, stand: state, oor: ear });
  const antwoorden = new Map([...spel.oor.sent, ...ear.sent]);
  expect(antwoorden.size).toBe(state.beads.length);
  await expectAllOnce(countUp, [...antwoorden.values()]);
});
