/** A dictation to a class: made from a list, read aloud, typed by two children of whom one loses its line, and ended. */
import { expect, type Browser, type Page } from '@playwright/test';
import { findings } from './axe.ts';
import { environment, leerlingenWith, signInAdult, signInLeerling, voornaam, type SignIn } from './journey.ts';
import { disablePainting } from './play-bot.ts';
import { test } from './test.ts';

const LIST = 'Blok 5 week 1';
const WORDS = ['waterfles', 'fietsenhok', 'regenjasje'];
/** What each wrote; one of the words of the second is wrong. */
const FIRST = ['waterfles', 'fietsenhok', 'regenjasje'] as const;
const SECOND = ['waterfles', 'fietsenhok', 'regejasje'] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1366, height: 900 } });

/** A child of the group on the map, with everything that the server says about a dictation. */
async function openChild(browser: Browser, row: SignIn): Promise<{ page: Page; bodies: string[] }> {
  const page = await (
    await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1024, height: 768 } })
  ).newPage();
  const bodies: string[] = [];
  page.on('response', async (response) => {
    if (response.url().includes('/dictees/') && (response.headers()['content-type'] ?? '').includes('json'))
      bodies.push(await response.text().catch(() => ''));
  });
  await disablePainting(page);
  await signInLeerling(page, row);
  return { page, bodies };
}

/** A list of the school, as the teacher had it already. */
async function createList(page: Page, adminId: string): Promise<void> {
  const status = await page.evaluate(
    async ([path, body]) => {
      const answer = await fetch(path, {
        method: 'POST',
        body,
        headers: {
          'Content-Type': 'application/json',
          'Idempotency-Key': crypto.randomUUID(),
          Authorization: `Bearer ${localStorage.getItem('taaltocht.access_token') ?? ''}`,
        },
      });
      return answer.status;
    },
    [
      `/api/admins/${adminId}/woordlijsten`,
      JSON.stringify({ naam: LIST, gedeeld: 'school', woorden: WORDS.map((spelling) => ({ spelling })) }),
    ] as const,
  );
  expect(status).toBe(201);
}

const write = (page: Page, text: string): Promise<void> =>
  page.getByRole('textbox', { name: /^Schrijf woord/ }).fill(text);
const wordAt = (page: Page, nr: number) => page.getByRole('heading', { name: `Woord ${nr} van ${WORDS.length}` });

test('a dictation stands on the screen of the teacher while it is typed, also by who lost the line', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  const [one, two] = leerlingenWith('wachtwoord', 'Ster 7').slice(-2);
  const docent = environment().demo.find((row) => row.rol === 'docent' && row.naam.startsWith('Wietske'));
  if (one === undefined || two === undefined || docent === undefined) throw new Error('no class to dictate to');
  await signInAdult(page, docent.gebruikersnaam);
  await createList(page, one.adminId);
  await page
    .getByRole('link', { name: /7\/8 Zeilers/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Klassendictee', exact: true }).click();
  await page.getByRole('button', { name: 'Nieuw dictee' }).click();
  await page.getByRole('dialog').getByRole('radio', { name: LIST }).check();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Maak het dictee' }).click();
  await expect(page.getByRole('heading', { level: 1, name: LIST })).toBeVisible();
  await page.getByRole('button', { name: 'Begin het dictee' }).click();

  const [first, second] = await Promise.all([openChild(browser, one), openChild(browser, two)]);
  for (const child of [first, second]) {
    await child.page.getByRole('link', { name: new RegExp(LIST) }).click();
    await expect(wordAt(child.page, 1)).toBeVisible();
  }
  await expect(page.getByText('0 van 2 leerlingen schreven het op')).toBeVisible();
  const lineOf = (row: SignIn) => page.getByRole('row').filter({ hasText: voornaam(row) });
  const expectWritten = async (nr: number): Promise<void> => {
    await expect(lineOf(one).getByText(FIRST[nr - 1] ?? '')).toBeVisible();
    await expect(lineOf(two).getByText(SECOND[nr - 1] ?? '')).toBeVisible();
  };
  await write(first.page, FIRST[0]);
  await write(second.page, SECOND[0]);
  await expectWritten(1);
  expect(await findings(page)).toEqual([]);
  expect(await findings(first.page)).toEqual([]);

  await page.getByRole('button', { name: 'Volgende woord' }).click();
  await expect(wordAt(first.page, 2)).toBeVisible();
  await expect(wordAt(second.page, 2)).toBeVisible();
  await second.page.context().setOffline(true);
  await write(second.page, SECOND[1]);
  await write(first.page, FIRST[1]);
  await expect(second.page.getByText(/Bewaard op dit apparaat/)).toBeVisible();
  await expect(page.getByText('1 van 2 leerlingen schreven het op')).toBeVisible();
  // The class goes on without the one, who comes back to where the class is.
  await page.getByRole('button', { name: 'Volgende woord' }).click();
  await expect(wordAt(first.page, 3)).toBeVisible();
  await second.page.context().setOffline(false);
  await expect(wordAt(second.page, 3)).toBeVisible();
  await expectWritten(2);
  await write(first.page, FIRST[2]);
  await write(second.page, SECOND[2]);
  await expectWritten(3);

  await page.getByRole('button', { name: 'Klaar met het dictee' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Klaar met het dictee' }).click();
  for (const child of [first, second])
    await expect(child.page.getByRole('heading', { name: 'Het dictee is klaar!' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: /^regenjasje/ })).toContainText('1 goed');
  await expect(lineOf(two).getByText(/^fout:/)).toHaveCount(1);
  expect(await findings(page)).toEqual([]);
  // No child was told a word that it did not write itself.
  for (const { bodies } of [first, second])
    for (const word of WORDS) expect(bodies.join(' ').replaceAll(/"ingevuld":\[[^\]]*\]/g, '')).not.toContain(word);

  await page.getByRole('link', { name: 'Alle dictees' }).click();
  await expect(page.getByRole('row').filter({ hasText: LIST }).getByText('afgenomen')).toBeVisible();
});
