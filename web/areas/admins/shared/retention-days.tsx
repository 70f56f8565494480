import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import {
  BIN_DAYS,
  retentionDaysSchema,
  type AccountDetails,
} from '#server/features/accountgegevens/accountgegevens.contract.ts';
import { useForm } from '#web/platform/form/use-form.ts';
import { ErrorNotice } from '#web/platform/state.tsx';
import { Field } from '#web/ui/formulier/field.tsx';
import { saveTenant } from './api/accountgegevens.api.ts';

interface Props {
  adminId: string;
  gegevens: AccountDetails;
  vast: boolean;
  onDone: (notice: string) => void;
}

/** What is typed, as the server wants it. */
const numberOf = (days: string): number | string => (/^\d+$/.test(days.trim()) ? Number(days) : days);

/** Days that somebody stays in the bin. */
export function RetentionDays({ adminId, gegevens: details, vast: fixed, onDone }: Props) {
  const { t } = useTranslation('tenant');
  const form = useForm({
    begin: { prullenbakDagen: String(details.instellingen.prullenbakDagen) },
    schema: retentionDaysSchema,
    body: ({ prullenbakDagen: days }) => ({ prullenbakDagen: numberOf(days) }),
    extra: ({ prullenbakDagen: days }) => ({ prullenbakDagen: days.trim() === '' ? 'verplicht' : undefined }),
    submit: async (body) => {
      await saveTenant(adminId, 'instellingen', { versie: details.versie, ...body });
      onDone(t('bewaard'));
    },
  });
  return (
    <form
      className="tenant__days"
      noValidate
      onSubmit={(event) => (fixed ? event.preventDefault() : form.onSubmit(event))}
    >
      {form.refusal !== null && <ErrorNotice fout={form.refusal} onRetry={() => onDone('')} />}
      <Field
        formulier={form}
        naam="prullenbakDagen"
        label={t('instelling.prullenbakDagen')}
        help={t('instelling.prullenbakDagen.uitleg', { a: BIN_DAYS.min, b: BIN_DAYS.max })}
        line={{ a: BIN_DAYS.min, b: BIN_DAYS.max }}
        field={{ slotProps: { htmlInput: { inputMode: 'numeric', readOnly: fixed } } }}
      />
      {!fixed && (
        <Button type="submit" variant="outlined" disabled={form.busy}>
          {t('bewaar')}
        </Button>
      )}
    </form>
  );
}
