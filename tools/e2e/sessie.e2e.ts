/** Section 4 of the specification and the promise that no answer is lost: expired sign-in, no network, closed tab, each in mid-game. */
import { expect, test, type Browser, type Page } from '@playwright/test';
import { createDenker } from './denker.ts';
import { druk, type Wijze } from './hand.ts';
import { telAntwoorden } from './juf.ts';
import { kiesDeur, sterrenOpKaart, type Deur } from './kaart.ts';
import { volgLijn, type Lijn } from './lijn.ts';
import { leerlingMet, meldLeerlingAan, meldVolwasseneAan, omgeving, type Aanmelding } from './reis.ts';
import { luister, speelSpel, wachtOpSpel, type Oor } from './spelen.ts';
import { gedaan, schilderNiet, speelWoorden, type Stand } from './speelbot.ts';

const WIJZE: Wijze = 'spiegel';
const SPELLEN = ['pizzabakken', 'bellenprikken', 'botenkoers', 'autorace'];

test.use({ hasTouch: true, viewport: { width: 1280, height: 720 } });

interface Spel {
  oor: Oor;
  lijn: Lijn;
  deur: Deur;
  rij: Aanmelding;
  rondeId: string;
  denk: ReturnType<typeof createDenker>;
}

/** Signs in, goes through a door and plays some words. */
async function begin(page: Page, nr: number, woorden: number): Promise<{ spel: Spel; stand: Stand }> {
  const rij = leerlingMet('wachtwoord', nr);
  const [oor, lijn] = [luister(page), await volgLijn(page)];
  await schilderNiet(page);
  await meldLeerlingAan(page, rij);
  const deur = await kiesDeur(page, { wijze: WIJZE, spellen: SPELLEN });
  if (deur === null) throw new Error('the map offers no door');
  const ronde = await wachtOpSpel(page, oor, deur.spel);
  const denk = createDenker(ronde, 'goed');
  return {
    spel: { oor, lijn, deur, rij, rondeId: ronde.rondeId, denk },
    stand: await speelWoorden(page, woorden, { wijze: WIJZE, denk }),
  };
}

/** The same round goes on at the same word, with what was done before on the beads; then it is played to its end. */
async function gaatVerder(page: Page, o: { spel: Spel; stand: Stand; oor: Oor }): Promise<void> {
  const ronde = await wachtOpSpel(page, o.oor, o.spel.deur.spel);
  expect(ronde.rondeId).toBe(o.spel.rondeId);
  expect(ronde.gegeven).toHaveLength(gedaan(o.stand));
  const weer = await speelWoorden(page, 0, { wijze: WIJZE, denk: () => Promise.resolve(null) });
  expect(weer.vraag).toEqual(o.stand.vraag);
  expect(weer.kralen).toEqual(o.stand.kralen);
  expect(await speelSpel(page, ronde, { wijze: WIJZE, soort: 'goed' })).toBe(3);
}

/** How many answers of a pupil the server gained since now, as the teacher's call tells. */
async function tellerVan(browser: Browser, nr: number): Promise<() => Promise<number>> {
  const juf = await (await browser.newContext()).newPage();
  await meldVolwasseneAan(juf, 'samira.taleb');
  const rij = leerlingMet('wachtwoord', nr);
  const eerst = await telAntwoorden(juf, rij);
  return async () => (await telAntwoorden(juf, rij)) - eerst;
}

/** Everything that was answered is at the server, once, and no word was asked twice. */
async function allesEenmaal(
  tel: () => Promise<number>,
  gegeven: readonly { nr: number; itemId: string }[],
): Promise<void> {
  await expect.poll(tel, { timeout: 40_000 }).toBe(gegeven.length);
  expect(new Set(gegeven.map((a) => a.nr)).size).toBe(gegeven.length);
  expect(new Set(gegeven.map((a) => a.itemId)).size).toBe(gegeven.length);
}

