import { lazy, Suspense, useDeferredValue, useMemo, useState } from 'react';
import { toonWoord } from '../adres.ts';
import { t } from '../teksten.ts';
import { FilterBalk } from './filter-balk.tsx';
import { filterWoorden, GEEN_FILTER, maakIndex, type Filter } from './filter.ts';
import { useInhoud } from './gebruik-inhoud.ts';
import type { WerkbankInhoud } from './werkbank.contract.ts';
import { WoordLijst } from './woord-lijst.tsx';

const WoordPaneel = lazy(() => import('./woord-paneel.tsx').then((m) => ({ default: m.WoordPaneel })));

function Werkbank({ inhoud, woordId, actief }: { inhoud: WerkbankInhoud; woordId: string; actief: boolean }) {
  const [filter, setFilter] = useState<Filter>(GEEN_FILTER);
  const [gekozen, setGekozen] = useState(woordId);
  const index = useMemo(() => maakIndex(inhoud.woorden), [inhoud]);
  const uitgesteld = useDeferredValue(filter);
  const { gevonden, tellingen } = useMemo(() => filterWoorden(index, uitgesteld), [index, uitgesteld]);
  if (woordId !== '' && woordId !== gekozen) setGekozen(woordId);
  const item = inhoud.woorden.find((w) => w.id === gekozen) ?? gevonden[0];
  // The list follows the arrow keys at once, the page of the word as fast as it can.
  const getoond = useDeferredValue(item);
  return (
    <div className="werkbank">
      <section className="kaart zoeker" aria-label={t('woorden.zoeken')}>
        <FilterBalk
          filter={filter}
          tellingen={tellingen}
          totaal={index.length}
          gevonden={gevonden.length}
          actief={actief}
          onFilter={setFilter}
        />
        {gevonden.length === 0 ? (
          <div className="leeg">
            <strong>{t('leeg.titel')}</strong>
            <p>{t('leeg.uitleg')}</p>
            <button type="button" className="knop" onClick={() => setFilter(GEEN_FILTER)}>
              {t('filter.wis')}
            </button>
          </div>
        ) : (
          <WoordLijst woorden={gevonden} gekozen={item?.id ?? ''} onKies={toonWoord} />
        )}
      </section>
      <div className="paneel">
        {inhoud.onleesbaar.length > 0 && (
          <p className="melding roest" role="alert">
            {t('woorden.onleesbaar', { n: inhoud.onleesbaar.length })} {inhoud.onleesbaar[0]}
          </p>
        )}
        {getoond !== undefined && (
          <Suspense fallback={<p className="stil">{t('studio.laden')}</p>}>
            <WoordPaneel key={getoond.id} item={getoond} bron={inhoud.bron[getoond.id]} />
          </Suspense>
        )}
      </div>
    </div>
  );
}

/** Search on the left, one word on the right. */
export function WoordenPagina({ woordId, actief }: { woordId: string; actief: boolean }) {
  const { staat, opnieuw } = useInhoud();
  if (staat.soort === 'laden')
    return (
      <p className="stil" role="status">
        {t('studio.laden')}
      </p>
    );
  if (staat.soort === 'fout')
    return (
      <div className="leeg" role="alert">
        <strong>{t('woorden.fout')}</strong>
        <button type="button" className="knop" onClick={opnieuw}>
          {t('studio.opnieuw')}
        </button>
      </div>
    );
  return <Werkbank inhoud={staat.inhoud} woordId={woordId} actief={actief} />;
}
