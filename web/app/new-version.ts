import { browserStorage } from '#web/platform/storage.ts';

const KEY = 'taaltocht.herladen';
const RETRY_AFTER_MS = 60_000;

/** After an update the old page asks for chunks that are gone: load the page once more, never in a loop. */
export function reloadOnNewVersion(): void {
  const storage = browserStorage('sessionStorage');
  globalThis.addEventListener('vite:preloadError', (event) => {
    const previous = Number(storage.read(KEY) ?? 0);
    if (!navigator.onLine || Date.now() - previous < RETRY_AFTER_MS) return;
    storage.write(KEY, String(Date.now()));
    event.preventDefault();
    globalThis.location.reload();
  });
}
