/** Axe on every screen with which somebody teaches or cares, with its dialogs, light and dark: no serious and no critical finding. */
import { expect, type Page } from '@playwright/test';
import { environment, signInAdult } from './journey.ts';
import { openLook, type Look } from './looks.ts';
import { openScene } from './scene.ts';
import { planPath, preparePlans } from './screens-care.ts';
import { dicteePath, prepareDictee } from './screens-live.ts';
import { prepareToets, toetsPath } from './screens-toets.ts';
import { test } from './test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** A screen: its name, its address, what is pressed to open a dialog on it. */
type Screen = readonly [name: string, path: string, press?: RegExp];

const head = () => environment().demo.find(({ gebruikersnaam: name }) => name === 'marit.oosterling');

async function lookAt(
  page: Page,
  { base, look }: { base: string; look: Look },
  [name, path, press]: Screen,
): Promise<void> {
  await page.goto(`${base}${path}`);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('.skeleton')).toHaveCount(0);
  if (press !== undefined) {
    await page.locator('main').getByRole('button', { name: press }).first().click();
    await expect(page.getByRole('dialog').or(page.getByRole('complementary')).last()).toBeVisible();
  }
  await look(name);
}

/** Signs the head of the school in; answers the address of a group and a child in it. */
async function enter(page: Page): Promise<{ school: string; groep: string; child: string; look: Look }> {
  const look = await openLook(page, head()?.id);
  await signInAdult(page, 'marit.oosterling');
  const link = page.getByRole('link', { name: /4\/5 Meeuwen/ }).first();
  await expect(link).toBeVisible();
  const { pathname } = new URL((await link.getAttribute('href')) ?? '', environment().adres);
  const [, school = '', groep = ''] = /^(\/admins\/[^/]+)(\/[^/]+\/[^/]+)/.exec(pathname) ?? [];
  await page.goto(`${environment().adres}${school}${groep}/voortgang`);
  const row = page.locator('.matrix tbody a').first();
  await expect(row).toBeVisible();
  const child = /leerlingen\/[^/?]+/.exec((await row.getAttribute('href')) ?? '')?.[0] ?? '';
  expect(child).not.toBe('');
  return { school, groep, child, look };
}

test('axe on choosing what is practised', async ({ page }) => {
  const { school, groep, child, look } = await enter(page);
  const base = `${environment().adres}${school}${groep}`;
  for (const screen of [
    ['settings of a group', '/oefeninstellingen'],
    ['new setting', '/oefeninstellingen', /^Nieuwe instelling/],
    ['settings of a pupil', `/${child}/oefeninstellingen`],
    ['plan of weeks', '/weekplan'],
    ['take over a plan', '/weekplan', /^Neem over/],
    ['word lists', '/woordlijsten'],
    ['new word list', '/woordlijsten/nieuw'],
    ['tests of the method', '/methodetoetsen'],
    ['new test', '/methodetoetsen', /^Nieuwe toets/],
    ['dictations', '/dictees'],
    ['new dictation', '/dictees', /^Nieuw dictee/],
  ] as const)
    await lookAt(page, { base, look }, screen);
  // One setting and one test, made as a teacher makes them.
  await page.goto(`${base}/oefeninstellingen`);
  await page.getByRole('link', { name: 'Openen: Standaard voor de groep' }).click();
  await expect(page.getByRole('heading', { name: 'Standaard voor de groep', level: 1 })).toBeVisible();
  await look('one setting');
  await page.goto(`${base}/methodetoetsen`);
  await page.getByRole('button', { name: 'Nieuwe toets' }).first().click();
  await page.getByLabel('Naam van de toets').fill('Blok 1');
  await page.getByRole('button', { name: 'Maak de toets' }).click();
  await expect(page.getByRole('heading', { name: 'Blok 1' })).toBeVisible();
  await look('one test');
});

