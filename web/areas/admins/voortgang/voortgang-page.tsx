import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Voortgang } from '#server/features/voortgang/voortgang.contract.ts';
import { useGebruiker } from '#web/platform/use-session.ts';
import { serverClock } from '#web/platform/clock.ts';
import { fileName } from '#web/ui/csv.ts';
import { useVoortgang, useVoortgangBefore } from './api.ts';
import { useLeerlingen } from '../shared/api/leerlingen.api.ts';
import { useSpot } from '../shared/frame/use-spot.ts';
import { useTitle } from '#web/platform/use-title.ts';
import { ScrollTabs } from '#web/ui/scroll-tabs.tsx';
import { TableSkeleton } from '#web/ui/skeleton.tsx';
import { useDrawerOpen } from '../shared/frame/drawer-standing.ts';
import { useAccess } from '../shared/permission.tsx';
import { State } from '#web/platform/state.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { VoortgangFilters } from './filters.tsx';
import { SideDrawer } from './drawer.tsx';
import { Legend } from './legend.tsx';
import {
  DOEL_CHOICES,
  createMatrix,
  SORT_ORDERS,
  heaviestDoel,
  type MatrixData,
  type MatrixPart,
} from './matrix-data.ts';
import { KindsTab } from './kinds-tab.tsx';
import { ChildrenVoortgang } from './children-voortgang.tsx';
import { LvsTab } from './lvs-tab.tsx';
import { Matrix, type CellChoice } from './matrix.tsx';
import { NotPracticed } from './not-practiced.tsx';
import { planOf } from './part-plan.ts';
import { isPeriod, readPeriod, type Period } from '../shared/voortgang/period.ts';
import { ChangeSummary, comparedWith, useWeeksText } from '../shared/voortgang/change.tsx';
import type { WeeksBefore } from '../shared/voortgang/comparison.ts';
import { PracticeDialog } from '../shared/voortgang/practice-dialog.tsx';
import { useAddress } from '../shared/use-address.ts';
import { SaveButtons } from './save-buttons.tsx';
import { TimeTab } from './time-tab.tsx';
import { ToetsenTab } from './toetsen-tab.tsx';
import { WordsTab } from './words-tab.tsx';
import { voortgangCsv } from './voortgang-csv.ts';
import '../shared/voortgang/voortgang.css';
import '../shared/voortgang/stumbles.css';

const SKELETON = <TableSkeleton />;

/** Choices of the screen, kept in the address so that a link shows the same. */
function useChoices() {
  const { params, change } = useAddress();
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
  return <NotPracticed title={t('voortgang.leeg')} explanation={t('voortgang.leeg.uitleg')} />;
}

/** The table with what its signs mean; practice of a row or a column is one press away. */
function MatrixArea({
  matrix,
  cell,
  period,
  onChoose,
}: {
  matrix: MatrixData;
  cell: ReturnType<typeof openCell>;
  period: Period;
  onChoose: (choice: CellChoice) => void;
}) {
  const { t } = useTranslation(['voortgang', 'admins']);
  const { groepId, groepenPath } = useSpot();
  const { mag: allowed, readOnly } = useAccess('oefeninstellingen.wijzigen');
  const [part, setPart] = useState<MatrixPart | null>(null);
  const onPractice = useCallback((chosen: MatrixPart) => setPart(chosen), []);
  const plan = part === null ? null : planOf(t, matrix, part);
  return (
    <>
      <Matrix
        matrix={matrix}
        gekozen={cell && { leerlingId: cell.rij.leerlingId, doelId: cell.doel.id }}
        onChoose={onChoose}
        onPractice={allowed && !readOnly ? onPractice : undefined}
        addressOf={(id) => `${groepenPath}/${groepId ?? ''}/leerlingen/${id}/voortgang`}
      />
      <Legend period={isPeriod(period)} />
      {plan !== null && <PracticeDialog plan={plan} onClose={() => setPart(null)} />}
    </>
  );
}

function SaveMatrix({ groep, matrix, weeks }: { groep: string; matrix: MatrixData; weeks: WeeksBefore | null }) {
  const { t } = useTranslation(['voortgang', 'admins', 'period']);
  const weeksText = useWeeksText();
  const before = weeks === null ? '' : t('period:vergelijk.kolom', weeksText(weeks));
  return (
    <SaveButtons name={fileName([groep, t('admins:menu.voortgang')])} rows={() => voortgangCsv(t, matrix, before)} />
  );
}

/** The rows and columns of the choices, beside the weeks before when that is wanted. */
function useMatrix(data: Voortgang, choices: ReturnType<typeof useChoices>, weeks: WeeksBefore | null) {
  const { adminId, groepId } = useSpot();
  const leerlingen = useLeerlingen(adminId, groepId ?? '').data?.items;
  const { sortOrder, doelen: choice } = choices;
  const before = useVoortgangBefore(adminId, groepId ?? '', weeks);
  const matrix = useMemo(
    () => createMatrix(data, { leerlingen: leerlingen ?? [], sortOrder, choice, before: before.data }),
    [data, leerlingen, sortOrder, choice, before.data],
  );
  return { matrix, before };
}

