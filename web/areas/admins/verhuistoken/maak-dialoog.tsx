import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LeerlingItem } from '#server/features/leerlingen/leerlingen.contract.ts';
import type { NieuwVerhuistoken, Scope, Verhuiscodes } from '#server/features/verhuistokens/verhuistokens.contract.ts';
import { useGebruiker } from '#web/platform/gebruik-sessie.ts';
import { useMij } from '../admins.api.ts';
import { volleNaam } from '../leerlingen/naam.ts';
import { useActie } from './gebruik-actie.ts';
import { maakVerhuistokens } from './verhuizen.api.ts';

const DELEN = ['voortgang', 'beloningen', 'instellingen'] as const;
type Velden = { opmerking: string; doelCode: string; inzageOp: string; toestemmingNaam: string };
const LEEG: Velden = { opmerking: '', doelCode: '', inzageOp: '', toestemmingNaam: '' };

function verzoek(leerlingIds: readonly string[], scope: Scope, velden: Velden): NieuwVerhuistoken {
  const gevuld = { ...velden, doelCode: velden.doelCode.toUpperCase() };
  const paren = Object.entries(gevuld).flatMap(([naam, tekst]) => (tekst.trim() === '' ? [] : [[naam, tekst.trim()]]));
  return { leerlingIds: [...leerlingIds], scope, ...Object.fromEntries(paren) };
}

function Leerlingkeuze({
  leerlingen,
  gekozen,
  fout,
  onKies,
}: {
  leerlingen: readonly LeerlingItem[];
  gekozen: ReadonlySet<string>;
  fout: boolean;
  onKies: (id: string, aan: boolean) => void;
}) {
  const { t } = useTranslation('verhuizen');
  return (
    <fieldset className="verhuis__keuze">
      <legend>{t('maak.wie')}</legend>
      <div>
        {leerlingen.map((kind) => (
          <FormControlLabel
            key={kind.id}
            control={
              <Checkbox size="small" checked={gekozen.has(kind.id)} onChange={(_, aan) => onKies(kind.id, aan)} />
            }
            label={volleNaam(kind)}
          />
        ))}
      </div>
      {fout && (
        <p role="alert" className="verhuis__fout">
          {t('maak.kies')}
        </p>
      )}
    </fieldset>
  );
}

/** Care goes along only with the name of who said yes; parents look at what goes before it does. */
function Toestemming({
  velden,
  zorg,
  fout,
  onVelden,
}: {
  velden: Velden;
  zorg: boolean;
  fout: boolean;
  onVelden: (velden: Velden) => void;
}) {
  const { t } = useTranslation('verhuizen');
  return (
    <>
      <TextField
        fullWidth
        type="date"
        label={t('maak.inzage')}
        helperText={t('maak.inzage.uitleg')}
        value={velden.inzageOp}
        onChange={({ target }) => onVelden({ ...velden, inzageOp: target.value })}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      {zorg && (
        <TextField
          fullWidth
          required
          label={t('maak.toestemming')}
          value={velden.toestemmingNaam}
          error={fout}
          helperText={t(fout ? 'inlezen.verplicht' : 'maak.toestemming.uitleg')}
          onChange={({ target }) => onVelden({ ...velden, toestemmingNaam: target.value })}
          slotProps={{ htmlInput: { maxLength: 120 } }}
        />
      )}
    </>
  );
}

/** Care may go along when this role and this school have to do with it. */
function useMagZorg(): boolean {
  const gebruiker = useGebruiker();
  const { data: mij } = useMij();
  return gebruiker?.role === 'schooladmin' && mij?.features.includes('featureZorgtraject') === true;
}

