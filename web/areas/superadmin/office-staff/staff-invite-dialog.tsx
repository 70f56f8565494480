import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { UITNODIGINGEN_MAX, type OfficeRole } from '#server/features/docenten/docenten.contract.ts';
import { newOfficePeopleSchema } from '#server/features/docenten/office-staff.contract.ts';
import { readAddresses } from '#web/platform/form/addresses.ts';
import { useForm, type Form } from '#web/platform/form/use-form.ts';
import { ErrorNotice } from '#web/platform/state.tsx';
import { Field } from '#web/ui/formulier/field.tsx';
import { useRuleText } from '#web/ui/formulier/rule.ts';
import { useField } from '#web/ui/formulier/use-field.ts';
import { invitePeople } from './api.ts';
import { RoleChoice } from './role-choice.tsx';

const TEXT_MAX = 500;
interface Values {
  emails: string;
  rol: OfficeRole;
  persoonlijk: string;
}
const BEGIN: Values = { emails: '', rol: 'office', persoonlijk: '' };

function Addresses({ form }: { form: Form<Values> }) {
  const { t } = useTranslation('office-staff');
  const rule = useRuleText();
  const { ref, code: _code, ...field } = useField(form, 'emails');
  const all = form.error('emails');
  const bad = readAddresses(field.value).filter((_, nr) => form.tried && form.error(`emails.${nr}`) !== null);
  const wrong =
    all !== null
      ? rule(all, { max: UITNODIGINGEN_MAX })
      : bad.length > 0
        ? t('adressen.fout', { adressen: bad.join(', ') })
        : null;
  return (
    <TextField
      {...field}
      inputRef={ref}
      label={t('adressen')}
      required
      multiline
      minRows={2}
      fullWidth
      error={wrong !== null}
      helperText={wrong ?? t('adressen.hulp')}
    />
  );
}

/** Asks colleagues to work with us, by mail. */
export function StaffInviteDialog({ onClose, onDone }: { onClose: () => void; onDone: (text: string) => void }) {
  const { t } = useTranslation(['office-staff', 'formulier']);
  const id = useId();
  const form = useForm({
    begin: BEGIN,
    schema: newOfficePeopleSchema,
    body: ({ emails, persoonlijk: personal, ...rest }) => ({
      ...rest,
      emails: readAddresses(emails),
      ...(personal.trim() === '' ? {} : { persoonlijk: personal }),
    }),
    submit: async (body) => onDone(t('gedaan.uitgenodigd', { count: await invitePeople(body) })),
  });
  return (
    <Dialog open onClose={form.busy ? undefined : onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <form noValidate onSubmit={form.onSubmit}>
        <DialogTitle id={id}>{t('uitnodigen')}</DialogTitle>
        <DialogContent className="office-staff__dialog">
          {form.refusal !== null && <ErrorNotice fout={form.refusal} onRetry={form.send} />}
          <Addresses form={form} />
          <RoleChoice value={form.watch('rol')} onChange={(role) => form.setValue('rol', role)} />
          <Field formulier={form} naam="persoonlijk" label={t('persoonlijk')} max={TEXT_MAX} lines={2} />
        </DialogContent>
        <DialogActions>
          <Button disabled={form.busy} onClick={onClose}>
            {t('annuleer')}
          </Button>
          <Button type="submit" variant="contained" disabled={form.busy}>
            {t(form.busy ? 'bezig' : 'verstuur')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
