import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { druk, type Wijze } from './hand.ts';

const TEKSTEN: Readonly<Record<string, string>> = JSON.parse(readFileSync('web/i18n/landkaart/nl.json', 'utf8'));
const naamVan = (spel: string): string => TEKSTEN[`spel.${spel}`] ?? spel;

export interface Deur {
  spel: string;
  /** Goal of the stone, as the child reads it. */ steen: string;
}

/** Stones on the screen: on the island for who points, in the list for keyboard and screen reader. */
async function stenen(page: Page, wijze: Wijze): Promise<Locator> {
  await expect(page.locator('button.steen, button.lijst__steen').first()).toBeVisible();
  const lijst = page.getByRole('button', { name: TEKSTEN['naarLijst'] ?? '', exact: true });
  if ((wijze === 'toetsen' || wijze === 'spiegel') && (await lijst.isVisible())) await druk(page, lijst, wijze);
  return page.locator(wijze === 'toetsen' || wijze === 'spiegel' ? 'button.lijst__steen' : 'button.steen');
}

const deurIn = (page: Page, spel: string): Locator =>
  page.getByRole('dialog').getByRole('button', { name: new RegExp(`^Speel ${naamVan(spel)}(,|$)`) });

/** Shows a stone of the island; what lies off the screen comes in when it has the focus. */
async function brengInBeeld(steen: Locator, wijze: Wijze): Promise<void> {
  if (wijze === 'aanraken' || wijze === 'muis') await steen.focus();
}

/** Opens stones until one offers a game that is wanted, and goes through its door. Null when no stone does. */
export async function kiesDeur(
  page: Page,
  o: {
    wijze: Wijze;
    spellen: readonly string[];
    /** Goals of stones that were played. */ gehad?: ReadonlySet<string>;
    /** Only this stone. */ alleen?: string;
  },
): Promise<Deur | null> {
  const alle = await stenen(page, o.wijze);
  for (let nr = 0; nr < (await alle.count()); nr += 1) {
    const steen = alle.nth(nr);
    await brengInBeeld(steen, o.wijze);
    await druk(page, steen, o.wijze);
    const titel = (await page.getByRole('dialog').getByRole('heading', { level: 2 }).textContent()) ?? '';
    const past = o.gehad?.has(titel) !== true && (o.alleen === undefined || o.alleen === titel);
    for (const spel of past ? o.spellen : []) {
      if (!(await deurIn(page, spel).isVisible())) continue;
      await druk(page, deurIn(page, spel), o.wijze);
      return { spel, steen: titel };
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  return null;
}

/** Most stars that a stone with this goal shows on the map. */
export async function sterrenOpKaart(page: Page, steen: string): Promise<number> {
  const namen = await page.locator('button.steen, button.lijst__steen').evaluateAll((knoppen) =>
    knoppen.map((knop) => {
      const ster = knop.querySelector('[role="img"]')?.getAttribute('aria-label') ?? '';
      return `${knop.getAttribute('aria-label') ?? knop.textContent} ${ster}`;
    }),
  );
  return Math.max(
    0,
    ...namen.filter((naam) => naam.includes(steen)).map((naam) => Number(/(\d) ster/.exec(naam)?.[1] ?? 0)),
  );
}
