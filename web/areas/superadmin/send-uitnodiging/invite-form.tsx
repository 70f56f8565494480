import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedAdmin } from '#server/features/admins/admins.contract.ts';
import { UITNODIGINGEN_MAX, type StaffRole } from '#server/features/docenten/docenten.contract.ts';
import {
  INVITE_REASON,
  INVITE_TEXT_MAX,
  officeInviteSchema,
  type OfficeInvited,
} from '#server/features/docenten/office-uitnodigingen.contract.ts';
import { readAddresses } from '#web/platform/form/addresses.ts';
import { useForm, type Form } from '#web/platform/form/use-form.ts';
import { ErrorNotice } from '#web/platform/state.tsx';
import { Field } from '#web/ui/formulier/field.tsx';
import { useRuleText } from '#web/ui/formulier/rule.ts';
import { useField } from '#web/ui/formulier/use-field.ts';
import { sendUitnodigingen } from './api.ts';
import { CustomerChoice } from './customer-choice.tsx';

interface Values {
  soort: StaffRole;
  adminId: string;
  emails: string;
  persoonlijk: string;
  moment: string;
  reden: string;
}
const BEGIN: Values = { soort: 'docent', adminId: '', emails: '', persoonlijk: '', moment: '', reden: '' };
const ADDRESS_ROWS = 3;

const rolesOf = (customer: ListedAdmin | null): readonly StaffRole[] =>
  customer?.soort === 'rt' ? ['rtadmin'] : ['docent', 'schooladmin'];

/** The addresses that are wrong by name, so that nobody searches a list of fifty. */
function useAddressError({ error, tried }: Form<Values>, addresses: readonly string[]): string | null {
  const { t } = useTranslation('send-uitnodiging');
  const rule = useRuleText();
  const all = error('emails');
  if (all !== null) return rule(all, { max: UITNODIGINGEN_MAX });
  const wrong = addresses.filter((_, nr) => tried && error(`emails.${nr}`) !== null);
  return wrong.length === 0 ? null : t('adressen.fout', { adressen: wrong.join(', ') });
}

function Addresses({ form }: { form: Form<Values> }) {
  const { t } = useTranslation('send-uitnodiging');
  const { ref, code: _code, ...field } = useField(form, 'emails');
  const addresses = readAddresses(field.value);
  const wrong = useAddressError(form, addresses);
  return (
    <TextField
      {...field}
      inputRef={ref}
      label={t('adressen')}
      required
      multiline
      minRows={ADDRESS_ROWS}
      fullWidth
      error={wrong !== null}
      helperText={wrong ?? t('adressen.hulp', { count: addresses.length, max: UITNODIGINGEN_MAX })}
    />
  );
}

function RoleChoice({ form, customer }: { form: Form<Values>; customer: ListedAdmin | null }) {
  const { t } = useTranslation('send-uitnodiging');
  const roles = rolesOf(customer);
  return (
    <TextField
      select
      label={t('rol')}
      value={form.watch('soort')}
      onChange={({ target }) => form.setValue('soort', roles.find((role) => role === target.value) ?? BEGIN.soort)}
    >
      {roles.map((role) => (
        <MenuItem key={role} value={role}>
          {t(`rol.${role}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Whom our office lets in, where, as what and why. */
export function InviteForm({ onSent }: { onSent: (sent: OfficeInvited, moment?: string) => void }) {
  const { t } = useTranslation(['send-uitnodiging', 'formulier']);
  const [customer, setCustomer] = useState<ListedAdmin | null>(null);
  const form = useForm({
    begin: BEGIN,
    schema: officeInviteSchema,
    body: ({ emails, persoonlijk: personal, moment, ...rest }) => ({
      ...rest,
      emails: readAddresses(emails),
      ...(personal.trim() === '' ? {} : { persoonlijk: personal }),
      ...(moment === '' ? {} : { moment: new Date(moment).toISOString() }),
    }),
    submit: async (body) => {
      const sent = await sendUitnodigingen(body);
      form.setValue('emails', '');
      form.setValue('moment', '');
      onSent(sent, body.moment);
    },
  });
  const choose = (next: ListedAdmin | null): void => {
    const [first = BEGIN.soort] = rolesOf(next);
    setCustomer(next);
    form.setValue('adminId', next?.id ?? '');
    form.setValue('soort', rolesOf(next).find((role) => role === form.getValues('soort')) ?? first);
  };
  return (
    <form className="invite-form" noValidate onSubmit={form.onSubmit}>
      <CustomerChoice chosen={customer} missing={form.error('adminId') !== null} onChoose={choose} />
      <RoleChoice form={form} customer={customer} />
      <Addresses form={form} />
      <Field formulier={form} naam="persoonlijk" label={t('persoonlijk')} max={INVITE_TEXT_MAX} lines={2} />
      <Field
        formulier={form}
        naam="moment"
        label={t('moment')}
        help={t('moment.hulp')}
        zin={(code) => (code === 'bereik' ? t('moment.fout') : undefined)}
        field={{ type: 'datetime-local', slotProps: { inputLabel: { shrink: true } } }}
      />
      <Field
        formulier={form}
        naam="reden"
        label={t('reden')}
        help={t('reden.hulp')}
        max={INVITE_REASON.max}
        lines={2}
        zin={(code) => (code === 'minlengte' ? t('kort', { n: INVITE_REASON.min }) : undefined)}
        field={{ required: true }}
      />
      {form.refusal !== null && <ErrorNotice fout={form.refusal} onRetry={form.send} />}
      <Button type="submit" variant="contained" disabled={form.busy}>
        {t(form.busy ? 'bezig' : 'verstuur')}
      </Button>
    </form>
  );
}
