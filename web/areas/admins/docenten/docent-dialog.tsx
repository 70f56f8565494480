import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Docent, StaffRole } from '#server/features/docenten/docenten.contract.ts';
import { removeDocent, changeDocent } from './api.ts';
import { FormNotice } from '#web/platform/form/form-notice.tsx';
import { GroepChoice } from './groep-choice.tsx';

interface Props {
  adminId: string;
  docent: Docent;
  rollen: readonly StaffRole[];
  onDone: () => void;
  onSluit: () => void;
}

/** One action at a time, with its refusal. */
function useWork(onDone: () => void) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const perform = (work: () => Promise<void>) => {
    setBusy(true);
    setError(null);
    work().then(onDone, (cause: unknown) => {
      setError(cause instanceof Error ? cause : new Error(String(cause)));
      setBusy(false);
    });
  };
  return { bezig: busy, fout: error, doe: perform };
}

/** Blocking, a lost telephone and leaving: what ends somebody's sessions. */
function Access({
  docent,
  bezig: busy,
  onChange,
  onRemove,
}: {
  docent: Docent;
  bezig: boolean;
  onChange: (part: { actief?: boolean; totp?: false }) => void;
  onRemove: () => void;
}) {
  const { t } = useTranslation(['docenten', 'uitnodigingen']);
  const [certain, setCertain] = useState(false);
  if (certain) {
    return (
      <div className="dialog__certain" role="alert">
        <p>{t('verwijder.zeker', { naam: docent.naam })}</p>
        <Button variant="contained" color="warning" disabled={busy} onClick={onRemove}>
          {t('verwijder.ja')}
        </Button>
        <Button onClick={() => setCertain(false)}>{t('annuleer')}</Button>
      </div>
    );
  }
  return (
    <div className="dialog__actions">
      {docent.actief && !docent.zelf && (
        <Button variant="outlined" disabled={busy} onClick={() => onChange({ actief: false })}>
          {t('blokkeer')}
        </Button>
      )}
      {!docent.actief && (
        <Button variant="outlined" disabled={busy} onClick={() => onChange({ actief: true })}>
          {t('deblokkeer')}
        </Button>
      )}
      {docent.totpAan && !docent.zelf && (
        <Button variant="outlined" disabled={busy} onClick={() => onChange({ totp: false })}>
          {t('totpUit')}
        </Button>
      )}
      {!docent.zelf && (
        <Button variant="outlined" color="warning" disabled={busy} onClick={() => setCertain(true)}>
          {t('verwijder')}
        </Button>
      )}
    </div>
  );
}

/** Role, groups and access of one colleague. */
export function DocentDialog({ adminId, docent, rollen: roles, onDone, onSluit: onClose }: Props) {
  const { t } = useTranslation(['docenten', 'uitnodigingen']);
  const [role, setRole] = useState<StaffRole>(docent.rol);
  const [groepIds, setGroepIds] = useState<string[]>(docent.groepen.map(({ id }) => id));
  const { bezig: busy, fout: error, doe: perform } = useWork(onDone);
  const save = () =>
    perform(() =>
      changeDocent(adminId, docent, {
        ...(role === docent.rol ? {} : { rol: role }),
        ...(role === 'docent' ? { groepIds } : {}),
      }),
    );
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="docent-titel">
      <DialogTitle id="docent-titel">{docent.naam}</DialogTitle>
      <DialogContent className="dialog">
        <FormNotice fout={error} />
        {roles.length > 1 && (
          <TextField
            select
            label={t('rol')}
            value={role}
            onChange={({ target }) => setRole(roles.find((choice) => choice === target.value) ?? docent.rol)}
          >
            {roles.map((choice) => (
              <MenuItem key={choice} value={choice}>
                {t(`rol.${choice}`)}
              </MenuItem>
            ))}
          </TextField>
        )}
        {role === 'docent' && <GroepChoice adminId={adminId} gekozen={groepIds} onChoose={setGroepIds} />}
        <Access
          docent={docent}
          bezig={busy}
          onChange={(part) => perform(() => changeDocent(adminId, docent, part))}
          onRemove={() => perform(() => removeDocent(adminId, docent))}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('annuleer')}</Button>
        <Button variant="contained" disabled={busy} onClick={save}>
          {t('bewaar')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
