import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { useTitel } from '#web/platform/gebruik-titel.ts';
import { HttpFout } from '#web/platform/http-fout.ts';
import { Toestand } from '#web/platform/toestand.tsx';
import { DierTegel } from '#web/ui/dier-tegel.tsx';
import { KaartGeraamte } from '#web/ui/geraamte.tsx';
import { Icoon } from '#web/ui/icoon.tsx';
import { Leeg } from '#web/ui/leeg.tsx';
import { usePlek } from '../kader/gebruik-plek.ts';
import { Recht } from '../recht.tsx';
import { useThuisbeeld } from './delen.api.ts';
import { Thuisbeeld } from './thuisbeeld.tsx';
import './delen.css';

const GERAAMTE = (
  <div className="beeld">
    <div className="beeld__tijd">
      {[0, 1, 2].map((nr) => (
        <Skeleton key={nr} variant="rounded" height={84} />
      ))}
    </div>
    <div className="delen">
      {[0, 1, 2, 3].map((nr) => (
        <KaartGeraamte key={nr} regels={2} />
      ))}
    </div>
  </div>
);

/** Codes with which the server says that there is nothing to look at, and the words for each. */
const WEG: Readonly<Record<string, 'weg' | 'dicht'>> = { NIET_GEVONDEN: 'weg', THUIS_DICHT: 'dicht' };

function Inhoud({ adminId, koppelingId }: { adminId: string; koppelingId: string }) {
  const { t } = useTranslation('delen');
  const stand = useThuisbeeld(adminId, koppelingId);
  const { data, error } = stand;
  const titel = data === undefined ? t('gedeeld.pagina') : t('beeld.titel', { naam: data.leerling.roepnaam });
  useTitel(titel);
  const weg = error instanceof HttpFout ? WEG[error.code] : undefined;
  if (weg !== undefined) {
    return (
      <>
        <div className="pagina-kop">
          <h1>{t('gedeeld.pagina')}</h1>
        </div>
        <Leeg titel={t(`gedeeld.${weg}`)} uitleg={t(`gedeeld.${weg}.uitleg`)}>
          <Link className="knop-vol" to={`/admins/${adminId}/leerlingen`}>
            {t('gedeeld.terug')}
          </Link>
        </Leeg>
      </>
    );
  }
  return (
    <>
      <div className="pagina-kop">
        <div className="delen__wie">
          {data !== undefined && <DierTegel dier={data.leerling.dier} maat={56} />}
          <div>
            <h1>{titel}</h1>
            {data !== undefined && <p>{t(`beeld.van.${data.soort}`, { school: data.school })}</p>}
          </div>
        </div>
        {data !== undefined && (
          <Button
            className="niet-op-papier"
            variant="outlined"
            startIcon={<Icoon naam="print" maat={18} />}
            onClick={() => globalThis.print()}
          >
            {t('gedeeld.print')}
          </Button>
        )}
      </div>
      <Toestand stand={stand} geraamte={GERAAMTE}>
        {(beeld) => <Thuisbeeld data={beeld} />}
      </Toestand>
    </>
  );
}

/** `/leerlingen/gedeeld/{koppelingId}`: a child that belongs to a school, as the home or the practice may see it. */
export function GedeeldPage() {
  const { t } = useTranslation('delen');
  const { adminId } = usePlek();
  const { koppelingId = '' } = useParams();
  return (
    <Recht actie="koppelingen.lezen" titel={t('gedeeld.pagina')}>
      <Inhoud key={koppelingId} adminId={adminId} koppelingId={koppelingId} />
    </Recht>
  );
}
