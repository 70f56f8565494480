import type { Locator, Page } from '@playwright/test';

/** How the child acts. */
export type Wijze = 'spiegel' | 'toetsen' | 'muis' | 'aanraken';

const TOETSEN_MAX = 120;

/** Next key on the way to an element: Tab, or an arrow inside its own group; null = there. */
function volgendeToets(doel: Locator): Promise<string | null> {
  return doel.evaluate((el) => {
    const nu = document.activeElement;
    if (nu === null || nu === el) return nu === el ? null : 'Tab';
    const groep = el.closest('[role="group"]');
    if (groep === null || !groep.contains(nu)) return 'Tab';
    return (nu.compareDocumentPosition(el) & Node.DOCUMENT_POSITION_FOLLOWING) === 0 ? 'ArrowLeft' : 'ArrowRight';
  });
}

/** Walks to an element with the keyboard alone. Throws when it cannot be reached. */
async function loopNaar(page: Page, doel: Locator): Promise<void> {
  for (let i = 0; i < TOETSEN_MAX; i += 1) {
    const toets = await volgendeToets(doel);
    if (toets === null) return;
    await page.keyboard.press(toets);
  }
  throw new Error('the keyboard does not reach this element');
}

/** Uses one control of the page in the given way; `spiegel` = as assistive technology does. */
export async function druk(page: Page, doel: Locator, wijze: Wijze): Promise<void> {
  await doel.waitFor();
  if (wijze === 'aanraken') return doel.tap();
  if (wijze === 'muis') return doel.click();
  if (wijze === 'spiegel') await doel.focus();
  else await loopNaar(page, doel);
  return page.keyboard.press('Enter');
}
