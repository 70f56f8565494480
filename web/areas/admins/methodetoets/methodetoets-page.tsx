import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import type { ToetsRecord } from '#server/features/methodetoetsen/methodetoetsen.contract.ts';
import { useTitle } from '#web/platform/use-title.ts';
import { Icon } from '#web/ui/icon.tsx';
import { CardSkeleton } from '#web/ui/skeleton.tsx';
import { useToets } from '../shared/api/methodetoetsen.api.ts';
import { useSpot } from '../shared/frame/use-spot.ts';
import { ToetsState } from '../shared/methodetoets/feature-off.tsx';
import { STATUS_CHIP, windowText } from '../shared/methodetoets/toets-text.ts';
import { Permission, useAccess } from '../shared/permission.tsx';
import { ToetsEditor } from './toets-editor.tsx';
import { ToetsResultsView } from './toets-results-view.tsx';
import { ToetsSteps } from './toets-steps.tsx';
import '../shared/oefeninstelling/setting.css';
import '../shared/methodetoets/methodetoets.css';

const SKELETON = <CardSkeleton rules={8} />;

function Toets({
  record,
  onChanged,
  onReload,
}: {
  record: ToetsRecord;
  onChanged: (record: ToetsRecord) => void;
  onReload: () => Promise<unknown>;
}) {
  const [round, setRound] = useState(0);
  const { t, i18n } = useTranslation('methodetoetsen');
  const { mag: allowed, readOnly } = useAccess('methodetoetsen.beheren');
  const isConcept = record.status === 'concept';
  return (
    <>
      <div className="page-header">
        <div>
          <Link className="toets-back not-at-paper" to=".." relative="path">
            <Icon name="links" size={16} /> {t('terug')}
          </Link>
          <h1>{record.titel}</h1>
          <p className="toets-standing">
            <span className={STATUS_CHIP[record.status]}>{t(`stand.${record.status}`)}</span>
            <span>
              {isConcept ? t('concept.uitleg') : windowText(i18n.language, record.vensterVan, record.vensterTot)}
            </span>
          </p>
        </div>
        {!isConcept && allowed && !readOnly && <ToetsSteps record={record} onChanged={onChanged} />}
      </div>
      {isConcept && allowed && !readOnly ? (
        <ToetsEditor
          key={`${record.id}-${round}`}
          record={record}
          onChanged={onChanged}
          onOther={() => void onReload().then(() => setRound(round + 1))}
        />
      ) : (
        <ToetsResultsView record={record} canJudge={allowed && !readOnly} onChanged={onChanged} />
      )}
    </>
  );
}

function Content() {
  const { t } = useTranslation('methodetoetsen');
  const { adminId } = useSpot();
  const { methodetoetsId = '' } = useParams();
  const toets = useToets({ adminId, methodetoetsId });
  return (
    <>
      {toets.data === undefined && (
        <div className="page-header">
          <h1>{t('een')}</h1>
        </div>
      )}
      <ToetsState stand={toets} skeleton={SKELETON}>
        {(record) => (
          <Toets
            record={record}
            onChanged={(newest) => void toets.mutate(newest, { revalidate: false })}
            onReload={() => toets.mutate()}
          />
        )}
      </ToetsState>
    </>
  );
}

/** One test: its editor while it is a concept, then who wrote what. */
export function ToetsPage() {
  const { t } = useTranslation('methodetoetsen');
  useTitle(t('een'));
  return (
    <Permission actie="methodetoetsen.lezen" titel={t('een')}>
      <Content />
    </Permission>
  );
}
