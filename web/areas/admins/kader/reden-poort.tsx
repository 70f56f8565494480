import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState, useSyncExternalStore, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { bereikVan } from '#engine/core/domein/rechten.ts';
import { useGebruiker } from '#web/platform/gebruik-sessie.ts';
import { reden } from '#web/platform/reden.ts';
import { useAdmin } from '../admins.api.ts';
import '#web/ui/paneel.css';
import './reden-poort.css';

function Vraag({ adminId }: { adminId: string }) {
  const { t } = useTranslation('admins');
  const [tekst, stelTekst] = useState('');
  const [geprobeerd, stelGeprobeerd] = useState(false);
  const kort = [...tekst.trim()].length < reden.min;
  const open = (gebeurtenis: FormEvent) => {
    gebeurtenis.preventDefault();
    stelGeprobeerd(true);
    if (!kort) reden.stel(adminId, tekst.trim());
  };
  return (
    <main className="reden-poort">
      <form className="leeg" noValidate onSubmit={open}>
        <h1>{t('reden.titel')}</h1>
        <p>{t('reden.uitleg')}</p>
        <TextField
          fullWidth
          required
          multiline
          minRows={2}
          label={t('reden.veld')}
          value={tekst}
          error={geprobeerd && kort}
          helperText={t(geprobeerd && kort ? 'reden.kort' : 'reden.hulp', { n: reden.min })}
          onChange={({ target }) => stelTekst(target.value)}
          slotProps={{ htmlInput: { maxLength: reden.max } }}
        />
        <span className="reden-poort__knoppen">
          <Button type="submit" variant="contained">
            {t('reden.open')}
          </Button>
          <Link className="knop-tekst" to="/superadmin/dashboard">
            {t('reden.terug')}
          </Link>
        </span>
      </form>
    </main>
  );
}

/** The bar that stays while office looks along. */
function Balk({ adminId }: { adminId: string }) {
  const { t } = useTranslation('admins');
  const { data: admin } = useAdmin(adminId);
  return (
    <Alert
      severity="warning"
      icon={false}
      className="reden-balk"
      action={
        <Button color="inherit" onClick={() => reden.stel(adminId, null)}>
          {t('reden.stop')}
        </Button>
      }
    >
      {t('reden.balk', { naam: admin?.naam ?? '' })}
    </Alert>
  );
}

/** Office and superadmin say why before anything of a tenant is asked; the tenant reads it in its log. */
export function RedenPoort({ children }: { children: ReactNode }) {
  const { adminId = '' } = useParams();
  const gebruiker = useGebruiker();
  const gegeven = useSyncExternalStore(reden.volg, () => reden.van(adminId));
  if (gebruiker === null || bereikVan(gebruiker.role, 'paneel.openen') !== 'reden') return children;
  if (gegeven === null) return <Vraag adminId={adminId} />;
  return (
    <>
      <Balk adminId={adminId} />
      {children}
    </>
  );
}
