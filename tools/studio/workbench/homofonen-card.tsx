import { useEffect, useState } from 'react';
import { homofoonGroep, sameKlank } from '#engine/core/taal/klank/homofonen.ts';
import type { WoordItem } from '#engine/core/taal/woord/woord.ts';
import { t } from '../texts.ts';
import { validateWoorden } from './api.ts';
import { Card } from './card.tsx';

/** Nobody is asked about a word that an arrow key only passes. */
const WAIT_MS = 200;

type Found = { soort: 'laden' | 'fout' } | { soort: 'klaar'; woorden: string[] };

/** Words of the dictionary that the rules spell otherwise with the same sound. */
function useSameKlank(w: string): Found {
  const [state, setState] = useState<Found>({ soort: 'laden' });
  useEffect(() => {
    let gone = false;
    const set = (newOne: Found): void => {
      if (!gone) setState(newOne);
    };
    const candidates = sameKlank(w.toLowerCase()).slice(0, 500);
    const vraag = (): void =>
      void validateWoorden(candidates).then(
        (k) => set({ soort: 'klaar', woorden: candidates.filter((v) => k.get(v)?.kenner === 'woordenboek').sort() }),
        () => set({ soort: 'fout' }),
      );
    const timer = window.setTimeout(vraag, WAIT_MS);
    return () => {
      gone = true;
      window.clearTimeout(timer);
    };
  }, [w]);
  return state;
}

const list = (woorden: readonly string[]): string => (woorden.length === 0 ? '–' : woorden.join(', '));

/** Words that sound the same: stored, in the table of groups, and by rule with the dictionary. */
export function HomofonenCard({ item }: { item: WoordItem }) {
  const rule = useSameKlank(item.w);
  return (
    <Card titel={t('homofonen.titel')}>
      <dl className="facts">
        <div>
          <dt>{t('homofonen.woord')}</dt>
          <dd className="woord">{list(item.homofoonVan ?? [])}</dd>
        </div>
        <div>
          <dt>{t('homofonen.tabel')}</dt>
          <dd className="woord">{list(homofoonGroep(item.w))}</dd>
        </div>
        <div>
          <dt>{t('homofonen.regel')}</dt>
          <dd className={rule.soort === 'klaar' ? 'woord' : 'meta'}>
            {rule.soort === 'klaar'
              ? list(rule.woorden)
              : rule.soort === 'laden'
                ? t('studio.laden')
                : t('woordenboek.fout')}
          </dd>
        </div>
      </dl>
    </Card>
  );
}
