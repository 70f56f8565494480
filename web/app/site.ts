/** Brings a printed public page to life, without React. */
import '#web/ui/letters.css';
import '#web/ui/tokens.css';
import '#web/ui/mark.css';
import { enliven } from '#web/areas/site/shared/enliven.ts';
import { startTheme } from '#web/platform/theme.ts';
import { reloadOnNewVersion } from './new-version.ts';

// The style sheets of all public pages together are smaller than one picture, and every page finds its own here; what all share goes before what they change of it.
import.meta.glob('../areas/site/shared/{pieces,site}.css', { eager: true });
import.meta.glob('../areas/site/**/*.css', { eager: true });

const root = document.querySelector<HTMLElement>('[data-page]');
reloadOnNewVersion();
startTheme();
if (root) void enliven(root, new AbortController().signal);
// The front page has one address.
if (root?.dataset['page'] === 'home' && globalThis.location.pathname !== '/site/home')
  globalThis.history.replaceState(null, '', '/site/home');
