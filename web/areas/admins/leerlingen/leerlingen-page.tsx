import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Leerlingen } from '#server/features/leerlingen/leerlingen.contract.ts';
import { serverKlok } from '#web/platform/klok.ts';
import { bestandsnaam, bewaarCsv } from '#web/ui/csv.ts';
import { Icoon } from '#web/ui/icoon.tsx';
import { useLeerlingen } from '../admins.api.ts';
import { jarenTekst } from '../jaargroep.ts';
import { usePlek } from '../kader/gebruik-plek.ts';
import { useTitel } from '../kader/gebruik-titel.ts';
import { Leeg, Toestand } from '../toestand.tsx';
import { useZoek } from './gebruik-zoek.ts';
import { sorteerLeerlingen, type Kolom, type Sortering } from './kolommen.ts';
import { leerlingenCsv } from './leerling-tekst.ts';
import { LeerlingenTabel } from './leerlingen-tabel.tsx';
import { past, volleNaam } from './naam.ts';
import './leerlingen.css';

const GERAAMTE = <Skeleton variant="rounded" height={560} />;

function Lijst({ data }: { data: Leerlingen }) {
  const { t, i18n } = useTranslation(['admins', 'woorden']);
  const [params] = useSearchParams();
  const { tekst, zoek, stel } = useZoek();
  const [sortering, stelSortering] = useState<Sortering>({ kolom: 'naam', omlaag: false });
  const onSorteer = (kolom: Kolom) => stelSortering((oud) => ({ kolom, omlaag: oud.kolom === kolom && !oud.omlaag }));
  const items = sorteerLeerlingen(data.items.filter((kind) => past(volleNaam(kind), zoek)), sortering);
  const csv = () => bewaarCsv(bestandsnaam([data.groep.naam, t('menu.leerlingen')]), leerlingenCsv({ t, taal: i18n.language, nu: new Date(serverKlok.nu()) }, items));
  return (
    <>
      <div className="pagina-kop">
        <div>
          <h1>{t('menu.leerlingen')}</h1>
          <p>{data.groep.naam}, {jarenTekst(t, data.groep.jaargroepen)}, {t('leerlingen.aantal', { count: data.items.length })}</p>
        </div>
        <span className="pagina-kop__knoppen niet-op-papier">
          <Button variant="outlined" startIcon={<Icoon naam="download" maat={18} />} onClick={csv}>{t('csv')}</Button>
          <Button variant="outlined" startIcon={<Icoon naam="print" maat={18} />} onClick={() => globalThis.print()}>{t('print')}</Button>
        </span>
      </div>
      {data.items.length === 0 && <Leeg titel={t('leerlingen.leeg')} uitleg={t('leerlingen.leeg.uitleg')} />}
      {data.items.length > 0 && (
        <>
          <div className="filters niet-op-papier">
            <TextField label={t('leerlingen.zoek')} value={tekst} onChange={({ target }) => stel(target.value)} slotProps={{ htmlInput: { type: 'search', maxLength: 80 } }} />
            {data.groep.code !== undefined && <p className="leerlingen__code">{t('leerlingen.code')} <strong>{data.groep.code}</strong></p>}
          </div>
          <p className="alleen-lezer" role="status">{zoek === '' ? '' : t('leerlingen.aantal', { count: items.length })}</p>
          {items.length === 0
            ? <Leeg titel={t('niets')} uitleg={t('leerlingen.nietsGevonden', { zoek })}><Button variant="outlined" onClick={() => stel('')}>{t('filters.wis')}</Button></Leeg>
            : <LeerlingenTabel items={items} sortering={sortering} onSorteer={onSorteer} gekozen={params.get('leerling')} />}
        </>
      )}
    </>
  );
}

/** Pupils of one group. */
export function LeerlingenPage() {
  const { t } = useTranslation(['admins', 'woorden']);
  const { adminId, groepId } = usePlek();
  const leerlingen = useLeerlingen(adminId, groepId ?? '');
  useTitel(t('menu.leerlingen'));
  return (
    <>
      {leerlingen.data === undefined && <div className="pagina-kop"><h1>{t('menu.leerlingen')}</h1></div>}
      <Toestand stand={leerlingen} geraamte={GERAAMTE}>{(data) => <Lijst key={data.groep.id} data={data} />}</Toestand>
    </>
  );
}
