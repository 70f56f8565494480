import type { Locator, Page } from '@playwright/test';
import type { Spel, SpelToestand } from '#engine/runtime/contract.ts';
import { druk, type Wijze } from './hand.ts';

export type Daad =
  | { soort: 'kies'; tokenId: string; label: string; index: number }
  | { soort: 'letter'; letter: string }
  | { soort: 'lever' };

declare global {
  interface HTMLElement {
    spel?: Spel;
  }
  interface Window {
    /** Ms that the bots ran ahead. */ vooruit?: number;
  }
}

interface Punt {
  x: number;
  y: number;
}
type Gezien = Pick<SpelToestand, 'fase' | 'vraag' | 'keuzes' | 'invoer' | 'rail' | 'flits' | 'kralen'>;
export interface Stand extends Gezien {
  /** What a screen reader says about the question. */
  opdracht: string;
  /** The last try was not right. */
  gemist: boolean;
  /** Where each choice is on the screen, in the order of `keuzes`; null = not to be seen now. */
  plekken: (Punt | null)[];
  /** Where the next slot is, for what must be carried. */
  vak: Punt | null;
}

/** Runs the simulation ahead by so many steps, so that no clock is waited for, and tells what the child sees then; null while the game loads. */
export async function leesStand(page: Page, stappen = 0): Promise<Stand | null> {
  const gezien = await page.evaluate((aantal) => {
    const spel = document.querySelector<HTMLElement>('.spel-wereld')?.spel;
    if (spel === undefined) return null;
    if (aantal > 0) spel.step(aantal);
    if (window.vooruit !== undefined) window.vooruit += (aantal * 1000) / 60;
    const { fase, vraag, keuzes, invoer, rail, flits, kralen, live, hulp } = spel.toestand.getState();
    const slot = Math.max(
      0,
      rail.findIndex((deel) => deel.state === 'volgend'),
    );
    const opdracht = document.querySelector('.spiegel h2')?.textContent ?? '';
    return {
      fase,
      vraag,
      keuzes,
      invoer,
      rail,
      flits,
      kralen,
      live,
      hulp,
      opdracht,
      plekken: keuzes.map(({ id }) => spel.plek({ tokenId: id, slot: null })),
      vak: spel.plek({ tokenId: null, slot }),
    };
  }, stappen);
  if (gezien === null) return null;
  const { live, hulp, ...stand } = gezien;
  return { ...stand, gemist: live.startsWith('Bijna') || hulp !== null || stand.fase === 'toon' };
}

async function klik(page: Page, p: Punt, wijze: Wijze): Promise<void> {
  if (wijze === 'aanraken') await page.touchscreen.tap(p.x, p.y);
  else await page.mouse.click(p.x, p.y);
}

/** Touches the thing itself; where a thing must be carried, also the place it goes to. */
async function raak(
  page: Page,
  daad: Extract<Daad, { soort: 'kies' }>,
  o: { stand: Stand; wijze: Wijze },
): Promise<void> {
  const van = o.stand.plekken[daad.index] ?? null;
  if (van === null) return;
  await klik(page, van, o.wijze);
  const draagt = o.stand.vraag?.view.shape === 'sequence' || o.stand.vraag?.view.shape === 'select';
  if (o.stand.vak === null || !draagt) return;
  await leesStand(page, 6);
  await klik(page, o.stand.vak, o.wijze);
}

async function toets(page: Page, daad: Daad, stand: Stand): Promise<void> {
  if (daad.soort === 'lever') return page.keyboard.press('Enter');
  if (daad.soort === 'letter') return page.keyboard.press(daad.letter === ' ' ? 'Space' : daad.letter);
  if (stand.vraag?.view.shape === 'select' && daad.index < 4) return page.keyboard.press(String(daad.index + 1));
  if (stand.vraag?.view.shape !== 'sort' && /^\p{L}+$/u.test(daad.label)) return page.keyboard.type(daad.label);
  return druk(page, page.locator('.spiegel li button').nth(daad.index), 'toetsen');
}

/** As assistive technology does: focus the element itself, then press or type. */
async function spiegel(page: Page, daad: Daad): Promise<void> {
  if (daad.soort === 'kies') return druk(page, page.locator('.spiegel li button').nth(daad.index), 'spiegel');
  await page.locator('.spiegel input').focus();
  return daad.soort === 'lever' ? page.keyboard.press('Enter') : page.keyboard.type(daad.letter);
}

