import { useEffect, useState } from 'react';
import { loadSpel, SPEL_SLUGS } from '#games/registry.ts';
import type { Spelronde } from '#server/features/somvensters/somvensters.contract.ts';
import { currentLocale } from '#web/platform/locale.ts';
import { HttpError } from '#web/platform/http-error.ts';
import { log } from '#web/platform/logboek.ts';
import type { Outbox } from '#web/platform/outbox/outbox.ts';
import { closings } from '../shared/closings.ts';
import { askRonde } from '../shared/api/ask-ronde.ts';
import type { RondeSpot } from '../shared/api/spelronde.api.ts';
import { isLineDown } from '../shared/day-package/line.ts';
import type { Loaded } from './loaded.ts';
import { loadVragen } from './load-vragen.ts';
import { readSpelError, type SpelError } from './spel-standing.ts';

/** The player comes with the round: as a lazy component it would keep the child waiting for React's pause between two loading screens. */
interface Ready extends Loaded {
  Spelen: (typeof import('./spelen.tsx'))['Spelen'];
}
export type Load = { kind: 'laden' } | { kind: 'fout'; error: SpelError } | { kind: 'klaar'; loaded: Ready };

interface Open {
  slug: string;
  rondeId: string;
  outbox: Outbox | null;
}
interface Vraag extends Omit<Open, 'outbox'> {
  /** `undefined` = not open yet; nothing is asked before it is. */
  outbox: Outbox | null | undefined;
}

/** Without a line the round comes from the day that is kept on this device. One that was interrupted begins anew: its answers are on their way. */
async function fetchRonde(spot: RondeSpot, { slug, rondeId, outbox }: Open): Promise<Spelronde> {
  const resume = closings.onderbroken(spot, slug) === rondeId;
  try {
    return await askRonde(spot, { game: slug, rondeId, outbox });
  } catch (error) {
    // Closed elsewhere: the next try is a new round.
    if (resume && error instanceof HttpError && error.status === 409) closings.letGo(spot.leerlingId);
    if (!isLineDown(error) || (resume && navigator.onLine)) throw error;
    const own = await openOwn({ taakId: spot.taakId, game: slug, rondeId: resume ? crypto.randomUUID() : rondeId });
    if (own === null) throw error;
    return own;
  }
}

const openOwn = async (start: { taakId: string; game: string; rondeId: string }): Promise<Spelronde | null> =>
  (await (await import('../shared/day-package/day.ts')).currentDay()?.openRonde(start)) ?? null;

async function load(spot: RondeSpot, vraag: Open): Promise<Ready> {
  const { slug } = vraag;
  const [spelronde, pkg, { Spelen, loadTexts }] = await Promise.all([
    fetchRonde(spot, vraag),
    loadSpel(slug, currentLocale() === 'nl-BE' ? 'nl-BE' : 'nl'),
    import('./spelen.tsx'),
  ]);
  if (!pkg) throw new Error(`game ${slug} is gone`);
  const [vragen, texts] = await Promise.all([loadVragen(spelronde, pkg.doc.capabilities), loadTexts(pkg.texts)]);
  return { Spelen, spelronde, pkg, vragen, texts };
}

/** Asks the server for a round and loads the game beside it; a new `rondeId` is a new round. */
export function useSpelronde(spot: RondeSpot, { slug, rondeId, outbox }: Vraag): Load {
  const [loading, setLoad] = useState<{ rondeId: string; loading: Load } | null>(null);
  const known = SPEL_SLUGS.includes(slug);
  const { leerlingId, somvensterId, taakId } = spot;

  useEffect(() => {
    if (!known || outbox === undefined) return undefined;
    let gone = false;
    load({ leerlingId, somvensterId, taakId }, { slug, rondeId, outbox }).then(
      (loaded) => {
        if (!gone) setLoad({ rondeId, loading: { kind: 'klaar', loaded } });
      },
      (error: unknown) => {
        log('round did not load', `${slug} ${error instanceof Error ? error.message : ''}`);
        if (!gone) setLoad({ rondeId, loading: { kind: 'fout', error: readSpelError(error) } });
      },
    );
    return () => {
      gone = true;
    };
  }, [known, leerlingId, somvensterId, taakId, slug, rondeId, outbox]);

  if (!known) return { kind: 'fout', error: 'onbekend' };
  return loading?.rondeId === rondeId ? loading.loading : { kind: 'laden' };
}
