import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import type { Code, Parts, LinkKind } from '#server/features/koppelingen/koppelingen.contract.ts';
import { HttpError } from '#web/platform/http-error.ts';
import { AnimalTile } from '#web/ui/animal-tile.tsx';
import { useAdmin } from '../shared/api/tenant.api.ts';
import { useSaving } from '#web/platform/use-saving.ts';
import { usePermission } from '../shared/use-permission.ts';
import { NoPermission } from '../shared/no-permission.tsx';
import { useSpot } from '../shared/frame/use-spot.ts';
import { useTitle } from '#web/platform/use-title.ts';
import { CardSkeleton } from '#web/ui/skeleton.tsx';
import { useAccess } from '../shared/permission.tsx';
import { ErrorNotice, State } from '#web/platform/state.tsx';
import { endKoppeling, requestKoppelcode, createThuiscode, withdrawCode, useSharing, setHomeAccess } from './api.ts';
import type { PanelChild } from '../shared/api/delen.api.ts';
import { KoppelingPart } from './koppeling-part.tsx';
import { Strip, type StripKind } from './strip.tsx';
import { ToestemmingPart } from './toestemming-part.tsx';
import '../shared/delen/delen.css';

interface NewEntry {
  soort: StripKind;
  code: Code;
}

/** Whether parents of this school look along at all: a choice of the whole school. */
function HomeToggle({ aan: on, bezig: busy, onSet }: { aan: boolean; bezig: boolean; onSet: (on: boolean) => void }) {
  const { t } = useTranslation(['delen', 'koppelingen']);
  return (
    <section className="part" aria-labelledby="deel-school">
      <h2 id="deel-school">{t('school.kop')}</h2>
      <FormControlLabel
        control={<Switch checked={on} disabled={busy} onChange={(_, newOne) => onSet(newOne)} />}
        label={t('school.thuis')}
      />
      <p className="soft">{t('school.uitleg')}</p>
    </section>
  );
}

function Parts({ data, kind: child, onRefresh }: { data: Parts; kind: PanelChild; onRefresh: () => void }) {
  const { t } = useTranslation(['delen', 'koppelingen']);
  const allowed = usePermission(child.adminId);
  const { data: admin } = useAdmin(child.adminId);
  const { readOnly } = useAccess('delen.beheren');
  const saving = useSaving();
  const [newOne, setNew] = useState<NewEntry | null>(null);
  const perform = async (work: () => Promise<unknown>) => {
    await saving.run(work);
    onRefresh();
  };
  const fixed = saving.bezig || readOnly;
  const create = (kind: StripKind) =>
    perform(async () =>
      setNew({
        soort: kind,
        code: kind === 'sso' ? await requestKoppelcode(child) : await createThuiscode(child, kind),
      }),
    );
  const part = (kind: LinkKind) => (
    <KoppelingPart
      delen={data}
      soort={kind}
      bezig={fixed}
      onCreate={() => void create(kind)}
      onWithdraw={(id) => void perform(() => withdrawCode(child, id))}
      onEnd={(id) => void perform(() => endKoppeling(child, id))}
    />
  );
  const withoutToestemming = saving.fout instanceof HttpError && saving.fout.code === 'TOESTEMMING_NODIG';
  return (
    <>
      <div className="page-header">
        <div className="parts__who">
          <AnimalTile animal={data.leerling.dier} size={56} />
          <div>
            <h1>{t('titel', { naam: data.leerling.naam })}</h1>
            <p>{t('uitleg')}</p>
          </div>
        </div>
      </div>
      {saving.fout !== null &&
        (withoutToestemming ? (
          <Alert severity="warning" className="error-notice">
            {saving.fout.message}
          </Alert>
        ) : (
          <ErrorNotice fout={saving.fout} onRetry={onRefresh} />
        ))}
      {newOne !== null && (
        <Strip
          soort={newOne.soort}
          code={newOne.code}
          leerling={data.leerling}
          school={data.school}
          onDone={() => setNew(null)}
        />
      )}
      <div className="parts not-at-paper">
        <ToestemmingPart kind={child} dicht={readOnly} onChange={onRefresh} />
        {part('thuis')}
        {part('rt')}
        {allowed('wachtwoorden.beheren') && admin?.soort === 'school' && (
          <section className="part" aria-labelledby="deel-sso">
            <div className="part__header">
              <h2 id="deel-sso">{t('sso.kop')}</h2>
              <button type="button" className="button-tint" disabled={fixed} onClick={() => void create('sso')}>
                {t('sso.maak')}
              </button>
            </div>
            <p className="soft">{t('sso.uitleg')}</p>
          </section>
        )}
        {allowed('delen.instellen') && (
          <HomeToggle
            aan={data.thuisToegang}
            bezig={saving.bezig}
            onSet={(on) => void perform(() => setHomeAccess(child.adminId, on))}
          />
        )}
      </div>
    </>
  );
}

/** `/{groepId}/leerlingen/{leerlingId}/delen`: who outside the school looks along with a pupil, and on whose word. */
export function SharingPage() {
  const { t } = useTranslation(['delen', 'koppelingen']);
  const { adminId, groepenPath, groepId } = useSpot();
  const { leerlingId = '' } = useParams();
  const { mag: allowed } = useAccess('delen.beheren');
  if (!allowed) return <NoPermission recht="delen.beheren" titel={t('naam')} />;
  return (
    <>
      <SharingContent kind={{ adminId, leerlingId }} />
      <p className="not-at-paper">
        <Link className="button-text" to={`${groepenPath}/${groepId ?? ''}/leerlingen`}>
          {t('terug')}
        </Link>
      </p>
    </>
  );
}

function SharingContent({ kind }: { kind: PanelChild }) {
  const { t } = useTranslation(['delen', 'koppelingen']);
  const state = useSharing(kind);
  useTitle(t('naam'));
  return (
    <>
      {state.data === undefined && (
        <div className="page-header">
          <h1>{t('naam')}</h1>
        </div>
      )}
      <State
        stand={state}
        skeleton={
          <>
            <CardSkeleton rules={4} />
            <CardSkeleton rules={4} />
          </>
        }
      >
        {(data) => <Parts data={data} kind={kind} onRefresh={() => void state.mutate()} />}
      </State>
    </>
  );
}