test('a sign-in that ends in mid-game leads to sign-in and back to the same word, and no answer is lost', async ({
  page,
  browser,
}) => {
  const tel = await tellerVan(browser, 8);
  // Five answers go out together; two more wait on the device.
  const { spel } = await begin(page, 8, 5);
  await expect.poll(() => spel.lijn.aanvaard.size).toBe(5);
  const stand = await speelWoorden(page, 7, { wijze: WIJZE, denk: spel.denk });
  await page.evaluate(() => {
    localStorage.setItem('taaltocht.access_token', 'verlopen');
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(page).toHaveURL(/\/app\/auth\/login/);
  await expect(page.getByText(/tijdje weg/)).toBeVisible();
  expect(spel.lijn.aanvaard.size).toBe(5);

  await meldLeerlingAan(page, spel.rij, { doel: new RegExp(`/spellen/${spel.deur.spel}$`) });
  await gaatVerder(page, { spel, stand, oor: spel.oor });
  await allesEenmaal(tel, [...spel.oor.gestuurd.values()]);
});

/** Answers that wait on the device. */
const bewaard = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const open = indexedDB.open('taaltocht-outbox');
        open.addEventListener('error', () => reject(new Error('no outbox')));
        open.addEventListener('success', () => {
          const telling = open.result.transaction('posten').objectStore('posten').count();
          telling.addEventListener('success', () => {
            resolve(telling.result);
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
  const tel = await tellerVan(browser, 9);
  const { spel } = await begin(page, 9, 2);
  spel.lijn.dicht = true;
  await context.setOffline(true);
  await expect(page.getByText('Je speelt zonder internet. We bewaren je antwoorden.')).toBeVisible();
  // Twenty seconds of play send what there is; how far that came depends on the game.
  const eerder = spel.lijn.aanvaard.size;
  const ronde = spel.oor.rondes.at(-1);
  if (ronde === undefined) throw new Error('no round');
  expect(await speelSpel(page, ronde, { wijze: WIJZE, soort: 'goed' })).toBe(3);
  await druk(page, page.getByRole('button', { name: 'De kaart', exact: true }), WIJZE);
  await expect(page).toHaveURL(/landkaart/);
  expect(spel.lijn.aanvaard.size).toBe(eerder);
  const wacht = await bewaard(page);
  expect(wacht).toBeGreaterThanOrEqual(ronde.items - eerder);
  expect(await tel()).toBe(eerder);

  spel.lijn.verlies = 2;
  spel.lijn.dicht = false;
  await context.setOffline(false);
  await allesEenmaal(
    tel,
    [...spel.oor.gestuurd.values()].filter((a) => a.rondeId === spel.rondeId),
  );
  // After two lost replies the next try waits a while.
  await expect.poll(() => bewaard(page), { timeout: 120_000 }).toBe(0);
  expect(await tel()).toBe(eerder + wacht);
  await expect.poll(() => sterrenOpKaart(page, spel.deur.steen), { timeout: 40_000 }).toBe(3);
});

test('a closed tab costs nothing: the same door leads back to the same word', async ({ page, context, browser }) => {
  const tel = await tellerVan(browser, 10);
  const { spel, stand } = await begin(page, 10, 3);
  await page.close();
  const weer = await context.newPage();
  const oor = luister(weer);
  await schilderNiet(weer);
  await weer.goto(`${omgeving().adres}/leerling/${spel.rij.id}/landkaart`);
  expect(await kiesDeur(weer, { wijze: WIJZE, spellen: [spel.deur.spel], alleen: spel.deur.steen })).toEqual(spel.deur);
  await gaatVerder(weer, { spel, stand, oor });
  const antwoorden = new Map([...spel.oor.gestuurd, ...oor.gestuurd]);
  expect(antwoorden.size).toBe(stand.kralen.length);
  await allesEenmaal(tel, [...antwoorden.values()]);
});
