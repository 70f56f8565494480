/** The public pages and the doors that nobody else opens, as they are photographed: whole, from header to footer. */
import type { Page } from '@playwright/test';
import { globSync } from 'tinyglobby';
import type { ScreenOf } from './screens-types.ts';

const pages = globSync('web/areas/site/*/route.ts')
  .map((path) => path.split('/').at(-2) ?? '')
  .sort();
/** What is fetched when a reader comes near is fetched now. */
const fetchPictures = async (page: Page): Promise<void> => {
  await page.evaluate(() =>
    Promise.all(
      [...document.images].map((image) => {
        image.loading = 'eager';
        return image.decode().catch(() => undefined);
      }),
    ),
  );
};
/** Presses the button of the link; it is refused, or the trial begins. */
const beginTrial =
  (status: 201 | 410) =>
  async (page: Page): Promise<void> => {
    if (status === 201)
      await page.route(/bevestigingen$/, (call) => call.fulfill({ status, json: { uitnodiging: 'onbekend' } }));
    await page.getByRole('button', { name: 'Proef beginnen' }).click();
    await page
      .getByText(status === 201 ? 'Je proef is begonnen' : 'Deze link geldt niet.')
      .first()
      .waitFor();
  };
const sendRequest = async (page: Page): Promise<void> => {
  await page.route(/\/api\/aanvragen$/, (call) => call.fulfill({ status: 201, json: { nummer: 'A-7K2M4Q' } }));
  await page.getByRole('button', { name: 'Verder' }).click();
  await page.getByLabel('Naam van de praktijk').fill('Praktijk Zon');
  await page.getByLabel('Je naam').fill('Tess Bos');
  await page.getByLabel('E-mailadres').fill('tess@praktijkzon.voorbeeld');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Aanvraag versturen' }).click();
  await page.getByText('A-7K2M4Q').waitFor();
};
const visitor = { gevuld: 'niemand', vraag: null, whole: true } as const;

/** Every public page, one line each, under its own name. */
export const SITE_SCREENS: readonly ScreenOf[] = [
  ...pages.map((page): ScreenOf => ({
    naam: `site-${page}`,
    pad: () => `/site/${page}`,
    ...visitor,
    doe: fetchPictures,
  })),
  {
    naam: 'proef-beginnen',
    pad: () => '/site/aanvraagformulier?bevestig=onbekend',
    ...visitor,
  },
  {
    naam: 'proef-link-weg',
    pad: () => '/site/aanvraagformulier?bevestig=onbekend',
    ...visitor,
    doe: beginTrial(410),
  },
  {
    naam: 'proef-begonnen',
    pad: () => '/site/aanvraagformulier?bevestig=onbekend',
    ...visitor,
    doe: beginTrial(201),
  },
  {
    naam: 'aanvraag-verstuurd',
    pad: () => '/site/aanvraagformulier?soort=proef&organisatie=rt&aantal=10',
    ...visitor,
    doe: sendRequest,
  },
  { naam: 'schoolaccount', pad: () => '/app/auth/login-sso', ...visitor },
];