async function toetsenbord(page: Page, daad: Exclude<Daad, { soort: 'kies' }>, wijze: Wijze): Promise<void> {
  const letter = (teken: string): Locator =>
    page
      .locator('.bord button', { hasText: new RegExp(`^${teken.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`, 'iu') })
      .first();
  const knop = daad.soort === 'lever' ? page.locator('.bord .toets-klaar') : letter(daad.letter);
  const raakAan = (doel: Locator): Promise<void> => (wijze === 'aanraken' ? doel.tap() : doel.click());
  if (daad.soort === 'letter' && daad.letter !== daad.letter.toLowerCase())
    await raakAan(page.locator('.bord .toets-hoofd'));
  await raakAan(knop);
}

/** One act in the given way. */
export async function doe(page: Page, daad: Daad, o: { stand: Stand; wijze: Wijze }): Promise<void> {
  if (o.wijze === 'spiegel') await spiegel(page, daad);
  else if (o.wijze === 'toetsen') await toets(page, daad, o.stand);
  else if (daad.soort === 'kies') await raak(page, daad, o);
  else await toetsenbord(page, daad, o.wijze);
}

export interface SpeelOpties {
  wijze: Wijze;
  /** Decides what the child does now; null = wait. */
  denk(stand: Stand): Promise<Daad | null>;
  max?: number;
}

const SPEELT: ReadonlySet<string> = new Set(['spel', 'uitleg', 'toon']);
/** Here the child only looks. */
const KIJKT: ReadonlySet<string> = new Set(['intro', 'woordklaar', 'finale']);

const spoor = (stand: Stand | null): string =>
  JSON.stringify([stand?.vraag?.id, stand?.rail, stand?.keuzes, stand?.invoer, stand?.gemist]);

/** Steps until the next look: many where nothing is to be done or the last act has yet to show. */
function rust(stand: Stand | null, vorige: Stand | null): number {
  if (stand === null) return 0;
  if (KIJKT.has(stand.fase)) return 160;
  return spoor(stand) === spoor(vorige) && !stand.plekken.includes(null) ? 100 : 40;
}

/** Acts and lets time pass until the child sees what is waited for. Throws when it does not come within `max` acts. */
async function speelTot(page: Page, klaar: (stand: Stand) => boolean, o: SpeelOpties): Promise<Stand> {
  let stand: Stand | null = null;
  let vorige: Stand | null = null;
  for (let i = 0; i < (o.max ?? 900); i += 1) {
    const nu: Stand | null = await leesStand(page, rust(stand, vorige));
    [vorige, stand] = [stand, nu];
    if (stand !== null && klaar(stand)) return stand;
    if (stand === null || stand.fase === 'laden') await page.waitForTimeout(200);
    else await beurt(page, stand, o);
  }
  throw new Error(`the game did not come so far; last: ${JSON.stringify(stand)}`);
}

/** One act where something can be done. */
async function beurt(page: Page, stand: Stand, o: SpeelOpties): Promise<void> {
  if (/\bprompt\./.test(stand.opdracht)) throw new Error(`a text is missing: ${stand.opdracht}`);
  const daad = SPEELT.has(stand.fase) ? await o.denk(stand) : null;
  if (daad !== null) await doe(page, daad, { stand, wijze: o.wijze });
}

/** Words that are done. */
export const gedaan = (stand: Stand): number =>
  stand.kralen.filter((kraal) => kraal === 'goed' || kraal === 'geholpen').length;

/** Plays until so many words are done and the next one is asked; answers what the child sees then. */
export const speelWoorden = (page: Page, aantal: number, o: SpeelOpties): Promise<Stand> =>
  speelTot(page, (stand) => stand.fase === 'spel' && gedaan(stand) >= aantal, o);

/** Plays a round to its result. */
export const speelUit = (page: Page, o: SpeelOpties): Promise<Stand> =>
  speelTot(page, (stand) => stand.fase === 'resultaat', o);

/**
 * Lets the graphics card draw nothing, and frames pass in no time: software rendering costs seconds, and what these journeys
 * look at is the page, its input and its answers. Contact sheets look at the paint. Only the steps of the bots move the game,
 * so a sign is still where it was seen when the pointer comes. The clock of the page runs along with the steps, so that a
 * bot takes the time of a child.
 */
export async function schilderNiet(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const stil = { value: () => undefined };
    for (const kaart of [WebGLRenderingContext.prototype, WebGL2RenderingContext.prototype])
      Object.defineProperties(kaart, { drawElements: stil, drawArrays: stil, clear: stil });
    Object.defineProperties(WebGL2RenderingContext.prototype, {
      drawElementsInstanced: stil,
      drawArraysInstanced: stil,
    });
    window.requestAnimationFrame = (fn) => window.setTimeout(() => fn(0), 250);
    window.cancelAnimationFrame = (id) => window.clearTimeout(id);
    const echt = Date.now;
    window.vooruit = 0;
    Date.now = () => echt() + (window.vooruit ?? 0);
  });
}
