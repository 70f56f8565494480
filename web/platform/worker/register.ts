import { log } from '../logboek.ts';
import { CODE, MEDIA, PAGE_CACHE, LEERLING_PAGE } from './cache-names.ts';

const CLAIM_MS = 10_000;

/** The worker answers for this page from now on; false when it does not come to that. */
function controlled(container: ServiceWorkerContainer): Promise<boolean> {
  if (container.controller !== null) return Promise.resolve(true);
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), CLAIM_MS);
    container.addEventListener(
      'controllerchange',
      () => {
        clearTimeout(timer);
        resolve(true);
      },
      { once: true },
    );
  });
}

/** Asks again for what this page loaded before the worker was there; the browser still has it. */
async function askAgain(): Promise<void> {
  const addresses = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && (CODE.test(pathname) || MEDIA.test(pathname)));
  for (const { pathname } of addresses) if (!(await caches.match(pathname))) await (await fetch(pathname)).blob();
}

let registered: Promise<boolean> | null = null;

async function register(): Promise<boolean> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || !('caches' in globalThis)) return false;
  try {
    await navigator.serviceWorker.register('/worker.js', { scope: '/', updateViaCache: 'none' });
    await navigator.serviceWorker.ready;
    if (!(await controlled(navigator.serviceWorker))) return false;
    await (await caches.open(PAGE_CACHE)).add(LEERLING_PAGE);
    await askAgain();
    return true;
  } catch (error) {
    log('no worker on this device', error instanceof Error ? error.name : undefined);
    return false;
  }
}

/** Lets the worker of the pupil area keep pages and files for when there is no line; once a visit. Answers whether it does. */
export function registerWorker(): Promise<boolean> {
  registered ??= register();
  return registered;
}
