import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isPlanOpen } from '#engine/core/domein/handelingsplan.ts';
import type {
  CareDossier,
  PlanItem,
  Zorgtraject,
} from '#server/features/handelingsplannen/handelingsplannen.contract.ts';
import { ErrorNotice, State } from '#web/platform/state.tsx';
import { AnimalTile } from '#web/ui/animal-tile.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { CardsSkeleton } from '#web/ui/skeleton.tsx';
import { readDossier, useZorgtraject } from '../shared/api/handelingsplannen.api.ts';
import { useAccess } from '../shared/permission.tsx';
import { useSaving } from '#web/platform/use-saving.ts';
import { CareGate } from '../shared/zorgtraject/care-gate.tsx';
import { PlanPaper } from '../shared/zorgtraject/plan-paper.tsx';
import { LateChip, PlanStatusChip } from '../shared/zorgtraject/plan-status.tsx';
import { carePlanBegin, carePlanDay } from '../shared/zorgtraject/plan-text.ts';
import { usePlanSpot } from '../shared/zorgtraject/use-plan-spot.ts';

const SKELETON = <CardsSkeleton cards={2} rules={3} />;

function PlanCard({ item }: { item: PlanItem }) {
  const { t, i18n } = useTranslation('zorgtraject');
  const { track } = usePlanSpot();
  return (
    <li className="plan-card track__plan">
      <div className="track__header">
        <h2>
          <Link to={`${track}/${item.id}`}>{item.titel}</Link>
        </h2>
        {item.late && <LateChip />}
        <PlanStatusChip status={item.status} />
      </div>
      <p className="soft">
        {t('periode', { van: carePlanBegin(i18n.language, item), tot: carePlanDay(i18n.language, item.end) })}
      </p>
      {item.status === 'lopend' && <p>{t('volgende', { datum: carePlanDay(i18n.language, item.evaluateOn) })}</p>}
      {item.resultaat !== undefined && <p>{t(`resultaat.${item.resultaat}`)}</p>}
    </li>
  );
}

/** The dossier is read when somebody asks for it, and goes to the printer as soon as it stands there. */
function useDossier() {
  const { adminId, leerlingId } = usePlanSpot();
  const saving = useSaving();
  const [dossier, setDossier] = useState<CareDossier | null>(null);
  useEffect(() => {
    if (dossier !== null) window.print();
  }, [dossier]);
  const print = async () => {
    const done = await saving.run(() => readDossier(adminId, leerlingId));
    if (done !== undefined) setDossier(done.uit);
  };
  return { dossier, print, saving };
}

/** Whose track it is; minutes are told once there is a plan to count them for. */
function Who({ data: { leerling, items, minutes } }: { data: Zorgtraject }) {
  const { t } = useTranslation('zorgtraject');
  return (
    <div className="plan-header">
      <AnimalTile animal={leerling.dier} size={56} />
      <div>
        <h1>{t('van', { naam: leerling.naam })}</h1>
        {items.length > 0 && <p>{t('minuten', { begeleid: minutes.guided, zelf: minutes.own })}</p>}
      </div>
    </div>
  );
}

function Track({ data }: { data: Zorgtraject }) {
  const { t, i18n } = useTranslation(['zorgtraject', 'gemeen']);
  const { track } = usePlanSpot();
  const { readOnly } = useAccess('zorgtraject.wijzigen');
  const { dossier, print, saving } = useDossier();
  const { leerling, items, signal } = data;
  const busy = items.some(({ status }) => isPlanOpen(status));
  const names = (doelen: readonly string[]) =>
    new Intl.ListFormat(i18n.language === 'nl-BE' ? 'nl-BE' : 'nl-NL', { type: 'conjunction' }).format(doelen);
  const begin = readOnly ? null : (
    <Link className="button-full" to={`${track}/handelingsplanaanmaken`}>
      <Icon name="plus" size={18} /> {t('begin')}
    </Link>
  );
  return (
    <>
      <div className="not-at-paper track">
        <div className="page-header">
          <Who data={data} />
          {items.length > 0 && (
            <span className="page-header__buttons">
              <button type="button" className="button-tint" disabled={saving.bezig} onClick={() => void print()}>
                <Icon name="print" size={18} /> {t('dossier')}
              </button>
              {!busy && begin}
            </span>
          )}
        </div>
        {saving.fout !== null && <ErrorNotice fout={saving.fout} onRetry={() => void print()} />}
        {signal !== undefined && (
          <section className="plan-notice" aria-label={t('signaal.kop')}>
            <Icon name="lamp" size={22} />
            <p>
              <strong>{t('signaal.kop')}</strong>{' '}
              {t(signal.since === undefined ? 'signaal' : 'signaal.sinds', {
                naam: leerling.roepnaam,
                doelen: names(signal.doelen),
                datum: signal.since === undefined ? '' : carePlanDay(i18n.language, signal.since),
              })}
            </p>
          </section>
        )}
        {items.length === 0 ? (
          <Empty title={t('leeg', { naam: leerling.roepnaam })} explanation={t('leeg.uitleg')}>
            {begin}
          </Empty>
        ) : (
          <ul className="track__plans">
            {items.map((item) => (
              <PlanCard key={item.id} item={item} />
            ))}
          </ul>
        )}
      </div>
      {dossier !== null && (
        <div className="only-paper">
          <h1>{t('papier.dossier', { naam: dossier.leerling.naam })}</h1>
          {dossier.plans.map((plan) => (
            <PlanPaper key={plan.id} plan={plan} school={dossier.school} />
          ))}
        </div>
      )}
    </>
  );
}

function Content() {
  const { t } = useTranslation('zorgtraject');
  const { adminId, leerlingId } = usePlanSpot();
  const track = useZorgtraject(adminId, leerlingId);
  return (
    <>
      {track.data === undefined && (
        <div className="page-header">
          <h1>{t('titel')}</h1>
        </div>
      )}
      <State stand={track} skeleton={SKELETON}>
        {(data) => <Track key={data.leerling.id} data={data} />}
      </State>
    </>
  );
}

/** The care track of one leerling: its plans from first to last. */
export function ZorgtrajectPage() {
  const { t } = useTranslation('zorgtraject');
  return (
    <CareGate title={t('titel')}>
      <Content />
    </CareGate>
  );
}
