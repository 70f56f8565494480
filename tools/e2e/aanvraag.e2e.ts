/** A school comes in: request on the site, work list of the office, customer with a trial, invitation by mail, first sign-in. */
import { expect, type Page } from '@playwright/test';
import { environment } from './journey.ts';
import { linkFromMail, signInOffice } from './office-desk.ts';
import { test } from './test.ts';

const EMAIL = 'directie@deregenboogvis.voorbeeld';
const SCHOOL = 'Basisschool De Regenboogvis';
const PASSWORD = 'paarse olifant danst';
const HURRY = 'Dat ging wel erg snel. Wacht een paar tellen en verstuur het nog een keer.';

const mailLink = (page: Page, subject: RegExp, part: RegExp): Promise<string> =>
  linkFromMail(page, environment(), { subject, part });

/** Fills the two steps of the form and answers the number of the request. */
async function askForTrial(page: Page): Promise<string> {
  await page.goto(`${environment().adres}/site/aanvraagformulier?aantal=140`);
  await page.getByRole('button', { name: 'Verder' }).click();
  await expect(page.getByText('Kies minstens één mogelijkheid.').first()).toBeVisible();
  await page.getByRole('radio', { name: /^Een proef/ }).check();
  await page.getByRole('radio', { name: 'Een school' }).check();
  await expect(page.getByLabel('Hoeveel leerlingen?')).toHaveValue('140');
  await page.getByRole('button', { name: 'Verder' }).click();

  await expect(page.getByRole('heading', { name: 'Wie ben je?' })).toBeVisible();
  await page.getByRole('button', { name: 'Aanvraag versturen' }).click();
  await expect(page.getByLabel('Naam van de school')).toBeFocused();
  await page.getByLabel('Naam van de school').fill(SCHOOL);
  await page.getByLabel('Je naam').fill('Anke de Wit');
  await page.getByLabel('E-mailadres').fill('directie@');
  await page.getByRole('checkbox').check();
  await expect(page.getByText('Vul een geldig e-mailadres in.')).toBeVisible();
  // What was filled in is still there after a reload.
  await page.reload();
  await page.getByRole('button', { name: 'Verder' }).click();
  await expect(page.getByLabel('Je naam')).toHaveValue('Anke de Wit');
  await page.getByLabel('E-mailadres').fill(EMAIL);
  await page.getByRole('button', { name: 'Aanvraag versturen' }).click();
  const done = page.getByRole('heading', { name: 'Je aanvraag is binnen' });
  // Playwright is as fast as a program, and is told so.
  await expect(done.or(page.getByText(HURRY))).toBeVisible();
  await expect(async () => {
    if (!(await done.isVisible())) await page.getByRole('button', { name: 'Aanvraag versturen' }).click();
    await expect(done).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
  return (await page.getByRole('status').locator('strong').first().textContent()) ?? '';
}

async function acceptInvitation(page: Page): Promise<void> {
  await page.goto(await mailLink(page, /nodigt je uit als beheerder van Basisschool De Regenboogvis/, /uitnodiging/));
  await expect(page.getByText('Schoolbeheerder')).toBeVisible();
  await page.getByLabel('Voornaam').fill('Anke');
  await page.getByLabel('Achternaam').fill('de Wit');
  await page.getByLabel('Gebruikersnaam').fill('anke.dewit');
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Account maken' }).click();
  await expect(page.getByRole('heading', { name: 'Je account is klaar' })).toBeVisible();
}

/** The first hour: what is done is read from the data, the list leads on, is left, put away and taken back. */
async function takeFirstSteps(page: Page): Promise<void> {
  await expect(page.getByText(/^Nog 30 dagen proef/)).toBeVisible();
  const current = page.getByRole('listitem').and(page.locator('[aria-current=step]'));
  await expect(current).toContainText('Maak je groepen');
  await page.getByRole('button', { name: 'Nieuwe groep' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Naam').fill('4 Zeesterren');
  await dialog.getByLabel('Groep 4').check();
  await dialog.getByRole('button', { name: 'Bewaren' }).click();
  await expect(current).toContainText('Zet er leerlingen in');

  await page.getByRole('link', { name: 'Leerlingen toevoegen' }).click();
  await page.getByLabel('Roepnaam, rij 1', { exact: true }).fill('Noor');
  await page.getByRole('button', { name: '1 leerling toevoegen' }).click();
  await expect(page.getByText('1 leerling toegevoegd')).toBeVisible();
  // From another screen the menu leads back to the list.
  await page.getByRole('link', { name: /Eerste stappen/ }).click();
  await expect(current).toContainText('Print de inlogkaartjes');
  await page.getByRole('button', { name: 'Lijst wegzetten' }).click();
  await expect(current).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Mijn groepen' })).toBeVisible();
  await expect(current).toHaveCount(0);
  await page.getByRole('button', { name: /Anke de Wit/ }).click();
  await page.getByRole('menuitem', { name: 'Eerste stappen' }).click();
  await expect(current).toContainText('Print de inlogkaartjes');

  await page.getByRole('link', { name: 'Bekijk de licentie' }).click();
  await page.getByLabel(/^Plaatsen in totaal/).fill('180');
  await page.getByRole('button', { name: 'Offerte aanvragen' }).click();
  await expect(page.getByText(/^Je aanvraag is binnen, met nummer L-/)).toBeVisible();
}

test('a school asks for a trial on the site and signs in the same day', async ({ page, browser }) => {
  const number = await askForTrial(page);
  expect(number).toMatch(/^A-[A-Z0-9]{6}$/);
  await expect(async () => {
    await page.goto(`${environment().adres}/ontwikkel/postbus`);
    await expect(
      page.getByRole('link', { name: new RegExp(`We hebben je aanvraag ontvangen .${number}.`) }),
    ).toBeVisible({
      timeout: 2_000,
    });
  }).toPass({ timeout: 30_000 });

  const office = await (await browser.newContext()).newPage();
  await signInOffice(office, environment(), 'bas.kwekkeboom');
  await office.getByRole('link', { name: 'Aanvragen' }).click();
  await office.getByRole('link', { name: SCHOOL }).click();
  await office.getByRole('button', { name: 'In behandeling nemen' }).click();
  await expect(office.getByText('Jij behandelt deze aanvraag nu.')).toBeVisible();
  await office.getByRole('button', { name: 'Klant maken' }).click();
  const dialog = office.getByRole('dialog');
  await dialog.getByLabel(/Plaatsen in de proef/).fill('140');
  await dialog.getByRole('button', { name: 'Klant maken' }).click();
  await expect(office.getByText(`De klant is gemaakt. De uitnodiging gaat naar ${EMAIL}.`)).toBeVisible();

  const manager = await (await browser.newContext()).newPage();
  await acceptInvitation(manager);
  await manager.goto(`${environment().adres}/app/auth/login`);
  await manager
    .getByRole('button', { name: /volwassene/i })
    .or(manager.getByLabel(/gebruikersnaam/i))
    .first()
    .click();
  await manager.getByLabel(/gebruikersnaam/i).fill(EMAIL);
  await manager.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
  await manager.keyboard.press('Enter');
  await expect(manager).toHaveURL(/\/admins\/|\/tweestaps/);
  if (manager.url().includes('/tweestaps')) await manager.getByRole('button', { name: /^Later/ }).click();
  await expect(manager.getByRole('heading', { level: 1 })).toContainText('Anke');
  await takeFirstSteps(manager);
});

test('a home begins its trial itself, with the link in a mail', async ({ page }) => {
  const site = `${environment().adres}/site/aanvraagformulier`;
  await page.goto(`${site}?soort=proef&organisatie=thuis&aantal=2`);
  await page.getByRole('button', { name: 'Verder' }).click();
  await page.getByLabel('Je naam').fill('Nora Vis');
  await page.getByLabel('E-mailadres').fill('nora.vis@thuis.voorbeeld');
  await page.getByRole('checkbox').check();
  const done = page.getByRole('heading', { name: 'Je aanvraag is binnen' });
  await expect(async () => {
    if (!(await done.isVisible())) await page.getByRole('button', { name: 'Aanvraag versturen' }).click();
    await expect(done).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
  await expect(page.getByText('je hoeft niet op ons te wachten')).toBeVisible();
  await expect(page.getByText(/Binnen twee werkdagen/)).toBeHidden();

  await page.goto(await mailLink(page, /Begin je proef van Taaltocht/, /bevestig=/));
  await page.getByRole('button', { name: 'Proef beginnen' }).click();
  await page.getByRole('link', { name: 'Account maken' }).click();
  await expect(page.getByText('Thuis bij Nora Vis')).toBeVisible();
  await expect(page.getByLabel('Voornaam')).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Proef beginnen' }).click();
  await expect(page.getByText('Je proef is al begonnen.')).toBeVisible();
});

test('the pages with a server behind them work: prices, questions, contact, experiences and training', async ({
  page,
}) => {
  const site = `${environment().adres}/site`;
  await page.goto(`${site}/prijzen?voor=rt&aantal=12`);
  await expect(page.getByRole('radio', { name: 'RT-praktijk' })).toBeChecked();
  await expect(page.getByText('De prijzen voor dit schooljaar staan nog niet vast.').nth(1)).toBeVisible();
  await expect(page.getByText('€')).toHaveCount(0);
  await page.getByRole('spinbutton', { name: 'Aantal plaatsen' }).fill('20');
  await expect(page).toHaveURL(/voor=rt&aantal=20/);
  await page.locator('[data-kind=rt]').getByRole('button', { name: 'Vraag een offerte aan' }).click();
  await expect(page.getByRole('radio', { name: /^Een offerte/ })).toBeChecked();
  await expect(page.getByLabel('Hoeveel cliënten?')).toHaveValue('20');

  await page.goto(`${site}/faq#cookies`);
  await expect(page.getByText('De site zet geen volgcookies.')).toBeVisible();
  await page.getByLabel('Zoek in de vragen').fill('ranglijst');
  await expect(page.locator('.faq-item:visible')).toHaveCount(1);
  await page.getByLabel('Zoek in de vragen').fill('dyslectische zebra');
  await expect(page.getByText('Dit komt het dichtst in de buurt.')).toBeVisible();
  await page.locator('.faq-item[open]').first().getByRole('button', { name: 'Ja' }).click();
  await expect(page.getByText('Bedankt. Dat helpt ons')).toBeVisible();

  await page.goto(`${site}/ervaringen`);
  await expect(page.getByText('voorbeeld uit de demo').first()).toBeVisible();

  await page.goto(`${site}/training`);
  await page.getByRole('button', { name: 'Aanmelden' }).first().click();
  await page.getByLabel('Je naam').fill('Els Bakker');
  await page.getByLabel('E-mailadres').fill('els.bakker@aanmelding.voorbeeld');
  const done = page.getByRole('heading', { name: 'Je bent aangemeld' });
  await expect(async () => {
    if (!(await done.isVisible())) await page.locator('form').getByRole('button', { name: 'Aanmelden' }).click();
    await expect(done).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
  await page.goto(await mailLink(page, /Je bent aangemeld: Starten met Taaltocht/, /aanmelding=/));
  await page.getByRole('button', { name: 'Afmelden' }).click();
  await expect(page.getByText('Je bent afgemeld.')).toBeVisible();

  await page.goto(`${site}/contact?onderwerp=storing`);
  await expect(page.getByRole('radio', { name: 'Een storing' })).toBeChecked();
  await page.getByLabel('Je naam').fill('Els Bakker');
  await page.getByLabel('E-mailadres').fill('els.bakker@contact.voorbeeld');
  await page.getByLabel('Je bericht').fill('Het geluid doet het niet op onze tablets.');
  await page.getByLabel(/Een bijlage/).setInputFiles({
    name: 'scherm.png',
    mimeType: 'image/png',
    buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  });
  const arrived = page.getByRole('heading', { name: 'Je bericht is binnen' });
  await expect(async () => {
    if (!(await arrived.isVisible())) await page.getByRole('button', { name: 'Bericht versturen' }).click();
    await expect(arrived).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
});

test('without script the pages still read, and a form explains itself', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  const site = `${environment().adres}/site`;
  for (const name of ['aanvraagformulier', 'contact', 'ervaringen', 'training']) {
    await page.goto(`${site}/${name}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.form-refusal').first()).toContainText('Dit formulier werkt alleen met JavaScript.');
  }
  await page.goto(`${site}/faq`);
  await page.getByText('Is er een ranglijst?').click();
  await expect(page.getByText('Kinderen worden niet met elkaar vergeleken.')).toBeVisible();
  await page.goto(`${site}/prijzen`);
  await page.getByText('Thuis', { exact: true }).last().click();
  await expect(page.getByRole('button', { name: 'Vraag een offerte aan' })).toBeVisible();
});
