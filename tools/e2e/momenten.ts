import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';

/** Moments of a round that a contact sheet shows, in order. */
export const MOMENTEN = ['intro', 'spel', 'bijna', 'woordklaar', 'finale', 'resultaat'] as const;
export type Moment = (typeof MOMENTEN)[number];

interface Opdracht {
  browser: Browser;
  basis: string;
  spel: string;
  maat: { width: number; height: number };
}

/** A fixture that every capability list of the four mechanics can carry, by the first shape of the game. */
const FIXTURE: Readonly<Record<string, string>> = {
  sequence: 'sequence:kat',
  select: 'select:4',
  entry: 'entry:s-morgens',
  read: 'read:flits',
  sort: 'sort:2',
};
const MAX_DADEN = 400;
/** The picture is painted a few times a second only; so long it takes to be the one of this moment. */
const BEELD_MS = 600;

export function fixtureVan(spel: string): string {
  const { tests, capabilities }: { tests: { fixtures: string[] }; capabilities: { shape: string }[] } = JSON.parse(
    readFileSync(`games/${spel}/scene.json`, 'utf8'),
  );
  return tests.fixtures[0] ?? FIXTURE[capabilities[0]?.shape ?? 'select'] ?? 'select:4';
}

const fase = (page: Page): Promise<string> =>
  page.evaluate(() => window.studio?.spel.toestand.getState().fase ?? 'laden');

/** Lets the bot act until the phase is reached; the simulation is stepped, so no clock is waited for. */
async function speelTot(page: Page, doel: (nu: string) => boolean, soort: 'goed' | 'fout'): Promise<void> {
  for (let i = 0; i < MAX_DADEN; i += 1) {
    if (doel(await fase(page))) return;
    await page.evaluate((wie) => {
      window.studio?.speler.doe(wie);
      window.studio?.spel.step(20);
    }, soort);
  }
  throw new Error(`the phase was not reached; it is ${await fase(page)}`);
}

async function bijna(page: Page): Promise<void> {
  for (let i = 0; i < MAX_DADEN; i += 1) {
    if (await page.evaluate(() => (window.studio?.spel.toestand.getState().hulp ?? null) !== null)) return;
    await page.evaluate(() => {
      window.studio?.speler.doe('fout');
      window.studio?.spel.step(30);
    });
  }
}

const stap = (page: Page, n: number): Promise<void> => page.evaluate((aantal) => window.studio?.spel.step(aantal), n);

const NAAR: Readonly<Record<Moment, (page: Page) => Promise<void>>> = {
  intro: async (page) => stap(page, 60),
  spel: async (page) => {
    await speelTot(page, (nu) => nu === 'spel', 'goed');
    await stap(page, 90);
    await page.evaluate(() => window.studio?.speler.doe('goed'));
    await stap(page, 40);
  },
  bijna: async (page) => {
    await bijna(page);
    await stap(page, 30);
  },
  woordklaar: async (page) => {
    await speelTot(page, (nu) => nu === 'woordklaar', 'goed');
    await stap(page, 25);
  },
  finale: async (page) => {
    await speelTot(page, (nu) => nu === 'finale', 'goed');
    await stap(page, 110);
  },
  resultaat: async (page) => {
    await speelTot(page, (nu) => nu === 'resultaat', 'goed');
    await stap(page, 10);
    await page.waitForTimeout(2500);
  },
};

/**
 * Paints rarely, since software rendering costs seconds, and every frame has the same time: a game moves by its steps only,
 * so that a slow picture never loses the moment that follows.
 */
function schilderWeinig(ms: number): void {
  const nu = performance.now();
  window.requestAnimationFrame = (fn) => window.setTimeout(() => fn(nu), ms);
  window.cancelAnimationFrame = (id) => window.clearTimeout(id);
}

/** Plays one game by bot at one screen size and takes its moments. */
export async function fotografeer({ browser, basis, spel, maat }: Opdracht): Promise<Buffer[]> {
  const page = await browser.newPage({ viewport: maat });
  await page.addInitScript(schilderWeinig, BEELD_MS / 3);
  const fotos: Buffer[] = [];
  try {
    await page.goto(`${basis}?spel=${spel}&fixture=${encodeURIComponent(fixtureVan(spel))}&items=2&s=0.3`);
    await page.waitForFunction(() => (window.studio?.spel.toestand.getState().fase ?? 'laden') !== 'laden', undefined, {
      timeout: 60_000,
    });
    for (const moment of MOMENTEN) {
      await NAAR[moment](page);
      await page.waitForTimeout(BEELD_MS);
      fotos.push(await page.screenshot());
    }
  } finally {
    await page.close();
  }
  return fotos;
}
