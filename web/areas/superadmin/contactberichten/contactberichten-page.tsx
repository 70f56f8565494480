import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { State } from '#web/platform/state.tsx';
import { useTitle } from '#web/platform/use-title.ts';
import { Empty } from '#web/ui/empty.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { TableSkeleton } from '#web/ui/skeleton.tsx';
import '../shared/office-card.css';
import { useContactberichten } from './api.ts';
import { MessageDetail } from './message-detail.tsx';
import { MessageList } from './message-list.tsx';

const SKELETON = <TableSkeleton rows={6} />;

/** Messages from the contact page; with an id in the address, one of them. */
export function ContactberichtenPage() {
  const { t } = useTranslation('contactberichten');
  const { contactberichtId: id } = useParams();
  const state = useContactberichten();
  const message = state.data?.items.find((one) => one.id === id);
  const title = message?.naam ?? t(id === undefined ? 'berichten' : 'bericht');
  useTitle(title);
  return (
    <>
      <div className="page-header">
        <div>
          {id !== undefined && (
            <Link className="button-text office-card__back" to="/superadmin/contactberichten">
              <Icon name="links" size={18} />
              {t('terug')}
            </Link>
          )}
          <h1>{title}</h1>
          <p>{message === undefined ? t('berichten.uitleg') : message.nummer}</p>
        </div>
      </div>
      <State stand={state} skeleton={SKELETON}>
        {({ items }) => {
          if (id === undefined) return <MessageList items={items} />;
          if (message === undefined) return <Empty title={t('weg.titel')} explanation={t('weg.uitleg')} />;
          return <MessageDetail message={message} />;
        }}
      </State>
    </>
  );
}
