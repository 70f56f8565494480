import { http } from '../http.ts';
import { HttpFout } from '../http-fout.ts';
import { log } from '../logboek.ts';
import { sessie } from '../sessie.ts';
import { regelVan } from './bundel.ts';
import { createOutbox, type Kanaal, type Outbox, type TabBericht } from './outbox.ts';
import { type Eigenaar, eigenaarSleutel, type Post, type Winkel } from './post.ts';
import { bepaalUitkomst, type Uitkomst } from './uitkomst.ts';
import { geheugenWinkel } from './winkel-geheugen.ts';
import { idbWinkel } from './winkel-idb.ts';
import { veiligeWinkel } from './winkel-veilig.ts';

const VERZOEK_MAX_MS = 10_000;

/** Owner of the answers that the present session may send; null for adults. */
export function huidigeEigenaar(): Eigenaar | null {
  const gebruiker = sessie.gebruiker();
  if (!gebruiker || (gebruiker.role !== 'leerling' && gebruiker.role !== 'demo')) return null;
  return { adminId: sessie.tenant() ?? '', leerlingId: gebruiker._id };
}

const isEigenaarNu = (eigenaar: Eigenaar): boolean => {
  const nu = huidigeEigenaar();
  // An unreadable token names no tenant: the server says 401 and the sign-in rule takes over.
  return nu !== null && nu.leerlingId === eigenaar.leerlingId && (nu.adminId === '' || nu.adminId === eigenaar.adminId);
};

const zendAls =
  (eigenaar: Eigenaar) =>
  async (posten: readonly Post[], keepalive: boolean): Promise<Uitkomst> => {
    if (!isEigenaarNu(eigenaar)) return { soort: 'login' };
    try {
      await http.vraag('/antwoorden', {
        method: 'POST',
        body: { antwoorden: posten.map(regelVan) },
        keepalive,
        signal: AbortSignal.timeout(VERZOEK_MAX_MS),
      });
      return { soort: 'klaar' };
    } catch (fout) {
      return fout instanceof HttpFout ? bepaalUitkomst(fout.status, fout.wacht) : bepaalUitkomst(0);
    }
  };

function maakKanaal(naam: string): Kanaal {
  if (typeof BroadcastChannel === 'undefined')
    return { stuur: () => undefined, ontvang: () => undefined, sluit: () => undefined };
  const kanaal = new BroadcastChannel(naam);
  return {
    stuur: (bericht) => kanaal.postMessage(bericht),
    ontvang: (luisteraar) => {
      kanaal.onmessage = (gebeurtenis: MessageEvent<TabBericht>) => luisteraar(gebeurtenis.data);
    },
    sluit: () => kanaal.close(),
  };
}

async function maakWinkel(): Promise<Winkel> {
  const geheugen = geheugenWinkel();
  const meldFout = (fout: unknown) =>
    log('outbox cannot store on this device', fout instanceof Error ? fout.name : undefined);
  try {
    return veiligeWinkel(await idbWinkel(), geheugen, meldFout);
  } catch (fout) {
    meldFout(fout);
    return geheugen;
  }
}

/** Outbox of one pupil on this page, tied to the events of the browser. */
export async function openOutbox(eigenaar: Eigenaar): Promise<Outbox> {
  const outbox = createOutbox({
    eigenaar,
    winkel: await maakWinkel(),
    kanaal: maakKanaal(`outbox:${eigenaarSleutel(eigenaar)}`),
    sloten: navigator.locks,
    zend: zendAls(eigenaar),
    nu: Date.now,
    rng: Math.random,
    maakId: () => crypto.randomUUID(),
    meld: log,
  });
  const verborgen = () => {
    if (document.visibilityState === 'hidden') void outbox.spoel({ keepalive: true });
  };
  const weg = () => void outbox.spoel({ keepalive: true });
  document.addEventListener('visibilitychange', verborgen);
  globalThis.addEventListener('pagehide', weg);
  globalThis.addEventListener('online', outbox.wek);
  const stopSessie = sessie.volg(() => {
    if (isEigenaarNu(eigenaar)) outbox.hervat();
  });
  return {
    ...outbox,
    sluit: () => {
      document.removeEventListener('visibilitychange', verborgen);
      globalThis.removeEventListener('pagehide', weg);
      globalThis.removeEventListener('online', outbox.wek);
      stopSessie();
      outbox.sluit();
    },
  };
}
