import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ssoEndpoints } from '#server/features/sso/sso.contract.ts';
import type { PasswordItem } from '#server/features/wachtwoorden/wachtwoorden.contract.ts';
import { useEndpoint } from '#web/platform/endpoint/use-endpoint.ts';
import { ErrorNotice } from '#web/platform/state.tsx';
import { CodeList } from '#web/ui/code-list.tsx';
import { useSaving } from '#web/platform/use-saving.ts';
import { createLinkCodes } from './api.ts';

interface Made {
  lines: readonly string[];
  until: Date;
}

interface Props {
  adminId: string;
  leerlingen: readonly PasswordItem[];
  /** The screen hangs on the wall: nothing secret opens. */ whiteboard: boolean;
}

/** Codes with which pupils link the account of their school, shown once; absent where this deployment knows no service. */
export function LinkCodes({ adminId, leerlingen, whiteboard }: Props) {
  const { t, i18n } = useTranslation('wachtwoorden');
  const id = useId();
  const providers = useEndpoint(ssoEndpoints.providers, {});
  const [made, setMade] = useState<Made | null>(null);
  const saving = useSaving();
  if ((providers.data?.items.length ?? 0) === 0) return null;
  const create = async (): Promise<void> => {
    const ids = leerlingen.map(({ leerlingId }) => leerlingId);
    const out = await saving.run(() => createLinkCodes(adminId, ids));
    if (out === undefined) return;
    const names = new Map(leerlingen.map((item) => [item.leerlingId, item.naam]));
    setMade({
      lines: out.uit.items.map(({ leerlingId, koppelcode: code }) => `${names.get(leerlingId) ?? ''}: ${code}`),
      until: new Date(out.uit.verlooptOp),
    });
  };
  const moment = new Intl.DateTimeFormat(i18n.language, { weekday: 'long', hour: '2-digit', minute: '2-digit' });
  return (
    <>
      <Button variant="outlined" disabled={saving.bezig || whiteboard} onClick={() => void create()}>
        {t('koppelcodes')}
      </Button>
      {saving.fout !== null && <ErrorNotice fout={saving.fout} onRetry={() => void create()} />}
      {made !== null && (
        <Dialog open onClose={() => setMade(null)} fullWidth maxWidth="sm" aria-labelledby={id}>
          <DialogTitle id={id}>{t('koppelcodes.titel')}</DialogTitle>
          <DialogContent>
            <p>{t('koppelcodes.uitleg', { moment: moment.format(made.until) })}</p>
            <CodeList
              codes={made.lines}
              copy={t('koppelcodes.kopieer')}
              copied={t('koppelcodes.gekopieerd')}
              print={t('koppelcodes.print')}
            />
          </DialogContent>
          <DialogActions>
            <Button variant="contained" onClick={() => setMade(null)}>
              {t('koppelcodes.klaar')}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
