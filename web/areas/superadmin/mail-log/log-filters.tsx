import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from 'react-i18next';
import { MAIL_ORDERS, MAIL_SEARCH_MAX, type MailLogQuery } from '#server/features/mail-log/mail-log.contract.ts';
import { OrderChoice } from '../shared/order-choice.tsx';
import { MAIL_STATUSES } from '#server/platform/mail/mail.contract.ts';

interface Props {
  text: string;
  status: MailLogQuery['status'];
  onText: (text: string) => void;
  /** Empty = every state. */
  onStatus: (status: string) => void;
  order: MailLogQuery['sorteer'];
  onOrder: (order: MailLogQuery['sorteer']) => void;
}

/** An address, a customer or the code of a mail; and one state or all. */
export function LogFilters({ text, status, order, onText, onStatus, onOrder }: Props) {
  const { t } = useTranslation('mail-log');
  return (
    <search className="mail-log__filters not-at-paper">
      <TextField
        type="search"
        label={t('zoek')}
        helperText={t('zoek.hulp')}
        value={text}
        onChange={({ target }) => onText(target.value)}
        slotProps={{
          htmlInput: { maxLength: MAIL_SEARCH_MAX, autoComplete: 'off', spellCheck: false },
          inputLabel: { shrink: true },
        }}
      />
      <ToggleButtonGroup
        exclusive
        size="small"
        value={status ?? ''}
        aria-label={t('kolom.stand')}
        onChange={(_, next: string | null) => onStatus(next ?? '')}
      >
        <ToggleButton value="">{t('stand.alle')}</ToggleButton>
        {MAIL_STATUSES.map((one) => (
          <ToggleButton key={one} value={one}>
            {t(`stand.${one}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <OrderChoice orders={MAIL_ORDERS} value={order} textOf={(one) => t(`volgorde.${one}`)} onChange={onOrder} />
    </search>
  );
}
