import type { Locator, Page } from '@playwright/test';
import type { SpelState } from '#engine/runtime/contract.ts';
import type { MountedSpel } from '#engine/runtime/spel-handle.ts';
import { press, type Mode } from './hand.ts';

export type BotAction =
  | { soort: 'kies'; tokenId: string; label: string; index: number }
  | { soort: 'letter'; letter: string }
  | { soort: 'lever' };

declare global {
  interface HTMLElement {
    spel?: MountedSpel;
  }
  interface Window {
    /** Ms that the bots ran ahead. */ ahead?: number;
  }
}

interface Point {
  x: number;
  y: number;
}
type Seen = Pick<SpelState, 'phase' | 'vraag' | 'choices' | 'input' | 'rail' | 'flits' | 'beads'>;
export interface CurrentState extends Seen {
  /** What a screen reader says about the question. */
  command: string;
  /** The last try was not right. */
  gemist: boolean;
  /** The rule is shown. */
  helped: boolean;
  /** Where each choice is on the screen, in the order of `keuzes`; null = not to be seen now. */
  plekken: (Point | null)[];
  /** Where the next slot is, for what must be carried. */
  vak: Point | null;
}

/** Runs the simulation ahead by so many steps, so that no clock is waited for, and tells what the child sees then; null while the game loads. */
export async function readPageState(page: Page, steps = 0): Promise<CurrentState | null> {
  const seen = await page.evaluate((count) => {
    const spel = document.querySelector<HTMLElement>('.spel-world')?.spel;
    if (spel === undefined) return null;
    if (count > 0) spel.step(count);
    if (window.ahead !== undefined) window.ahead += (count * 1000) / 60;
    const { phase, vraag, choices, input, rail, flits: flash, beads, live, help, missed } = spel.toestand.getState();
    const slot = Math.max(
      0,
      rail.findIndex((part) => part.state === 'volgend'),
    );
    const command = document.querySelector('.mirror h2')?.textContent ?? '';
    return {
      phase,
      vraag,
      choices,
      input,
      rail,
      flits: flash,
      beads,
      live,
      help,
      missed,
      command,
      plekken: choices.map(({ id }) => spel.spot({ tokenId: id, slot: null })),
      vak: spel.spot({ tokenId: null, slot }),
    };
  }, steps);
  if (seen === null) return null;
  const { live, help, missed, ...state } = seen;
  return {
    ...state,
    helped: help !== null,
    // A word that is flashed again is what is said last then.
    gemist: live.startsWith('Bijna') || missed.length > 0 || help !== null || state.phase === 'toon',
  };
}

/** Half of a finger, px: a browser gives a touch to the button that it comes near. */
const FINGER = 24;

/** Whether a place lies free of the buttons of the frame; while the camera moves, things pass below them. */
const isBare = (page: Page, p: Point): Promise<boolean> =>
  page.evaluate(
    ({ x, y, by }) =>
      [-by, 0, by].every((d) =>
        [document.elementFromPoint(x + d, y), document.elementFromPoint(x, y + d)].every(
          (found) => found instanceof HTMLCanvasElement,
        ),
      ),
    { ...p, by: FINGER },
  );

async function click(page: Page, p: Point, mode: Mode): Promise<void> {
  if (!(await isBare(page, p))) return;
  if (mode === 'aanraken') await page.touchscreen.tap(p.x, p.y);
  else await page.mouse.click(p.x, p.y);
}

/** Touches the thing itself; where a thing must be carried, also the place it goes to. */
async function hit(
  page: Page,
  botAction: Extract<BotAction, { soort: 'kies' }>,
  o: { stand: CurrentState; mode: Mode },
): Promise<void> {
  const from = o.stand.plekken[botAction.index] ?? null;
  if (from === null) return;
  await click(page, from, o.mode);
  const carries = o.stand.vraag?.view.shape === 'sequence' || o.stand.vraag?.view.shape === 'select';
  if (o.stand.vak === null || !carries) return;
  await readPageState(page, 6);
  await click(page, o.stand.vak, o.mode);
}

// A letter with a mark takes two keys, which a script cannot press: it is typed into the field, or goes to the choice itself.
async function pressLetter(page: Page, botAction: Extract<BotAction, { soort: 'letter' }>): Promise<void> {
  const { letter } = botAction;
  return /^[!-~]$/.test(letter) ? page.keyboard.press(letter) : mirror(page, botAction);
}

async function toets(page: Page, botAction: BotAction, state: CurrentState): Promise<void> {
  if (botAction.soort === 'lever') return page.keyboard.press('Enter');
  if (botAction.soort === 'letter')
    return botAction.letter === ' ' ? page.keyboard.press('Space') : pressLetter(page, botAction);
  if (state.vraag?.view.shape === 'select' && botAction.index < 4)
    return page.keyboard.press(String(botAction.index + 1));
  if (state.vraag?.view.shape !== 'sort' && /^[a-z]+$/i.test(botAction.label))
    return page.keyboard.type(botAction.label);
  return press(page, page.locator('.mirror li button').nth(botAction.index), 'toetsen');
}

/** As assistive technology does: focus the element itself, then press or type. */
async function mirror(page: Page, botAction: BotAction): Promise<void> {
  if (botAction.soort === 'kies') return press(page, page.locator('.mirror li button').nth(botAction.index), 'spiegel');
  await page.locator('.mirror input').focus();
  return botAction.soort === 'lever' ? page.keyboard.press('Enter') : page.keyboard.type(botAction.letter);
}

