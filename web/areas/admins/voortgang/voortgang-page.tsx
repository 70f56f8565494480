import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useCallback, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { Voortgang } from '#server/features/voortgang/voortgang.contract.ts';
import { serverKlok } from '#web/platform/klok.ts';
import { bestandsnaam, bewaarCsv } from '#web/ui/csv.ts';
import { Icoon } from '#web/ui/icoon.tsx';
import { useLeerlingen, useVoortgang } from '../admins.api.ts';
import { usePlek } from '../kader/gebruik-plek.ts';
import { useTitel } from '#web/platform/gebruik-titel.ts';
import { TabelGeraamte } from '#web/ui/geraamte.tsx';
import { useLadeOpen } from '../kader/lade-stand.ts';
import { useMag } from '../recht.tsx';
import { Toestand } from '#web/platform/toestand.tsx';
import { Leeg } from '#web/ui/leeg.tsx';
import { Filters } from './filters.tsx';
import { Lade } from './lade.tsx';
import { Legenda } from './legenda.tsx';
import { DOELKEUZES, maakMatrix, SORTERINGEN, zwaarsteDoel, type Matrix as MatrixData } from './matrix-data.ts';
import { LvsTab } from './lvs-tab.tsx';
import { Matrix, type CelKeuze } from './matrix.tsx';
import { leesPeriode } from './periode.ts';
import { voortgangCsv } from './voortgang-csv.ts';
import './voortgang.css';

const GERAAMTE = <TabelGeraamte />;

/** Choices of the screen, kept in the address so that a link shows the same. */
function useKeuzes() {
  const [params, stelParams] = useSearchParams();
  const wijzig = useCallback(
    (velden: Record<string, string | null>) =>
      stelParams(
        (oud) => {
          const nieuw = new URLSearchParams(oud);
          for (const [veld, waarde] of Object.entries(velden)) {
            if (waarde === null || waarde === '') nieuw.delete(veld);
            else nieuw.set(veld, waarde);
          }
          return nieuw;
        },
        { replace: true, preventScrollReset: true },
      ),
    [stelParams],
  );
  return {
    wijzig,
    leerlingId: params.get('leerling'),
    doelId: params.get('doel'),
    sortering: SORTERINGEN.find((naam) => naam === params.get('sorteer')) ?? 'hulp',
    doelen: DOELKEUZES.find((naam) => naam === params.get('doelen')) ?? 'alle',
    ...leesPeriode(params, new Date(serverKlok.nu())),
  } as const;
}

/** The open cell; a link that names only a pupil opens the goal that costs most. */
function openCel(matrix: MatrixData, leerlingId: string | null, doelId: string | null) {
  const rij = matrix.rijen.find((kandidaat) => kandidaat.leerlingId === leerlingId);
  if (!rij) return null;
  const gevraagd = doelId ?? zwaarsteDoel(rij);
  const doel = matrix.doelen.find(({ id }) => id === gevraagd);
  return doel ? { rij, doel } : null;
}

/** Nobody practised, nobody in this period, or nobody stumbles. */
function Leegte({ geoefend, keuzes: { keuze, wijzig } }: { geoefend: boolean; keuzes: ReturnType<typeof useKeuzes> }) {
  const { t } = useTranslation('admins');
  const wis = (
    <Button variant="outlined" onClick={() => wijzig({ periode: null, van: null, tot: null, doelen: null })}>
      {t('filters.wis')}
    </Button>
  );
  if (geoefend)
    return (
      <Leeg titel={t('niets')} uitleg={t('voortgang.geenStruikel')}>
        {wis}
      </Leeg>
    );
  if (keuze !== 'schooljaar')
    return (
      <Leeg titel={t('niets')} uitleg={t('voortgang.leeg.periode')}>
        {wis}
      </Leeg>
    );
  return (
    <Leeg titel={t('voortgang.leeg')} uitleg={t('voortgang.leeg.uitleg')}>
      <Link className="knop-vol" to="../wachtwoorden" relative="path">
        {t('voortgang.leeg.knop')}
      </Link>
    </Leeg>
  );
}

