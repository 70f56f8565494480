import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import { allowed } from '#engine/core/domein/permissions.ts';
import {
  billingChangeSchema,
  type BillingChange,
  type BillingSender,
} from '#server/features/facturen/billing-sender.contract.ts';
import { useForm } from '#web/platform/form/use-form.ts';
import { ErrorNotice, State } from '#web/platform/state.tsx';
import { useGebruiker } from '#web/platform/use-session.ts';
import { Field } from '#web/ui/formulier/field.tsx';
import { CardSkeleton } from '#web/ui/skeleton.tsx';
import { saveSender, useBillingSender } from './api.ts';

const SKELETON = <CardSkeleton rules={8} />;
const FIELDS = [
  ['naam', 120],
  ['straat', 80],
  ['huisnummer', 10],
  ['postcode', 10],
  ['plaats', 80],
  ['email', 254],
  ['registration', 12],
  ['btwNummer', 14],
  ['bankAccount', 42],
] as const;
const COUNTRIES = ['NL', 'BE'] as const;
const EMPTY: BillingChange['details'] = {
  naam: '',
  straat: '',
  huisnummer: '',
  postcode: '',
  plaats: '',
  land: 'NL',
  email: '',
  registration: '',
  btwNummer: '',
  bankAccount: '',
};
/** What a rule shows as a good one. */
const EXAMPLES: Readonly<Record<string, string>> = {
  postcode: '1234 AB',
  btwNummer: 'NL123456789B01',
  bankAccount: 'NL91 ABNA 0417 1643 00',
};

interface Props {
  sender: BillingSender;
  fixed: boolean;
  onSaved: (next: BillingSender) => Promise<void>;
}

function Fields({ sender, fixed, onSaved }: Props) {
  const { t } = useTranslation(['office-facturen', 'formulier']);
  const form = useForm({
    begin: { details: sender.details ?? EMPTY },
    schema: billingChangeSchema,
    body: ({ details }) => ({ versie: sender.versie, details }),
    submit: async (body) => onSaved(await saveSender(body)),
  });
  return (
    <form className="office-card factuur-card" noValidate onSubmit={form.onSubmit} aria-label={t('afzender')}>
      {fixed && <p className="soft">{t('afzender.lezen')}</p>}
      {form.refusal !== null && <ErrorNotice fout={form.refusal} onRetry={form.send} />}
      <div className="factuur-sender">
        {FIELDS.map(([name, most]) => (
          <Field
            key={name}
            formulier={form}
            naam={`details.${name}`}
            label={t(`afzender.${name}`)}
            line={{ n: most, voorbeeld: EXAMPLES[name] ?? '' }}
            field={{ required: true, disabled: fixed, slotProps: { htmlInput: { maxLength: most } } }}
          />
        ))}
        <Field
          formulier={form}
          naam="details.land"
          label={t('afzender.land')}
          field={{
            select: true,
            disabled: fixed,
            children: COUNTRIES.map((land) => (
              <MenuItem key={land} value={land}>
                {t(`land.${land}`)}
              </MenuItem>
            )),
          }}
        />
      </div>
      {!fixed && (
        <div className="office-card__buttons">
          <Button type="submit" variant="contained" disabled={form.busy}>
            {t(form.busy ? 'bezig' : 'bewaar')}
          </Button>
        </div>
      )}
    </form>
  );
}

/** Our own company as it stands on every paper; only a superadmin changes it. */
export function SenderForm({ onDone }: { onDone: (notice: string) => void }) {
  const { t } = useTranslation('office-facturen');
  const gebruiker = useGebruiker();
  const state = useBillingSender();
  const mayChange = gebruiker !== null && allowed(gebruiker.role, 'facturen.instellen');
  const saved = async (next: BillingSender): Promise<void> => {
    await state.mutate(next, { revalidate: false });
    onDone(t('klaar.afzender'));
  };
  return (
    <State stand={state} skeleton={SKELETON}>
      {(sender) => <Fields key={sender.versie} sender={sender} fixed={!mayChange} onSaved={saved} />}
    </State>
  );
}
