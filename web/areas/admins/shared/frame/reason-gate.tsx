import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { scopeOf } from '#engine/core/domein/permissions.ts';
import { useGebruiker } from '#web/platform/use-session.ts';
import { reason } from '#web/platform/reason.ts';
import { reasonSchema } from '#web/platform/form/reason-schema.ts';
import { useForm } from '#web/platform/form/use-form.ts';
import { Field } from '#web/ui/formulier/field.tsx';
import { useAdmin } from '../api/tenant.api.ts';
import '#web/ui/panel.css';
import './reason-gate.css';

function Vraag({ adminId }: { adminId: string }) {
  const { t } = useTranslation(['admins', 'formulier']);
  const form = useForm({
    begin: { reden: '' },
    schema: reasonSchema,
    submit: ({ reden: why }) => Promise.resolve(reason.set(adminId, why)),
  });
  return (
    <main className="reason-gate">
      <form className="empty" noValidate onSubmit={form.onSubmit}>
        <h1>{t('reden.titel')}</h1>
        <p>{t('reden.uitleg')}</p>
        <Field
          formulier={form}
          naam="reden"
          label={t('reden.veld')}
          help={t('reden.hulp')}
          zin={() => t('reden.kort', { n: reason.min })}
          field={{
            fullWidth: true,
            required: true,
            multiline: true,
            minRows: 2,
            slotProps: { htmlInput: { maxLength: reason.max } },
          }}
        />
        <span className="reason-gate__buttons">
          <Button type="submit" variant="contained">
            {t('reden.open')}
          </Button>
          <Link className="button-text" to="/superadmin/dashboard">
            {t('reden.terug')}
          </Link>
        </span>
      </form>
    </main>
  );
}

/** The bar that stays while office looks along. */
function Bar({ adminId }: { adminId: string }) {
  const { t } = useTranslation('admins');
  const { data: admin } = useAdmin(adminId);
  return (
    <Alert
      severity="warning"
      icon={false}
      className="reason-bar"
      action={
        <Button color="inherit" onClick={() => reason.set(adminId, null)}>
          {t('reden.stop')}
        </Button>
      }
    >
      {t('reden.balk', { naam: admin?.naam ?? '' })}
    </Alert>
  );
}

/** Office and superadmin say why before anything of a tenant is asked; the tenant reads it in its log. */
export function ReasonGate({ children }: { children: ReactNode }) {
  const { adminId = '' } = useParams();
  const gebruiker = useGebruiker();
  const given = useSyncExternalStore(reason.follow, () => reason.van(adminId));
  if (gebruiker === null || scopeOf(gebruiker.role, 'paneel.openen') !== 'reden') return children;
  if (given === null) return <Vraag adminId={adminId} />;
  return (
    <>
      <Bar adminId={adminId} />
      {children}
    </>
  );
}
