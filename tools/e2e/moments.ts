import type { Browser, Page } from '@playwright/test';
import { readSceneFile } from '../build/scene-file.ts';
import { reportRealCard, SCREEN_RATIO, type Card } from './graphics-card.ts';

/** Moments of a round that a contact sheet shows, in order. */
export const MOMENTS = ['intro', 'uitleg', 'spel', 'bijna', 'woordklaar', 'finale', 'resultaat'] as const;
export type Moment = (typeof MOMENTS)[number];

interface Command {
  browser: Browser;
  base: string;
  spel: string;
  maat: { width: number; height: number };
  card: Card;
  /** In their own order. */
  moments: readonly Moment[];
  /** Default: the first of the game. */
  fixture?: string | undefined;
  /** Words of the round; default 2. */
  items?: number;
}

/** Pictures of a game at one size. */
export interface Taken {
  photos: Buffer[];
  /** Answers and slots that lay under the task, a button of the HUD or the help card while they could be used, with their moment. */
  under: string[];
}

/** A fixture that every capability list of the four mechanics can carry, by the first shape of the game. */
const FIXTURE: Readonly<Record<string, string>> = {
  sequence: 'sequence:kat',
  select: 'select:4',
  entry: 'entry:s-morgens',
  read: 'read:flits',
  sort: 'sort:2',
};
const MAX_DEEDS = 400;
/** The picture is painted a few times a second only; so long it takes to be the one of this moment. */
const PICTURE_MS = 600;
/** Double textures on a phone's screen, drawn by software on a busy machine, take that long. */
const SHOT_MS = 120_000;

export function fixtureOf(spel: string): string {
  const { tests, capabilities } = readSceneFile(spel);
  return tests.fixtures[0] ?? FIXTURE[capabilities[0]?.shape ?? 'select'] ?? 'select:4';
}

const phase = (page: Page): Promise<string> =>
  page.evaluate(() => window.studio?.spel.toestand.getState().phase ?? 'laden');

/** Lets the bot act until the phase is reached; the simulation is stepped, so no clock is waited for. */
async function playUntil(page: Page, doel: (now: string) => boolean, kind: 'goed' | 'fout'): Promise<void> {
  for (let i = 0; i < MAX_DEEDS; i += 1) {
    if (doel(await phase(page))) return;
    await page.evaluate((who) => {
      window.studio?.player.doe(who);
      window.studio?.spel.step(20);
    }, kind);
  }
  throw new Error(`the phase was not reached; it is ${await phase(page)}`);
}

async function almost(page: Page): Promise<void> {
  for (let i = 0; i < MAX_DEEDS; i += 1) {
    if (await page.evaluate(() => (window.studio?.spel.toestand.getState().help ?? null) !== null)) return;
    await page.evaluate(() => {
      window.studio?.player.doe('fout');
      window.studio?.spel.step(30);
    });
  }
}

const step = (page: Page, n: number): Promise<void> => page.evaluate((count) => window.studio?.spel.step(count), n);

const GO_TO: Readonly<Record<Moment, (page: Page) => Promise<void>>> = {
  intro: async (page) => step(page, 60),
  uitleg: async (page) => {
    for (let i = 0; i < MAX_DEEDS; i += 1) {
      if (await page.evaluate(() => (window.studio?.spel.toestand.getState().explanation ?? null) !== null)) break;
      await step(page, 20);
    }
    await step(page, 60);
  },
  spel: async (page) => {
    await playUntil(page, (now) => now === 'spel', 'goed');
    await step(page, 90);
    await page.evaluate(() => window.studio?.player.doe('goed'));
    await step(page, 40);
  },
  bijna: async (page) => {
    await almost(page);
    await step(page, 30);
  },
  woordklaar: async (page) => {
    await playUntil(page, (now) => now === 'woordklaar', 'goed');
    await step(page, 25);
  },
  finale: async (page) => {
    await playUntil(page, (now) => now === 'finale', 'goed');
    await step(page, 230);
  },
  resultaat: async (page) => {
    await playUntil(page, (now) => now === 'resultaat', 'goed');
    await step(page, 10);
    await page.waitForTimeout(2500);
  },
};

