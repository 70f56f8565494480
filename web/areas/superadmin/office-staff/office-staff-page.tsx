import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { allowed } from '#engine/core/domein/permissions.ts';
import type { OfficePerson } from '#server/features/docenten/office-staff.contract.ts';
import { State } from '#web/platform/state.tsx';
import { useGebruiker } from '#web/platform/use-session.ts';
import { useTitle } from '#web/platform/use-title.ts';
import { Icon } from '#web/ui/icon.tsx';
import { TableSkeleton } from '#web/ui/skeleton.tsx';
import { useOfficeStaff } from './api.ts';
import { InvitedTable } from './invited-table.tsx';
import { PersonDialog } from './person-dialog.tsx';
import { StaffInviteDialog } from './staff-invite-dialog.tsx';
import { StaffTable } from './staff-table.tsx';
import './office-staff.css';

const SKELETON = <TableSkeleton rows={4} />;

/** `/superadmin/medewerkers`: who works at our office and in which role; only a superadmin changes it. */
export function OfficeStaffPage() {
  const { t } = useTranslation('office-staff');
  const gebruiker = useGebruiker();
  const state = useOfficeStaff();
  const [open, setOpen] = useState<OfficePerson | 'new' | null>(null);
  const [notice, setNotice] = useState('');
  const mayChange = gebruiker !== null && allowed(gebruiker.role, 'medewerkers.beheren');
  const done = (text: string): void => {
    setOpen(null);
    setNotice(text);
  };
  useTitle(t('titel'));
  return (
    <>
      <div className="page-header">
        <div>
          <h1>{t('titel')}</h1>
          <p>{t(mayChange ? 'uitleg' : 'uitleg.lezen')}</p>
        </div>
        {mayChange && (
          <button type="button" className="button-full not-at-paper" onClick={() => setOpen('new')}>
            <Icon name="plus" size={18} />
            {t('nodigUit')}
          </button>
        )}
      </div>
      <div role="status">
        {notice !== '' && (
          <Alert severity="success" role="presentation" onClose={() => setNotice('')}>
            {notice}
          </Alert>
        )}
      </div>
      <State stand={state} skeleton={SKELETON}>
        {({ items, uitnodigingen: invited }) => (
          <>
            <p className="soft">{t('aantal', { count: items.length })}</p>
            <StaffTable items={items} onOpen={mayChange ? setOpen : undefined} />
            {invited.length > 0 && <InvitedTable items={invited} onDone={mayChange ? done : undefined} />}
          </>
        )}
      </State>
      {open === 'new' && <StaffInviteDialog onClose={() => setOpen(null)} onDone={done} />}
      {open !== null && open !== 'new' && (
        <PersonDialog key={open.id} person={open} onClose={() => setOpen(null)} onDone={done} />
      )}
    </>
  );
}
