/** Brings the printed front page to life: the own place of who is signed in, the demo, the way up. No React here. */
import '#web/ui/letters.css';
import '#web/ui/tokens.css';
import '#web/ui/merk.css';
import '#web/areas/site/home/home.css';
import '#web/areas/site/home/home-delen.css';
import { demoFout, openDemo } from '#web/areas/site/home/open-demo.ts';
import { landingPad } from '#web/platform/landing.ts';
import { sessie } from '#web/platform/sessie.ts';
import { startThema } from '#web/platform/thema.ts';
import { herlaadBijNieuweVersie } from './nieuwe-versie.ts';

const alle = <T extends HTMLElement>(kiezer: string): T[] => [...document.querySelectorAll<T>(kiezer)];
const gegeven = (kiezer: string, naam: string): string =>
  document.querySelector<HTMLElement>(kiezer)?.dataset[naam] ?? '';

/** Somebody who is signed in gets the way to the own screens instead of the doors. */
function toonEigenPlek(): void {
  const gebruiker = sessie.gebruiker();
  const menu = document.querySelector<HTMLElement>('[data-omgeving]');
  if (!gebruiker || !menu) return;
  const link = document.createElement('a');
  link.className = 'home-knop home-knop--klein';
  link.href = landingPad(gebruiker, menu.dataset['groepenwoord'] ?? '');
  link.textContent = menu.dataset['omgeving'] ?? '';
  menu.replaceChildren(link);
}

function toonFout(tekst: string): void {
  const regel = document.createElement('p');
  regel.className = 'home-held__fout';
  regel.setAttribute('role', 'alert');
  regel.textContent = tekst;
  document.querySelector('[data-melding]')?.append(regel);
}

async function demo(): Promise<void> {
  const knoppen = alle<HTMLButtonElement>('[data-demo]');
  const zet = (bezig: boolean) =>
    knoppen.forEach((knop) => {
      knop.disabled = bezig;
    });
  alle('.home-held__fout').forEach((regel) => regel.remove());
  zet(true);
  try {
    globalThis.location.assign(await openDemo(gegeven('[data-groepenwoord]', 'groepenwoord')));
  } catch (oorzaak) {
    const reden = demoFout(oorzaak);
    toonFout(
      'tekst' in reden
        ? reden.tekst
        : gegeven('.home', reden.sleutel === 'fout.verbinding' ? 'foutVerbinding' : 'foutOnbekend'),
    );
    zet(false);
  }
}

herlaadBijNieuweVersie();
startThema();
toonEigenPlek();
alle('[data-demo]').forEach((knop) => knop.addEventListener('click', () => void demo()));
alle('[data-boven]').forEach((knop) =>
  knop.addEventListener('click', () => globalThis.scrollTo({ top: 0, behavior: 'smooth' })),
);
// The front page has one address.
if (globalThis.location.pathname !== '/site/home') globalThis.history.replaceState(null, '', '/site/home');
