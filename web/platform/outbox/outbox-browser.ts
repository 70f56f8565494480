import type { antwoordenEndpoints } from '#server/features/antwoorden/antwoorden.contract.ts';
import type { refusedEndpoints } from '#server/features/antwoorden/refused.contract.ts';
import type { ClientPath } from '../endpoint/address.ts';
import { http } from '../http.ts';
import { HttpError } from '../http-error.ts';
import { log } from '../logboek.ts';
import { session } from '../session.ts';
import { lineOf } from './bundle.ts';
import { createOutbox, type Channel, type Outbox, type TabBericht } from './outbox.ts';
import { type Owner, ownerKey, type Post, type Store } from './post.ts';
import { determineOutcome, type PostOutcome } from './outcome.ts';
import { reportRefused } from './report-refused.ts';
import { memoryStore } from './store-memory.ts';
import { idbStore } from './store-idb.ts';
import { safeStore } from './store-safe.ts';

/** The pages of the pupil do not load the schemas of it. */
const SAVE: ClientPath<typeof antwoordenEndpoints.save> = '/antwoorden';
const REPORT: ClientPath<typeof refusedEndpoints.report> = '/antwoorden/afgekeurd';
const REQUEST_MAX_MS = 10_000;

/** Owner of the answers that the present session may send; null for adults. */
export function currentOwner(): Owner | null {
  const gebruiker = session.gebruiker();
  if (!gebruiker || (gebruiker.role !== 'leerling' && gebruiker.role !== 'demo')) return null;
  return { adminId: session.tenant() ?? '', leerlingId: gebruiker._id };
}

const isCurrentOwner = (owner: Owner): boolean => {
  const now = currentOwner();
  // An unreadable token names no tenant: the server says 401 and the sign-in rule takes over.
  return now !== null && now.leerlingId === owner.leerlingId && (now.adminId === '' || now.adminId === owner.adminId);
};

const sendAs =
  (owner: Owner) =>
  async (posts: readonly Post[], keepalive: boolean): Promise<PostOutcome> => {
    if (!isCurrentOwner(owner)) return { soort: 'login' };
    try {
      // What an older page left is sent as it was stored; the server says whether it still fits.
      await http.vraag(SAVE, {
        method: 'POST',
        body: { antwoorden: posts.map(lineOf) },
        keepalive,
        signal: AbortSignal.timeout(REQUEST_MAX_MS),
      });
      return { soort: 'klaar' };
    } catch (error) {
      return error instanceof HttpError ? determineOutcome(error.status, error.wacht, error.code) : determineOutcome(0);
    }
  };

function createChannel(name: string): Channel {
  if (typeof BroadcastChannel === 'undefined')
    return { stuur: () => undefined, receive: () => undefined, sluit: () => undefined };
  const channel = new BroadcastChannel(name);
  return {
    stuur: (bericht) => channel.postMessage(bericht),
    receive: (listener) => {
      channel.onmessage = (event: MessageEvent<TabBericht>) => listener(event.data);
    },
    sluit: () => channel.close(),
  };
}

async function createStore(): Promise<Store> {
  const memory = memoryStore();
  const reportError = (error: unknown) =>
    log('outbox cannot store on this device', error instanceof Error ? error.name : undefined);
  try {
    return safeStore(await idbStore(), memory, reportError);
  } catch (error) {
    reportError(error);
    return memory;
  }
}

/** Tells the school what stands aside; without a connection the next visit does. */
async function tellRefused(store: Store, owner: Owner): Promise<void> {
  if (!isCurrentOwner(owner)) return;
  try {
    await reportRefused(store, owner, (refused) =>
      http.vraag(REPORT, { method: 'POST', body: { afgekeurd: refused }, signal: AbortSignal.timeout(REQUEST_MAX_MS) }),
    );
  } catch (error) {
    log('refused answers not reported', error instanceof Error ? error.name : undefined);
  }
}

/** Outbox of one pupil on this page, tied to the events of the browser. */
export async function openOutbox(owner: Owner): Promise<Outbox> {
  const store = await createStore();
  const tell = () => void tellRefused(store, owner);
  const outbox = createOutbox({
    owner,
    store,
    channel: createChannel(`outbox:${ownerKey(owner)}`),
    locks: navigator.locks,
    send: sendAs(owner),
    nu: Date.now,
    rng: Math.random,
    createId: () => crypto.randomUUID(),
    meld: (notice, detail) => {
      log(notice, detail);
      tell();
    },
  });
  tell();
  const hidden = () => {
    if (document.visibilityState === 'hidden') void outbox.flush({ keepalive: true });
  };
  const gone = () => void outbox.flush({ keepalive: true });
  document.addEventListener('visibilitychange', hidden);
  globalThis.addEventListener('pagehide', gone);
  globalThis.addEventListener('online', outbox.wake);
  const stopSession = session.follow(() => {
    if (isCurrentOwner(owner)) outbox.resume();
  });
  return {
    ...outbox,
    sluit: () => {
      document.removeEventListener('visibilitychange', hidden);
      globalThis.removeEventListener('pagehide', gone);
      globalThis.removeEventListener('online', outbox.wake);
      stopSession();
      outbox.sluit();
    },
  };
}
