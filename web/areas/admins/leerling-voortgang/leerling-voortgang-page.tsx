import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useParams } from 'react-router-dom';
import type { LeerlingVoortgang } from '#server/features/voortgang/leerling-voortgang.contract.ts';
import { State } from '#web/platform/state.tsx';
import { serverClock } from '#web/platform/clock.ts';
import { useGebruiker } from '#web/platform/use-session.ts';
import { useTitle } from '#web/platform/use-title.ts';
import { ScrollTabs } from '#web/ui/scroll-tabs.tsx';
import { AnimalTile } from '#web/ui/animal-tile.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { CardsSkeleton } from '#web/ui/skeleton.tsx';
import { useSpot } from '../shared/frame/use-spot.ts';
import { yearText } from '../shared/jaargroep.ts';
import { Permission, useAccess } from '../shared/permission.tsx';
import { ChangeSummary, comparedWith } from '../shared/voortgang/change.tsx';
import { CompareChoice } from '../shared/voortgang/compare-choice.tsx';
import { countChanges, type WeeksBefore } from '../shared/voortgang/comparison.ts';
import { PeriodFilter } from '../shared/voortgang/period-filter.tsx';
import { isPeriod, readPeriod, type Period } from '../shared/voortgang/period.ts';
import { useAddress } from '../shared/use-address.ts';
import { useCare } from '../shared/zorgtraject/use-care.ts';
import { PracticeDialog, type PracticePlan } from '../shared/voortgang/practice-dialog.tsx';
import { AnswersTab } from './answers-tab.tsx';
import { beside } from './beside.ts';
import { useLeerlingVoortgang, useLeerlingVoortgangBefore, useLvsOf } from './api.ts';
import { LeerlingToetsenTab } from './leerling-toetsen.tsx';
import { LvsPart } from './lvs-chart.tsx';
import { DoelenPart, KindsPart, TimePart, WellPart, WordsPart } from './parts.tsx';
import { doelenPlan, woordenPlan } from './practice-plans.ts';
import '../shared/delen/delen.css';
import '../shared/voortgang/voortgang.css';
import '../shared/voortgang/stumbles.css';

const SKELETON = <CardsSkeleton cards={4} rules={4} />;

function Header({ data, onPractice }: { data: LeerlingVoortgang; onPractice: (() => void) | null }) {
  const { t } = useTranslation(['leerling-voortgang', 'admins', 'woorden']);
  const seesCare = useCare();
  const { leerling } = data;
  return (
    <div className="page-header">
      <div className="parts__who">
        <AnimalTile animal={leerling.dier} size={60} />
        <div>
          <h1>{leerling.naam}</h1>
          <p>{yearText(t, leerling.jaargroep)}</p>
        </div>
      </div>
      <span className="page-header__buttons not-at-paper">
        <a className="button-text" href={`/leerling/${leerling.id}/landkaart`} target="_blank" rel="noreferrer">
          <Icon name="oog" /> {t('admins:meekijken.met', { naam: leerling.roepnaam })}
        </a>
        {seesCare && (
          <Link className="button-text" to="../zorgtraject" relative="path">
            <Icon name="zorg" size={18} /> {t('admins:menu.zorgtraject')}
          </Link>
        )}
        <Link className="button-tint" to="verslag">
          <Icon name="print" size={18} /> {t('verslag')}
        </Link>
        <Link className="button-tint" to="diploma">
          <Icon name="ster" size={18} /> {t('diploma')}
        </Link>
        {onPractice !== null && (
          <Button variant="contained" startIcon={<Icon name="plus" size={18} />} onClick={onPractice}>
            {t('oefening')}
          </Button>
        )}
      </span>
    </div>
  );
}

function NoPractice({ data, isPeriod: period }: { data: LeerlingVoortgang; isPeriod: boolean }) {
  const { t } = useTranslation('leerling-voortgang');
  return (
    <Empty
      title={t(period ? 'leeg.periode' : 'leeg', { naam: data.leerling.roepnaam })}
      explanation={t(period ? 'leeg.periode.uitleg' : 'leeg.uitleg')}
    />
  );
}

interface ContentProps {
  data: LeerlingVoortgang;
  filter: ReactNode;
  compare: ReactNode;
  period: Period;
  /** Weeks that the period is compared with; null = it is not. */
  weeks: WeeksBefore | null;
}