function Content({
  data,
  keuzes: choices,
  periode: period,
  weeks,
}: {
  data: Voortgang;
  keuzes: ReturnType<typeof useChoices>;
  periode: Period;
  /** Weeks that the period is compared with; null = it is not. */
  weeks: WeeksBefore | null;
}) {
  const { leerlingId, doelId, change } = choices;
  const { matrix, before } = useMatrix(data, choices, weeks);
  const cell = openCell(matrix, leerlingId, doelId);
  const previous = useRef<HTMLElement | null>(null);
  const returning = useRef(false);
  const isOpen = cell !== null;
  useDrawerOpen(isOpen);
  // Only when the drawer is gone: until then the page behind it may take no focus.
  useEffect(() => {
    if (isOpen || !returning.current) return;
    returning.current = false;
    (previous.current ?? document.querySelector<HTMLElement>('.cell[tabindex="0"]'))?.focus();
  }, [isOpen]);
  const onChoose = useCallback(
    ({ leerlingId: leerling, doelId: doel }: CellChoice) => {
      previous.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      change({ leerling, doel });
    },
    [change],
  );
  const onClose = useCallback(() => {
    returning.current = true;
    change({ leerling: null, doel: null });
  }, [change]);
  const empty = matrix.rijen.length === 0 || matrix.doelen.length === 0;
  return (
    <div className={isOpen ? 'voortgang voortgang--drawer' : 'voortgang'}>
      <VoortgangFilters waarden={choices} onChange={(field, value) => change({ [field]: value })} onCompare={change}>
        {!empty && <SaveMatrix groep={data.groep.naam} matrix={matrix} weeks={weeks} />}
      </VoortgangFilters>
      {empty ? (
        <EmptyState geoefend={data.doelen.length > 0} keuzes={choices} />
      ) : (
        <>
          {weeks !== null && <ChangeSummary weeks={weeks} counts={matrix.changes} stand={before} />}
          <MatrixArea matrix={matrix} cell={cell} period={period} onChoose={onChoose} />
        </>
      )}
      {cell && <SideDrawer rij={cell.rij} doel={cell.doel} rijen={matrix.rijen} onSluit={onClose} periode={period} />}
    </div>
  );
}

function Doelen() {
  const { adminId, groepId } = useSpot();
  const choices = useChoices();
  const period = choices.fout ? {} : choices.periode;
  const weeks = comparedWith(period, choices.compared);
  const voortgang = useVoortgang(adminId, groepId ?? '', period);
  return (
    <State stand={voortgang} skeleton={SKELETON}>
      {(data) => <Content key={data.groep.id} data={data} keuzes={choices} periode={period} weeks={weeks} />}
    </State>
  );
}

const TABS = ['doelen', 'woorden', 'soorten', 'tijd', 'toetsen', 'lvs'] as const;

/** Words that still go wrong, of the same choice of period. */
function Words() {
  const choices = useChoices();
  return (
    <div className="voortgang">
      <VoortgangFilters waarden={choices} onChange={(field, value) => choices.change({ [field]: value })} periodOnly />
      <WordsTab period={choices.fout ? {} : choices.periode} />
    </div>
  );
}

const CONTENT = {
  doelen: Doelen,
  woorden: Words,
  soorten: KindsTab,
  tijd: TimeTab,
  toetsen: ToetsenTab,
  lvs: LvsTab,
} as const;

/** Pupils by goals with the real answers behind each cell, words and kinds of error, and the results of their tests. */
function GroepVoortgang() {
  const { t } = useTranslation(['voortgang', 'admins']);
  const { mag: seesLvs } = useAccess('lvs.lezen');
  const { mag: seesToetsen } = useAccess('methodetoetsen.lezen');
  const hidden: readonly string[] = [...(seesLvs ? [] : ['lvs']), ...(seesToetsen ? [] : ['toetsen'])];
  const [params, setParams] = useSearchParams();
  const tabs = TABS.filter((name) => !hidden.includes(name));
  const tab = tabs.find((name) => name === params.get('tab')) ?? 'doelen';
  const Chosen = CONTENT[tab];
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
      <ScrollTabs
        value={tab}
        onChange={(_, newOne: string) => setParams(newOne === 'doelen' ? {} : { tab: newOne }, { replace: true })}
        aria-label={t('menu.voortgang')}
        className="not-at-paper voortgang-tabs"
      >
        {tabs.map((name) => (
          <Tab key={name} value={name} label={t(`voortgang.tab.${name}`)} />
        ))}
      </ScrollTabs>
      <Chosen />
    </>
  );
}

/** Progress of a group for whoever teaches it; a parent reads how the own children are doing, in plain words. */
export function VoortgangPage() {
  const gebruiker = useGebruiker();
  return gebruiker?.role === 'thuisadmin' ? <ChildrenVoortgang /> : <GroepVoortgang />;
}
