import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CONSTANTS } from '#engine/core/domein/constants.ts';
import {
  newVrienduitnodigingenSchema,
  PERSONAL_MAX,
  type Vrienduitnodigingen,
} from '#server/features/vrienduitnodigingen/vrienduitnodigingen.contract.ts';
import { readAddresses } from '#web/platform/form/addresses.ts';
import { FormNotice } from '#web/platform/form/form-notice.tsx';
import { useForm } from '#web/platform/form/use-form.ts';
import { Field } from '#web/ui/formulier/field.tsx';
import { useAfterClick } from '#web/ui/formulier/use-after-click.ts';
import { useField } from '#web/ui/formulier/use-field.ts';
import { useSpot } from '../shared/frame/use-spot.ts';
import { useAccess } from '../shared/permission.tsx';
import { useAddressError } from '../shared/use-address-error.ts';
import { inviteFriends } from './api.ts';
import { FriendPreview } from './friend-preview.tsx';

interface Props {
  data: Vrienduitnodigingen;
  onDone: (notice: string) => void;
}

/** Whom to invite and with what words, beside the mail as it will look. */
export function FriendForm({ data: { left, mail }, onDone }: Props) {
  const { t } = useTranslation(['vrienduitnodigingen', 'formulier']);
  const { adminId } = useSpot();
  const { readOnly } = useAccess('vrienduitnodigingen.versturen');
  const form = useForm({
    begin: { emails: '', persoonlijk: '' },
    schema: newVrienduitnodigingenSchema,
    body: (values) => ({ ...values, emails: readAddresses(values.emails) }),
    submit: async (body) => {
      await inviteFriends(adminId, body);
      form.reset();
      onDone(t('klaar', { count: body.emails.length }));
    },
  });
  const { ref, code: _, onBlur, ...field } = useField(form, 'emails');
  const addresses = readAddresses(field.value);
  const [seen, setSeen] = useState(0);
  const afterClick = useAfterClick();
  const mistake = useAddressError(form, { addresses, left: seen, max: CONSTANTS.VRIEND_MAX }, (kind, list) =>
    t(kind, { adressen: list }),
  );
  const full = left === 0;
  return (
    <section className="tenant__card friends__invite" aria-labelledby="vriend-kop">
      <form noValidate onSubmit={form.onSubmit}>
        <h2 id="vriend-kop">{t('mail.titel')}</h2>
        {full && <Alert severity="info">{t('vol', { max: CONSTANTS.VRIEND_MONTH_MAX })}</Alert>}
        {mistake === null && <FormNotice fout={form.refusal ?? form.marked} />}
        <TextField
          {...field}
          inputRef={ref}
          label={t('adressen')}
          multiline
          minRows={3}
          fullWidth
          disabled={full || readOnly}
          error={mistake !== null}
          helperText={mistake ?? t('adressen.hulp', { max: CONSTANTS.VRIEND_MAX })}
          onBlur={() => {
            afterClick(() => setSeen(addresses.length));
            if (field.value !== '') onBlur();
          }}
        />
        <Field
          formulier={form}
          naam="persoonlijk"
          label={t('persoonlijk')}
          lines={4}
          max={PERSONAL_MAX}
          help={t('persoonlijk.hulp', { count: PERSONAL_MAX })}
          field={{ disabled: full || readOnly }}
        />
        <p className="soft friends__left">{t('over', { count: left })}</p>
        <Button type="submit" variant="contained" disabled={form.busy || full || readOnly}>
          {form.busy ? t('bezig') : t('verstuur', { count: Math.max(1, addresses.length) })}
        </Button>
      </form>
      <FriendPreview mail={mail} personal={form.watch('persoonlijk')} />
    </section>
  );
}
