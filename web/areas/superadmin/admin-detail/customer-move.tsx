import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TenantMove } from '#server/features/verhuistokens/tenant-moves.contract.ts';
import { dateText } from '#web/platform/date-text.ts';
import { State } from '#web/platform/state.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { CardSkeleton } from '#web/ui/skeleton.tsx';
import { useCustomer, useCustomerGroepen, useCustomerMoves } from './api.ts';
import { MoveCard } from './move-card.tsx';
import { MoveForm } from './move-form.tsx';

const SKELETON = <CardSkeleton rules={8} />;
const CLOSED: ReadonlySet<TenantMove['status']> = new Set(['uitgevoerd', 'ingetrokken']);

/** What was moved before, or was planned and taken back. */
function History({ moves }: { moves: readonly TenantMove[] }) {
  const { t, i18n } = useTranslation('admin-detail');
  if (moves.length === 0) return null;
  return (
    <section className="office-card" aria-label={t('verhuis.eerder')}>
      <h2>{t('verhuis.eerder')}</h2>
      <ul className="admin-detail__history">
        {moves.map((move) => (
          <li key={move.id}>
            {t(`verhuis.eerder.${move.status}`, {
              datum: dateText(i18n.language, new Date(move.op)),
              doel: move.doel.naam,
              count: move.leerlingen,
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Form for a new plan: only with groups there is something to move. */
function NewMove({ adminId, onPlanned }: { adminId: string; onPlanned: () => void }) {
  const { t } = useTranslation('admin-detail');
  const { data: admin } = useCustomer(adminId);
  const state = useCustomerGroepen(adminId);
  return (
    <State stand={state} skeleton={SKELETON}>
      {({ items }) =>
        items.length === 0 || admin === undefined ? (
          <Empty title={t('verhuis.leeg')} explanation={t('verhuis.leeg.uitleg')} />
        ) : (
          <MoveForm
            adminId={adminId}
            name={admin.naam}
            fromHome={admin.soort === 'thuis'}
            groepen={items}
            onPlanned={onPlanned}
          />
        )
      }
    </State>
  );
}

/** Moving groups to another customer: a plan, and a colleague who agrees. */
export function CustomerMove({ adminId }: { adminId: string }) {
  const { t } = useTranslation('admin-detail');
  const state = useCustomerMoves(adminId);
  const [notice, setNotice] = useState('');
  const done = async (text: string): Promise<void> => {
    setNotice(text);
    await state.mutate();
  };
  return (
    <>
      <div role="status">
        {notice !== '' && (
          <Alert severity="success" role="presentation" onClose={() => setNotice('')}>
            {notice}
          </Alert>
        )}
      </div>
      <State stand={state} skeleton={SKELETON}>
        {({ items }) => {
          const open = items.find(({ status }) => !CLOSED.has(status));
          return (
            <>
              {open === undefined ? (
                <NewMove adminId={adminId} onPlanned={() => void done(t('verhuis.gepland'))} />
              ) : (
                <MoveCard adminId={adminId} move={open} onDone={done} />
              )}
              <History moves={items.filter(({ status }) => CLOSED.has(status))} />
            </>
          );
        }}
      </State>
    </>
  );
}
