import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { momentText } from '#web/platform/date-text.ts';
import { State } from '#web/platform/state.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { TableSkeleton } from '#web/ui/skeleton.tsx';
import { TableBox } from '#web/ui/table-box.tsx';
import { useCustomerConversations } from './api.ts';

const SKELETON = <TableSkeleton rows={4} />;
const COLUMNS = ['onderwerp', 'stand', 'op', 'behandelaar'] as const;

/** What we and this customer wrote each other: what waits for us first. */
export function CustomerConversations({ adminId }: { adminId: string }) {
  const { t, i18n } = useTranslation('admin-detail');
  const state = useCustomerConversations(adminId);
  return (
    <State stand={state} skeleton={SKELETON}>
      {({ items }) =>
        items.length === 0 ? (
          <Empty title={t('gesprek.leeg')} explanation={t('gesprek.leeg.uitleg')} />
        ) : (
          <TableBox className="table--fixed admin-detail__table" name={t('deel.berichten')}>
            <thead>
              <tr>
                {COLUMNS.map((column) => (
                  <th key={column} scope="col">
                    {t(`gesprek.kolom.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {items.map((one) => (
                <tr key={one.id}>
                  <th scope="row">
                    <Link to={`/superadmin/berichten/${one.id}`}>{one.onderwerp}</Link>
                    {one.van !== null && <small>{t('gesprek.beginner', { naam: one.van })}</small>}
                  </th>
                  <td>
                    <span className={one.status === 'open' ? 'chip chip--sun' : 'chip'}>
                      {t(`gesprek.stand.${one.status}`)}
                    </span>
                  </td>
                  <td>{momentText(i18n.language, new Date(one.op))}</td>
                  <td>{one.behandelaar ?? t('gesprek.niemand')}</td>
                </tr>
              ))}
            </tbody>
          </TableBox>
        )
      }
    </State>
  );
}
