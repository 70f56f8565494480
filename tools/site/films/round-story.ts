import type { Page } from '@playwright/test';
import { leerlingWith, signInLeerling, environment } from '../../e2e/journey.ts';
import { allowOnly } from '../../e2e/offered.ts';
import { completed, perform, readPageState, type BotAction, type CurrentState } from '../../e2e/play-bot.ts';
import { awaitSpel, listen } from '../../e2e/spelen.ts';
import { createThinker } from '../../e2e/thinker.ts';
import type { Camera, Point } from './camera.ts';

const SPEL = 'pizzabakken';
const LOOK_MS = 1_600;
const READ_MS = 3_000;
/** Steps of the game after which an act is at rest. */
const REST = 70;
/** Steps after which what an act comes to is seen. */
const SEEN = 30;
const ACTS_MAX = 400;
const MISSES_MAX = 4;

type Think = (state: CurrentState) => Promise<BotAction | null>;
const PLAYING: ReadonlySet<string> = new Set(['spel', 'uitleg', 'toon']);

/**
 * The stage is drawn a few times a second and moves only by steps: a photo of it then costs as much as one of a page, and a
 * slow machine makes the same film.
 */
async function holdTime(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestAnimationFrame = (fn) => window.setTimeout(() => fn(0), 250);
    window.cancelAnimationFrame = (id) => window.clearTimeout(id);
    const real = Date.now;
    window.ahead = 0;
    Date.now = () => real() + (window.ahead ?? 0);
  });
}

async function stateOf(page: Page, steps: number): Promise<CurrentState> {
  const state = await readPageState(page, steps);
  if (state === null) throw new Error('there is no game on the screen');
  return state;
}

/** Where something is to be done; what is carried goes to its place by itself after the press. */
const placeOf = (state: CurrentState, action: BotAction): Point | null =>
  action.soort === 'kies' ? (state.plekken[action.index] ?? null) : null;

interface Filmed {
  think: Think;
  until: (state: CurrentState) => boolean;
  /** Every act is filmed, or only what it comes to. */
  filmed: boolean;
}

/** One act, and what comes of it. */
async function filmAct(camera: Camera, place: Point, deed: () => Promise<void>): Promise<CurrentState> {
  await camera.tap(place, deed);
  const seen = await stateOf(camera.page, SEEN);
  await camera.page.waitForTimeout(400);
  await camera.look(700);
  return seen;
}

/** The child chooses what does not fit, until the rule comes. */
async function filmMiss(camera: Camera, wrong: Think): Promise<void> {
  const { page } = camera;
  for (let nr = 0; nr < MISSES_MAX; nr += 1) {
    const state = await stateOf(page, REST);
    const action = await wrong({ ...state, gemist: false });
    const place = action === null ? null : placeOf(state, action);
    if (action === null || place === null) continue;
    const seen = await filmAct(camera, place, () => perform(page, action, { stand: state, mode: 'muis' }));
    if (seen.helped) return;
  }
  throw new Error('no rule comes');
}

/** Plays until something is so. */
async function play(camera: Camera, { think, until, filmed }: Filmed): Promise<void> {
  const { page } = camera;
  for (let nr = 0; nr < ACTS_MAX; nr += 1) {
    const state = await stateOf(page, REST);
    if (until(state)) return;
    const action = PLAYING.has(state.phase) ? await think(state) : null;
    const place = action === null ? null : placeOf(state, action);
    if (action === null) continue;
    const deed = (): Promise<void> => perform(page, action, { stand: state, mode: 'muis' });
    if (!filmed || place === null) await deed();
    else {
      await filmAct(camera, place, deed);
    }
  }
  throw new Error('the round does not come so far');
}

/** A child chooses a stone, plays, makes a mistake and sees the rule, and comes back with stars. */
export async function filmRound(camera: Camera): Promise<void> {
  const { page } = camera;
  const child = leerlingWith('plaatjes', 5);
  const docent = environment().demo.find(({ gebruikersnaam: name }) => name === 'joris.hemelaer');
  if (docent === undefined) throw new Error('there is no teacher of this child');
  await allowOnly(docent, child, [SPEL]);
  await holdTime(page);
  const ear = listen(page);
  await signInLeerling(page, child);
  await page.locator('button.steen').first().waitFor();
  await page.waitForTimeout(READ_MS);
  camera.chapter('steen');
  await camera.look(READ_MS);
  const dialog = page.getByRole('dialog');
  await camera.touch(page.locator('button.steen').first(), () => dialog.waitFor());
  await camera.look(LOOK_MS);
  await camera.touch(dialog.getByRole('button', { name: /^Speel / }).first());
  const ronde = await awaitSpel(page, ear, SPEL);
  const right: Think = createThinker(ronde, 'goed');
  const wrong: Think = createThinker(ronde, 'fout');
  await play(camera, { think: right, until: (state) => state.phase === 'spel', filmed: false });
  camera.chapter('spelen');
  await page.waitForTimeout(600);
  await camera.look(READ_MS);
  await play(camera, { think: right, until: (state) => completed(state) >= 1, filmed: true });
  await camera.look(LOOK_MS);
  await play(camera, { think: right, until: (state) => state.phase === 'spel' && !state.gemist, filmed: false });
  camera.chapter('fout');
  await page.waitForTimeout(600);
  await filmMiss(camera, wrong);
  await page.waitForTimeout(600);
  await camera.look(READ_MS + LOOK_MS);
  await play(camera, { think: right, until: (state) => state.phase === 'resultaat', filmed: false });
  camera.chapter('klaar');
  await page.waitForTimeout(LOOK_MS);
  await camera.look(READ_MS);
  await camera.touch(page.getByRole('button', { name: 'De kaart', exact: true }));
  await page.waitForTimeout(READ_MS);
  await camera.look(READ_MS);
}