/** Goals, words, kinds of error and time: what practising says. */
function PracticeParts({
  data,
  filter,
  compare,
  period: chosen,
  weeks,
  onPlan,
}: ContentProps & { onPlan: ((plan: PracticePlan) => void) | null }) {
  const { t } = useTranslation(['leerling-voortgang', 'admins']);
  const period = isPeriod(chosen);
  const { adminId, groepId } = useSpot();
  const { mag: seesTests } = useAccess('lvs.lezen');
  const before = useLeerlingVoortgangBefore({ adminId, leerlingId: data.leerling.id }, weeks);
  const compared = beside(data, before.data);
  const results = useLvsOf(adminId, seesTests ? groepId : null, data.leerling.id);
  return (
    <>
      <div className="filters not-at-paper">
        {filter}
        {compare}
      </div>
      {data.doelen.length === 0 ? (
        <>
          <NoPractice data={data} isPeriod={period} />
          <LvsPart results={results} />
        </>
      ) : (
        <>
          {weeks !== null && (
            <ChangeSummary weeks={weeks} counts={countChanges([...compared.changes.values()])} stand={before} />
          )}
          <div className="parts">
            <WellPart data={data} isPeriod={period} />
            <WordsPart
              data={data}
              isPeriod={period}
              onPractice={onPlan === null ? null : (ids) => onPlan(woordenPlan(t, data, ids))}
            />
          </div>
          <DoelenPart
            data={data}
            isPeriod={period}
            changes={before.data === undefined ? null : compared.changes}
            onPractice={onPlan === null ? null : (doelId) => onPlan(doelenPlan(t, data, [doelId]))}
          />
          <div className="parts">
            <KindsPart data={data} isPeriod={period} />
            <TimePart data={data} minutes={compared.minutes} />
            <LvsPart results={results} />
          </div>
        </>
      )}
    </>
  );
}

const TABS = ['oefenen', 'antwoorden', 'toetsen'] as const;

function Content(props: ContentProps) {
  const { data } = props;
  const { t } = useTranslation(['leerling-voortgang', 'admins']);
  const { mag: allowed, readOnly } = useAccess('oefeninstellingen.wijzigen');
  const { mag: seesToetsen } = useAccess('methodetoetsen.lezen');
  const { params, change } = useAddress();
  const tabs = TABS.filter((name) => name !== 'toetsen' || seesToetsen);
  const tab = tabs.find((name) => name === params.get('tab')) ?? 'oefenen';
  const [plan, setPlan] = useState<PracticePlan | null>(null);
  const may = allowed && !readOnly;
  useTitle(t('titel', { naam: data.leerling.roepnaam }));
  return (
    <>
      <Header data={data} onPractice={may && data.doelen.length > 0 ? () => setPlan(doelenPlan(t, data)) : null} />
      <ScrollTabs
        value={tab}
        onChange={(_, chosen: string) => change({ tab: chosen === 'oefenen' ? null : chosen })}
        aria-label={t('pagina')}
        className="not-at-paper"
      >
        {tabs.map((name) => (
          <Tab key={name} value={name} label={t(`tab.${name}`)} />
        ))}
      </ScrollTabs>
      {tab === 'toetsen' && <LeerlingToetsenTab leerlingId={data.leerling.id} />}
      {tab === 'antwoorden' && <AnswersTab {...props} />}
      {tab === 'oefenen' && <PracticeParts {...props} onPlan={may ? setPlan : null} />}
      {plan !== null && <PracticeDialog plan={plan} onClose={() => setPlan(null)} />}
    </>
  );
}

function Screen() {
  const { t } = useTranslation('leerling-voortgang');
  const { adminId } = useSpot();
  const { leerlingId = '' } = useParams();
  const { params, change } = useAddress();
  const chosen = readPeriod(params, new Date(serverClock.nu()));
  const period = chosen.fout ? {} : chosen.periode;
  const voortgang = useLeerlingVoortgang({ adminId, leerlingId }, period);
  const weeks = comparedWith(period, chosen.compared);
  const filter = <PeriodFilter chosen={chosen} onChange={(field, value) => change({ [field]: value, pagina: null })} />;
  const compare = <CompareChoice chosen={chosen} onChange={change} />;
  return (
    <>
      {voortgang.data === undefined && (
        <div className="page-header">
          <h1>{t('pagina')}</h1>
        </div>
      )}
      <State stand={voortgang} skeleton={SKELETON}>
        {(data) => (
          <Content key={data.leerling.id} data={data} filter={filter} compare={compare} period={period} weeks={weeks} />
        )}
      </State>
    </>
  );
}

/** Everything about the practice of one pupil: what goes well first, then where help is needed, each one press from practice. */
export function LeerlingVoortgangPage() {
  const { t } = useTranslation('leerling-voortgang');
  const { groepenPath, groepId } = useSpot();
  const { leerlingId = '' } = useParams();
  // A parent reads how the own children are doing in plain words.
  if (useGebruiker()?.role === 'thuisadmin')
    return <Navigate to={`${groepenPath}/${groepId ?? ''}/voortgang?leerling=${leerlingId}`} replace />;
  return (
    <Permission actie="voortgang.lezen" titel={t('pagina')}>
      <Screen />
    </Permission>
  );
}
