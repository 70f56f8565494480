import { useEffect, useState } from 'react';
import { loadSpel, SPEL_SLUGS, type SpelPakket } from '#games/registry.ts';
import type { Vragen } from '#engine/core/oefening/vraag/bouw-vraag.ts';
import type { Spelronde } from '#server/features/somvensters/somvensters.contract.ts';
import { huidigeLocale } from '#web/platform/locale.ts';
import { HttpFout } from '#web/platform/http-fout.ts';
import { log } from '#web/platform/logboek.ts';
import type { Outbox } from '#web/platform/outbox/outbox.ts';
import { afsluitingen } from './afsluitingen.ts';
import { bepaalApparaat, maakSpelronde, type RondePlek } from './spelronde.api.ts';
import { laadVragen } from './laad-vragen.ts';
import { leesSpelFout, type SpelFout } from './spel-stand.ts';

export interface Geladen {
  spelronde: Spelronde;
  pakket: SpelPakket;
  vragen: Vragen;
}
export type Lading =
  { soort: 'laden' } | { soort: 'fout'; fout: SpelFout; melding: string } | { soort: 'klaar'; geladen: Geladen };

const apparaatNu = () =>
  bepaalApparaat({
    breedte: globalThis.innerWidth,
    hoogte: globalThis.innerHeight,
    grof: globalThis.matchMedia('(pointer: coarse)').matches,
  });

interface Vraag {
  slug: string;
  rondeId: string;
  /** `undefined` = not open yet; nothing is asked before it is. */ outbox: Outbox | null | undefined;
}

/** A round that goes on is asked for when every answer of it is at the server, so that no word comes twice. */
async function haalRonde(plek: RondePlek, { slug, rondeId, outbox }: Vraag): Promise<Spelronde> {
  const hervat = afsluitingen.onderbroken(plek, slug) === rondeId;
  if (hervat && outbox && (await outbox.spoel()) !== 'leeg') throw new HttpFout(0);
  return maakSpelronde(plek, { rondeId, game: slug, apparaat: apparaatNu() }).catch((fout: unknown) => {
    // Closed elsewhere: the next try is a new round.
    if (hervat && fout instanceof HttpFout && fout.status === 409) afsluitingen.laatLos(plek.leerlingId);
    throw fout;
  });
}

async function laad(plek: RondePlek, vraag: Vraag): Promise<Geladen> {
  const { slug } = vraag;
  const [spelronde, pakket] = await Promise.all([
    haalRonde(plek, vraag),
    loadSpel(slug, huidigeLocale() === 'nl-BE' ? 'nl-BE' : 'nl'),
  ]);
  if (!pakket) throw new Error(`game ${slug} is gone`);
  return { spelronde, pakket, vragen: await laadVragen(spelronde, pakket.doc.capabilities) };
}

/** Asks the server for a round and loads the game beside it; a new `rondeId` is a new round. */
export function useSpelronde(plek: RondePlek, { slug, rondeId, outbox }: Vraag): Lading {
  const [lading, stelLading] = useState<{ rondeId: string; lading: Lading } | null>(null);
  const bekend = SPEL_SLUGS.includes(slug);
  const { leerlingId, somvensterId, taakId } = plek;

  useEffect(() => {
    if (!bekend || outbox === undefined) return undefined;
    let weg = false;
    laad({ leerlingId, somvensterId, taakId }, { slug, rondeId, outbox }).then(
      (geladen) => {
        if (!weg) stelLading({ rondeId, lading: { soort: 'klaar', geladen } });
      },
      (fout: unknown) => {
        // Only the server writes sentences for children.
        const melding = fout instanceof HttpFout ? fout.message : '';
        log('round did not load', `${slug} ${fout instanceof Error ? fout.message : ''}`);
        if (!weg) stelLading({ rondeId, lading: { soort: 'fout', fout: leesSpelFout(fout), melding } });
      },
    );
    return () => {
      weg = true;
    };
  }, [bekend, leerlingId, somvensterId, taakId, slug, rondeId, outbox]);

  if (!bekend) return { soort: 'fout', fout: 'onbekend', melding: '' };
  return lading?.rondeId === rondeId ? lading.lading : { soort: 'laden' };
}
