/** From the first visit to something bought: figure, coins and what they buy are the same on every device, and coins are spent once. */
import { expect, type Browser, type Page } from '@playwright/test';
import type { Beloningen } from '#server/features/beloningen/beloningen.contract.ts';
import type { AddedLeerlingen } from '#server/features/leerlingen/leerlingen-management.contract.ts';
import { chooseDeur } from './card.ts';
import { environment, signInAdult, playOn } from './journey.ts';
import { disablePainting } from './play-bot.ts';
import { steadyGames } from './rarest-first.ts';
import { awaitSpel, listen, playSpel } from './spelen.ts';
import { test } from './test.ts';

const DOCENT = 'samira.taleb';
const MODE = 'spiegel';

/** A call of the API as the page itself makes it; answers the status and the body. */
function ask<T>(
  page: Page,
  call: { path: string; method?: string; body?: object },
): Promise<{ status: number; body: T }> {
  return page.evaluate(async ({ path, method, body }) => {
    const token = localStorage.getItem('taaltocht.access_token') ?? sessionStorage.getItem('taaltocht.access_token');
    const antwoord = await fetch(`/api${path}`, {
      method: method ?? 'GET',
      headers: {
        Authorization: `Bearer ${token ?? ''}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': crypto.randomUUID(),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: antwoord.status, body: await antwoord.json() };
  }, call);
}

interface NewChild {
  id: string;
  name: string;
  code: string;
  images: readonly string[];
}

/** A child that the teacher adds, and that was never here before. */
async function addChild(browser: Browser): Promise<NewChild> {
  const page = await (await browser.newContext()).newPage();
  await signInAdult(page, DOCENT);
  const groep = environment().demo.find((d) => d.rol === 'leerling' && d.host === 'nl' && d.plaatjes === undefined);
  const { adminId = '', code = '' } = groep ?? {};
  const { body: list } = await ask<{ items: { id: string; naam: string }[] }>(page, {
    path: `/admins/${adminId}/groepen`,
  });
  const name = 'Pluim';
  const groepId = list.items.find((item) => item.naam.includes('Meeuwen'))?.id ?? '';
  const { body } = await ask<AddedLeerlingen>(page, {
    path: `/admins/${adminId}/groepen/${groepId}/leerlingen`,
    method: 'POST',
    body: { leerlingen: [{ roepnaam: name, jaargroep: 4, dier: 'vos' }], inlogsoort: 'plaatjes' },
  });
  await page.context().close();
  const [added] = body.items;
  return { id: added?.id ?? '', name, code, images: added?.wachtwoordkaart.plaatjes ?? [] };
}

/** A device of its own on which this child signs in. */
async function device(browser: Browser, child: NewChild): Promise<Page> {
  const page = await (await browser.newContext({ hasTouch: true })).newPage();
  await disablePainting(page);
  await playOn(page);
  await page.goto(`${environment().adres}/app/auth/login?code=${child.code}`);
  await page.getByRole('button', { name: child.name, exact: true }).click();
  for (const image of child.images)
    await page.getByRole('button', { name: new RegExp(`^(de |het |een )?${image}$`, 'i') }).click();
  await expect(page).toHaveURL(/\/leerling\/[^/]+\/landkaart/);
  return page;
}

const own = async (page: Page, child: NewChild): Promise<Beloningen> =>
  (await ask<Beloningen>(page, { path: `/leerlingen/${child.id}/beloningen` })).body;

/** Chooses skin, hair and clothes, one thing at a time. */
async function chooseFigure(page: Page): Promise<void> {
  const visit = page.getByRole('dialog', { name: /Hoe zie jij eruit/ });
  await visit.getByRole('button', { name: 'Huidskleur 5' }).click();
  await page.getByRole('button', { name: 'Verder', exact: true }).click();
  await page.getByRole('button', { name: 'knotje', exact: true }).click();
  await page.getByRole('button', { name: 'Verder', exact: true }).click();
  await page.getByRole('button', { name: 'stippenshirt', exact: true }).click();
  await page.getByRole('button', { name: 'Dit ben ik!' }).click();
  await expect(page.getByRole('button', { name: 'Dit ben ik!' })).toBeHidden();
}

test('a child makes its figure, plays, buys a hat, and finds all of it on another device', async ({ browser }) => {
  const child = await addChild(browser);
  const page = await device(browser, child);
  await chooseFigure(page);
  await expect
    .poll(async () => (await own(page, child)).figuur)
    .toMatchObject({ skin: 5, parts: { hair: 'hair-bun' } });

  const ear = listen(page);
  const deur = await chooseDeur(page, { mode: MODE, spellen: steadyGames() });
  if (deur === null) throw new Error('the map offers no door');
  const ronde = await awaitSpel(page, ear, deur.spel);
  expect(await playSpel(page, ronde, { mode: MODE, soort: 'goed' })).toBe(3);
  // The ledger writes when the round is closed, which the result does not wait for.
  await expect.poll(async () => (await own(page, child)).munten).toBeGreaterThanOrEqual(20);
  const { munten } = await own(page, child);
  // The result tells the balance of the ledger, and so does the map.
  await expect(page.getByRole('img', { name: `${munten} munten` })).toBeVisible();
  await page.getByRole('button', { name: 'De kaart', exact: true }).click();
  await expect(page.getByRole('img', { name: `${munten} munten` })).toBeVisible();

  await page.getByRole('link', { name: 'Kleren en je figuur' }).click();
  await page.getByRole('button', { name: 'blauwe pet, 20 munten' }).click();
  await page.getByRole('button', { name: 'Koop blauwe pet voor 20 munten' }).click();
  await expect(page.getByRole('img', { name: `${munten - 20} munten` })).toBeVisible();
  await expect(page.getByRole('button', { name: 'blauwe pet, van jou' })).toBeVisible();

  const other = await device(browser, child);
  await expect(other.getByRole('img', { name: `${munten - 20} munten` })).toBeVisible();
  expect((await own(other, child)).figuur).toMatchObject({ skin: 5, parts: { hair: 'hair-bun', hat: 'hat-cap-blue' } });

  // Two devices spend the same coins: what is gone from one is told on the other.
  const left = munten - 20;
  const buy = (on: Page, code: string) =>
    ask<{ code?: string; message?: string }>(on, {
      path: `/leerlingen/${child.id}/aankopen`,
      method: 'POST',
      body: { sleutel: crypto.randomUUID(), code },
    });
  const gone = await buy(other, 'hat-of-yesterday');
  expect([gone.status, gone.body.message]).toEqual([404, 'Dit is er niet meer. Kies iets anders.']);
  const affordable = ['block-flowers', 'block-bush', 'block-rock'];
  const answers = await Promise.all(affordable.map((code, nr) => buy(nr % 2 === 0 ? page : other, code)));
  const bought = answers.filter(({ status }) => status === 200).length;
  expect(bought).toBe(Math.min(affordable.length, Math.floor(left / 10)));
  const after = await own(page, child);
  expect(after.munten).toBe(left - bought * 10);

  await page.getByRole('button', { name: 'blauwe pet, van jou' }).click();
  await page.getByRole('button', { name: 'blauwe pet, van jou' }).click();
  await page.getByRole('button', { name: /Breng terug/ }).click();
  await expect(page.getByRole('button', { name: 'blauwe pet, 20 munten' })).toBeVisible();
  expect((await own(other, child)).munten).toBe(after.munten + 20);
});
