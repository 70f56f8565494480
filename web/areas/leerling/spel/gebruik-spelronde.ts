import { useEffect, useState } from 'react';
import { loadSpel, SPEL_SLUGS, type SpelPakket } from '#games/registry.ts';
import type { Spelronde } from '#server/features/somvensters/somvensters.contract.ts';
import { huidigeLocale } from '#web/platform/locale.ts';
import { log } from '#web/platform/logboek.ts';
import { bepaalApparaat, maakSpelronde, type RondePlek } from './spelronde.api.ts';
import { leesSpelFout, type SpelFout } from './spel-stand.ts';

export interface Geladen { spelronde: Spelronde; pakket: SpelPakket }
export type Lading = { soort: 'laden' } | { soort: 'fout'; fout: SpelFout; melding: string } | { soort: 'klaar'; geladen: Geladen };

const apparaatNu = () => bepaalApparaat({ breedte: globalThis.innerWidth, hoogte: globalThis.innerHeight, grof: globalThis.matchMedia('(pointer: coarse)').matches });

async function laad(plek: RondePlek, slug: string, rondeId: string): Promise<Geladen> {
  const [spelronde, pakket] = await Promise.all([
    maakSpelronde(plek, { rondeId, game: slug, apparaat: apparaatNu() }),
    loadSpel(slug, huidigeLocale() === 'nl-BE' ? 'nl-BE' : 'nl'),
  ]);
  if (!pakket) throw new Error(`game ${slug} is gone`);
  return { spelronde, pakket };
}

/** Asks the server for a round and loads the game beside it; a new `rondeId` is a new round. */
export function useSpelronde(plek: RondePlek, slug: string, rondeId: string): Lading {
  const [lading, stelLading] = useState<{ rondeId: string; lading: Lading } | null>(null);
  const bekend = SPEL_SLUGS.includes(slug);
  const { leerlingId, somvensterId, taakId } = plek;

  useEffect(() => {
    if (!bekend) return undefined;
    let weg = false;
    laad({ leerlingId, somvensterId, taakId }, slug, rondeId).then(
      (geladen) => { if (!weg) stelLading({ rondeId, lading: { soort: 'klaar', geladen } }); },
      (fout: unknown) => {
        const melding = fout instanceof Error ? fout.message : '';
        log('round did not load', `${slug} ${melding}`);
        if (!weg) stelLading({ rondeId, lading: { soort: 'fout', fout: leesSpelFout(fout), melding } });
      },
    );
    return () => { weg = true; };
  }, [bekend, leerlingId, somvensterId, taakId, slug, rondeId]);

  if (!bekend) return { soort: 'fout', fout: 'onbekend', melding: '' };
  return lading?.rondeId === rondeId ? lading.lading : { soort: 'laden' };
}
