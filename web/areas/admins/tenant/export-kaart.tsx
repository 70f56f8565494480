import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import type { Export } from '#server/features/exporten/exporten.contract.ts';
import { bewaarBlob } from '#web/ui/csv.ts';
import { Icoon } from '#web/ui/icoon.tsx';
import { momentTekst } from '../datum.ts';
import { useBewaren } from '../gebruik-bewaren.ts';
import { FoutMelding, Toestand } from '#web/platform/toestand.tsx';
import { haalExport, useExporten, vraagExport } from './tenant.api.ts';

const GERAAMTE = <Skeleton variant="rounded" height={90} />;
const MB = 1_000_000;
const procent = ({ voortgang, totaal }: Export): number => (totaal === 0 ? 0 : Math.round((100 * voortgang) / totaal));

function Regel({ item, bezig, onHaal }: { item: Export; bezig: boolean; onHaal: () => void }) {
  const { t, i18n } = useTranslation('tenant');
  const moment = (tekst: string) => momentTekst(i18n.language, new Date(tekst));
  const klaar = item.status === 'klaar' || item.status === 'opgehaald';
  const grootte = new Intl.NumberFormat('nl', { maximumFractionDigits: 1, minimumFractionDigits: 1 }).format(
    item.bytes / MB,
  );
  return (
    <li>
      <div>
        <strong>{t('export.van', { moment: moment(item.gevraagdOp) })}</strong>
        {klaar && item.verlooptOp !== undefined && (
          <small>{t('export.klaar', { grootte, moment: moment(item.verlooptOp) })}</small>
        )}
        {item.status === 'mislukt' && <small>{t('export.mislukt')}</small>}
        {item.status === 'wacht' && <small>{t('export.wacht')}</small>}
        {item.status === 'bezig' && (
          <>
            <small>{t('export.bezig', { procent: procent(item) })}</small>
            <LinearProgress variant="determinate" value={procent(item)} aria-label={t('export.voortgang')} />
          </>
        )}
      </div>
      {klaar && (
        <Button variant="contained" disabled={bezig} startIcon={<Icoon naam="download" maat={18} />} onClick={onHaal}>
          {t('export.haal')}
        </Button>
      )}
    </li>
  );
}

/** Everything of the tenant in one file: asked for here, made in the background, fetched within a day. */
export function ExportKaart({ adminId }: { adminId: string }) {
  const { t } = useTranslation('tenant');
  const exporten = useExporten(adminId);
  const bewaren = useBewaren();
  const loopt = exporten.data?.items.some(({ status }) => status === 'wacht' || status === 'bezig') ?? false;
  const vraag = async () => {
    if ((await bewaren.run(() => vraagExport(adminId))) !== undefined) await exporten.mutate();
  };
  const haal = async (item: Export) => {
    const uit = await bewaren.run(() => haalExport(adminId, item.id));
    if (uit === undefined) return;
    bewaarBlob(item.bestandsnaam ?? 'taaltocht.zip', uit.uit);
    await exporten.mutate();
  };
  return (
    <section className="tenant__kaart" aria-labelledby="export-kop">
      <h2 id="export-kop">{t('export')}</h2>
      <p className="zacht">{t('export.uitleg')}</p>
      {bewaren.fout !== null && <FoutMelding fout={bewaren.fout} onOpnieuw={bewaren.wis} />}
      <Toestand stand={exporten} geraamte={GERAAMTE}>
        {({ items }) => (
          <ul className="tenant__exporten" aria-live="polite">
            {items.map((item) => (
              <Regel key={item.id} item={item} bezig={bewaren.bezig} onHaal={() => void haal(item)} />
            ))}
          </ul>
        )}
      </Toestand>
      <div>
        <Button variant="outlined" disabled={bewaren.bezig || loopt} onClick={() => void vraag()}>
          {t('export.vraag')}
        </Button>
      </div>
    </section>
  );
}
