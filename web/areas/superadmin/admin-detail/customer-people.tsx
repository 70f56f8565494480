import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { State } from '#web/platform/state.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { TableSkeleton } from '#web/ui/skeleton.tsx';
import { TableBox } from '#web/ui/table-box.tsx';
import { dateText } from '#web/platform/date-text.ts';
import { useCustomerPeople } from './api.ts';

const SKELETON = <TableSkeleton rows={4} />;
const COLUMNS = ['naam', 'rol', 'email', 'laatst', 'totp'] as const;

/** The adults who work there, and who was invited and did not come in yet. */
export function CustomerPeople({ adminId }: { adminId: string }) {
  const { t, i18n } = useTranslation(['admin-detail', 'superadmin']);
  const state = useCustomerPeople(adminId);
  return (
    <State stand={state} skeleton={SKELETON}>
      {({ items, uitnodigingen: invitations }) =>
        items.length + invitations.length === 0 ? (
          <Empty title={t('mensen.leeg')} explanation={t('mensen.leeg.uitleg')} />
        ) : (
          <>
            <TableBox className="table--fixed" name={t('deel.gebruikers')}>
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
                    <td>{person.email ?? ''}</td>
                    <td>
                      {person.laatsteLogin === undefined
                        ? t('mensen.nooit')
                        : dateText(i18n.language, new Date(person.laatsteLogin))}
                    </td>
                    <td>{t(person.totpAan ? 'mensen.totp.aan' : 'mensen.totp.uit')}</td>
                  </tr>
                ))}
                {invitations.map((invitation) => (
                  <tr key={invitation.id}>
                    <th scope="row">{invitation.naam ?? invitation.email}</th>
                    <td>{t(`superadmin:rol.${invitation.rol}`)}</td>
                    <td>{invitation.email}</td>
                    <td colSpan={2}>
                      {t(`mensen.uitnodiging.${invitation.status}`, {
                        datum: dateText(i18n.language, new Date(invitation.verzondenOp)),
                      })}
                    </td>
                  </tr>
                ))}
              </tbody>
            </TableBox>
            <p>
              <Link className="button-tint" to={`/admins/${adminId}/docenten`}>
                {t('mensen.beheer')}
              </Link>
            </p>
          </>
        )
      }
    </State>
  );
}
