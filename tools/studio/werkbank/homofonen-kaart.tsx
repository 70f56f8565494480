import { useEffect, useState } from 'react';
import { homofoonGroep, zelfdeKlank } from '#engine/core/taal/homofonen.ts';
import type { WoordItem } from '#engine/core/taal/woord.ts';
import { t } from '../teksten.ts';
import { keurWoorden } from './api.ts';
import { Kaart } from './kaart.tsx';

/** Nobody is asked about a word that an arrow key only passes. */
const WACHT_MS = 200;

type Gevonden = { soort: 'laden' | 'fout' } | { soort: 'klaar'; woorden: string[] };

/** Words of the dictionary that the rules spell otherwise with the same sound. */
function useZelfdeKlank(w: string): Gevonden {
  const [staat, setStaat] = useState<Gevonden>({ soort: 'laden' });
  useEffect(() => {
    let weg = false;
    const zet = (nieuw: Gevonden): void => {
      if (!weg) setStaat(nieuw);
    };
    const kandidaten = zelfdeKlank(w.toLowerCase()).slice(0, 500);
    const vraag = (): void =>
      void keurWoorden(kandidaten).then(
        (k) => zet({ soort: 'klaar', woorden: kandidaten.filter((v) => k.get(v)?.kenner === 'woordenboek').sort() }),
        () => zet({ soort: 'fout' }),
      );
    const timer = window.setTimeout(vraag, WACHT_MS);
    return () => {
      weg = true;
      window.clearTimeout(timer);
    };
  }, [w]);
  return staat;
}

const lijst = (woorden: readonly string[]): string => (woorden.length === 0 ? '–' : woorden.join(', '));

/** Words that sound the same: stored, in the table of groups, and by rule with the dictionary. */
export function HomofonenKaart({ item }: { item: WoordItem }) {
  const regel = useZelfdeKlank(item.w);
  return (
    <Kaart titel={t('homofonen.titel')}>
      <dl className="feiten">
        <div>
          <dt>{t('homofonen.woord')}</dt>
          <dd className="woord">{lijst(item.homofoonVan ?? [])}</dd>
        </div>
        <div>
          <dt>{t('homofonen.tabel')}</dt>
          <dd className="woord">{lijst(homofoonGroep(item.w))}</dd>
        </div>
        <div>
          <dt>{t('homofonen.regel')}</dt>
          <dd className={regel.soort === 'klaar' ? 'woord' : 'meta'}>
            {regel.soort === 'klaar'
              ? lijst(regel.woorden)
              : regel.soort === 'laden'
                ? t('studio.laden')
                : t('woordenboek.fout')}
          </dd>
        </div>
      </dl>
    </Kaart>
  );
}
