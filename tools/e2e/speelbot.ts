import type { Page } from '@playwright/test';
import type { Spel, SpelToestand } from '#engine/runtime/contract.ts';

/** How the child acts. */
export type Wijze = 'spiegel' | 'toetsen' | 'muis' | 'aanraken';
export type Daad = { soort: 'kies'; tokenId: string; label: string; index: number } | { soort: 'letter'; letter: string };

declare global {
  interface HTMLElement { spel?: Spel }
}

export interface Stand extends Pick<SpelToestand, 'fase' | 'vraag' | 'keuzes' | 'invoer' | 'rail' | 'flits' | 'kralen'> { woord: string | null }

/** What the child sees now; null while the game loads. */
export function leesStand(page: Page): Promise<Stand | null> {
  return page.evaluate(() => {
    const s = document.querySelector<HTMLElement>('.spel-wereld')?.spel?.toestand.getState();
    return s === undefined ? null : { fase: s.fase, vraag: s.vraag, keuzes: s.keuzes, invoer: s.invoer, rail: s.rail, flits: s.flits, kralen: s.kralen, woord: s.woord?.text ?? null };
  });
}

/** Runs the simulation ahead, so that no clock is waited for. */
export async function stap(page: Page, n: number): Promise<void> {
  await page.evaluate((aantal) => document.querySelector<HTMLElement>('.spel-wereld')?.spel?.step(aantal), n);
}

async function punt(page: Page, doel: { tokenId: string | null; slot: number | null }): Promise<{ x: number; y: number } | null> {
  return page.evaluate((d) => document.querySelector<HTMLElement>('.spel-wereld')?.spel?.plek(d) ?? null, doel);
}

async function klik(page: Page, p: { x: number; y: number }, wijze: Wijze): Promise<void> {
  if (wijze === 'aanraken') await page.touchscreen.tap(p.x, p.y);
  else await page.mouse.click(p.x, p.y);
}

/** Touches the thing itself; where a thing must be carried, also the place it goes to. */
async function raak(page: Page, daad: Extract<Daad, { soort: 'kies' }>, stand: Stand, wijze: Wijze): Promise<void> {
  const van = await punt(page, { tokenId: daad.tokenId, slot: null });
  if (van === null) return;
  await klik(page, van, wijze);
  await stap(page, 6);
  const slot = stand.rail.findIndex((vak) => vak.state === 'volgend');
  const naar = stand.vraag?.view.shape === 'sequence' || stand.vraag?.view.shape === 'select' ? await punt(page, { tokenId: null, slot: Math.max(0, slot) }) : null;
  if (naar !== null) await klik(page, naar, wijze);
}

async function toets(page: Page, daad: Daad, stand: Stand): Promise<void> {
  if (daad.soort === 'letter') return page.keyboard.press(daad.letter === ' ' ? 'Space' : daad.letter);
  if (stand.vraag?.view.shape === 'select' && daad.index < 4) return page.keyboard.press(String(daad.index + 1));
  if (/^\p{L}+$/u.test(daad.label)) return page.keyboard.type(daad.label);
  await page.locator('.spiegel li button').nth(daad.index).focus();
  return page.keyboard.press('Enter');
}

async function spiegel(page: Page, daad: Daad): Promise<void> {
  if (daad.soort === 'letter') {
    const veld = page.locator('.spiegel input');
    return veld.evaluate((el, letter) => {
      if (!(el instanceof HTMLInputElement)) return;
      const zet = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      zet?.call(el, el.value + letter);
      el.dispatchEvent(new Event('input', { bubbles: true }));
    }, daad.letter);
  }
  await page.locator('.spiegel li button').nth(daad.index).evaluate((el) => { if (el instanceof HTMLElement) el.click(); });
}

async function toetsenbord(page: Page, letter: string, wijze: Wijze): Promise<void> {
  const knop = page.locator('.bord button', { hasText: new RegExp(`^${letter.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`, 'iu') }).first();
  if (wijze === 'aanraken') await knop.tap();
  else await knop.click();
}

/** One act in the given way. */
export async function doe(page: Page, daad: Daad, o: { stand: Stand; wijze: Wijze }): Promise<void> {
  if (o.wijze === 'spiegel') await spiegel(page, daad);
  else if (o.wijze === 'toetsen') await toets(page, daad, o.stand);
  else if (daad.soort === 'letter') await toetsenbord(page, daad.letter, o.wijze);
  else await raak(page, daad, o.stand, o.wijze);
}

export interface SpeelOpties {
  wijze: Wijze;
  /** Decides what the child does now; null = wait. */
  denk(stand: Stand): Promise<Daad | null>;
  max?: number;
}

const SPEELT: ReadonlySet<string> = new Set(['spel', 'uitleg', 'toon']);

/** One turn: skip what is only to look at, act where something can be done, let time pass. */
async function beurt(page: Page, stand: Stand, o: SpeelOpties): Promise<void> {
  if (stand.fase === 'intro' || stand.fase === 'finale') await page.evaluate(() => document.querySelector<HTMLElement>('.spel-wereld')?.spel?.skip());
  const daad = SPEELT.has(stand.fase) ? await o.denk(stand) : null;
  if (daad !== null) await doe(page, daad, { stand, wijze: o.wijze });
  await stap(page, stand.fase === 'woordklaar' ? 160 : 40);
}

/** Plays a round to its result. Throws when it does not end within `max` acts. */
export async function speelUit(page: Page, o: SpeelOpties): Promise<void> {
  let stand: Stand | null = null;
  for (let i = 0; i < (o.max ?? 600); i += 1) {
    stand = await leesStand(page);
    if (stand?.fase === 'resultaat') return;
    if (stand === null || stand.fase === 'laden') await page.waitForTimeout(200);
    else await beurt(page, stand, o);
  }
  throw new Error(`the round did not end; last: ${JSON.stringify(stand).slice(0, 600)}`);
}

/** Paints four frames a second: software rendering costs seconds, and the bots step the simulation themselves. */
export async function schilderWeinig(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestAnimationFrame = (fn) => window.setTimeout(() => fn(performance.now()), 250);
    window.cancelAnimationFrame = (id) => window.clearTimeout(id);
  });
}
