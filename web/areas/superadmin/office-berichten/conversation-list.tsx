import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { OfficeConversation } from '#server/features/berichten/office-berichten.contract.ts';
import { momentText } from '#web/platform/date-text.ts';
import { Empty } from '#web/ui/empty.tsx';
import { TableBox } from '#web/ui/table-box.tsx';
import './office-berichten.css';

const COLUMNS = ['onderwerp', 'stand', 'klant', 'op', 'behandelaar'] as const;

/** Conversations: what waits for us first, the oldest on top. */
export function ConversationList({ items }: { items: readonly OfficeConversation[] }) {
  const { t, i18n } = useTranslation('office-berichten');
  if (items.length === 0) return <Empty title={t('leeg.titel')} explanation={t('leeg.uitleg')} />;
  return (
    <TableBox className="table--fixed office-conversations" name={t('gesprekken')}>
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
        {items.map((one) => (
          <tr key={one.id}>
            <th scope="row">
              <Link to={`/superadmin/berichten/${one.id}`}>{one.onderwerp}</Link>
            </th>
            <td>
              <span className={one.status === 'open' ? 'chip chip--sun' : 'chip'}>{t(`stand.${one.status}`)}</span>
            </td>
            <td>
              {one.admin.naam}
              {one.van !== null && <small className="soft rule-below">{one.van}</small>}
            </td>
            <td>{momentText(i18n.language, new Date(one.op))}</td>
            <td>{one.behandelaar ?? t('niemand')}</td>
          </tr>
        ))}
      </tbody>
    </TableBox>
  );
}
