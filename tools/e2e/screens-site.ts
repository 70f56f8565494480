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
const visitor = { gevuld: 'niemand', vraag: null, whole: true } as const;

/** Every public page, one line each, under its own name. */
export const SITE_SCREENS: readonly ScreenOf[] = [
  ...pages.map((page): ScreenOf => ({
    naam: `site-${page}`,
    pad: () => `/site/${page}`,
    ...visitor,
    doe: fetchPictures,
  })),
  { naam: 'schoolaccount', pad: () => '/app/auth/login-sso', ...visitor },
];
