import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { scopeOf } from '#engine/core/domein/permissions.ts';
import { adminsEndpoints } from '#server/features/admins/admins.contract.ts';
import { Field } from '#web/ui/formulier/field.tsx';
import { useEndpoint } from './endpoint/use-endpoint.ts';
import { reasonSchema } from './form/reason-schema.ts';
import { useForm } from './form/use-form.ts';
import { reason } from './reason.ts';
import { useGebruiker } from './use-session.ts';
import '#web/ui/panel.css';
import './reason-gate.css';

function Vraag({ adminId }: { adminId: string }) {
  const { t } = useTranslation(['reden', 'formulier']);
  const form = useForm({
    begin: { reden: '' },
    schema: reasonSchema,
    submit: ({ reden: why }) => Promise.resolve(reason.set(adminId, why)),
  });
  return (
    <form className="empty" noValidate onSubmit={form.onSubmit}>
      <h1>{t('titel')}</h1>
      <p>{t('uitleg')}</p>
      <Field
        formulier={form}
        naam="reden"
        label={t('veld')}
        help={t('hulp')}
        zin={() => t('kort', { n: reason.min })}
        max={reason.max}
        lines={2}
        field={{
          required: true,
        }}
      />
      <span className="reason-gate__buttons">
        <Button type="submit" variant="contained">
          {t('open')}
        </Button>
        <Link className="button-text" to="/superadmin/admins">
          {t('terug')}
        </Link>
      </span>
    </form>
  );
}

/** The bar that stays while office looks along. */
function Bar({ adminId }: { adminId: string }) {
  const { t } = useTranslation('reden');
  const { data: admin } = useEndpoint(adminsEndpoints.find, { params: { adminId } });
  return (
    <Alert
      severity="warning"
      icon={false}
      className="reason-bar"
      action={
        <Button color="inherit" onClick={() => reason.set(adminId, null)}>
          {t('stop')}
        </Button>
      }
    >
      {t('balk', { naam: admin?.naam ?? '' })}
    </Alert>
  );
}

/**
 * Office and superadmin say why before anything of a tenant is asked; the tenant reads it in its log. `inside` = on a page of
 * the office, which has a frame of its own.
 */
export function ReasonGate({ children, inside = false }: { children: ReactNode; inside?: boolean }) {
  const { adminId = '' } = useParams();
  const gebruiker = useGebruiker();
  const given = useSyncExternalStore(reason.follow, () => reason.van(adminId));
  if (gebruiker === null || scopeOf(gebruiker.role, 'paneel.openen') !== 'reden') return children;
  const vraag = <Vraag adminId={adminId} />;
  if (given === null)
    return inside ? (
      <section className="reason-gate reason-gate--inside">{vraag}</section>
    ) : (
      <main className="reason-gate">{vraag}</main>
    );
  return (
    <>
      <Bar adminId={adminId} />
      {children}
    </>
  );
}
