import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { BERICHT_MAX, SUBJECT_MAX } from '#server/features/berichten/berichten.contract.ts';
import { newConversationSchema } from '#server/features/berichten/office-berichten.contract.ts';
import { useForm } from '#web/platform/form/use-form.ts';
import { ErrorNotice } from '#web/platform/state.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { Field } from '#web/ui/formulier/field.tsx';
import { beginConversation } from './api.ts';

/** Writing to whoever manages a customer; an address that names none leads to the list of customers. */
export function ConversationForm() {
  const { t } = useTranslation('office-berichten');
  const [search] = useSearchParams();
  const customer = search.get('klant') ?? '';
  if (customer === '')
    return (
      <Empty title={t('kies.titel')} explanation={t('kies.uitleg')}>
        <Link className="button-full" to="/superadmin/admins">
          {t('kies')}
        </Link>
      </Empty>
    );
  return <WriteForm adminId={customer} name={search.get('naam') ?? t('klant')} />;
}

function WriteForm({ adminId, name }: { adminId: string; name: string }) {
  const { t } = useTranslation(['office-berichten', 'formulier']);
  const navigate = useNavigate();
  const form = useForm({
    begin: { onderwerp: '', tekst: '' },
    schema: newConversationSchema,
    body: (values) => ({ ...values, adminId }),
    submit: async (body) => {
      const { id } = await beginConversation(body);
      await navigate(`/superadmin/berichten/${id}`, { replace: true });
    },
  });
  return (
    <form className="office-card" noValidate onSubmit={form.onSubmit} aria-label={t('nieuw')}>
      <p>{t('nieuw.aan', { naam: name })}</p>
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
