import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Docent, Stafrol } from '#server/features/docenten/docenten.contract.ts';
import { verwijderDocent, wijzigDocent } from './docenten.api.ts';
import { FoutRegel } from './fout-regel.tsx';
import { GroepKeuze } from './groep-keuze.tsx';

interface Props {
  adminId: string;
  docent: Docent;
  rollen: readonly Stafrol[];
  onKlaar: () => void;
  onSluit: () => void;
}

/** One action at a time, with its refusal. */
function useWerk(onKlaar: () => void) {
  const [bezig, stelBezig] = useState(false);
  const [fout, stelFout] = useState<Error | null>(null);
  const doe = (werk: () => Promise<void>) => {
    stelBezig(true);
    stelFout(null);
    werk().then(onKlaar, (oorzaak: unknown) => {
      stelFout(oorzaak instanceof Error ? oorzaak : new Error(String(oorzaak)));
      stelBezig(false);
    });
  };
  return { bezig, fout, doe };
}

/** Blocking, a lost telephone and leaving: what ends somebody's sessions. */
function Toegang({
  docent,
  bezig,
  onWijzig,
  onVerwijder,
}: {
  docent: Docent;
  bezig: boolean;
  onWijzig: (deel: { actief?: boolean; totp?: false }) => void;
  onVerwijder: () => void;
}) {
  const { t } = useTranslation('docenten');
  const [zeker, stelZeker] = useState(false);
  if (zeker) {
    return (
      <div className="dialoog__zeker" role="alert">
        <p>{t('verwijder.zeker', { naam: docent.naam })}</p>
        <Button variant="contained" color="warning" disabled={bezig} onClick={onVerwijder}>
          {t('verwijder.ja')}
        </Button>
        <Button onClick={() => stelZeker(false)}>{t('annuleer')}</Button>
      </div>
    );
  }
  return (
    <div className="dialoog__acties">
      {docent.actief && !docent.zelf && (
        <Button variant="outlined" disabled={bezig} onClick={() => onWijzig({ actief: false })}>
          {t('blokkeer')}
        </Button>
      )}
      {!docent.actief && (
        <Button variant="outlined" disabled={bezig} onClick={() => onWijzig({ actief: true })}>
          {t('deblokkeer')}
        </Button>
      )}
      {docent.totpAan && !docent.zelf && (
        <Button variant="outlined" disabled={bezig} onClick={() => onWijzig({ totp: false })}>
          {t('totpUit')}
        </Button>
      )}
      {!docent.zelf && (
        <Button variant="outlined" color="warning" disabled={bezig} onClick={() => stelZeker(true)}>
          {t('verwijder')}
        </Button>
      )}
    </div>
  );
}

/** Role, groups and access of one colleague. */
export function DocentDialoog({ adminId, docent, rollen, onKlaar, onSluit }: Props) {
  const { t } = useTranslation('docenten');
  const [rol, stelRol] = useState<Stafrol>(docent.rol);
  const [groepIds, stelGroepIds] = useState<string[]>(docent.groepen.map(({ id }) => id));
  const { bezig, fout, doe } = useWerk(onKlaar);
  const bewaar = () =>
    doe(() =>
      wijzigDocent(adminId, docent, {
        ...(rol === docent.rol ? {} : { rol }),
        ...(rol === 'docent' ? { groepIds } : {}),
      }),
    );
  return (
    <Dialog open onClose={onSluit} fullWidth maxWidth="sm" aria-labelledby="docent-titel">
      <DialogTitle id="docent-titel">{docent.naam}</DialogTitle>
      <DialogContent className="dialoog">
        <FoutRegel fout={fout} />
        {rollen.length > 1 && (
          <TextField
            select
            label={t('rol')}
            value={rol}
            onChange={({ target }) => stelRol(rollen.find((keuze) => keuze === target.value) ?? docent.rol)}
          >
            {rollen.map((keuze) => (
              <MenuItem key={keuze} value={keuze}>
                {t(`rol.${keuze}`)}
              </MenuItem>
            ))}
          </TextField>
        )}
        {rol === 'docent' && <GroepKeuze adminId={adminId} gekozen={groepIds} onKies={stelGroepIds} />}
        <Toegang
          docent={docent}
          bezig={bezig}
          onWijzig={(deel) => doe(() => wijzigDocent(adminId, docent, deel))}
          onVerwijder={() => doe(() => verwijderDocent(adminId, docent))}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onSluit}>{t('annuleer')}</Button>
        <Button variant="contained" disabled={bezig} onClick={bewaar}>
          {t('bewaar')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
