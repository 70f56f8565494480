import { clientsClaim, skipWaiting } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import {
  CODE,
  CODE_CACHE,
  FORGET_SPEECH,
  LEERLING_PAGE,
  MEDIA,
  MEDIA_CACHE,
  PAGE_CACHE,
  SPEECH_CACHE,
} from './cache-names.ts';

const MONTH_S = 30 * 24 * 3_600;
/** How long a page or picture may keep a child waiting when the device has one. */
const PATIENCE_S = 3;
const matchOptions = { ignoreVary: true };
const bounded = (maxEntries: number): ExpirationPlugin =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: MONTH_S, purgeOnQuotaError: true });
/** A server that is ill is no line. */
const fetchDidSucceed = async ({ response }: { response: Response }): Promise<Response> => {
  if (response.status >= 500) throw new Error(`the server answers ${response.status}`);
  return response;
};

// What is kept has its content in its name or is asked anew on the line, so a new worker may take over at once.
skipWaiting();
clientsClaim();

registerRoute(
  ({ request, sameOrigin, url }) => sameOrigin && request.mode === 'navigate' && url.pathname.startsWith(LEERLING_PAGE),
  new NetworkFirst({
    cacheName: PAGE_CACHE,
    networkTimeoutSeconds: PATIENCE_S,
    matchOptions,
    plugins: [{ cacheKeyWillBeUsed: async () => LEERLING_PAGE, fetchDidSucceed }],
  }),
);

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && CODE.test(url.pathname),
  new CacheFirst({ cacheName: CODE_CACHE, matchOptions, plugins: [bounded(600)] }),
);

// These names say nothing of what is in them: on the line the server decides.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && MEDIA.test(url.pathname),
  new NetworkFirst({
    cacheName: MEDIA_CACHE,
    networkTimeoutSeconds: PATIENCE_S,
    matchOptions,
    plugins: [bounded(600), { fetchDidSucceed }],
  }),
);

/** Words that are the same for everybody; what a school wrote says `private` and stays away. */
const isShared = ({ headers, status }: Response): boolean =>
  status === 200 && /\bpublic\b/.test(headers.get('Cache-Control') ?? '');

/** What was on its way when a pupil left is not kept for the next one. */
let forgottenAt = 0;
addEventListener('message', ({ data }) => {
  if (data !== FORGET_SPEECH) return;
  forgottenAt = performance.now();
  void caches.delete(SPEECH_CACHE);
});
const wasAskedSince = (state: Readonly<Record<string, unknown>> | undefined): boolean =>
  typeof state?.['askedAt'] === 'number' && state['askedAt'] >= forgottenAt;

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/api/spraak/'),
  new CacheFirst({
    cacheName: SPEECH_CACHE,
    matchOptions,
    plugins: [
      bounded(1_500),
      {
        handlerWillStart: async ({ state }) => {
          if (state !== undefined) state['askedAt'] = performance.now();
        },
        cacheWillUpdate: async ({ response, state }) => (isShared(response) && wasAskedSince(state) ? response : null),
      },
    ],
  }),
);
