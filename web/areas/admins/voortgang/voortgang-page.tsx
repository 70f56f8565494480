import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useCallback, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { Voortgang } from '#server/features/voortgang/voortgang.contract.ts';
import { useGebruiker } from '#web/platform/use-session.ts';
import { serverClock } from '#web/platform/clock.ts';
import { fileName, saveCsv } from '#web/ui/csv.ts';
import { Icon } from '#web/ui/icon.tsx';
import { isPeriod, useVoortgang, type Period } from './api.ts';
import { useLeerlingen } from '../shared/api/leerlingen.api.ts';
import { useSpot } from '../shared/frame/use-spot.ts';
import { useTitle } from '#web/platform/use-title.ts';
import { TableSkeleton } from '#web/ui/skeleton.tsx';
import { useDrawerOpen } from '../shared/frame/drawer-standing.ts';
import { useAccess } from '../shared/permission.tsx';
import { State } from '#web/platform/state.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { VoortgangFilters } from './filters.tsx';
import { SideDrawer } from './drawer.tsx';
import { Legend } from './legend.tsx';
import { DOEL_CHOICES, createMatrix, SORT_ORDERS, heaviestDoel, type MatrixData } from './matrix-data.ts';
import { ChildrenVoortgang } from './children-voortgang.tsx';
import { LvsTab } from './lvs-tab.tsx';
import { Matrix, type CellChoice } from './matrix.tsx';
import { readPeriod } from './period.ts';
import { voortgangCsv } from './voortgang-csv.ts';
import '../shared/voortgang/voortgang.css';

const SKELETON = <TableSkeleton />;

