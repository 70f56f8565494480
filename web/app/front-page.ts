/** Brings the printed front page to life: the own place of who is signed in, the demo, the way up. No React here. */
import '#web/ui/letters.css';
import '#web/ui/tokens.css';
import '#web/ui/mark.css';
import '#web/areas/site/home/home.css';
import '#web/areas/site/home/home-parts.css';
import { demoError, openDemo } from '#web/areas/site/home/open-demo.ts';
import { landingPath } from '#web/platform/landing.ts';
import { session } from '#web/platform/session.ts';
import { startTheme } from '#web/platform/theme.ts';
import { reloadOnNewVersion } from './new-version.ts';

const all = <T extends HTMLElement>(selector: string): T[] => [...document.querySelectorAll<T>(selector)];
const given = (selector: string, name: string): string =>
  document.querySelector<HTMLElement>(selector)?.dataset[name] ?? '';

/** Somebody who is signed in gets the way to the own screens instead of the doors. */
function showOwnSpot(): void {
  const gebruiker = session.gebruiker();
  const menu = document.querySelector<HTMLElement>('[data-omgeving]');
  if (!gebruiker || !menu) return;
  const link = document.createElement('a');
  link.className = 'home-button home-button--small';
  link.href = landingPath(gebruiker, menu.dataset['groepenwoord'] ?? '');
  link.textContent = menu.dataset['omgeving'] ?? '';
  menu.replaceChildren(link);
}

function showError(text: string): void {
  const rule = document.createElement('p');
  rule.className = 'home-hero__error';
  rule.setAttribute('role', 'alert');
  rule.textContent = text;
  document.querySelector('[data-melding]')?.append(rule);
}

async function demo(): Promise<void> {
  const buttons = all<HTMLButtonElement>('[data-demo]');
  const set = (busy: boolean) =>
    buttons.forEach((button) => {
      button.disabled = busy;
    });
  all('.home-hero__error').forEach((rule) => rule.remove());
  set(true);
  try {
    globalThis.location.assign(await openDemo(given('[data-groepenwoord]', 'groepenwoord')));
  } catch (cause) {
    const reason = demoError(cause);
    showError(
      'tekst' in reason
        ? reason.tekst
        : given('.home', reason.sleutel === 'fout.verbinding' ? 'foutVerbinding' : 'foutOnbekend'),
    );
    set(false);
  }
}

reloadOnNewVersion();
startTheme();
showOwnSpot();
all('[data-demo]').forEach((button) => button.addEventListener('click', () => void demo()));
all('[data-boven]').forEach((button) =>
  button.addEventListener('click', () => globalThis.scrollTo({ top: 0, behavior: 'smooth' })),
);
// The front page has one address.
if (globalThis.location.pathname !== '/site/home') globalThis.history.replaceState(null, '', '/site/home');
