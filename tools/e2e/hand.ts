import type { Locator, Page } from '@playwright/test';

/** How the child acts. */
export type Mode = 'spiegel' | 'toetsen' | 'muis' | 'aanraken';

const TOETSEN_MAX = 120;

/** Next key on the way to an element: Tab, or an arrow inside its own group; null = there. */
function nextKey(doel: Locator): Promise<string | null> {
  return doel.evaluate((el) => {
    const now = document.activeElement;
    if (now === null || now === el) return now === el ? null : 'Tab';
    const groep = el.closest('[role="group"]');
    if (groep === null || !groep.contains(now)) return 'Tab';
    return (now.compareDocumentPosition(el) & Node.DOCUMENT_POSITION_FOLLOWING) === 0 ? 'ArrowLeft' : 'ArrowRight';
  });
}

/** Walks to an element with the keyboard alone. Throws when it cannot be reached. */
async function walkTo(page: Page, doel: Locator): Promise<void> {
  for (let i = 0; i < TOETSEN_MAX; i += 1) {
    const toets = await nextKey(doel);
    if (toets === null) return;
    await page.keyboard.press(toets);
  }
  throw new Error('the keyboard does not reach this element');
}

/** Uses one control of the page in the given way; `spiegel` = as assistive technology does. */
export async function press(page: Page, doel: Locator, mode: Mode): Promise<void> {
  await doel.waitFor();
  if (mode === 'aanraken') return doel.tap();
  if (mode === 'muis') return doel.click();
  if (mode === 'spiegel') await doel.focus();
  else await walkTo(page, doel);
  return page.keyboard.press('Enter');
}
