import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  newUitnodigingenSchema,
  UITNODIGINGEN_MAX,
  type StaffRole,
} from '#server/features/docenten/docenten.contract.ts';
import { useForm } from '#web/platform/form/use-form.ts';
import { Field } from '#web/ui/formulier/field.tsx';
import { useAfterClick } from '#web/ui/formulier/use-after-click.ts';
import { useField } from '#web/ui/formulier/use-field.ts';
import { readAddresses } from '#web/platform/form/addresses.ts';
import { inviteDocent } from './api.ts';
import { FormNotice } from '#web/platform/form/form-notice.tsx';
import { useAddressError } from '../shared/use-address-error.ts';
import { GroepChoice } from './groep-choice.tsx';

interface Values {
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

interface Props {
  adminId: string;
  rollen: readonly StaffRole[];
  onDone: () => void;
  onSluit: () => void;
}

/** Invites several people at once. */
export function InviteDialog({ adminId, rollen: roles, onDone, onSluit: onClose }: Props) {
  const { t } = useTranslation(['docenten', 'uitnodigingen']);
  const [fallbackValue = 'docent'] = roles;
  const begin: Values = { emails: '', rol: fallbackValue, groepIds: [], persoonlijk: '' };
  const form = useForm({
    begin,
    schema: newUitnodigingenSchema,
    body: bodyOf,
    submit: async (body) => {
      await inviteDocent(adminId, body);
      onDone();
    },
  });
  const [role, groepIds] = form.watch(['rol', 'groepIds']);
  const { ref, code: _, onBlur, ...field } = useField(form, 'emails');
  const addresses = readAddresses(field.value);
  const [left, setLeft] = useState(0);
  const afterClick = useAfterClick();
  const addressError = useAddressError(form, { addresses, left, max: UITNODIGINGEN_MAX }, (kind, list) =>
    t(`uitnodigen.${kind}`, { adressen: list }),
  );
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="uitnodigen-titel">
      <form onSubmit={form.onSubmit} noValidate>
        <DialogTitle id="uitnodigen-titel">{t('uitnodigen')}</DialogTitle>
        <DialogContent className="dialog">
          {addressError === null && <FormNotice fout={form.refusal ?? form.marked} />}
          <TextField
            {...field}
            inputRef={ref}
            label={t('uitnodigen.adressen')}
            multiline
            minRows={3}
            fullWidth
            error={addressError !== null}
            helperText={addressError ?? t('uitnodigen.adressen.hulp')}
            onBlur={() => {
              afterClick(() => setLeft(addresses.length));
              if (field.value !== '') onBlur();
            }}
          />
          {roles.length > 1 && (
            <TextField
              select
              label={t('rol')}
              value={role}
              onChange={({ target }) =>
                form.setValue('rol', roles.find((one) => one === target.value) ?? fallbackValue)
              }
            >
              {roles.map((one) => (
                <MenuItem key={one} value={one}>
                  {t(`rol.${one}`)}
                </MenuItem>
              ))}
            </TextField>
          )}
          {role === 'docent' && (
            <GroepChoice adminId={adminId} gekozen={groepIds} onChoose={(ids) => form.setValue('groepIds', ids)} />
          )}
          <Field
            formulier={form}
            naam="persoonlijk"
            label={t('uitnodigen.persoonlijk')}
            line={{ max: 500 }}
            field={{ multiline: true, minRows: 2, fullWidth: true }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('annuleer')}</Button>
          <Button type="submit" variant="contained" disabled={form.busy}>
            {t('uitnodigen.knop', { count: Math.max(1, addresses.length) })}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
