import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState, useSyncExternalStore, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { scopeOf } from '#engine/core/domein/permissions.ts';
import { useGebruiker } from '#web/platform/use-session.ts';
import { reason } from '#web/platform/reason.ts';
import { useAdmin } from '../api/tenant.api.ts';
import '#web/ui/panel.css';
import './reason-gate.css';

function Vraag({ adminId }: { adminId: string }) {
  const { t } = useTranslation('admins');
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const short = [...text.trim()].length < reason.min;
  const open = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!short) reason.set(adminId, text.trim());
  };
  return (
    <main className="reason-gate">
      <form className="empty" noValidate onSubmit={open}>
        <h1>{t('reden.titel')}</h1>
        <p>{t('reden.uitleg')}</p>
        <TextField
          fullWidth
          required
          multiline
          minRows={2}
          label={t('reden.veld')}
          value={text}
          error={tried && short}
          helperText={t(tried && short ? 'reden.kort' : 'reden.hulp', { n: reason.min })}
          onChange={({ target }) => setText(target.value)}
          slotProps={{ htmlInput: { maxLength: reason.max } }}
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
