import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { BERICHT_MAX, SUBJECT_MAX } from '#server/features/berichten/berichten.contract.ts';
import { newConversationSchema } from '#server/features/berichten/office-berichten.contract.ts';
import { useForm } from '#web/platform/form/use-form.ts';
import { ErrorNotice } from '#web/platform/state.tsx';
import { Field } from '#web/ui/formulier/field.tsx';
import { beginConversation } from './api.ts';

/** Writing to whoever manages a customer. */
export function ConversationForm() {
  const { t } = useTranslation(['office-berichten', 'formulier']);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const form = useForm({
    begin: { onderwerp: '', tekst: '' },
    schema: newConversationSchema,
    body: (values) => ({ ...values, adminId: search.get('klant') ?? '' }),
    submit: async (body) => {
      const { id } = await beginConversation(body);
      await navigate(`/superadmin/berichten/${id}`, { replace: true });
    },
  });
  return (
    <form className="office-card" noValidate onSubmit={form.onSubmit} aria-label={t('nieuw')}>
      <p>{t('nieuw.aan', { naam: search.get('naam') ?? t('klant') })}</p>
      {form.refusal !== null && <ErrorNotice fout={form.refusal} onRetry={form.send} />}
      <Field
        formulier={form}
        naam="onderwerp"
        label={t('kolom.onderwerp')}
        max={SUBJECT_MAX}
        field={{ required: true, fullWidth: true }}
      />
      <Field formulier={form} naam="tekst" label={t('tekst')} max={BERICHT_MAX} lines={6} field={{ required: true }} />
      <div className="office-card__buttons">
        <Button type="submit" variant="contained" disabled={form.busy}>
          {t(form.busy ? 'bezig' : 'verstuur')}
        </Button>
      </div>
    </form>
  );
}
