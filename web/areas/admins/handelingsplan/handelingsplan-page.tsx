import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { isPlanOpen, isPlanWritable } from '#engine/core/domein/handelingsplan.ts';
import { openProposals } from '#server/features/handelingsplannen/handelingsplan-text.contract.ts';
import type { Handelingsplan } from '#server/features/handelingsplannen/handelingsplannen.contract.ts';
import { serverClock } from '#web/platform/clock.ts';
import { State } from '#web/platform/state.tsx';
import { AnimalTile } from '#web/ui/animal-tile.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { CardsSkeleton } from '#web/ui/skeleton.tsx';
import { AdminsNotFound } from '../shared/niet-gevonden-page.tsx';
import { removePlan, useHandelingsplan } from '../shared/api/handelingsplannen.api.ts';
import { useAdmin } from '../shared/api/tenant.api.ts';
import { PanelDialog } from '../shared/dialog.tsx';
import { useAccess } from '../shared/permission.tsx';
import { useSaving } from '#web/platform/use-saving.ts';
import { CareGate } from '../shared/zorgtraject/care-gate.tsx';
import { PlanPaper, type PaperReader } from '../shared/zorgtraject/plan-paper.tsx';
import { carePlanBegin, carePlanDay, planWeek } from '../shared/zorgtraject/plan-text.ts';
import { usePlanSpot } from '../shared/zorgtraject/use-plan-spot.ts';
import { GoalsCard, OVER } from './goals-card.tsx';
import { LogCard } from './log-card.tsx';
import { SideCards } from './side-cards.tsx';
import { StepsCard } from './steps-card.tsx';

const SKELETON = <CardsSkeleton cards={3} rules={4} />;

function RemoveDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('zorgtraject');
  const { params, track } = usePlanSpot();
  const navigate = useNavigate();
  const saving = useSaving();
  const remove = async () => {
    const done = await saving.run(() => removePlan(params));
    if (done !== undefined) await navigate(track);
  };
  return (
    <PanelDialog
      titel={t('weg.titel')}
      knop={t('weg.knop')}
      danger
      saving={saving}
      onSave={() => void remove()}
      onSluit={onClose}
    >
      <p>{t('weg.uitleg')}</p>
    </PanelDialog>
  );
}

function Header({ plan: data, onPrint }: { plan: Handelingsplan; onPrint: (reader: PaperReader) => void }) {
  const { t, i18n } = useTranslation(['zorgtraject', 'admins']);
  const { plan: path } = usePlanSpot();
  const { readOnly } = useAccess('zorgtraject.wijzigen');
  const [asking, setAsking] = useState(false);
  const { plan, leerling } = data;
  return (
    <div className="page-header">
      <div className="plan-header">
        <AnimalTile animal={leerling.dier} size={60} />
        <div>
          <h1>{plan.titel}</h1>
          <p>
            {t('plan.van', {
              naam: leerling.naam,
              van: carePlanBegin(i18n.language, plan),
              tot: carePlanDay(i18n.language, plan.end),
            })}
          </p>
        </div>
      </div>
      <span className="page-header__buttons">
        {data.status === 'concept' && !readOnly && (
          <button type="button" className="button-text" onClick={() => setAsking(true)}>
            <Icon name="prullenbak" size={18} /> {t('weg.kort')}
          </button>
        )}
        {isPlanWritable(data.status) && !readOnly && (
          <Link className="button-tint" to={`${path}/bewerken`}>
            <Icon name="potlood" size={18} /> {t('bewerk.kort')}
          </Link>
        )}
        <button type="button" className="button-text" onClick={() => onPrint('ouders')}>
          <Icon name="print" size={18} /> {t('papier.voorOuders')}
        </button>
        <button type="button" className="button-tint" onClick={() => onPrint('school')}>
          <Icon name="print" size={18} /> {t('admins:print')}
        </button>
      </span>
      {asking && <RemoveDialog onClose={() => setAsking(false)} />}
    </div>
  );
}

function Plan({ data }: { data: Handelingsplan }) {
  const { t } = useTranslation('zorgtraject');
  const { adminId, plan: path } = usePlanSpot();
  const { data: admin } = useAdmin(adminId);
  const { week, weeks } = planWeek(data.plan, new Date(serverClock.nu()));
  const open = isPlanWritable(data.status) ? openProposals(data.plan) : 0;
  const [reader, setReader] = useState<PaperReader>('school');
  const print = (who: PaperReader) => {
    // The page has to be there before the printer looks.
    flushSync(() => setReader(who));
    window.print();
  };
  return (
    <>
      <div className="plan-screen not-at-paper">
        <Header plan={data} onPrint={print} />
        {open > 0 && (
          <section className="plan-notice" aria-label={t('voorstel')}>
            <Icon name="lamp" size={22} />
            <p>
              {t('bewerk.voorstellen', { count: open })} <Link to={`${path}/bewerken`}>{t('bewerk.bekijk')}</Link>
            </p>
          </section>
        )}
        <StepsCard plan={data} />
        <div className="plan-columns">
          <div className="plan-columns__main">
            <GoalsCard plan={data} part={isPlanOpen(data.status) ? week / weeks : OVER} />
            <LogCard plan={data} />
          </div>
          <div className="plan-columns__side">
            <SideCards plan={data} />
          </div>
        </div>
      </div>
      <div className="only-paper">
        <PlanPaper plan={data} school={admin?.naam ?? ''} reader={reader} />
      </div>
    </>
  );
}

function Content() {
  const { t } = useTranslation('zorgtraject');
  const { params } = usePlanSpot();
  const plan = useHandelingsplan(params);
  if (plan.error?.status === 404) return <AdminsNotFound />;
  return (
    <>
      {plan.data === undefined && (
        <div className="page-header">
          <h1>{t('plan.kort')}</h1>
        </div>
      )}
      <State stand={plan} skeleton={SKELETON}>
        {(data) => <Plan key={data.id} data={data} />}
      </State>
    </>
  );
}

/** One plan: where it is, what it aims at, what was done, and what comes next. */
export function HandelingsplanPage() {
  const { t } = useTranslation('zorgtraject');
  return (
    <CareGate title={t('plan.kort')}>
      <Content />
    </CareGate>
  );
}
