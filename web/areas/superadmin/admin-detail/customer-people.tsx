import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { allowed } from '#engine/core/domein/permissions.ts';
import type { Docent, Uitnodiging } from '#server/features/docenten/docenten.contract.ts';
import { useGebruiker } from '#web/platform/use-session.ts';
import { ErrorNotice, State } from '#web/platform/state.tsx';
import { useSaving } from '#web/platform/use-saving.ts';
import { Empty } from '#web/ui/empty.tsx';
import { TableSkeleton } from '#web/ui/skeleton.tsx';
import { TableBox } from '#web/ui/table-box.tsx';
import { briefDate } from '../shared/date.ts';
import { LostPhoneForm } from '../shared/lost-phone-form.tsx';
import { sendAgain, useCustomerPeople } from './api.ts';

const SKELETON = <TableSkeleton rows={4} />;
const COLUMNS = ['naam', 'rol', 'email', 'laatst', 'totp'] as const;

/** Whether somebody signs in in two steps; a superadmin takes the step of a lost telephone away. */
function SecondStep({ person, onLost }: { person: Docent; onLost: ((person: Docent) => void) | null }) {
  const { t } = useTranslation('admin-detail');
  if (!person.totpAan || onLost === null) return t(person.totpAan ? 'mensen.totp.aan' : 'mensen.totp.uit');
  return (
    <span className="admin-detail__second-step">
      {t('mensen.totp.aan')}
      <Button size="small" aria-label={t('telefoon.naam', { naam: person.naam })} onClick={() => onLost(person)}>
        {t('telefoon')}
      </Button>
    </span>
  );
}

function LostPhone({ person, onClose, onDone }: { person: Docent; onClose: () => void; onDone: () => void }) {
  const { t } = useTranslation('admin-detail');
  const id = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{t('telefoon.titel', { naam: person.naam })}</DialogTitle>
      <LostPhoneForm userId={person.id} name={person.naam} onClose={onClose} onDone={onDone} />
    </Dialog>
  );
}

interface InvitedProps {
  invitation: Uitnodiging;
  busy: boolean;
  onResend: (invitation: Uitnodiging) => void;
}

/** Somebody who was invited and did not come in yet; who said no is not asked again. */
function InvitedRow({ invitation, busy, onResend }: InvitedProps) {
  const { t, i18n } = useTranslation(['admin-detail', 'superadmin']);
  const { email, naam: name, rol: role, status } = invitation;
  return (
    <tr>
      {/* Beside the name, so that a telephone shows it too. */}
      <th scope="row">
        {name ?? email}
        <span className="admin-detail__invited">
          {t(`mensen.uitnodiging.${status}`, { datum: briefDate(i18n.language, new Date(invitation.verzondenOp)) })}
          {status !== 'geweigerd' && (
            <Button
              size="small"
              disabled={busy}
              aria-label={t('mensen.opnieuw.naam', { email })}
              onClick={() => onResend(invitation)}
            >
              {t('mensen.opnieuw')}
            </Button>
          )}
        </span>
      </th>
      <td>{t(`superadmin:rol.${role}`)}</td>
      <td colSpan={3}>{name === null ? '' : email}</td>
    </tr>
  );
}

/** The adults who work there, and who was invited and did not come in yet. */
export function CustomerPeople({ adminId }: { adminId: string }) {
  const { t, i18n } = useTranslation(['admin-detail', 'superadmin']);
  const state = useCustomerPeople(adminId);
  const gebruiker = useGebruiker();
  const [lost, setLost] = useState<Docent | null>(null);
  const [notice, setNotice] = useState('');
  const saving = useSaving();
  const resend = async ({ id, email }: Uitnodiging): Promise<void> => {
    if ((await saving.run(() => sendAgain(adminId, id))) === undefined) return;
    setNotice(t('mensen.opnieuw.klaar', { email }));
    await state.mutate();
  };
  const onLost = gebruiker !== null && allowed(gebruiker.role, 'totp.herstellen') ? setLost : null;
  return (
    <>
      <div role="status">
        {notice !== '' && (
          <Alert severity="success" role="presentation" onClose={() => setNotice('')}>
            {notice}
          </Alert>
        )}
      </div>
      {saving.fout !== null && <ErrorNotice fout={saving.fout} onRetry={saving.wis} />}
      {lost !== null && (
        <LostPhone
          person={lost}
          onClose={() => setLost(null)}
          onDone={() => {
            setNotice(t('telefoon.klaar', { naam: lost.naam }));
            setLost(null);
            void state.mutate();
          }}
        />
      )}
      <State stand={state} skeleton={SKELETON}>
        {({ items, uitnodigingen: invitations }) =>
          items.length + invitations.length === 0 ? (
            <Empty title={t('mensen.leeg')} explanation={t('mensen.leeg.uitleg')} />
          ) : (
            <>
              <TableBox className="table--fixed admin-detail__people" name={t('deel.gebruikers')}>
                <thead>
                  <tr>
                    {COLUMNS.map((column) => (
                      <th key={column} scope="col">
                        {t(`mensen.kolom.${column}`)}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {items.map((person) => (
                    <tr key={person.id}>
                      <th scope="row">
                        {person.naam} {!person.actief && <span className="chip">{t('mensen.geblokkeerd')}</span>}
                      </th>
                      <td>{t(`superadmin:rol.${person.rol}`)}</td>
                      <td className="admin-detail__mail">{person.email ?? ''}</td>
                      <td>
                        {person.laatsteLogin === undefined
                          ? t('mensen.nooit')
                          : briefDate(i18n.language, new Date(person.laatsteLogin))}
                      </td>
                      <td>
                        <SecondStep person={person} onLost={onLost} />
                      </td>
                    </tr>
                  ))}
                  {invitations.map((one) => (
                    <InvitedRow
                      key={one.id}
                      invitation={one}
                      busy={saving.bezig}
                      onResend={(who) => void resend(who)}
                    />
                  ))}
                </tbody>
              </TableBox>
              <p className="admin-detail__onward">
                <Link className="button-tint" to={`/admins/${adminId}/docenten`}>
                  {t('mensen.beheer')}
                </Link>
              </p>
            </>
          )
        }
      </State>
    </>
  );
}
