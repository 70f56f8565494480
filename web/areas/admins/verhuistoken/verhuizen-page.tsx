import { useTranslation } from 'react-i18next';
import { mag } from '#engine/core/domein/rechten.ts';
import type { LeerlingItem } from '#server/features/leerlingen/leerlingen.contract.ts';
import { useGebruiker } from '#web/platform/gebruik-sessie.ts';
import { useGroepen, useLeerlingen } from '../admins.api.ts';
import { usePlek } from '../kader/gebruik-plek.ts';
import { useTitel } from '#web/platform/gebruik-titel.ts';
import { Toestand } from '#web/platform/toestand.tsx';
import { KaartGeraamte } from '#web/ui/geraamte.tsx';
import { InlezenDeel } from './inlezen-deel.tsx';
import { MeegevenDeel } from './meegeven-deel.tsx';
import { useVerhuistokens } from './verhuizen.api.ts';
import '../wachtwoorden/wachtwoorden.css';
import './verhuizen.css';

/** The list is asked only by who may make codes. */
function Meegeven({ adminId, leerlingen }: { adminId: string; leerlingen: readonly LeerlingItem[] }) {
  const stand = useVerhuistokens(adminId);
  return <MeegevenDeel adminId={adminId} leerlingen={leerlingen} stand={stand} />;
}

/** Pupils who come from elsewhere and pupils who leave. */
export function VerhuizenPage() {
  const { t } = useTranslation('verhuizen');
  const { adminId, groepId } = usePlek();
  const gebruiker = useGebruiker();
  const groepen = useGroepen(adminId, false);
  const leerlingen = useLeerlingen(adminId, groepId ?? '');
  useTitel(t('titel'));
  const magMaken = gebruiker !== null && mag(gebruiker.role, 'verhuistokens.maken');
  return (
    <>
      <div className="pagina-kop">
        <div>
          <h1>{t('titel')}</h1>
          <p>{leerlingen.data?.groep.naam ?? ' '}</p>
        </div>
      </div>
      <Toestand stand={leerlingen} geraamte={<KaartGeraamte regels={6} />}>
        {(data) => (
          <>
            <InlezenDeel
              adminId={adminId}
              groepId={data.groep.id}
              groepen={(groepen.data?.items ?? []).filter(({ gearchiveerd }) => !gearchiveerd)}
              onKlaar={() => void leerlingen.mutate()}
            />
            {magMaken && <Meegeven adminId={adminId} leerlingen={data.items} />}
          </>
        )}
      </Toestand>
    </>
  );
}
