import { expect, type Locator, type Page } from '@playwright/test';
import { press, type Mode } from './hand.ts';
import type { DemoRow } from './product.ts';

interface Environment {
  adres: string;
  map: string;
  /** Where the product expects the sign-in service of the demo. */ idpPort: number;
  demo: (DemoRow & {
    id: string;
    adminId: string;
    host: 'nl' | 'be';
    gebruikersnaam: string;
    code?: string;
    wachtwoord?: string;
    plaatjes?: string[];
  })[];
}

/** Address and demo sign-ins of the product that is this worker's own. */
export function environment(): Environment {
  const products: Environment[] = JSON.parse(process.env['PRODUCTS'] ?? '[]');
  const own = products[Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)];
  if (own === undefined) throw new Error('there is no product for this worker');
  return own;
}

export type SignIn = Environment['demo'][number];

/** Address at which somebody is at home: a Flemish school has the Flemish host. */
export const addressOf = (row: SignIn | undefined): string =>
  row?.host === 'be' ? environment().adres.replace('//localhost', '//vlaams.localhost') : environment().adres;

/** Demo pupils with this kind of sign-in, all of one group (the first, or that of somebody) and each with a first name of its own. */
export function leerlingenWith(kind: 'plaatjes' | 'wachtwoord', classmate?: string): SignIn[] {
  const all = environment().demo.filter(
    (d) =>
      d.rol === 'leerling' &&
      d.host === 'nl' &&
      d.code !== undefined &&
      (kind === 'plaatjes') === (d.plaatjes !== undefined),
  );
  const one = classmate === undefined ? all[0] : all.find((d) => d.naam === classmate);
  const groep = all.filter((d) => d.code === one?.code);
  return groep.filter((d) => groep.filter((other) => voornaam(other) === voornaam(d)).length === 1);
}

export const voornaam = (row: SignIn): string => row.naam.split(' ')[0] ?? '';

/** One of those pupils, by number. */
export function leerlingWith(kind: 'plaatjes' | 'wachtwoord', nr = 0, classmate?: string): SignIn {
  const row = leerlingenWith(kind, classmate)[nr];
  if (row === undefined) throw new Error(`no demo pupil ${nr} with ${kind}`);
  return row;
}

/** Teacher of the demo school with this first name. */
export function docentNamed(voornaam: string): SignIn {
  const docent = environment().demo.find((row) => row.rol === 'docent' && row.naam.startsWith(voornaam));
  if (docent === undefined) throw new Error(`no teacher ${voornaam}`);
  return docent;
}

/** What comes over the map when the last taak of today is done. */
export const dayFeast = (page: Page): Locator => page.getByRole('dialog', { name: 'Vandaag ben je klaar!' });

/** Closes a dialog by the button below it; a page that goes on takes it along. */
const closeWith =
  (name: string) =>
  async (dialog: Locator): Promise<void> => {
    try {
      await dialog.getByRole('button', { name }).last().click({ timeout: 5_000 });
    } catch (error) {
      if (await dialog.isVisible()) throw error;
    }
  };

/** The feast of the day and the chest at the end of a route come by themselves; who plays on closes them. */
export async function playOn(page: Page): Promise<void> {
  await page.addLocatorHandler(page.getByRole('dialog', { name: 'Je tocht is klaar!' }), closeWith('Later'));
  await page.addLocatorHandler(dayFeast(page), closeWith('Naar de kaart'));
}

/** Signs a pupil in by group code and tile, with pictures or with the word, and waits for where that leads. */
export async function signInLeerling(page: Page, row: SignIn, o: { doel?: RegExp; mode?: Mode } = {}): Promise<void> {
  const mode = o.mode ?? 'muis';
  await playOn(page);
  await page.goto(`${addressOf(row)}/app/auth/login?code=${row.code ?? ''}`);
  await press(page, page.getByRole('button', { name: voornaam(row), exact: true }), mode);
  for (const image of row.plaatjes ?? [])
    await press(page, page.getByRole('button', { name: new RegExp(`^(de |het |een )?${image}$`, 'i') }), mode);
  if (row.plaatjes === undefined) {
    await page
      .getByLabel(/wachtwoord|geheime/i)
      .first()
      .fill(row.wachtwoord ?? '');
    await page.keyboard.press('Enter');
  }
  await expect(page).toHaveURL(o.doel ?? /\/leerling\/[^/]+\/landkaart/);
}

/** Signs an adult in by user name; the second step that is offered waits for another day. */
export async function signInAdult(page: Page, name: string, password?: string): Promise<void> {
  const row = environment().demo.find((d) => d.gebruikersnaam === name);
  await page.goto(`${addressOf(row)}/app/auth/login`);
  await page
    .getByRole('button', { name: /volwassene|juf|leerkracht/i })
    .first()
    .click();
  await page
    .getByLabel(/gebruikersnaam|e-mail/i)
    .first()
    .fill(name);
  await page
    .getByLabel(/^wachtwoord/i)
    .first()
    .fill(password ?? row?.wachtwoord ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admins\/|\/tweestaps/);
  if (page.url().includes('/tweestaps')) await page.getByRole('button', { name: /^Later/ }).click();
  await expect(page).toHaveURL(/\/admins\//);
}
