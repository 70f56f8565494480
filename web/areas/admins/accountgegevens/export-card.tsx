import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import type { Export } from '#server/features/exporten/exporten.contract.ts';
import { saveBlob } from '#web/ui/csv.ts';
import { Icon } from '#web/ui/icon.tsx';
import { momentText } from '#web/platform/date-text.ts';
import { useSaving } from '#web/platform/use-saving.ts';
import { ErrorNotice, State } from '#web/platform/state.tsx';
import { fetchExport, startExport, useExports } from './api.ts';

const SKELETON = <Skeleton variant="rounded" height={90} />;
const MB = 1_000_000;
const percent = ({ voortgang, totaal: total }: Export): number =>
  total === 0 ? 0 : Math.round((100 * voortgang) / total);

function Rule({ item, bezig: busy, onFetch }: { item: Export; bezig: boolean; onFetch: () => void }) {
  const { t, i18n } = useTranslation('accountgegevens');
  const moment = (text: string) => momentText(i18n.language, new Date(text));
  const done = item.status === 'klaar' || item.status === 'opgehaald';
  const size = new Intl.NumberFormat('nl', { maximumFractionDigits: 1, minimumFractionDigits: 1 }).format(
    item.bytes / MB,
  );
  return (
    <li>
      <div>
        <strong>{t('export.van', { moment: moment(item.gevraagdOp) })}</strong>
        {done && item.verlooptOp !== undefined && (
          <small>{t('export.klaar', { grootte: size, moment: moment(item.verlooptOp) })}</small>
        )}
        {item.status === 'mislukt' && <small>{t('export.mislukt')}</small>}
        {item.status === 'wacht' && <small>{t('export.wacht')}</small>}
        {item.status === 'bezig' && (
          <>
            <small>{t('export.bezig', { procent: percent(item) })}</small>
            <LinearProgress variant="determinate" value={percent(item)} aria-label={t('export.voortgang')} />
          </>
        )}
      </div>
      {done && (
        <Button variant="contained" disabled={busy} startIcon={<Icon name="download" size={18} />} onClick={onFetch}>
          {t('export.haal')}
        </Button>
      )}
    </li>
  );
}

/** Everything of the tenant in one file: asked for here, made in the background, fetched within a day. */
export function ExportCard({ adminId }: { adminId: string }) {
  const { t } = useTranslation('accountgegevens');
  const exportJobs = useExports(adminId);
  const saving = useSaving();
  const isRunning = exportJobs.data?.items.some(({ status }) => status === 'wacht' || status === 'bezig') ?? false;
  const vraag = async () => {
    if ((await saving.run(() => startExport(adminId))) !== undefined) await exportJobs.mutate();
  };
  const pull = async (item: Export) => {
    const out = await saving.run(() => fetchExport(adminId, item.id));
    if (out === undefined) return;
    saveBlob(item.bestandsnaam ?? 'taaltocht.zip', out.uit);
    await exportJobs.mutate();
  };
  return (
    <section className="tenant__card" aria-labelledby="export-kop">
      <h2 id="export-kop">{t('export')}</h2>
      <p className="soft">{t('export.uitleg')}</p>
      {saving.fout !== null && <ErrorNotice fout={saving.fout} onRetry={saving.wis} />}
      <State stand={exportJobs} skeleton={SKELETON}>
        {({ items }) => (
          <ul className="tenant__exports" aria-live="polite">
            {items.map((item) => (
              <Rule key={item.id} item={item} bezig={saving.bezig} onFetch={() => void pull(item)} />
            ))}
          </ul>
        )}
      </State>
      <div>
        <Button variant="outlined" disabled={saving.bezig || isRunning} onClick={() => void vraag()}>
          {t('export.vraag')}
        </Button>
      </div>
    </section>
  );
}
