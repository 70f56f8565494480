import { useTranslation } from 'react-i18next';
import { allowed } from '#engine/core/domein/permissions.ts';
import type { LeerlingItem } from '#server/features/leerlingen/leerlingen.contract.ts';
import { useGebruiker } from '#web/platform/use-session.ts';
import { useGroepen } from '../shared/api/groepen.api.ts';
import { useLeerlingen } from '../shared/api/leerlingen.api.ts';
import { useSpot } from '../shared/frame/use-spot.ts';
import { useTitle } from '#web/platform/use-title.ts';
import { State } from '#web/platform/state.tsx';
import { CardSkeleton } from '#web/ui/skeleton.tsx';
import { ImportPart } from './import-part.tsx';
import { HandOverPart } from './hand-over-part.tsx';
import { useVerhuistokens } from './api.ts';
import '../shared/wachtwoorden/wachtwoorden.css';
import './verhuistoken.css';

/** The list is asked only by who may make codes. */
function HandOver({ adminId, leerlingen }: { adminId: string; leerlingen: readonly LeerlingItem[] }) {
  const state = useVerhuistokens(adminId);
  return <HandOverPart adminId={adminId} leerlingen={leerlingen} stand={state} />;
}

/** Pupils who come from elsewhere and pupils who leave. */
export function TransferPage() {
  const { t } = useTranslation(['verhuistoken', 'formulier', 'beheer']);
  const { adminId, groepId } = useSpot();
  const gebruiker = useGebruiker();
  const groepen = useGroepen(adminId, false);
  const leerlingen = useLeerlingen(adminId, groepId ?? '');
  useTitle(t('titel'));
  const mayCreate = gebruiker !== null && allowed(gebruiker.role, 'verhuistokens.maken');
  return (
    <>
      <div className="page-header">
        <div>
          <h1>{t('titel')}</h1>
          <p>{leerlingen.data?.groep.naam ?? ' '}</p>
        </div>
      </div>
      <State stand={leerlingen} skeleton={<CardSkeleton rules={6} />}>
        {(data) => (
          <>
            <ImportPart
              adminId={adminId}
              groepId={data.groep.id}
              groepen={(groepen.data?.items ?? []).filter(({ gearchiveerd: archived }) => !archived)}
              onDone={() => void leerlingen.mutate()}
            />
            {mayCreate && <HandOver adminId={adminId} leerlingen={data.items} />}
          </>
        )}
      </State>
    </>
  );
}
