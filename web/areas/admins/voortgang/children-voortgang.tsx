import { useTranslation } from 'react-i18next';
import { ownPictureEndpoints } from '#server/features/koppelingen/own-picture.contract.ts';
import { useEndpoint } from '#web/platform/endpoint/use-endpoint.ts';
import { State } from '#web/platform/state.tsx';
import { useTitle } from '#web/platform/use-title.ts';
import { AnimalTile } from '#web/ui/animal-tile.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { CardSkeleton } from '#web/ui/skeleton.tsx';
import { useLeerlingen } from '../shared/api/leerlingen.api.ts';
import { HomePicturePanel } from '../shared/delen/home-picture.tsx';
import { useSpot } from '../shared/frame/use-spot.ts';
import '../shared/delen/delen.css';

interface Child {
  id: string;
  roepnaam: string;
  dier: string;
}

function ChildPart({ child }: { child: Child }) {
  const { t } = useTranslation('shared-child');
  const { adminId } = useSpot();
  const picture = useEndpoint(ownPictureEndpoints.find, { params: { adminId, leerlingId: child.id } });
  const id = `child-${child.id}`;
  return (
    <section aria-labelledby={id} className="child-part">
      <div className="parts__who">
        <AnimalTile animal={child.dier} size={56} />
        <h2 id={id}>{t('beeld.titel', { naam: child.roepnaam })}</h2>
      </div>
      <State stand={picture} skeleton={<CardSkeleton rules={3} />}>
        {(data) => <HomePicturePanel data={data} />}
      </State>
    </section>
  );
}

/** How the own children are doing: what went well, which words, how long, and one thing to do together. */
export function ChildrenVoortgang() {
  const { t } = useTranslation(['shared-child', 'admins']);
  const { adminId, groepId } = useSpot();
  const children = useLeerlingen(adminId, groepId ?? '');
  useTitle(t('admins:menu.voortgang'));
  return (
    <>
      <div className="page-header">
        <h1>{t('admins:menu.voortgang')}</h1>
      </div>
      <State stand={children} skeleton={<CardSkeleton rules={4} />}>
        {({ items }) =>
          items.length === 0 ? (
            <Empty title={t('eigen.leeg')} explanation={t('eigen.leeg.uitleg')} />
          ) : (
            items.map((child) => <ChildPart key={child.id} child={child} />)
          )
        }
      </State>
    </>
  );
}
