import Tab from '@mui/material/Tab';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useNavigate, useParams } from 'react-router-dom';
import { ReasonGate } from '#web/platform/reason-gate.tsx';
import { useTitle } from '#web/platform/use-title.ts';
import { ScrollTabs } from '#web/ui/scroll-tabs.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useCustomer } from './api.ts';
import { CustomerConversations } from './customer-conversations.tsx';
import { CustomerDetails } from './customer-details.tsx';
import { CustomerLicentie } from './customer-licentie.tsx';
import { CustomerLog } from './customer-log.tsx';
import { CustomerMove } from './customer-move.tsx';
import { CustomerPeople } from './customer-people.tsx';
import '../shared/office-card.css';
import './admin-detail.css';

const PARTS = ['accountgegevens', 'licentie', 'verhuis-admin', 'gebruikers', 'berichten', 'logboek'] as const;
type Part = (typeof PARTS)[number];
const CONTENT = {
  accountgegevens: CustomerDetails,
  licentie: CustomerLicentie,
  'verhuis-admin': CustomerMove,
  gebruikers: CustomerPeople,
  berichten: CustomerConversations,
  logboek: CustomerLog,
} as const satisfies Record<Part, unknown>;

function Content({ adminId, part }: { adminId: string; part: Part }) {
  const { t } = useTranslation('admin-detail');
  const navigate = useNavigate();
  const { data: admin } = useCustomer(adminId);
  const Shown = CONTENT[part];
  const title = admin?.naam ?? t('klant');
  useTitle(title);
  return (
    <>
      <div className="page-header">
        <div>
          <Link className="button-text office-card__back" to="/superadmin/admins">
            <Icon name="links" size={18} />
            {t('terug')}
          </Link>
          <h1>{title}</h1>
          <p>{admin === undefined ? '' : [t(`soort.${admin.soort}`), admin.plaats].filter(Boolean).join(', ')}</p>
        </div>
        <span className="page-header__buttons">
          <Link
            className="button-tint"
            to={`/superadmin/berichten/nieuw?${new URLSearchParams({ klant: adminId, naam: title }).toString()}`}
          >
            <Icon name="mail" size={18} /> {t('schrijf')}
          </Link>
          <Link className="button-full" to={`/admins/${adminId}`}>
            <Icon name="oog" size={18} /> {t('paneel')}
          </Link>
        </span>
      </div>
      <ScrollTabs
        className="admin-detail__tabs"
        value={part}
        aria-label={title}
        onChange={(_, next: Part) => void navigate(`/superadmin/admins/${adminId}/${next}`, { replace: true })}
      >
        {PARTS.map((name) => (
          <Tab key={name} value={name} label={t(`deel.${name}`)} id={`tab-${name}`} aria-controls={`deel-${name}`} />
        ))}
      </ScrollTabs>
      <div role="tabpanel" id={`deel-${part}`} aria-labelledby={`tab-${part}`}>
        <Shown adminId={adminId} />
      </div>
    </>
  );
}

/** `/superadmin/admins/{adminId}`: one customer, opened with a reason that it reads itself. */
export function AdminDetailPage() {
  const { adminId = '', deel: name } = useParams();
  const part = PARTS.find((one) => one === name);
  if (part === undefined) return <Navigate to={`/superadmin/admins/${adminId}/accountgegevens`} replace />;
  return (
    <ReasonGate inside>
      <Content adminId={adminId} part={part} />
    </ReasonGate>
  );
}
