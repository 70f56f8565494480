/** A teacher brings words; a child meets them in a game; what went wrong is seen, and practised with one press. */
import { expect, type Browser, type Page } from '@playwright/test';
import { isWoord } from '#engine/core/oefening/contract/content-kind.ts';
import { chooseDeur } from './card.ts';
import { readCell } from './docent.ts';
import { leerlingWith, signInAdult, signInLeerling, voornaam, type SignIn } from './journey.ts';
import { disablePainting } from './play-bot.ts';
import { steadyGames } from './rarest-first.ts';
import { awaitSpel, listen, playSpel, type Sent } from './spelen.ts';
import { test } from './test.ts';

const CHILD = 7;
const LIST = 'Woorden van blok 4';
/** None of these is a word of ours. */
const PASTED = '1. de waterfles\n2. fietsenhok, knutselkast\n• regenjasje\nboodschappenkar 🛒\n42';
const WORDS = ['waterfles', 'fietsenhok', 'knutselkast', 'regenjasje', 'boodschappenkar'];

/** From the overview of the groups: paste, put right, keep. */
async function createList(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: /Meeuwen/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Woordlijsten', exact: true }).click();
  await page.getByRole('link', { name: 'Nieuwe woordlijst' }).click();
  await page.getByRole('textbox', { name: /Naam van de lijst/ }).fill(LIST);
  await page.getByRole('textbox', { name: 'Plak je woorden' }).fill(PASTED);
  await page.getByRole('button', { name: 'Zet in de lijst' }).click();
  for (const word of WORDS) await expect(page.getByRole('textbox', { name: `Zin bij ${word}` })).toBeVisible();
  await page.getByRole('button', { name: 'Haal die rij weg' }).click();
  await page.getByRole('textbox', { name: 'Zin bij waterfles' }).fill('Mijn waterfles zit in mijn tas.');
  await page.getByRole('button', { name: 'Bewaar', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: LIST })).toBeVisible();
}

async function giveTo(page: Page, child: SignIn): Promise<void> {
  await page.getByRole('button', { name: 'Zet klaar', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: /^De hele groep/ }).click();
  await dialog.getByRole('checkbox', { name: new RegExp(`^${voornaam(child)}`) }).click();
  await dialog.getByRole('button', { name: 'Zet klaar voor 1 leerling' }).click();
  await expect(page.getByText(`${LIST} staat klaar voor 1 leerling.`)).toBeVisible();
}

/** Plays the stone of the list and misses every word once; answers what was written. */
async function playList(browser: Browser, child: SignIn): Promise<{ missed: Sent; woord: string; doel: string }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, locale: 'nl-NL' });
  const page = await context.newPage();
  const ear = listen(page);
  await disablePainting(page);
  await signInLeerling(page, child);
  const deur = await chooseDeur(page, { mode: 'muis', spellen: steadyGames(), only: LIST });
  if (deur === null) throw new Error('the list is not on the map');
  const ronde = await awaitSpel(page, ear, deur.spel);
  const own = new Map(
    ronde.pool.flatMap((item) => (isWoord(item) && item.id.startsWith('w--') ? [[item.id, item.w]] : [])),
  );
  expect([...own.values()].toSorted()).toEqual(WORDS.toSorted());
  await playSpel(page, ronde, { mode: 'spiegel', soort: 'fout' });
  const misses = (): Sent[] =>
    [...ear.sent.values()].filter((sent) => ear.taken.has(sent.clientId) && own.has(sent.itemId) && !sent.goed);
  await expect.poll(() => misses().length).toBeGreaterThan(0);
  const [missed] = misses();
  await context.close();
  if (missed === undefined) throw new Error('nothing was missed');
  const doel = ronde.leerdoelen.find(({ id }) => id === missed.doelId)?.naam ?? '';
  return { missed, woord: own.get(missed.itemId) ?? '', doel };
}

test('a pasted list is played, its misspelling is seen, and one press makes a practice of it', async ({
  browser,
  page,
}) => {
  test.setTimeout(300_000);
  const child = leerlingWith('wachtwoord', CHILD);
  await signInAdult(page, 'samira.taleb');
  await createList(page);
  await giveTo(page, child);
  const { missed, woord, doel } = await playList(browser, child);
  await page.getByRole('link', { name: 'Voortgang', exact: true }).click();
  await expect(page.getByRole('table')).toBeVisible();
  const lines = await readCell(page, { leerling: voornaam(child), doel });
  expect(lines).toContainEqual({ ruw: missed.ruw, goed: false, woord });
  await page
    .locator(
      `button.cell[aria-label^=${JSON.stringify(`${voornaam(child)} `)}][aria-label*=${JSON.stringify(`, ${doel}: `)}]`,
    )
    .click();
  const along = page.getByRole('checkbox', { name: /^Ook voor/ });
  if (await along.isVisible()) await along.uncheck();
  await page.getByRole('button', { name: 'Maak oefening' }).click();
  await expect(page.getByText(/De oefening staat klaar voor/)).toBeVisible();
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, locale: 'nl-NL' });
  const home = await context.newPage();
  await signInLeerling(home, child);
  await home.getByRole('button', { name: 'Lijst', exact: true }).click();
  await expect(home.getByText('Voor jou klaargezet').first()).toBeVisible();
  await context.close();
});
