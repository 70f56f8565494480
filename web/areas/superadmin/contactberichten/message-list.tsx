import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Contactbericht } from '#server/features/contactberichten/contactberichten.contract.ts';
import { Empty } from '#web/ui/empty.tsx';
import { TableBox } from '#web/ui/table-box.tsx';
import { dateText } from '#web/platform/date-text.ts';

/** What asks for an answer stands first: a telephone shows no more than two columns. */
const COLUMNS = ['naam', 'stand', 'onderwerp', 'op', 'behandelaar'] as const;

/** Messages of visitors: what waits first, the oldest on top. */
export function MessageList({ items }: { items: readonly Contactbericht[] }) {
  const { t, i18n } = useTranslation('contactberichten');
  if (items.length === 0) return <Empty title={t('leeg.titel')} explanation={t('leeg.uitleg')} />;
  return (
    <TableBox className="table--fixed" name={t('berichten')}>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {t(`kolom.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((message) => (
          <tr key={message.id}>
            <th scope="row">
              <Link to={`/superadmin/contactberichten/${message.id}`}>{message.naam}</Link>
            </th>
            <td>
              <span className={message.status === 'nieuw' ? 'chip chip--sun' : 'chip'}>
                {t(`stand.${message.status}`)}
              </span>
            </td>
            <td>{t(`onderwerp.${message.onderwerp}`)}</td>
            <td>{dateText(i18n.language, new Date(message.op))}</td>
            <td>{message.behandelaar ?? t('niemand')}</td>
          </tr>
        ))}
      </tbody>
    </TableBox>
  );
}
