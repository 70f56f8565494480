import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AccountDetails } from '#server/features/accountgegevens/accountgegevens.contract.ts';
import { State } from '#web/platform/state.tsx';
import { CardSkeleton } from '#web/ui/skeleton.tsx';
import { useCustomerDetails } from './api.ts';

const SKELETON = <CardSkeleton rules={8} />;

/** What is filled in, in the order in which somebody on the telephone asks for it. */
function linesOf(details: AccountDetails): [string, string][] {
  const street = [details.straat, details.huisnummer].join(' ').trim();
  const town = [details.postcode, details.plaats].join(' ').trim();
  const lines: [string, string][] = [
    ['code', details.code],
    ['contactpersoon', details.contactpersoon],
    ['email', details.email],
    ['telefoon', details.telefoon],
    ['adres', [street, town].filter((part) => part !== '').join(', ')],
    ['brin', [details.brin, details.dependance].join('')],
    ['instellingsnummer', details.instellingsnummer],
    ['kvk', details.kvk],
    ['ondernemingsnummer', details.ondernemingsnummer],
    ['btwNummer', details.btwNummer],
    ['factuurEmail', details.factuurEmail],
    ['factuurKenmerk', details.factuurKenmerk],
  ];
  return lines.filter(([, text]) => text !== '');
}

/** Who the customer is; changing it happens in the panel, under the same reason. */
export function CustomerDetails({ adminId }: { adminId: string }) {
  const { t } = useTranslation('admin-detail');
  const state = useCustomerDetails(adminId);
  return (
    <State stand={state} skeleton={SKELETON}>
      {(details) => (
        <section className="office-card" aria-label={t('deel.accountgegevens')}>
          <dl>
            {linesOf(details).map(([name, text]) => (
              <div key={name}>
                <dt>{t(`veld.${name}`)}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <div className="office-card__buttons">
            <Link className="button-tint" to={`/admins/${adminId}/accountgegevens`}>
              {t('wijzig')}
            </Link>
          </div>
        </section>
      )}
    </State>
  );
}
