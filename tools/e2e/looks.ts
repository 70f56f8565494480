/** Axe on a screen in its themes, which change on the open page. */
import { expect, type Page } from '@playwright/test';
import { findings, type Asked } from './axe.ts';

type Theme = 'donker' | 'licht';
/** Looks at a screen, or at the part of it that is new. */
export type Look = (screen: string, part?: string) => Promise<void>;
/** Themes in the order they are looked at, and what is asked in each; the last one stays. Another theme gives the same elements other colours. */
type Looks = readonly (readonly [Theme, Asked])[];
const BOTH: Looks = [
  ['donker', 'colours'],
  ['licht', 'all'],
];
/** The colours of these screens are looked at elsewhere; what is new in them is their words. */
export const WORDS: Looks = [['licht', 'elements']];

/** Changes the theme as another tab of the same user does; the printed front page has its style sheets only. */
async function setTheme(page: Page, theme: Theme, who: string): Promise<void> {
  await page.evaluate(
    ([name, id]) => {
      for (const owner of ['apparaat', id]) localStorage.setItem(`taaltocht.thema.${owner}`, name);
      document.documentElement.dataset['thema'] = name;
      window.dispatchEvent(new StorageEvent('storage', { key: 'taaltocht.user' }));
    },
    [theme, who] as const,
  );
  await expect(page.locator('html')).toHaveAttribute('data-thema', theme);
}

/** Looks at the screen in its themes and leaves it light. With less motion nothing fades, so no fade is taken for poor contrast. */
export async function openLook(page: Page, who = '', looks = BOTH): Promise<Look> {
  return async (screen, part) => {
    await page.waitForTimeout(400);
    for (const [theme, asked] of looks) {
      await setTheme(page, theme, who);
      expect.soft(await findings(page, asked, part), `${screen}, ${theme}`).toEqual([]);
    }
  };
}