function Inhoud({ data, keuzes }: { data: Voortgang; keuzes: ReturnType<typeof useKeuzes> }) {
  const { t } = useTranslation('admins');
  const { adminId, groepId } = usePlek();
  const leerlingen = useLeerlingen(adminId, groepId ?? '').data?.items;
  const { sortering, doelen: keuze, leerlingId, doelId, wijzig } = keuzes;
  const matrix = useMemo(
    () => maakMatrix(data, { leerlingen: leerlingen ?? [], sortering, keuze }),
    [data, leerlingen, sortering, keuze],
  );
  const cel = openCel(matrix, leerlingId, doelId);
  const vorige = useRef<HTMLElement | null>(null);
  useLadeOpen(cel !== null);
  const onKies = useCallback(
    ({ leerlingId: leerling, doelId: doel }: CelKeuze) => {
      vorige.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      wijzig({ leerling, doel });
    },
    [wijzig],
  );
  const onSluit = useCallback(() => {
    wijzig({ leerling: null, doel: null });
    requestAnimationFrame(() => (vorige.current ?? document.querySelector<HTMLElement>('.cel[tabindex="0"]'))?.focus());
  }, [wijzig]);
  const leeg = matrix.rijen.length === 0 || matrix.doelen.length === 0;
  return (
    <div className={cel === null ? 'voortgang' : 'voortgang voortgang--lade'}>
      <Filters waarden={keuzes} onWijzig={(veld, waarde) => wijzig({ [veld]: waarde })}>
        {!leeg && (
          <>
            <Button
              variant="outlined"
              startIcon={<Icoon naam="download" maat={18} />}
              onClick={() => bewaarCsv(bestandsnaam([data.groep.naam, t('menu.voortgang')]), voortgangCsv(t, matrix))}
            >
              {t('csv')}
            </Button>
            <Button variant="outlined" startIcon={<Icoon naam="print" maat={18} />} onClick={() => globalThis.print()}>
              {t('print')}
            </Button>
          </>
        )}
      </Filters>
      {!leeg && (
        <>
          <Matrix
            matrix={matrix}
            gekozen={cel && { leerlingId: cel.rij.leerlingId, doelId: cel.doel.id }}
            onKies={onKies}
          />
          <Legenda />
        </>
      )}
      {leeg && <Leegte geoefend={data.doelen.length > 0} keuzes={keuzes} />}
      {cel && <Lade rij={cel.rij} doel={cel.doel} onSluit={onSluit} periode={keuzes.keuze !== 'schooljaar'} />}
    </div>
  );
}

function Doelen() {
  const { adminId, groepId } = usePlek();
  const keuzes = useKeuzes();
  const voortgang = useVoortgang(adminId, groepId ?? '', keuzes.fout ? {} : keuzes.periode);
  return (
    <Toestand stand={voortgang} geraamte={GERAAMTE}>
      {(data) => <Inhoud key={data.groep.id} data={data} keuzes={keuzes} />}
    </Toestand>
  );
}

/** Pupils by goals with the real answers behind each cell, and the results of their tests. */
export function VoortgangPage() {
  const { t } = useTranslation('admins');
  const { mag } = useMag('lvs.lezen');
  const [params, stelParams] = useSearchParams();
  const tab = mag && params.get('tab') === 'lvs' ? 'lvs' : 'doelen';
  const { adminId, groepId } = usePlek();
  const { data } = useLeerlingen(adminId, groepId ?? '');
  useTitel(t('menu.voortgang'));
  return (
    <>
      <div className="pagina-kop">
        <div>
          <h1>{t('menu.voortgang')}</h1>
          <p>
            {data === undefined ? ' ' : `${data.groep.naam}, ${t('leerlingen.aantal', { count: data.items.length })}`}
          </p>
        </div>
      </div>
      {mag && (
        <Tabs
          value={tab}
          onChange={(_, nieuw: string) => stelParams(nieuw === 'lvs' ? { tab: nieuw } : {}, { replace: true })}
          aria-label={t('menu.voortgang')}
          className="niet-op-papier"
        >
          <Tab value="doelen" label={t('voortgang.tab.doelen')} />
          <Tab value="lvs" label={t('voortgang.tab.lvs')} />
        </Tabs>
      )}
      {tab === 'lvs' ? <LvsTab /> : <Doelen />}
    </>
  );
}
