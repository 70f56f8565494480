import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import {
  nieuweUitnodigingenSchema,
  UITNODIGINGEN_MAX,
  type Stafrol,
} from '#server/features/docenten/docenten.contract.ts';
import { useFormulier, type Formulier } from '#web/platform/formulier.ts';
import { HttpFout } from '#web/platform/http-fout.ts';
import { useRegel } from '#web/ui/formulier/regel.ts';
import { leesAdressen } from './adressen.ts';
import { nodigUit } from './docenten.api.ts';
import { FoutRegel } from './fout-regel.tsx';
import { GroepKeuze } from './groep-keuze.tsx';

interface Waarden extends Record<string, unknown> {
  emails: string;
  rol: Stafrol;
  groepIds: string[];
  persoonlijk: string;
}

const bodyVan = ({ emails, rol, groepIds, persoonlijk }: Waarden) => ({
  emails: leesAdressen(emails),
  rol,
  groepIds: rol === 'docent' ? groepIds : [],
  ...(persoonlijk.trim() === '' ? {} : { persoonlijk }),
});

/** Names the addresses that are wrong, so that nobody has to search a list of fifty. */
function useAdresfout({ fout, waarden, melding }: Formulier<Waarden>): string | null {
  const { t } = useTranslation('docenten');
  const regel = useRegel();
  const adressen = leesAdressen(waarden.emails);
  const alles = fout('emails');
  if (alles !== null) return regel(alles, { max: UITNODIGINGEN_MAX });
  const velden = melding instanceof HttpFout ? Object.keys(melding.velden) : [];
  const los = adressen.flatMap((adres, nr) => {
    const code = fout(`emails.${nr}`);
    return code === null ? [] : [{ adres, code }];
  });
  const [eerste] = los;
  if (eerste === undefined) return null;
  const zelfde = los
    .filter(({ code }) => code === eerste.code)
    .map(({ adres }) => adres)
    .join(', ');
  return t(eerste.code === 'bestaat_al' && velden.length > 0 ? 'uitnodigen.bestaat' : 'uitnodigen.adresFout', {
    adressen: zelfde,
  });
}

interface Props {
  adminId: string;
  rollen: readonly Stafrol[];
  onKlaar: () => void;
  onSluit: () => void;
}

/** Invites several people at once. */
export function UitnodigenDialoog({ adminId, rollen, onKlaar, onSluit }: Props) {
  const { t } = useTranslation('docenten');
  const regel = useRegel();
  const [standaard = 'docent'] = rollen;
  const begin: Waarden = { emails: '', rol: standaard, groepIds: [], persoonlijk: '' };
  const formulier = useFormulier({
    begin,
    schema: nieuweUitnodigingenSchema,
    maak: bodyVan,
    verstuur: async (body) => {
      await nodigUit(adminId, body);
      onKlaar();
    },
  });
  const { waarden, zet, fout, raak, bezig, melding, onSubmit } = formulier;
  const adresfout = useAdresfout(formulier);
  const aantal = leesAdressen(waarden.emails).length;
  return (
    <Dialog open onClose={onSluit} fullWidth maxWidth="sm" aria-labelledby="uitnodigen-titel">
      <form onSubmit={onSubmit} noValidate>
        <DialogTitle id="uitnodigen-titel">{t('uitnodigen')}</DialogTitle>
        <DialogContent className="dialoog">
          {melding === null || adresfout !== null ? null : <FoutRegel fout={melding} />}
          <TextField
            label={t('uitnodigen.adressen')}
            name="emails"
            multiline
            minRows={3}
            fullWidth
            value={waarden.emails}
            error={adresfout !== null}
            helperText={adresfout ?? t('uitnodigen.adressen.hulp')}
            onChange={({ target }) => zet('emails', target.value)}
            onBlur={() => {
              if (waarden.emails !== '') leesAdressen(waarden.emails).forEach((_, nr) => raak(`emails.${nr}`));
            }}
          />
          {rollen.length > 1 && (
            <TextField
              select
              label={t('rol')}
              value={waarden.rol}
              onChange={({ target }) => zet('rol', rollen.find((rol) => rol === target.value) ?? standaard)}
            >
              {rollen.map((rol) => (
                <MenuItem key={rol} value={rol}>
                  {t(`rol.${rol}`)}
                </MenuItem>
              ))}
            </TextField>
          )}
          {waarden.rol === 'docent' && (
            <GroepKeuze adminId={adminId} gekozen={waarden.groepIds} onKies={(ids) => zet('groepIds', ids)} />
          )}
          <TextField
            label={t('uitnodigen.persoonlijk')}
            name="persoonlijk"
            multiline
            minRows={2}
            fullWidth
            value={waarden.persoonlijk}
            error={fout('persoonlijk') !== null}
            helperText={regel(fout('persoonlijk'), { max: 500 })}
            onChange={({ target }) => zet('persoonlijk', target.value)}
            onBlur={() => raak('persoonlijk')}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onSluit}>{t('annuleer')}</Button>
          <Button type="submit" variant="contained" disabled={bezig}>
            {t('uitnodigen.knop', { count: Math.max(1, aantal) })}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
