import { test as base } from '@playwright/test';

/** Playwright's test, which closes every context that a journey leaves: its pages would go on painting until the last journey ends. */
export const test = base.extend<{ closing: undefined }>({
  closing: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
