import { browserOpslag } from '#web/platform/opslag.ts';

const SLEUTEL = 'taaltocht.herladen';
const OPNIEUW_NA_MS = 60_000;

/** After an update the old page asks for chunks that are gone: load the page once more, never in a loop. */
export function herlaadBijNieuweVersie(): void {
  const opslag = browserOpslag('sessionStorage');
  globalThis.addEventListener('vite:preloadError', (gebeurtenis) => {
    const vorige = Number(opslag.lees(SLEUTEL) ?? 0);
    if (!navigator.onLine || Date.now() - vorige < OPNIEUW_NA_MS) return;
    opslag.schrijf(SLEUTEL, String(Date.now()));
    gebeurtenis.preventDefault();
    globalThis.location.reload();
  });
}
