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
import type {
  NewVerhuistoken,
  TokenScope,
  TransferCodes,
} from '#server/features/verhuistokens/verhuistokens.contract.ts';
import { useGebruiker } from '#web/platform/use-session.ts';
import { useMe } from '../shared/api/tenant.api.ts';
import { fullName } from '../shared/leerlingen/name.ts';
import { useAction } from './use-action.ts';
import { createVerhuistokens } from './api.ts';

const PARTS = ['voortgang', 'beloningen', 'instellingen'] as const;
type Fields = { opmerking: string; doelCode: string; inzageOp: string; toestemmingNaam: string };
const EMPTY: Fields = { opmerking: '', doelCode: '', inzageOp: '', toestemmingNaam: '' };

function request(leerlingIds: readonly string[], scope: TokenScope, fields: Fields): NewVerhuistoken {
  const filled = { ...fields, doelCode: fields.doelCode.toUpperCase() };
  const pairs = Object.entries(filled).flatMap(([name, text]) => (text.trim() === '' ? [] : [[name, text.trim()]]));
  return { leerlingIds: [...leerlingIds], scope, ...Object.fromEntries(pairs) };
}

function LeerlingChoice({
  leerlingen,
  gekozen: chosen,
  fout: error,
  onChoose,
}: {
  leerlingen: readonly LeerlingItem[];
  gekozen: ReadonlySet<string>;
  fout: boolean;
  onChoose: (id: string, on: boolean) => void;
}) {
  const { t } = useTranslation('verhuistoken');
  return (
    <fieldset className="transfer__choice">
      <legend>{t('maak.wie')}</legend>
      <div>
        {leerlingen.map((kind) => (
          <FormControlLabel
            key={kind.id}
            control={
              <Checkbox size="small" checked={chosen.has(kind.id)} onChange={(_, on) => onChoose(kind.id, on)} />
            }
            label={fullName(kind)}
          />
        ))}
      </div>
      {error && (
        <p role="alert" className="transfer__error">
          {t('maak.kies')}
        </p>
      )}
    </fieldset>
  );
}

/** Care goes along only with the name of who said yes; parents look at what goes before it does. */
function Toestemming({
  velden: fields,
  zorg: care,
  fout: error,
  onFields,
}: {
  velden: Fields;
  zorg: boolean;
  fout: boolean;
  onFields: (fields: Fields) => void;
}) {
  const { t } = useTranslation('verhuistoken');
  return (
    <>
      <TextField
        fullWidth
        type="date"
        label={t('maak.inzage')}
        helperText={t('maak.inzage.uitleg')}
        value={fields.inzageOp}
        onChange={({ target }) => onFields({ ...fields, inzageOp: target.value })}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      {care && (
        <TextField
          fullWidth
          required
          label={t('maak.toestemming')}
          value={fields.toestemmingNaam}
          error={error}
          helperText={t(error ? 'inlezen.verplicht' : 'maak.toestemming.uitleg')}
          onChange={({ target }) => onFields({ ...fields, toestemmingNaam: target.value })}
          slotProps={{ htmlInput: { maxLength: 120 } }}
        />
      )}
    </>
  );
}

/** Care may go along when this role and this school have to do with it. */
function useCarePermission(): boolean {
  const gebruiker = useGebruiker();
  const { data: me } = useMe();
  return gebruiker?.role === 'schooladmin' && me?.features.includes('featureZorgtraject') === true;
}

/** For whom, what goes along and, when wished, for which school only. */
export function CreateDialog({
  adminId,
  leerlingen,
  onCodes,
  onSluit: onClose,
}: {
  adminId: string;
  leerlingen: readonly LeerlingItem[];
  onCodes: (codes: TransferCodes) => void;
  onSluit: () => void;
}) {
  const { t } = useTranslation('verhuistoken');
  const id = useId();
  const action = useAction();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [scope, setScope] = useState<TokenScope>({
    voortgang: true,
    beloningen: true,
    instellingen: true,
    zorg: false,
  });
  const [fields, setFields] = useState<Fields>(EMPTY);
  const [tried, setTried] = useState(false);
  const canAccessCare = useCarePermission();
  const no = tried && chosen.size === 0;
  const withoutName = scope.zorg && fields.toestemmingNaam.trim() === '';
  const choose = (leerlingId: string, on: boolean) => {
    setChosen((old) => new Set(on ? [...old, leerlingId] : [...old].filter((other) => other !== leerlingId)));
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (chosen.size === 0 || withoutName) return;
    const codes = await action.perform(() => createVerhuistokens(adminId, request([...chosen], scope, fields)));
    if (codes !== undefined) onCodes(codes);
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={`${id}-titel`} fullWidth maxWidth="sm">
      <form onSubmit={(event) => void send(event)} noValidate>
        <DialogTitle id={`${id}-titel`}>{t('maak.titel')}</DialogTitle>
        <DialogContent className="password-dialog">
          <LeerlingChoice leerlingen={leerlingen} gekozen={chosen} fout={no} onChoose={choose} />
          <fieldset className="transfer__choice">
            <legend>{t('maak.mee')}</legend>
            <FormControlLabel control={<Checkbox size="small" checked disabled />} label={t('scope.naam')} />
            {PARTS.map((part) => (
              <FormControlLabel
                key={part}
                control={
                  <Checkbox
                    size="small"
                    checked={scope[part]}
                    onChange={(_, on) => setScope({ ...scope, [part]: on })}
                  />
                }
                label={t(`scope.${part}`)}
              />
            ))}
            {canAccessCare && (
              <FormControlLabel
                control={
                  <Checkbox
                    size="small"
                    checked={scope.zorg}
                    onChange={(_, care) => setScope({ ...scope, zorg: care })}
                  />
                }
                label={t('scope.zorg')}
              />
            )}
          </fieldset>
          <Toestemming velden={fields} zorg={scope.zorg} fout={tried && withoutName} onFields={setFields} />
          <TextField
            fullWidth
            label={t('maak.doel')}
            helperText={t('maak.doel.uitleg')}
            value={fields.doelCode}
            onChange={({ target }) => setFields({ ...fields, doelCode: target.value })}
            slotProps={{ htmlInput: { maxLength: 8, spellCheck: false } }}
          />
          <TextField
            fullWidth
            label={t('maak.opmerking')}
            value={fields.opmerking}
            multiline
            minRows={2}
            onChange={({ target }) => setFields({ ...fields, opmerking: target.value })}
            slotProps={{ htmlInput: { maxLength: 500 } }}
          />
          {action.fout !== null && (
            <Alert severity="error">
              {action.fout.message === '' ? t('gemeen:fout.onbekend') : action.fout.message}
            </Alert>
          )}
          <Alert severity="info" icon={false}>
            {t('maak.gevolg')}
          </Alert>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('annuleer')}</Button>
          <Button type="submit" variant="contained" disabled={action.bezig}>
            {t(action.bezig ? 'bezig' : 'maak.knop', { count: chosen.size })}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
