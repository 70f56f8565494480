/** A test of the own method, from concept to retest: pasted, set ready, taken by two children, judged, practised and repeated. */
import { expect, type Browser, type Page } from '@playwright/test';
import { findings } from './axe.ts';
import { leerlingenWith, signInAdult, signInLeerling, voornaam, type SignIn } from './journey.ts';
import { test } from './test.ts';

test.use({ viewport: { width: 1366, height: 900 } });

const WORDS = ['trein', 'kijkt', 'boom', 'fiets', 'schaap'];
const TITLE = 'Blok 7 controledictee';

/** `2026-11-25T09:00` so many hours from now, in the time of the browser. */
const localText = (hours: number): string => {
  const at = new Date(Date.now() + hours * 3_600_000);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};

async function expectAccessible(page: Page): Promise<void> {
  expect(await findings(page)).toEqual([]);
}

/** From the map to the first word. */
async function begin(page: Page): Promise<void> {
  const ways = page.getByRole('link', { name: /vuurtoren brandt|Blok 7/i });
  await expect(ways).toHaveCount(2);
  await expectAccessible(page);
  await ways.last().click();
  await expect(page.getByRole('heading', { name: TITLE })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^(Begin|Ga verder)$/ }).click();
  await expect(page.getByText(/^Woord \d van 5$/)).toBeVisible();
}

const field = (page: Page) => page.getByRole('textbox', { name: /^Schrijf woord/ });

async function write(page: Page, words: readonly string[]): Promise<void> {
  for (const word of words) {
    await field(page).fill(word);
    await page.getByRole('button', { name: /^(Volgende|Klaar)$/ }).click();
  }
}

async function openChild(browser: Browser, row: SignIn): Promise<{ page: Page; bodies: string[] }> {
  const page = await (await browser.newContext({ viewport: { width: 1024, height: 768 } })).newPage();
  const bodies: string[] = [];
  page.on('response', async (response) => {
    if (response.url().includes('/afnames/') && (response.headers()['content-type'] ?? '').includes('json'))
      bodies.push(await response.text().catch(() => ''));
  });
  await signInLeerling(page, row);
  return { page, bodies };
}

async function makeToets(page: Page, names: readonly string[]): Promise<void> {
  await page.getByRole('link', { name: 'Methodetoetsen' }).first().click();
  await page.getByRole('button', { name: 'Nieuwe toets' }).first().click();
  await page.getByLabel('Naam van de toets').fill(TITLE);
  await page.getByRole('button', { name: 'Maak de toets' }).click();
  await page.getByLabel('Woorden plakken').fill(`1. ${WORDS.join('\n2. ')}\n<b>\ntrein`);
  await page.getByRole('button', { name: 'Zet in de lijst' }).click();
  await expect(page.getByText('5 woorden erbij.')).toBeVisible();
  await page.getByRole('button', { name: 'Zet klaar' }).click();
  // Nothing is set ready while its moment is missing.
  await expect(page.getByText(/Er mist nog 1 ding/)).toBeVisible();
  for (const [index, word] of WORDS.entries())
    await page.getByLabel(`Zin bij woord ${index + 1}`, { exact: true }).fill(`Ik schrijf ${word} in mijn schrift.`);
  await page.getByLabel('Open vanaf').fill(localText(-1));
  await page.getByLabel('Open tot').fill(localText(3));
  await page.getByRole('button', { name: 'Kies niemand' }).click();
  for (const name of names) await page.getByRole('checkbox', { name, exact: true }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Zet klaar' }).click();
  await expect(page.getByText('Nog niemand heeft ingeleverd.')).toBeVisible();
}

test('a test goes from concept to retest, with two children', async ({ page, browser }) => {
  const [one, two] = leerlingenWith('wachtwoord').slice(-2);
  if (one === undefined || two === undefined) throw new Error('no two children with a word');
  await signInAdult(page, 'samira.taleb');
  await page
    .getByRole('link', { name: /4\/5 Meeuwen/ })
    .first()
    .click();
  await makeToets(page, [voornaam(one), voornaam(two)]);

  const first = await openChild(browser, one);
  await begin(first.page);
  await expectAccessible(first.page);
  await write(first.page, ['trijn', 'kijkt']);
  // Stopping halfway, and going on in the same word.
  await first.page.getByRole('button', { name: 'Even stoppen' }).click();
  await begin(first.page);
  await expect(first.page.getByText('Woord 3 van 5')).toBeVisible();
  // Without a line nothing that is written gets lost.
  await first.page.context().setOffline(true);
  await field(first.page).fill('boom');
  await expect(first.page.getByText(/Bewaard op dit apparaat/)).toBeVisible();
  await first.page.context().setOffline(false);
  await expect(first.page.getByText('genoteerd', { exact: true })).toBeVisible();
  await first.page.getByRole('button', { name: 'Volgende' }).click();
  await write(first.page, ['fiets', 'schaab']);
  await expect(first.page.getByText('Alle woorden zijn opgeschreven.')).toBeVisible();
  await expectAccessible(first.page);
  await first.page.getByRole('button', { name: 'Lever in' }).click();
  await expect(first.page.getByRole('heading', { name: 'Ingeleverd!' })).toBeVisible();
  await expect(first.page.getByText(/%|goed|fout/)).toHaveCount(0);
  for (const word of WORDS) expect(first.bodies.join(' ').replaceAll(/"ingevuld":\[[^\]]*\]/g, '')).not.toContain(word);

  const second = await openChild(browser, two);
  await begin(second.page);
  await write(second.page, ['trein', 'kijkt']);
  await expect(second.page.getByText('Woord 3 van 5')).toBeVisible();
  // On a line the sound of this word could be the first to be told of the closing.
  await second.page.context().setOffline(true);

  await page.reload();
  await expect(page.getByText('schaab')).toBeVisible();
  await page.getByRole('button', { name: 'Sluit nu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sluit nu' }).click();
  await expect(page.getByText('gesloten', { exact: true })).toBeVisible();
  // Whoever was still at work keeps what was written.
  await field(second.page).fill('boom');
  await second.page.context().setOffline(false);
  await second.page.getByRole('button', { name: 'Volgende' }).click();
  await expect(second.page.getByRole('heading', { name: 'Ingeleverd!' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('na sluiting binnen')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: /schaab/ }).click();
  await page.getByLabel('Waarom?').fill('typfout');
  await page.getByRole('button', { name: 'Bewaar het oordeel' }).click();
  await expect(page.getByText('zelf beoordeeld')).toBeVisible();
  await page
    .getByRole('button', { name: /^Zet oefening klaar/ })
    .first()
    .click();
  await expect(page.getByText(/Klaargezet voor|stond deze oefening al klaar/)).toBeVisible();
  await page.getByRole('button', { name: 'Klaar met nakijken' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Klaar met nakijken' }).click();
  await expect(page.getByText('nagekeken', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Hertoets' }).click();
  await page.getByRole('button', { name: 'Maak de hertoets' }).click();
  await expect(page.getByRole('heading', { name: `${TITLE}, hertoets` })).toBeVisible();
  await expect(page.getByText('concept', { exact: true })).toBeVisible();
});
