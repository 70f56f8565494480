import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { State } from '#web/platform/state.tsx';
import { useTitle } from '#web/platform/use-title.ts';
import { Icon } from '#web/ui/icon.tsx';
import { CardSkeleton, TableSkeleton } from '#web/ui/skeleton.tsx';
import '../shared/office-card.css';
import { useConversation, useConversations } from './api.ts';
import { ConversationDetail } from './conversation-detail.tsx';
import { ConversationList } from './conversation-list.tsx';
import { ConversationForm } from './conversation-form.tsx';

const ROWS = <TableSkeleton rows={6} />;
const CARD = <CardSkeleton rules={8} />;

function List() {
  const state = useConversations();
  return (
    <State stand={state} skeleton={ROWS}>
      {({ items }) => <ConversationList items={items} />}
    </State>
  );
}

function Detail({ id }: { id: string }) {
  const state = useConversation(id);
  return (
    <State stand={state} skeleton={CARD}>
      {(bericht) => <ConversationDetail bericht={bericht} />}
    </State>
  );
}

function Content({ id }: { id: string | undefined }) {
  if (id === undefined) return <List />;
  return id === 'nieuw' ? <ConversationForm /> : <Detail key={id} id={id} />;
}

/** `/superadmin/berichten`: conversations with customers; with an id in the address one of them. */
export function OfficeBerichtenPage() {
  const { t } = useTranslation('office-berichten');
  const { berichtId: id } = useParams();
  const { data } = useConversations();
  const subject = data?.items.find((one) => one.id === id)?.onderwerp;
  const title = subject ?? t(id === undefined ? 'titel' : id === 'nieuw' ? 'nieuw' : 'gesprek');
  useTitle(title);
  return (
    <>
      <div className="page-header">
        <div>
          {id !== undefined && (
            <Link className="button-text office-card__back" to="/superadmin/berichten">
              <Icon name="links" size={18} />
              {t('terug')}
            </Link>
          )}
          <h1>{title}</h1>
          {id === undefined && <p>{t('uitleg')}</p>}
        </div>
        {id === undefined && (
          <Link className="button-tint" to="/superadmin/mededelingen">
            <Icon name="roep" size={18} /> {t('mededelingen')}
          </Link>
        )}
      </div>
      <Content id={id} />
    </>
  );
}
