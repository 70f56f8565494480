/** Brings a printed public page to life. Only a page that says so loads React. */
import '#web/ui/letters.css';
import '#web/ui/tokens.css';
import '#web/ui/mark.css';
import { enliven } from '#web/areas/site/shared/enliven.ts';
import { startTheme } from '#web/platform/theme.ts';
import { reloadOnNewVersion } from './new-version.ts';

// The style sheets of all public pages together are smaller than one picture, and every page finds its own here.
import.meta.glob('../areas/site/**/*.css', { eager: true });

/** Makes room for the application beside what was printed, which stays in view until the same has been drawn. */
function makeRoom(printed: HTMLElement): void {
  const room = document.createElement('div');
  room.id = printed.id;
  room.hidden = true;
  printed.id = '';
  printed.after(room);
  // What is filled in before would be lost.
  for (const field of printed.querySelectorAll<HTMLInputElement>('form :is(input, textarea, select, button)'))
    field.disabled = true;
  const watch = new MutationObserver(() => {
    if (!room.hasChildNodes() || room.querySelector('.loading') !== null) return;
    watch.disconnect();
    printed.remove();
    room.hidden = false;
  });
  watch.observe(room, { childList: true, subtree: true });
}

const root = document.querySelector<HTMLElement>('[data-page]');
if (root?.dataset['app'] === undefined) {
  reloadOnNewVersion();
  startTheme();
  if (root) void enliven(root, new AbortController().signal);
  // The front page has one address.
  if (root?.dataset['page'] === 'home' && globalThis.location.pathname !== '/site/home')
    globalThis.history.replaceState(null, '', '/site/home');
} else {
  const printed = document.querySelector<HTMLElement>('#app');
  if (printed) makeRoom(printed);
  void import('#web/areas/site/site-routes.tsx').then(() => import('./main.tsx'));
}
