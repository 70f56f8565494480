import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import {
  newUitnodigingenSchema,
  UITNODIGINGEN_MAX,
  type StaffRole,
} from '#server/features/docenten/docenten.contract.ts';
import { useForm, type Form } from '#web/platform/formulier.ts';
import { HttpError } from '#web/platform/http-error.ts';
import { useRuleText } from '#web/ui/formulier/rule.ts';
import { readAddresses } from './addresses.ts';
import { invite } from './api.ts';
import { MistakeRule } from '../shared/error-rule.tsx';
import { GroepChoice } from './groep-choice.tsx';

interface Values extends Record<string, unknown> {
  emails: string;
  rol: StaffRole;
  groepIds: string[];
  persoonlijk: string;
}

const bodyOf = ({ emails, rol: role, groepIds, persoonlijk: personal }: Values) => ({
  emails: readAddresses(emails),
  rol: role,
  groepIds: role === 'docent' ? groepIds : [],
  ...(personal.trim() === '' ? {} : { persoonlijk: personal }),
});

/** Names the addresses that are wrong, so that nobody has to search a list of fifty. */
function useAddressError({ fout: error, waarden: values, melding: notice }: Form<Values>): string | null {
  const { t } = useTranslation(['docenten', 'uitnodigingen']);
  const rule = useRuleText();
  const addresses = readAddresses(values.emails);
  const everything = error('emails');
  if (everything !== null) return rule(everything, { max: UITNODIGINGEN_MAX });
  const fields = notice instanceof HttpError ? Object.keys(notice.velden) : [];
  const loose = addresses.flatMap((address, nr) => {
    const code = error(`emails.${nr}`);
    return code === null ? [] : [{ adres: address, code }];
  });
  const [first] = loose;
  if (first === undefined) return null;
  const same = loose
    .filter(({ code }) => code === first.code)
    .map(({ adres: address }) => address)
    .join(', ');
  return t(first.code === 'bestaat_al' && fields.length > 0 ? 'uitnodigen.bestaat' : 'uitnodigen.adresFout', {
    adressen: same,
  });
}

interface Props {
  adminId: string;
  rollen: readonly StaffRole[];
  onDone: () => void;
  onSluit: () => void;
}

/** Invites several people at once. */
export function InviteDialog({ adminId, rollen: roles, onDone, onSluit: onClose }: Props) {
  const { t } = useTranslation(['docenten', 'uitnodigingen']);
  const rule = useRuleText();
  const [fallbackValue = 'docent'] = roles;
  const begin: Values = { emails: '', rol: fallbackValue, groepIds: [], persoonlijk: '' };
  const form = useForm({
    begin,
    schema: newUitnodigingenSchema,
    create: bodyOf,
    submit: async (body) => {
      await invite(adminId, body);
      onDone();
    },
  });
  const { waarden: values, zet: set, fout: error, raak: hit, bezig: busy, melding: notice, onSubmit } = form;
  const addressError = useAddressError(form);
  const count = readAddresses(values.emails).length;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="uitnodigen-titel">
      <form onSubmit={onSubmit} noValidate>
        <DialogTitle id="uitnodigen-titel">{t('uitnodigen')}</DialogTitle>
        <DialogContent className="dialog">
          {notice === null || addressError !== null ? null : <MistakeRule fout={notice} />}
          <TextField
            label={t('uitnodigen.adressen')}
            name="emails"
            multiline
            minRows={3}
            fullWidth
            value={values.emails}
            error={addressError !== null}
            helperText={addressError ?? t('uitnodigen.adressen.hulp')}
            onChange={({ target }) => set('emails', target.value)}
            onBlur={() => {
              if (values.emails !== '') readAddresses(values.emails).forEach((_, nr) => hit(`emails.${nr}`));
            }}
          />
          {roles.length > 1 && (
            <TextField
              select
              label={t('rol')}
              value={values.rol}
              onChange={({ target }) => set('rol', roles.find((role) => role === target.value) ?? fallbackValue)}
            >
              {roles.map((role) => (
                <MenuItem key={role} value={role}>
                  {t(`rol.${role}`)}
                </MenuItem>
              ))}
            </TextField>
          )}
          {values.rol === 'docent' && (
            <GroepChoice adminId={adminId} gekozen={values.groepIds} onChoose={(ids) => set('groepIds', ids)} />
          )}
          <TextField
            label={t('uitnodigen.persoonlijk')}
            name="persoonlijk"
            multiline
            minRows={2}
            fullWidth
            value={values.persoonlijk}
            error={error('persoonlijk') !== null}
            helperText={rule(error('persoonlijk'), { max: 500 })}
            onChange={({ target }) => set('persoonlijk', target.value)}
            onBlur={() => hit('persoonlijk')}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('annuleer')}</Button>
          <Button type="submit" variant="contained" disabled={busy}>
            {t('uitnodigen.knop', { count: Math.max(1, count) })}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
