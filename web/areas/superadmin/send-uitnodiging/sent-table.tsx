import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { SentUitnodiging } from '#server/features/docenten/office-uitnodigingen.contract.ts';
import { dateText, momentText } from '#web/platform/date-text.ts';
import { ErrorNotice } from '#web/platform/state.tsx';
import { useSaving } from '#web/platform/use-saving.ts';
import { TableBox } from '#web/ui/table-box.tsx';
import { resendUitnodiging, takeBackUitnodiging } from './api.ts';

const COLUMNS = ['wie', 'stand', 'klant', 'wanneer', 'doe'] as const;
const CHIP = {
  concept: 'chip chip--sun',
  verzonden: 'chip chip--sea',
  geopend: 'chip chip--sun',
  geaccepteerd: 'chip chip--correct',
  verlopen: 'chip',
  mislukt: 'chip chip--rust',
  geweigerd: 'chip chip--rust',
  ingetrokken: 'chip',
} as const;

interface Props {
  onDone: (text: string) => void;
}

function Buttons({ sent, onDone }: Props & { sent: SentUitnodiging }) {
  const { t } = useTranslation('send-uitnodiging');
  const saving = useSaving();
  if (!sent.open) return null;
  const again = sent.status === 'concept' ? 'nu' : 'opnieuw';
  const run = async (work: () => Promise<void>, key: 'nu' | 'opnieuw' | 'intrekken'): Promise<void> => {
    const done = await saving.run(work);
    if (done !== undefined) onDone(t(`gedaan.${key}`, { email: sent.email }));
  };
  return (
    <>
      <span className="invite-sent__do">
        <Button
          size="small"
          variant="outlined"
          disabled={saving.bezig}
          aria-label={t(`naam.${again}`, { email: sent.email })}
          onClick={() => void run(() => resendUitnodiging(sent), again)}
        >
          {t(again)}
        </Button>
        <Button
          size="small"
          disabled={saving.bezig}
          aria-label={t('intrekken.naam', { email: sent.email })}
          onClick={() => void run(() => takeBackUitnodiging(sent), 'intrekken')}
        >
          {t('intrekken')}
        </Button>
      </span>
      {saving.fout !== null && <ErrorNotice fout={saving.fout} onRetry={saving.wis} />}
    </>
  );
}

function Row({ sent, onDone }: Props & { sent: SentUitnodiging }) {
  const { t, i18n } = useTranslation('send-uitnodiging');
  return (
    <tr>
      <th scope="row">
        {sent.email}
        <small>{t(`rol.${sent.soort}`)}</small>
      </th>
      <td>
        <span className={CHIP[sent.status]}>{t(`stand.${sent.status}`)}</span>
      </td>
      <td>
        <Link to={`/superadmin/admins/${sent.adminId}`}>{sent.organisatie}</Link>
      </td>
      <td>
        {sent.status === 'concept'
          ? t('op', { wanneer: momentText(i18n.language, new Date(sent.verzondenOp)) })
          : dateText(i18n.language, new Date(sent.verzondenOp))}
        <small>{t('door', { naam: sent.afzender })}</small>
      </td>
      <td className="not-at-paper">
        <Buttons sent={sent} onDone={onDone} />
      </td>
    </tr>
  );
}

/** What our office sent, the newest first. */
export function SentTable({ items, onDone }: Props & { items: readonly SentUitnodiging[] }) {
  const { t } = useTranslation('send-uitnodiging');
  return (
    <TableBox className="table--fixed invite-sent" name={t('lijst')}>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col" className={column === 'doe' ? 'not-at-paper' : undefined}>
              {t(`kolom.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((sent) => (
          <Row key={sent.id} sent={sent} onDone={onDone} />
        ))}
      </tbody>
    </TableBox>
  );
}
