import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { useTitle } from '#web/platform/use-title.ts';
import { HttpError } from '#web/platform/http-error.ts';
import { State } from '#web/platform/state.tsx';
import { AnimalTile } from '#web/ui/animal-tile.tsx';
import { CardSkeleton } from '#web/ui/skeleton.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { useSpot } from '../shared/frame/use-spot.ts';
import { Permission } from '../shared/permission.tsx';
import { useHomePicture } from './api.ts';
import { HomePicturePanel } from '../shared/delen/home-picture.tsx';
import '../shared/delen/delen.css';

const SKELETON = (
  <div className="picture">
    <div className="picture__time">
      {[0, 1, 2].map((nr) => (
        <Skeleton key={nr} variant="rounded" height={84} />
      ))}
    </div>
    <div className="parts">
      {[0, 1, 2, 3].map((nr) => (
        <CardSkeleton key={nr} rules={2} />
      ))}
    </div>
  </div>
);

/** Codes with which the server says that there is nothing to look at, and the words for each. */
const GONE: Readonly<Record<string, 'weg' | 'dicht'>> = { NIET_GEVONDEN: 'weg', THUIS_DICHT: 'dicht' };

function Content({ adminId, koppelingId }: { adminId: string; koppelingId: string }) {
  const { t } = useTranslation(['shared-child', 'koppelingen']);
  const state = useHomePicture(adminId, koppelingId);
  const { data, error } = state;
  const title = data === undefined ? t('gedeeld.pagina') : t('beeld.titel', { naam: data.leerling.roepnaam });
  useTitle(title);
  const gone = error instanceof HttpError ? GONE[error.code] : undefined;
  if (gone !== undefined) {
    return (
      <>
        <div className="page-header">
          <h1>{t('gedeeld.pagina')}</h1>
        </div>
        <Empty title={t(`gedeeld.${gone}`)} explanation={t(`gedeeld.${gone}.uitleg`)}>
          <Link className="button-full" to={`/admins/${adminId}/leerlingen`}>
            {t('gedeeld.terug')}
          </Link>
        </Empty>
      </>
    );
  }
  return (
    <>
      <div className="page-header">
        <div className="parts__who">
          {data !== undefined && <AnimalTile animal={data.leerling.dier} size={56} />}
          <div>
            <h1>{title}</h1>
            {data !== undefined && <p>{t(`beeld.van.${data.soort}`, { school: data.school })}</p>}
          </div>
        </div>
        {data !== undefined && (
          <Button
            className="not-at-paper"
            variant="outlined"
            startIcon={<Icon name="print" size={18} />}
            onClick={() => globalThis.print()}
          >
            {t('gedeeld.print')}
          </Button>
        )}
      </div>
      <State stand={state} skeleton={SKELETON}>
        {(picture) => <HomePicturePanel data={picture} />}
      </State>
    </>
  );
}

/** `/leerlingen/gedeeld/{koppelingId}`: a child that belongs to a school, as the home or the practice may see it. */
export function SharedPage() {
  const { t } = useTranslation(['shared-child', 'koppelingen']);
  const { adminId } = useSpot();
  const { koppelingId = '' } = useParams();
  return (
    <Permission actie="koppelingen.lezen" titel={t('gedeeld.pagina')}>
      <Content key={koppelingId} adminId={adminId} koppelingId={koppelingId} />
    </Permission>
  );
}
