import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { GedeeldKind, Thuisbeeld } from '#server/features/koppelingen/koppelingen.contract.ts';
import { DierTegel } from '#web/ui/dier-tegel.tsx';
import { TabelGeraamte } from '#web/ui/geraamte.tsx';
import { TabelVak } from '#web/ui/tabel-vak.tsx';
import { Toestand } from '#web/platform/toestand.tsx';
import { useThuisbeeld } from './delen.api.ts';

function Woorden({ titel, leeg, items, soort }: { titel: string; leeg: string; items: readonly string[]; soort: 'goed' | 'zee' | 'woord' }) {
  return (
    <section className="beeld__deel">
      <h3>{titel}</h3>
      {items.length === 0 ? <p className="zacht">{leeg}</p> : <ul className="beeld__woorden">{items.map((woord) => <li key={woord} className={soort === 'woord' ? 'beeld__woord' : `chip chip--${soort}`}>{woord}</li>)}</ul>}
    </section>
  );
}

function Doelen({ doelen }: { doelen: NonNullable<Thuisbeeld['doelen']> }) {
  const { t } = useTranslation(['delen', 'admins']);
  if (doelen.length === 0) return null;
  return (
    <TabelVak naam={t('beeld.doelen')}>
      <thead><tr>{['doel', 'stand', 'n', 'pct'].map((kolom) => <th key={kolom} scope="col">{t(`beeld.kolom.${kolom}`)}</th>)}</tr></thead>
      <tbody>{doelen.map((doel) => <tr key={doel.naam}><th scope="row">{doel.naam}</th><td>{t(`beeld.status.${doel.status}`)}</td><td className="tabel__getal">{doel.n}</td><td className="tabel__getal">{doel.pct === undefined ? '' : `${doel.pct}%`}</td></tr>)}</tbody>
    </TabelVak>
  );
}

function Beeld({ data }: { data: Thuisbeeld }) {
  const { t } = useTranslation('delen');
  return (
    <div className="beeld">
      <dl className="beeld__tijd">
        <div><dt>{t('beeld.week')}</dt><dd>{t('beeld.minuten', { count: data.week.minuten })}</dd></div>
        <div><dt>{t('beeld.dagen')}</dt><dd>{t('beeld.dagenAantal', { count: data.week.dagen })}</dd></div>
        <div><dt>{t('beeld.maand')}</dt><dd>{t('beeld.minuten', { count: data.maand.minuten })}</dd></div>
      </dl>
      <Woorden titel={t('beeld.goed')} leeg={t('beeld.goed.leeg')} items={data.gaatGoed} soort="goed" />
      <Woorden titel={t('beeld.geleerd')} leeg={t('beeld.geleerd.leeg')} items={data.geleerd} soort="woord" />
      <Woorden titel={t('beeld.bezig')} leeg={t('beeld.bezig.leeg')} items={data.bezigMet} soort="zee" />
      {data.tip !== undefined && <section className="beeld__tip"><h3>{t('beeld.tip')}</h3><p>{t('beeld.tip.tekst', { naam: data.leerling.roepnaam, doel: data.tip.kindnaam })}</p><p>{data.tip.regel}</p></section>}
      {data.doelen !== undefined && <Doelen doelen={data.doelen} />}
    </div>
  );
}

/** How a child of the school is doing: what went well first, and one thing to do together. */
export function ThuisbeeldDialoog({ adminId, kind, onSluit }: { adminId: string; kind: GedeeldKind; onSluit: () => void }) {
  const { t } = useTranslation('delen');
  const id = useId();
  const stand = useThuisbeeld(adminId, kind.koppelingId);
  return (
    <Dialog open onClose={onSluit} fullWidth maxWidth="md" aria-labelledby={id} className="beheer-dialoog">
      <DialogTitle id={id} className="beeld__kop"><DierTegel dier={kind.dier} maat={48} /> {t('beeld.titel', { naam: kind.roepnaam })}</DialogTitle>
      <DialogContent tabIndex={0} role="group" aria-labelledby={id}><Toestand stand={stand} geraamte={<TabelGeraamte rijen={6} />}>{(data) => <Beeld data={data} />}</Toestand></DialogContent>
      <DialogActions className="beheer-dialoog__knoppen"><Button variant="contained" onClick={onSluit}>{t('sluit')}</Button></DialogActions>
    </Dialog>
  );
}