/** As a pattern, and as it stands on its key: an apostrophe is bent there. */
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll("'", '’');

async function keyboard(page: Page, botAction: Exclude<BotAction, { soort: 'kies' }>, mode: Mode): Promise<void> {
  const letter = (draw: string): Locator =>
    page.locator('.board button', { hasText: new RegExp(`^${escaped(draw)}$`, 'iu') }).first();
  const button = botAction.soort === 'lever' ? page.locator('.board .toets-done') : letter(botAction.letter);
  const tapOrClick = (doel: Locator): Promise<void> => (mode === 'aanraken' ? doel.tap() : doel.click());
  if (botAction.soort === 'letter' && botAction.letter !== botAction.letter.toLowerCase())
    await tapOrClick(page.locator('.board .toets-capital'));
  await tapOrClick(button);
}

/** One act in the given way. */
export async function perform(page: Page, botAction: BotAction, o: { stand: CurrentState; mode: Mode }): Promise<void> {
  if (o.mode === 'spiegel') await mirror(page, botAction);
  else if (o.mode === 'toetsen') await toets(page, botAction, o.stand);
  else if (botAction.soort === 'kies') await hit(page, botAction, o);
  else await keyboard(page, botAction, o.mode);
}

export interface PlayOptions {
  mode: Mode;
  /** Decides what the child does now; null = wait. */
  think(state: CurrentState): Promise<BotAction | null>;
  max?: number;
}

const PLAYING: ReadonlySet<string> = new Set(['spel', 'uitleg', 'toon']);
/** Here the child only looks. */
const WATCHING: ReadonlySet<string> = new Set(['intro', 'wissel', 'woordklaar', 'finale']);

const track = (state: CurrentState | null): string =>
  JSON.stringify([state?.vraag?.id, state?.rail, state?.choices, state?.input, state?.gemist]);

/** Steps until the next look: many where nothing is to be done or the last act has yet to show. */
function resting(state: CurrentState | null, previous: CurrentState | null): number {
  if (state === null) return 0;
  if (WATCHING.has(state.phase)) return 160;
  return track(state) === track(previous) && !state.plekken.includes(null) ? 100 : 40;
}

/** Acts and lets time pass until the child sees what is waited for. Throws when it does not come within `max` acts. */
async function playUntil(page: Page, done: (state: CurrentState) => boolean, o: PlayOptions): Promise<CurrentState> {
  let state: CurrentState | null = null;
  let previous: CurrentState | null = null;
  let act: BotAction | null = null;
  for (let i = 0; i < (o.max ?? 3_000); i += 1) {
    const now: CurrentState | null = await readPageState(page, resting(state, previous));
    [previous, state] = [state, now];
    if (state !== null && done(state)) return state;
    if (state === null || state.phase === 'laden') await page.waitForTimeout(200);
    else act = await turn(page, state, o);
  }
  throw new Error(`the game did not come so far; last: ${JSON.stringify({ act, state })}`);
}

/** One act where something can be done; answers what was done. */
async function turn(page: Page, state: CurrentState, o: PlayOptions): Promise<BotAction | null> {
  if (/\bprompt\./.test(state.command)) throw new Error(`a text is missing: ${state.command}`);
  const botAction = PLAYING.has(state.phase) ? await o.think(state) : null;
  if (botAction !== null) await perform(page, botAction, { stand: state, mode: o.mode });
  return botAction;
}

/** Words that are done. */
export const completed = (state: CurrentState): number =>
  state.beads.filter((bead) => bead === 'goed' || bead === 'geholpen').length;

/** Plays until so many words are done and the next one is asked; answers what the child sees then. */
export const playWoorden = (page: Page, count: number, o: PlayOptions): Promise<CurrentState> =>
  playUntil(page, (state) => state.phase === 'spel' && completed(state) >= count, o);

/** Plays a round to its result. */
export const playToEnd = (page: Page, o: PlayOptions): Promise<CurrentState> =>
  playUntil(page, (state) => state.phase === 'resultaat', o);

/** Lets the graphics card draw nothing: software rendering costs seconds, and most journeys look at the page, its input and its answers. Contact sheets look at the paint. */
export async function disableDrawing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const still = { value: () => undefined };
    for (const card of [WebGLRenderingContext.prototype, WebGL2RenderingContext.prototype])
      Object.defineProperties(card, { drawElements: still, drawArrays: still, clear: still });
    Object.defineProperties(WebGL2RenderingContext.prototype, {
      drawElementsInstanced: still,
      drawArraysInstanced: still,
    });
  });
}

/** Draws a few frames a second, for who has to see the paint but not its movement. */
export async function slowFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestAnimationFrame = (fn) => window.setTimeout(() => fn(performance.now()), 250);
    window.cancelAnimationFrame = (id) => window.clearTimeout(id);
  });
}

/**
 * Draws nothing, and frames pass in no time. Only the steps of the bots move the game, so a sign is still where it was seen
 * when the pointer comes. The clock of the page runs along with the steps, so that a bot takes the time of a child.
 */
export async function disablePainting(page: Page): Promise<void> {
  await disableDrawing(page);
  await page.addInitScript(() => {
    window.requestAnimationFrame = (fn) => window.setTimeout(() => fn(0), 250);
    window.cancelAnimationFrame = (id) => window.clearTimeout(id);
    const real = Date.now;
    window.ahead = 0;
    Date.now = () => real() + (window.ahead ?? 0);
  });
}
