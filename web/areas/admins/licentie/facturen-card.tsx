import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnFacturen } from '#server/features/facturen/facturen.contract.ts';
import { dateText } from '#web/platform/date-text.ts';
import { ErrorNotice } from '#web/platform/state.tsx';
import { useSaving } from '#web/platform/use-saving.ts';
import { saveBlob } from '#web/ui/csv.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useSpot } from '../shared/frame/use-spot.ts';
import { AgreeDialog } from './agree-dialog.tsx';
import { fetchFactuur, useOwnFacturen } from './api.ts';

type Paper = OwnFacturen['items'][number];
const money = (language: string, cents: number): string =>
  new Intl.NumberFormat(language === 'nl-BE' ? 'nl-BE' : 'nl-NL', { style: 'currency', currency: 'EUR' }).format(
    cents / 100,
  );
const noon = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** In words that a reader of a bill needs: what is open, or how it ended. */
function Standing({ paper: { status, late, soort: kind } }: { paper: Paper }) {
  const { t } = useTranslation('licentie');
  if (late > 0) return <span className="chip chip--sun">{t('factuur.stand.laat')}</span>;
  const open = kind === 'factuur' && (status === 'verzonden' || status === 'herinnerd');
  if (open) return <span className="chip chip--sea">{t('factuur.stand.open')}</span>;
  return <span className={status === 'betaald' ? 'chip chip--correct' : 'chip'}>{t(`factuur.stand.${status}`)}</span>;
}

/** What our office sent: quotes, invoices and credit notes, each as a PDF. */
export function FacturenCard({ onNotice }: { onNotice: (text: string) => void }) {
  const { t, i18n } = useTranslation('licentie');
  const { adminId } = useSpot();
  const { data, error, mutate } = useOwnFacturen(adminId);
  const saving = useSaving();
  const [agreeing, setAgreeing] = useState<Paper | null>(null);
  const items = data?.items ?? [];
  if (items.length === 0 && error === undefined) return null;
  const download = (paper: Paper): void =>
    void saving.run(async () =>
      saveBlob(`${t(`factuur.soort.${paper.soort}`)} ${paper.nummer ?? ''}.pdf`, await fetchFactuur(adminId, paper.id)),
    );
  return (
    <section className="tenant__card" aria-labelledby="licentie-facturen">
      <h2 id="licentie-facturen">{t('facturen')}</h2>
      {error !== undefined && <ErrorNotice fout={error} onRetry={() => void mutate()} />}
      {saving.fout !== null && <ErrorNotice fout={saving.fout} onRetry={saving.wis} />}
      <ul className="licentie__requests licentie__bills">
        {items.map((paper) => (
          <li key={paper.id}>
            <span>
              <strong>
                {t(`factuur.soort.${paper.soort}`)} {paper.nummer}
              </strong>
              <small>
                {paper.datum !== null && dateText(i18n.language, noon(paper.datum))}
                {paper.dueOn !== null &&
                  paper.soort !== 'creditnota' &&
                  t(`factuur.tot.${paper.soort}`, { datum: dateText(i18n.language, noon(paper.dueOn)) })}
              </small>
            </span>
            <span className="licentie__amount">{money(i18n.language, paper.totaal)}</span>
            <Standing paper={paper} />
            {paper.soort === 'offerte' && paper.status === 'verzonden' && (
              <Button variant="outlined" size="small" onClick={() => setAgreeing(paper)}>
                {t('akkoord')}
              </Button>
            )}
            <button
              type="button"
              className="button-text not-at-paper"
              disabled={saving.bezig}
              aria-label={t('factuur.pdf.naam', { nummer: paper.nummer })}
              onClick={() => download(paper)}
            >
              <Icon name="download" size={18} /> {t('factuur.pdf')}
            </button>
          </li>
        ))}
      </ul>
      {agreeing !== null && (
        <AgreeDialog
          paper={agreeing}
          amount={money(i18n.language, agreeing.totaal)}
          onClose={() => setAgreeing(null)}
          onDone={(next) => {
            setAgreeing(null);
            onNotice(t('akkoord.klaar', { nummer: agreeing.nummer }));
            void mutate(next, { revalidate: false });
          }}
        />
      )}
    </section>
  );
}
