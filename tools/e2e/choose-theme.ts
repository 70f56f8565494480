import type { Page } from '@playwright/test';

export const THEMES = ['licht', 'donker'] as const;
export type Theme = (typeof THEMES)[number];

/** Chooses the theme as another tab does, so that the page with what was done on it stays; a printed page is told itself. */
export const chooseTheme = (page: Page, theme: Theme, gebruikerId = ''): Promise<void> =>
  page.evaluate(
    ([id, name]) => {
      for (const owner of ['apparaat', id]) localStorage.setItem(`taaltocht.thema.${owner}`, name);
      document.documentElement.dataset['thema'] = name;
      if (document.querySelector('[data-page]') !== null) return;
      globalThis.dispatchEvent(new StorageEvent('storage'));
      // The stylesheet follows at once, the components with their next render.
      return new Promise<void>((done) => {
        setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(() => done())), 500);
      });
    },
    [gebruikerId, theme] as const,
  );