/** For whom, what goes along and, when wished, for which school only. */
export function MaakDialoog({
  adminId,
  leerlingen,
  onCodes,
  onSluit,
}: {
  adminId: string;
  leerlingen: readonly LeerlingItem[];
  onCodes: (codes: Verhuiscodes) => void;
  onSluit: () => void;
}) {
  const { t } = useTranslation('verhuizen');
  const id = useId();
  const actie = useActie();
  const [gekozen, stelGekozen] = useState<ReadonlySet<string>>(new Set());
  const [scope, stelScope] = useState<Scope>({ voortgang: true, beloningen: true, instellingen: true, zorg: false });
  const [velden, stelVelden] = useState<Velden>(LEEG);
  const [geprobeerd, stelGeprobeerd] = useState(false);
  const magZorg = useMagZorg();
  const geen = geprobeerd && gekozen.size === 0;
  const zonderNaam = scope.zorg && velden.toestemmingNaam.trim() === '';
  const kies = (leerlingId: string, aan: boolean) => {
    stelGekozen((oud) => new Set(aan ? [...oud, leerlingId] : [...oud].filter((ander) => ander !== leerlingId)));
  };
  const stuur = async (gebeurtenis: FormEvent) => {
    gebeurtenis.preventDefault();
    stelGeprobeerd(true);
    if (gekozen.size === 0 || zonderNaam) return;
    const codes = await actie.doe(() => maakVerhuistokens(adminId, verzoek([...gekozen], scope, velden)));
    if (codes !== undefined) onCodes(codes);
  };
  return (
    <Dialog open onClose={onSluit} aria-labelledby={`${id}-titel`} fullWidth maxWidth="sm">
      <form onSubmit={(gebeurtenis) => void stuur(gebeurtenis)} noValidate>
        <DialogTitle id={`${id}-titel`}>{t('maak.titel')}</DialogTitle>
        <DialogContent className="wachtwoord-dialoog">
          <Leerlingkeuze leerlingen={leerlingen} gekozen={gekozen} fout={geen} onKies={kies} />
          <fieldset className="verhuis__keuze">
            <legend>{t('maak.mee')}</legend>
            <FormControlLabel control={<Checkbox size="small" checked disabled />} label={t('scope.naam')} />
            {DELEN.map((deel) => (
              <FormControlLabel
                key={deel}
                control={
                  <Checkbox
                    size="small"
                    checked={scope[deel]}
                    onChange={(_, aan) => stelScope({ ...scope, [deel]: aan })}
                  />
                }
                label={t(`scope.${deel}`)}
              />
            ))}
            {magZorg && (
              <FormControlLabel
                control={
                  <Checkbox size="small" checked={scope.zorg} onChange={(_, zorg) => stelScope({ ...scope, zorg })} />
                }
                label={t('scope.zorg')}
              />
            )}
          </fieldset>
          <Toestemming velden={velden} zorg={scope.zorg} fout={geprobeerd && zonderNaam} onVelden={stelVelden} />
          <TextField
            fullWidth
            label={t('maak.doel')}
            helperText={t('maak.doel.uitleg')}
            value={velden.doelCode}
            onChange={({ target }) => stelVelden({ ...velden, doelCode: target.value })}
            slotProps={{ htmlInput: { maxLength: 8, spellCheck: false } }}
          />
          <TextField
            fullWidth
            label={t('maak.opmerking')}
            value={velden.opmerking}
            multiline
            minRows={2}
            onChange={({ target }) => stelVelden({ ...velden, opmerking: target.value })}
            slotProps={{ htmlInput: { maxLength: 500 } }}
          />
          {actie.fout !== null && (
            <Alert severity="error">{actie.fout.message === '' ? t('gemeen:fout.onbekend') : actie.fout.message}</Alert>
          )}
          <Alert severity="info" icon={false}>
            {t('maak.gevolg')}
          </Alert>
        </DialogContent>
        <DialogActions>
          <Button onClick={onSluit}>{t('annuleer')}</Button>
          <Button type="submit" variant="contained" disabled={actie.bezig}>
            {t(actie.bezig ? 'bezig' : 'maak.knop', { count: gekozen.size })}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
