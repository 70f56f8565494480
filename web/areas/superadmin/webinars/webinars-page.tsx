import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router-dom';
import type { ManagedWebinar } from '#server/features/webinars/webinar-management.contract.ts';
import { State } from '#web/platform/state.tsx';
import { useTitle } from '#web/platform/use-title.ts';
import { Empty } from '#web/ui/empty.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { TableSkeleton } from '#web/ui/skeleton.tsx';
import '../shared/office-card.css';
import { useManagedWebinars } from './api.ts';
import { WebinarDetail } from './webinar-detail.tsx';
import { WebinarForm } from './webinar-form.tsx';
import { WebinarList } from './webinar-list.tsx';
import './webinars.css';

const SKELETON = <TableSkeleton rows={6} />;
const LIST = '/superadmin/webinars';
const NEW = 'nieuw';

function Content({ id, items }: { id: string | undefined; items: readonly ManagedWebinar[] }) {
  const { t } = useTranslation('webinars');
  const navigate = useNavigate();
  if (id === undefined) return <WebinarList items={items} />;
  const toList = () => void navigate(LIST);
  if (id === NEW)
    return (
      <WebinarForm
        webinar={null}
        onDone={(saved) => void navigate(saved === null ? LIST : `${LIST}/${saved.id}`, { replace: true })}
      />
    );
  const webinar = items.find((one) => one.id === id);
  return webinar === undefined ? (
    <Empty title={t('weg.titel')} explanation={t('weg.uitleg')} />
  ) : (
    <WebinarDetail key={id} webinar={webinar} onRemoved={toList} />
  );
}

/** `/superadmin/webinars`: every training over video; with an id in the address one of them. */
export function WebinarsPage() {
  const { t } = useTranslation('webinars');
  const { webinarId: id } = useParams();
  const state = useManagedWebinars();
  const own = state.data?.items.find((one) => one.id === id)?.titel;
  const title = own ?? t(id === NEW ? 'nieuw' : 'titel');
  useTitle(title);
  return (
    <>
      <div className="page-header">
        <div>
          {id !== undefined && (
            <Link className="button-text office-card__back not-at-paper" to={LIST}>
              <Icon name="links" size={18} />
              {t('terug')}
            </Link>
          )}
          <h1>{title}</h1>
          {id === undefined && <p>{t('uitleg')}</p>}
        </div>
        {id === undefined && (
          <Link className="button-full" to={`${LIST}/${NEW}`}>
            <Icon name="plus" size={18} />
            {t('nieuw')}
          </Link>
        )}
      </div>
      <State stand={state} skeleton={SKELETON}>
        {({ items }) => <Content id={id} items={items} />}
      </State>
    </>
  );
}
