import { landingPath } from '#web/platform/landing.ts';
import { session } from '#web/platform/session.ts';

/** What a page does in the browser besides being read; stops listening with the signal. */
export type Live = (root: HTMLElement, signal: AbortSignal) => void;

const LIVES = import.meta.glob<{ live: Live }>('../*/live.ts');

/** Somebody who is signed in gets the way to the own screens instead of the doors. */
function showOwnSpot(root: HTMLElement): void {
  const gebruiker = session.gebruiker();
  const groepenWoord = root.querySelector<HTMLElement>('[data-groepenwoord]')?.dataset['groepenwoord'] ?? '';
  root.querySelectorAll<HTMLElement>('[data-guest]').forEach((door) => {
    door.hidden = gebruiker !== null;
  });
  root.querySelectorAll<HTMLAnchorElement>('[data-own]').forEach((door) => {
    door.hidden = gebruiker === null;
    if (gebruiker) door.href = landingPath(gebruiker, groepenWoord);
  });
}

/** Brings a page to life, printed or drawn by the application; its own script is loaded only now. */
export async function enliven(root: HTMLElement, signal: AbortSignal): Promise<void> {
  showOwnSpot(root);
  root.querySelectorAll<HTMLButtonElement>('[data-print]').forEach((button) => {
    button.hidden = false;
    button.addEventListener('click', () => globalThis.print(), { signal });
  });
  // A table that is wider than the screen scrolls in its own box, also by key.
  root.querySelectorAll<HTMLElement>('.site-table').forEach((box) => {
    box.tabIndex = box.scrollWidth > box.clientWidth ? 0 : -1;
  });
  const script = await LIVES[`../${root.dataset['page'] ?? ''}/live.ts`]?.();
  if (!signal.aborted) script?.live(root, signal);
}
