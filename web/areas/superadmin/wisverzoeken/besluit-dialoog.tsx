import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { KantoorWisverzoek } from '#server/features/wissen/wisverzoeken.contract.ts';
import { reden } from '#web/platform/reden.ts';
import { FoutMelding } from '#web/platform/toestand.tsx';
import { besluit, type Besluit } from './wisverzoeken.api.ts';

interface Props {
  verzoek: KantoorWisverzoek;
  keuze: Besluit;
  onSluit: () => void;
  onKlaar: () => void;
}

/** Agreeing or refusing, with the reason that the tenant reads in its log. */
export function BesluitDialoog({ verzoek, keuze, onSluit, onKlaar }: Props) {
  const { t } = useTranslation('superadmin');
  const id = useId();
  const [waarom, stelWaarom] = useState('');
  const [geprobeerd, stelGeprobeerd] = useState(false);
  const [bezig, stelBezig] = useState(false);
  const [fout, stelFout] = useState<Error | null>(null);
  const kort = [...waarom.trim()].length < reden.min;
  const beslis = async () => {
    stelGeprobeerd(true);
    if (kort || bezig) return;
    stelBezig(true);
    stelFout(null);
    try {
      await besluit(verzoek, keuze, waarom.trim());
      onKlaar();
    } catch (oorzaak) {
      stelFout(oorzaak instanceof Error ? oorzaak : new Error(String(oorzaak)));
      stelBezig(false);
    }
  };
  const verstuur = (gebeurtenis: FormEvent) => {
    gebeurtenis.preventDefault();
    void beslis();
  };
  return (
    <Dialog open onClose={bezig ? undefined : onSluit} fullWidth maxWidth="sm" aria-labelledby={id}>
      <form noValidate onSubmit={verstuur}>
        <DialogTitle id={id}>{t(`dialoog.${keuze}`, { naam: verzoek.organisatie })}</DialogTitle>
        <DialogContent className="besluit">
          {fout !== null && <FoutMelding fout={fout} onOpnieuw={() => void beslis()} />}
          <p>{t(`dialoog.${keuze}.uitleg`, { count: verzoek.leerlingen })}</p>
          <TextField
            required
            multiline
            minRows={2}
            label={t('dialoog.reden')}
            value={waarom}
            error={geprobeerd && kort}
            helperText={t(geprobeerd && kort ? 'dialoog.kort' : `dialoog.${keuze}.hulp`, { n: reden.min })}
            onChange={({ target }) => stelWaarom(target.value)}
            slotProps={{ htmlInput: { maxLength: reden.max } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onSluit} disabled={bezig}>
            {t('annuleren')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={keuze === 'bevestigingen' ? 'warning' : 'primary'}
            disabled={bezig}
          >
            {t(bezig ? 'bezig' : keuze === 'bevestigingen' ? 'bevestig' : 'weiger')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
