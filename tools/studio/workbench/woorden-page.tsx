import { lazy, Suspense, useDeferredValue, useMemo, useState } from 'react';
import { showWoord } from '../address.ts';
import { t } from '../texts.ts';
import { FilterBar } from './filter-bar.tsx';
import { filterWoorden, NO_FILTER, createIndex, type Filter } from './filter.ts';
import { useContent } from './use-content.ts';
import type { WorkbenchContent } from './workbench.contract.ts';
import { WoordList } from './woord-list.tsx';

const WoordPanel = lazy(() => import('./woord-panel.tsx').then((m) => ({ default: m.WoordPanel })));

function Workbench({
  inhoud: content,
  woordId,
  actief: active,
}: {
  inhoud: WorkbenchContent;
  woordId: string;
  actief: boolean;
}) {
  const [filter, setFilter] = useState<Filter>(NO_FILTER);
  const [chosen, setChosen] = useState(woordId);
  const index = useMemo(() => createIndex(content.woorden), [content]);
  const deferred = useDeferredValue(filter);
  const { found, tellingen: tallies } = useMemo(() => filterWoorden(index, deferred), [index, deferred]);
  if (woordId !== '' && woordId !== chosen) setChosen(woordId);
  const item = content.woorden.find((w) => w.id === chosen) ?? found[0];
  // The list follows the arrow keys at once, the page of the word as fast as it can.
  const shown = useDeferredValue(item);
  return (
    <div className="workbench">
      <section className="card finder" aria-label={t('woorden.zoeken')}>
        <FilterBar
          filter={filter}
          tellingen={tallies}
          totaal={index.length}
          found={found.length}
          actief={active}
          onFilter={setFilter}
        />
        {found.length === 0 ? (
          <div className="empty">
            <strong>{t('leeg.titel')}</strong>
            <p>{t('leeg.uitleg')}</p>
            <button type="button" className="button" onClick={() => setFilter(NO_FILTER)}>
              {t('filter.wis')}
            </button>
          </div>
        ) : (
          <WoordList woorden={found} gekozen={item?.id ?? ''} onChoose={showWoord} />
        )}
      </section>
      <div className="panel">
        {content.onleesbaar.length > 0 && (
          <p className="notice rust" role="alert">
            {t('woorden.onleesbaar', { n: content.onleesbaar.length })} {content.onleesbaar[0]}
          </p>
        )}
        {shown !== undefined && (
          <Suspense fallback={<p className="still">{t('studio.laden')}</p>}>
            <WoordPanel key={shown.id} item={shown} bron={content.bron[shown.id]} />
          </Suspense>
        )}
      </div>
    </div>
  );
}

/** Search on the left, one word on the right. */
export function WoordenPage({ woordId, actief: active }: { woordId: string; actief: boolean }) {
  const { staat: state, opnieuw: retry } = useContent();
  if (state.soort === 'laden')
    return (
      <p className="still" role="status">
        {t('studio.laden')}
      </p>
    );
  if (state.soort === 'fout')
    return (
      <div className="empty" role="alert">
        <strong>{t('woorden.fout')}</strong>
        <button type="button" className="button" onClick={retry}>
          {t('studio.opnieuw')}
        </button>
      </div>
    );
  return <Workbench inhoud={state.inhoud} woordId={woordId} actief={active} />;
}