test('axe on progress, reports and looking along', async ({ page }) => {
  const { school, groep, child, look } = await enter(page);
  const base = `${environment().adres}${school}${groep}`;
  for (const screen of [
    ['stumbles', '/voortgang?tab=woorden'],
    ['kinds of error', '/voortgang?tab=soorten'],
    ['time', '/voortgang?tab=tijd'],
    ['test results', '/voortgang?tab=toetsen'],
    ['monitoring tests', '/voortgang?tab=lvs'],
    ['a period beside another', '/voortgang?periode=vier_weken&vergelijk=ja'],
    ['practice from a column', '/voortgang', /^Oefening maken: /],
    ['progress of a pupil', `/${child}/voortgang`],
    ['answers of a pupil', `/${child}/voortgang?tab=antwoorden`],
    ['tests of a pupil', `/${child}/voortgang?tab=toetsen`],
    ['report', `/${child}/voortgang/verslag`],
    ['report for the child', `/${child}/voortgang/verslag?voor=kind`],
    ['report for a colleague', `/${child}/voortgang/verslag?voor=collega`],
    ['diploma', `/${child}/voortgang/diploma`],
    ['sharing', `/${child}/delen`],
  ] as const)
    await lookAt(page, { base, look }, screen);
  await page.goto(`${environment().adres}/leerling/${child.replace('leerlingen/', '')}/landkaart`);
  await expect(page.locator('button.steen').first()).toBeVisible();
  await look('looking along');
});

test('axe on care, messages and the licence', async ({ page }) => {
  const { school, groep, child, look } = await enter(page);
  const base = `${environment().adres}${school}`;
  for (const screen of [
    ['who needs care', '/zorgleerlingen'],
    ['track of a pupil', `${groep}/${child}/zorgtraject`],
    ['new plan', `${groep}/${child}/zorgtraject/handelingsplanaanmaken`],
    ['messages', '/berichten'],
    ['new message', '/berichten', /^Nieuw bericht/],
    ['roadmap', '/roadmap'],
    ['invite a friend', '/vriend-uitnodigen'],
    ['licence', '/licentie'],
  ] as const)
    await lookAt(page, { base, look }, screen);
  for (const item of [/^Niveau van/, /^Subgroepen/]) {
    await page.goto(`${base}/groepen`);
    await page
      .getByRole('button', { name: /^Meer met/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: item }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await look(String(item));
  }
});

test('axe on a plan in its states, on the results of a test and on a dictation that runs', async ({ page }) => {
  const scene = await openScene(head());
  await preparePlans('concept', 'lopend', 'evaluatie', 'afgerond', 'gestopt', 'kaart')(scene);
  await prepareToets('ingeleverd')(scene);
  await prepareDictee('bezig')(scene);
  const look = await openLook(page, head()?.id);
  await signInAdult(page, 'marit.oosterling');
  await expect(page.getByRole('link', { name: /4\/5 Meeuwen/ }).first()).toBeVisible();
  const base = environment().adres;
  for (const screen of [
    ['plan: proposal', planPath('concept')(scene)],
    ['plan: first test on the map', planPath('kaart', '/eindtoets?soort=begin')(scene)],
    ['plan: running', planPath('lopend')(scene)],
    ['plan: line in the log', planPath('lopend')(scene), /^Voeg regel toe/],
    ['plan: stopping', planPath('lopend')(scene), /^Stop het plan/],
    ['plan: signing', planPath('evaluatie')(scene), /^Onderteken/],
    ['plan: signed', planPath('afgerond')(scene)],
    ['plan: stopped', planPath('gestopt')(scene)],
    ['test: results', toetsPath('ingeleverd')(scene)],
    ['test: judging an answer', toetsPath('ingeleverd')(scene), /fout/],
    ['test: open again', toetsPath('ingeleverd')(scene), /^Open opnieuw/],
    ['test: retest', toetsPath('ingeleverd')(scene), /^Hertoets/],
    ['dictation: running', dicteePath('bezig')(scene)],
  ] as const) {
    await lookAt(page, { base, look }, screen);
    // What was pressed opened a question, and that is what was looked at.
    await expect(page.getByRole('dialog')).toHaveCount(screen.length > 2 ? 1 : 0);
  }
});