/** Choices of the screen, kept in the address so that a link shows the same. */
function useChoices() {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (fields: Record<string, string | null>) =>
      setParams(
        (old) => {
          const newOne = new URLSearchParams(old);
          for (const [field, value] of Object.entries(fields)) {
            if (value === null || value === '') newOne.delete(field);
            else newOne.set(field, value);
          }
          return newOne;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  );
  return {
    change,
    leerlingId: params.get('leerling'),
    doelId: params.get('doel'),
    sortOrder: SORT_ORDERS.find((name) => name === params.get('sorteer')) ?? 'hulp',
    doelen: DOEL_CHOICES.find((name) => name === params.get('doelen')) ?? 'alle',
    ...readPeriod(params, new Date(serverClock.nu())),
  } as const;
}

/** The open cell; a link that names only a pupil opens the goal that costs most. */
function openCell(matrix: MatrixData, leerlingId: string | null, doelId: string | null) {
  const row = matrix.rijen.find((candidate) => candidate.leerlingId === leerlingId);
  if (!row) return null;
  const requested = doelId ?? heaviestDoel(row);
  const doel = matrix.doelen.find(({ id }) => id === requested);
  return doel ? { rij: row, doel } : null;
}

/** Nobody practised, nobody in this period, or nobody stumbles. */
function EmptyState({
  geoefend: practiced,
  keuzes: { choice, change },
}: {
  geoefend: boolean;
  keuzes: ReturnType<typeof useChoices>;
}) {
  const { t } = useTranslation(['voortgang', 'admins']);
  const erase = (
    <Button variant="outlined" onClick={() => change({ periode: null, van: null, tot: null, doelen: null })}>
      {t('filters.wis')}
    </Button>
  );
  if (practiced)
    return (
      <Empty title={t('niets')} explanation={t('voortgang.geenStruikel')}>
        {erase}
      </Empty>
    );
  if (choice !== 'schooljaar')
    return (
      <Empty title={t('niets')} explanation={t('voortgang.leeg.periode')}>
        {erase}
      </Empty>
    );
  return (
    <Empty title={t('voortgang.leeg')} explanation={t('voortgang.leeg.uitleg')}>
      <Link className="button-full" to="../wachtwoorden" relative="path">
        {t('voortgang.leeg.knop')}
      </Link>
    </Empty>
  );
}

function Content({
  data,
  keuzes: choices,
  periode: period,
}: {
  data: Voortgang;
  keuzes: ReturnType<typeof useChoices>;
  periode: Period;
}) {
  const { t } = useTranslation(['voortgang', 'admins']);
  const { adminId, groepId } = useSpot();
  const leerlingen = useLeerlingen(adminId, groepId ?? '').data?.items;
  const { sortOrder, doelen: choice, leerlingId, doelId, change } = choices;
  const matrix = useMemo(
    () => createMatrix(data, { leerlingen: leerlingen ?? [], sortOrder, choice }),
    [data, leerlingen, sortOrder, choice],
  );
  const cell = openCell(matrix, leerlingId, doelId);
  const previous = useRef<HTMLElement | null>(null);
  useDrawerOpen(cell !== null);
  const onChoose = useCallback(
    ({ leerlingId: leerling, doelId: doel }: CellChoice) => {
      previous.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      change({ leerling, doel });
    },
    [change],
  );
  const onClose = useCallback(() => {
    change({ leerling: null, doel: null });
    requestAnimationFrame(() =>
      (previous.current ?? document.querySelector<HTMLElement>('.cell[tabindex="0"]'))?.focus(),
    );
  }, [change]);
  const empty = matrix.rijen.length === 0 || matrix.doelen.length === 0;
  return (
    <div className={cell === null ? 'voortgang' : 'voortgang voortgang--drawer'}>
      <VoortgangFilters waarden={choices} onChange={(field, value) => change({ [field]: value })}>
        {!empty && (
          <>
            <Button
              variant="outlined"
              startIcon={<Icon name="download" size={18} />}
              onClick={() => saveCsv(fileName([data.groep.naam, t('menu.voortgang')]), voortgangCsv(t, matrix))}
            >
              {t('csv')}
            </Button>
            <Button variant="outlined" startIcon={<Icon name="print" size={18} />} onClick={() => globalThis.print()}>
              {t('print')}
            </Button>
          </>
        )}
      </VoortgangFilters>
      {!empty && (
        <>
          <Matrix
            matrix={matrix}
            gekozen={cell && { leerlingId: cell.rij.leerlingId, doelId: cell.doel.id }}
            onChoose={onChoose}
          />
          <Legend period={isPeriod(period)} />
        </>
      )}
      {empty && <EmptyState geoefend={data.doelen.length > 0} keuzes={choices} />}
      {cell && <SideDrawer rij={cell.rij} doel={cell.doel} rijen={matrix.rijen} onSluit={onClose} periode={period} />}
    </div>
  );
}

function Doelen() {
  const { adminId, groepId } = useSpot();
  const choices = useChoices();
  const period = choices.fout ? {} : choices.periode;
  const voortgang = useVoortgang(adminId, groepId ?? '', period);
  return (
    <State stand={voortgang} skeleton={SKELETON}>
      {(data) => <Content key={data.groep.id} data={data} keuzes={choices} periode={period} />}
    </State>
  );
}

/** Pupils by goals with the real answers behind each cell, and the results of their tests. */
function GroepVoortgang() {
  const { t } = useTranslation(['voortgang', 'admins']);
  const { mag: allowed } = useAccess('lvs.lezen');
  const [params, setParams] = useSearchParams();
  const tab = allowed && params.get('tab') === 'lvs' ? 'lvs' : 'doelen';
  const { adminId, groepId } = useSpot();
  const { data } = useLeerlingen(adminId, groepId ?? '');
  useTitle(t('menu.voortgang'));
  return (
    <>
      <div className="page-header">
        <div>
          <h1>{t('menu.voortgang')}</h1>
          <p>
            {data === undefined ? ' ' : `${data.groep.naam}, ${t('leerlingen.aantal', { count: data.items.length })}`}
          </p>
        </div>
      </div>
      {allowed && (
        <Tabs
          value={tab}
          onChange={(_, newOne: string) => setParams(newOne === 'lvs' ? { tab: newOne } : {}, { replace: true })}
          aria-label={t('menu.voortgang')}
          className="not-at-paper"
        >
          <Tab value="doelen" label={t('voortgang.tab.doelen')} />
          <Tab value="lvs" label={t('voortgang.tab.lvs')} />
        </Tabs>
      )}
      {tab === 'lvs' ? <LvsTab /> : <Doelen />}
    </>
  );
}

/** Progress of a group for whoever teaches it; a parent reads how the own children are doing, in plain words. */
export function VoortgangPage() {
  const gebruiker = useGebruiker();
  return gebruiker?.role === 'thuisadmin' ? <ChildrenVoortgang /> : <GroepVoortgang />;
}
