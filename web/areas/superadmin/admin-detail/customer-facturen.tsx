import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { dateText } from '#web/platform/date-text.ts';
import { State } from '#web/platform/state.tsx';
import { CardSkeleton } from '#web/ui/skeleton.tsx';
import { noonOf } from '../shared/date.ts';
import { moneyText } from '../shared/euro.ts';
import { useCustomer, useCustomerFacturen } from './api.ts';

const SKELETON = <CardSkeleton rules={3} />;
const KINDS = ['offerte', 'factuur'] as const;

/** What was sent to this customer, and where the next one begins. */
export function CustomerFacturen({ adminId }: { adminId: string }) {
  const { t, i18n } = useTranslation('admin-detail');
  const state = useCustomerFacturen(adminId);
  const { data: admin } = useCustomer(adminId);
  const begin = (kind: string): string =>
    `/superadmin/facturen/nieuw?${new URLSearchParams({ klant: adminId, naam: admin?.naam ?? '', soort: kind }).toString()}`;
  return (
    <section className="office-card" aria-labelledby="klant-facturen">
      <h2 id="klant-facturen">{t('facturen')}</h2>
      <State stand={state} skeleton={SKELETON}>
        {({ items, totaal: total }) => (
          <>
            {items.length === 0 && <p className="soft">{t('facturen.geen')}</p>}
            {items.length > 0 && (
              <ul className="admin-detail__papers">
                {items.map((paper) => (
                  <li key={paper.id}>
                    <Link to={`/superadmin/facturen/${paper.id}`}>
                      {t(`facturen.soort.${paper.soort}`)} {paper.nummer ?? t('facturen.concept')}
                    </Link>
                    <span className="soft">{paper.datum !== null && dateText(i18n.language, noonOf(paper.datum))}</span>
                    {paper.open > 0 && (
                      <span className={paper.late > 0 ? 'chip chip--rust' : 'chip chip--sea'}>
                        {t('facturen.open', { bedrag: moneyText(i18n.language, paper.open) })}
                      </span>
                    )}
                    <strong>{moneyText(i18n.language, paper.totaal)}</strong>
                  </li>
                ))}
              </ul>
            )}
            <div className="office-card__buttons">
              {KINDS.map((kind) => (
                <Link key={kind} className="button-tint" to={begin(kind)}>
                  {t(`facturen.${kind}`)}
                </Link>
              ))}
              {total > items.length && (
                <Link className="button-text" to={`/superadmin/facturen?adminId=${adminId}`}>
                  {t('facturen.alle')}
                </Link>
              )}
            </div>
          </>
        )}
      </State>
    </section>
  );
}
