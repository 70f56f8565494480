/** One child, two places: the school gives a code, the parent links and lets it play, the school sees it and ends it. */
import { expect, type Browser, type Page } from '@playwright/test';
import { countAntwoorden } from './docent.ts';
import { chooseDeur } from './card.ts';
import { signInAdult, environment, voornaam, type SignIn } from './journey.ts';
import { disablePainting } from './play-bot.ts';
import { steadyGames } from './rarest-first.ts';
import { listen, playSpel, awaitSpel } from './spelen.ts';
import { test } from './test.ts';

const GROEP = '3 Vissen';
const OUDER = 'nadia.postmaelidrissi';
const PIN = '2468';

/** A child of the group whose first name nobody shares; far down the list, since other journeys begin at its top. */
function chooseChild(): SignIn {
  const all = environment().demo.filter(
    (d) =>
      d.rol === 'leerling' &&
      d.host === 'nl' &&
      d.plaatjes !== undefined &&
      Reflect.get(d, 'school') === 'Basisschool De Vuurtoren',
  );
  const groep = all.filter(
    (d) => d.code === all[0]?.code && all.filter((other) => voornaam(other) === voornaam(d)).length === 1,
  );
  const kind = groep.at(-3);
  if (kind === undefined) throw new Error('no child to share');
  return kind;
}

async function newPage(browser: Browser): Promise<Page> {
  return (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
}

/** The school writes the consent down and makes the code; answers the code. */
async function createCode(school: Page, kind: SignIn): Promise<string> {
  await signInAdult(school, 'marit.oosterling');
  await school
    .getByRole('link', { name: new RegExp(GROEP) })
    .first()
    .click();
  await school
    .getByRole('link', { name: new RegExp(`^${voornaam(kind)} .*delen met thuis|^${voornaam(kind)} delen met thuis`) })
    .click();
  await school.getByRole('button', { name: 'Maak een thuiscode' }).click();
  await expect(school.getByText('Noteer eerst wie toestemming gaf', { exact: false })).toBeVisible();
  await school.getByRole('button', { name: 'Noteer toestemming' }).click();
  await school.getByLabel('Gegeven door').fill('Nadia Postma');
  await school.getByRole('button', { name: 'Noteer', exact: true }).click();
  await school.getByRole('button', { name: 'Maak een thuiscode' }).click();
  const code = await school.locator('.strip__code').innerText();
  expect(code).toMatch(/^[B-DF-HJKM-NP-TV-Z2-9]{4}-[B-DF-HJKM-NP-TV-Z2-9]{4}$/);
  return code;
}

/** The parent sets a PIN and uses the code. */
async function connect(ouder: Page, code: string, kind: SignIn): Promise<void> {
  await signInAdult(ouder, OUDER);
  const landing = ouder.url();
  await ouder.goto(landing.replace(/\/groepen.*/, '/account'));
  await ouder.getByLabel('Nieuwe pincode').fill(PIN);
  await ouder
    .getByRole('region', { name: 'Pincode voor ouders' })
    .getByLabel('Je wachtwoord')
    .fill(environment().demo.find((d) => d.gebruikersnaam === OUDER)?.wachtwoord ?? '');
  await ouder.getByRole('button', { name: 'Bewaar pincode' }).click();
  await expect(ouder.getByText('Je pincode is bewaard.')).toBeVisible();
  await ouder.goto(landing);
  await ouder.getByRole('link', { name: /Thuis/ }).first().click();
  await ouder.getByRole('link', { name: /toevoegen/ }).click();
  await ouder.getByRole('radio', { name: /code van school/ }).check();
  await ouder.getByRole('textbox', { name: 'Code van school' }).fill(code.toLowerCase());
  await ouder.getByRole('button', { name: 'Koppel dit kind' }).click();
  await expect(ouder.getByRole('heading', { name: `${voornaam(kind)} is gekoppeld` })).toBeVisible();
  await ouder.getByRole('link', { name: 'Naar de kinderen' }).click();
}

/** The child plays one game on the device of the parent, and the parent takes the device back. */
async function playAtHome(ouder: Page, kind: SignIn): Promise<void> {
  const ear = listen(ouder);
  await ouder.getByRole('button', { name: `Speel als ${voornaam(kind)}` }).click();
  await expect(ouder).toHaveURL(new RegExp(`/leerling/${kind.id}/landkaart`));
  // The panel is closed while the child plays.
  expect(await ouder.evaluate(() => localStorage.getItem('taaltocht.user'))).toContain('"leerling"');
  const deur = await chooseDeur(ouder, { mode: 'muis', spellen: steadyGames() });
  const ronde = await awaitSpel(ouder, ear, deur?.spel ?? '');
  expect(await playSpel(ouder, ronde, { mode: 'muis', soort: 'goed' })).toBe(3);
  await ouder.getByRole('button', { name: 'De kaart', exact: true }).click();
  await ouder.getByRole('button', { name: 'Instellingen' }).click();
  await ouder.getByRole('link', { name: 'Terug naar je ouder' }).click();
  await ouder.getByLabel('Pincode').fill('1111');
  await ouder.getByRole('button', { name: 'Naar het paneel' }).click();
  await expect(ouder.getByText('Deze pincode klopt niet.')).toBeVisible();
  await ouder.getByLabel('Pincode').fill(PIN);
  await ouder.getByRole('button', { name: 'Naar het paneel' }).click();
  await expect(ouder).toHaveURL(/\/admins\//);
}

test('a child of the school plays at home, and the school sees it and ends it', async ({ page: school, browser }) => {
  const kind = chooseChild();
  const code = await createCode(school, kind);
  const before = await countAntwoorden(school, kind);
  const ouder = await newPage(browser);
  await disablePainting(ouder);
  await connect(ouder, code, kind);
  await playAtHome(ouder, kind);

  // The parent sees what went well, and not how the class is doing.
  await ouder.getByRole('link', { name: /Thuis/ }).first().click();
  await ouder.getByRole('link', { name: `Bekijk hoe het gaat met ${voornaam(kind)}` }).click();
  await expect(ouder.getByRole('heading', { level: 1 })).toHaveText(`Zo gaat het met ${voornaam(kind)}`);
  await expect(ouder.getByText(/op \d dag(en)? geoefend/)).toBeVisible();
  await expect(ouder.getByRole('heading', { level: 2 }).first()).toHaveText('Dit gaat goed');
  await ouder.goBack();

  // One progress: the school counts what was played at home.
  await expect.poll(() => countAntwoorden(school, kind)).toBeGreaterThan(before);
  await school.reload();
  await school.getByRole('button', { name: /^Beëindig de koppeling met Familie Postma/ }).click();
  await expect(school.getByText('Nog niemand kijkt thuis mee.')).toBeVisible();
  await ouder.reload();
  await expect(ouder.getByRole('button', { name: `Speel als ${voornaam(kind)}` })).toHaveCount(0);
  await ouder.context().close();
});