/**
 * Paints rarely, since software rendering costs seconds, and every frame has the same time: a game moves by its steps only,
 * so that a slow picture never loses the moment that follows.
 */
export function paintRarely(ms: number): void {
  const now = performance.now();
  window.requestAnimationFrame = (fn) => window.setTimeout(() => fn(now), ms);
  window.cancelAnimationFrame = (id) => window.clearTimeout(id);
}

declare global {
  interface Window {
    /** Nothing is drawn as long as it is set. */
    blind?: boolean;
  }
}

/** Lets a page skip drawing while it is `blind`: each step of the bot would paint a picture by software that nobody sees. */
export function maySkipDrawing(): void {
  const { prototype } = WebGL2RenderingContext;
  for (const name of ['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced', 'clear'] as const) {
    const draw = prototype[name];
    Object.defineProperty(prototype, name, {
      value(...args: unknown[]) {
        if (window.blind !== true) Reflect.apply(draw, this, args);
      },
    });
  }
}

/** Plays on to a moment without drawing the way there. */
async function goTo(page: Page, moment: Moment): Promise<void> {
  await page.evaluate(() => {
    window.blind = true;
  });
  await GO_TO[moment](page);
  await page.evaluate(() => {
    window.blind = false;
    window.studio?.spel.step(1);
  });
}

/** What may be chosen now and has its middle under the bar on top or under the help card. */
const underHud = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { spel } = window.studio ?? {};
    const state = spel?.toestand.getState();
    if (spel === undefined || (state?.phase !== 'spel' && state?.phase !== 'uitleg')) return [];
    const boxes = [...document.querySelectorAll('.hud button, .prompt, .beads, .purse, .help, .explanation')].map(
      (element) => ({
        name: element.className,
        box: element.getBoundingClientRect(),
      }),
    );
    const spots = [
      ...state.choices
        .filter(({ busy }) => !busy)
        .map(({ id, label }) => ({ label, spot: spel.spot({ tokenId: id, slot: null }) })),
      ...state.rail.map((_, slot) => ({ label: `slot ${slot}`, spot: spel.spot({ tokenId: null, slot }) })),
    ];
    return spots.flatMap(({ label, spot }) =>
      spot === null
        ? []
        : boxes
            .filter(({ box }) => spot.x > box.left && spot.x < box.right && spot.y > box.top && spot.y < box.bottom)
            .map(({ name }) => `'${label}' under ${name}`),
    );
  });

/** Plays one game by bot at one screen size and takes its moments. */
export async function photograph(o: Command): Promise<Taken> {
  const { browser, base, spel, maat: size, card, moments, fixture = fixtureOf(spel), items = 2 } = o;
  const page = await browser.newPage({ viewport: size, deviceScaleFactor: SCREEN_RATIO[card] });
  if (card === 'real') await reportRealCard(page);
  await page.addInitScript(paintRarely, PICTURE_MS / 3);
  await page.addInitScript(maySkipDrawing);
  const first = moments.includes('uitleg') ? '&uitleg=1' : '';
  const photos: Buffer[] = [];
  const under: string[] = [];
  try {
    await page.goto(`${base}?spel=${spel}&fixture=${encodeURIComponent(fixture)}&items=${items}&s=0.3${first}`);
    await page.waitForFunction(
      () => (window.studio?.spel.toestand.getState().phase ?? 'laden') !== 'laden',
      undefined,
      {
        timeout: 60_000,
      },
    );
    for (const moment of moments) {
      await goTo(page, moment);
      await page.waitForTimeout(PICTURE_MS);
      photos.push(await page.screenshot({ timeout: SHOT_MS }));
      under.push(...(await underHud(page)).map((what) => `${moment}: ${what}`));
    }
  } finally {
    await page.close();
  }
  return { photos, under };
}
