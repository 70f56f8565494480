import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { press, type Mode } from './hand.ts';

const TEXTS: Readonly<Record<string, string>> = JSON.parse(
  readFileSync('web/areas/leerling/landkaart/i18n/nl.json', 'utf8'),
);
const nameOf = (spel: string): string => TEXTS[`spel.${spel}`] ?? spel;

export interface Deur {
  spel: string;
  /** Goal of the stone, as the child reads it. */ steen: string;
}

/** Stones on the screen: on the island for who points, in the list for keyboard and screen reader. */
async function stenen(page: Page, mode: Mode): Promise<Locator> {
  await expect(page.locator('button.steen, button.list__steen').first()).toBeVisible();
  const list = page.getByRole('button', { name: TEXTS['naarLijst'] ?? '', exact: true });
  if ((mode === 'toetsen' || mode === 'spiegel') && (await list.isVisible())) await press(page, list, mode);
  return page.locator(mode === 'toetsen' || mode === 'spiegel' ? 'button.list__steen' : 'button.steen');
}

const deurIn = (page: Page, spel: string): Locator =>
  page.getByRole('dialog').getByRole('button', { name: new RegExp(`^Speel ${nameOf(spel)}(,|$)`) });

/** Shows a stone of the island; what lies off the screen comes in when it has the focus. */
async function bringIntoView(steen: Locator, mode: Mode): Promise<void> {
  if (mode === 'aanraken' || mode === 'muis') await steen.focus();
}

/** A way home that begins late takes the card away for a while, and the key with it. */
const closeCard = (page: Page): Promise<void> =>
  expect(async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden({ timeout: 3_000 });
  }).toPass({ timeout: 60_000 });

/** Opens stones until one offers a game that is wanted, and goes through its door. Null when no stone does. */
export async function chooseDeur(
  page: Page,
  o: {
    mode: Mode;
    spellen: readonly string[];
    /** Goals of stones that were played. */ seen?: ReadonlySet<string>;
    /** Only this stone. */ only?: string;
  },
): Promise<Deur | null> {
  const all = await stenen(page, o.mode);
  for (let nr = 0; nr < (await all.count()); nr += 1) {
    const steen = all.nth(nr);
    await bringIntoView(steen, o.mode);
    await press(page, steen, o.mode);
    const title = (await page.getByRole('dialog').getByRole('heading', { level: 2 }).textContent()) ?? '';
    const fits = o.seen?.has(title) !== true && (o.only === undefined || o.only === title);
    for (const spel of fits ? o.spellen : []) {
      if (!(await deurIn(page, spel).isVisible())) continue;
      await press(page, deurIn(page, spel), o.mode);
      return { spel, steen: title };
    }
    await closeCard(page);
  }
  return null;
}

/** Most stars that a stone with this goal shows on the map. */
export async function starsOnMap(page: Page, steen: string): Promise<number> {
  const names = await page.locator('button.steen, button.list__steen').evaluateAll((buttons) =>
    buttons.map((button) => {
      const star = button.querySelector('[role="img"]')?.getAttribute('aria-label') ?? '';
      return `${button.getAttribute('aria-label') ?? button.textContent} ${star}`;
    }),
  );
  return Math.max(
    0,
    ...names.filter((name) => name.includes(steen)).map((name) => Number(/(\d) ster/.exec(name)?.[1] ?? 0)),
  );
}
