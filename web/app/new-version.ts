import { browserStorage, type KeyValueStorage } from '#web/platform/storage.ts';

const KEY = 'taaltocht.herladen';
const RETRY_AFTER_MS = 60_000;

/** A browser may call a line good that is dead; then the page that stands is better than none. */
async function isReachable(): Promise<boolean> {
  const reply = await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  return reply?.ok === true;
}

async function reload(storage: KeyValueStorage): Promise<void> {
  if (!(await isReachable())) return;
  storage.write(KEY, String(Date.now()));
  globalThis.location.reload();
}

/** After an update the old page asks for chunks that are gone: load the page once more, never in a loop. */
export function reloadOnNewVersion(): void {
  const storage = browserStorage('sessionStorage');
  globalThis.addEventListener('vite:preloadError', () => {
    const previous = Number(storage.read(KEY) ?? 0);
    if (navigator.onLine && Date.now() - previous >= RETRY_AFTER_MS) void reload(storage);
  });
}
