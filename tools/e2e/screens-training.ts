/** The trainings of the office, as they are photographed. */
import type { Page } from '@playwright/test';
import type { ScreenOf } from './screens-types.ts';

const LIST = '/superadmin/webinars';
const clerk = { gevuld: 'kantoor', vraag: null } as const;
const main = (page: Page) => page.locator('main');
/** Opens one of the list, and presses buttons in it. */
const opened =
  (name: RegExp, ...buttons: readonly RegExp[]) =>
  async (page: Page): Promise<void> => {
    await main(page).getByRole('link', { name }).last().click();
    await page.getByRole('link', { name: 'Alle trainingen' }).waitFor();
    for (const button of buttons) await main(page).getByRole('button', { name: button }).first().click();
  };
const none = async (page: Page): Promise<void> => {
  await page.route(/\/api\/webinars\/beheer$/, (call) => call.fulfill({ json: { items: [] } }));
  await page.reload();
  await page.getByText('Nog geen trainingen').waitFor();
};
const sendEmpty = (page: Page): Promise<void> => main(page).getByRole('button', { name: 'Bewaar' }).click();

/** Every screen of it, one line each. */
export const TRAINING_SCREENS: readonly ScreenOf[] = [
  {
    naam: 'trainingen',
    pad: () => LIST,
    gevuld: 'kantoor',
    geenrecht: 'schooladmin',
    vraag: /\/api\/webinars\/beheer$/,
  },
  { naam: 'trainingen-geen', pad: () => LIST, ...clerk, doe: none },
  { naam: 'training-nieuw', pad: () => `${LIST}/nieuw`, ...clerk, doe: sendEmpty },
  { naam: 'training-vol', pad: () => LIST, ...clerk, doe: opened(/dictee/) },
  { naam: 'training-afgelasten', pad: () => LIST, ...clerk, doe: opened(/dictee/, /^Gelast af$/) },
  { naam: 'training-wijzig', pad: () => LIST, ...clerk, doe: opened(/Lezen wat/, /^Wijzig$/) },
  { naam: 'training-mail', pad: () => LIST, ...clerk, doe: opened(/dictee/, /^Stuur een mail$/) },
  { naam: 'training-geweest', pad: () => LIST, ...clerk, doe: opened(/^Starten/) },
  { naam: 'training-concept', pad: () => LIST, ...clerk, doe: opened(/ouders/) },
];
