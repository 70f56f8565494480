import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { COUNT_MAX, TRIAL_SEATS, type OrganizationKind } from '#server/features/aanvragen/aanvragen.contract.ts';
import { newCustomerSchema } from '#server/features/aanvragen/new-customer.contract.ts';
import { LICENTIE_FEATURES } from '#server/features/licenties/licenties.contract.ts';
import { useForm, type Form } from '#web/platform/form/use-form.ts';
import { ErrorNotice } from '#web/platform/state.tsx';
import { CheckList } from '#web/ui/formulier/check-list.tsx';
import { Field } from '#web/ui/formulier/field.tsx';
import { createCustomer, useTwins } from './api.ts';
import { ChoiceOf } from './choice-of.tsx';

/** In the shape of the body, so that what is refused stands at its field. */
interface Values {
  admin: {
    soort: OrganizationKind;
    land: 'NL' | 'BE';
    naam: string;
    brin: string;
    instellingsnummer: string;
    telefoon: string;
  };
  licentie: {
    soort: 'proef' | 'besteld';
    plaatsen: string;
    eind: string;
    features: (typeof LICENTIE_FEATURES)[number][];
  };
  manager: { naam: string; email: string };
}
const BEGIN: Values = {
  admin: { soort: 'school', land: 'NL', naam: '', brin: '', instellingsnummer: '', telefoon: '' },
  licentie: { soort: 'proef', plaatsen: String(TRIAL_SEATS.school), eind: '', features: [] },
  manager: { naam: '', email: '' },
};
const numberOf = (text: string): number | string => (/^\d+$/.test(text) ? Number(text) : text);

/** A number belongs to the country of a school; what was typed for another is not sent. */
const bodyOf = ({ admin, licentie, manager }: Values) => ({
  admin: {
    ...admin,
    brin: admin.soort === 'school' && admin.land === 'NL' ? admin.brin : '',
    instellingsnummer: admin.soort === 'school' && admin.land === 'BE' ? admin.instellingsnummer : '',
  },
  licentie: {
    soort: licentie.soort,
    plaatsen: numberOf(licentie.plaatsen),
    ...(licentie.soort === 'besteld' && licentie.eind !== '' ? { eind: licentie.eind } : {}),
    features: licentie.soort === 'besteld' && admin.soort === 'school' ? licentie.features : [],
  },
  manager,
});

/** Who may be the same, while it is typed; with the same number there is no second. */
function TwinNotice({ form }: { form: Form<Values> }) {
  const { t } = useTranslation('admin-create');
  const { data } = useTwins({
    naam: useDeferredValue(form.watch('admin.naam')),
    email: useDeferredValue(form.watch('manager.email')),
    brin: useDeferredValue(form.watch('admin.brin')),
    instellingsnummer: useDeferredValue(form.watch('admin.instellingsnummer')),
  });
  if (data === undefined || data.items.length === 0) return null;
  return (
    <Alert severity="warning" role="status">
      {t('dubbel')}
      <ul>
        {data.items.map((twin) => (
          <li key={twin.id}>
            <Link to={`/superadmin/admins/${twin.id}`}>{[twin.naam, twin.plaats].filter(Boolean).join(', ')}</Link>
            {`: ${t(`dubbel.${twin.reden}`)}`}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

function Organization({ form }: { form: Form<Values> }) {
  const { t } = useTranslation('admin-create');
  const [kind, country] = [form.watch('admin.soort'), form.watch('admin.land')];
  return (
    <fieldset className="office-card admin-create__step">
      <legend>{t('stap.organisatie')}</legend>
      <div className="admin-create__fields">
        <ChoiceOf
          label={t('soort')}
          value={kind}
          choices={['school', 'rt', 'thuis']}
          textOf={(one) => t(`soort.${one}`)}
          onChange={(next) => {
            form.setValue('admin.soort', next);
            form.setValue('licentie.plaatsen', String(TRIAL_SEATS[next]));
          }}
        />
        <ChoiceOf
          label={t('land')}
          value={country}
          choices={['NL', 'BE']}
          textOf={(one) => t(`land.${one}`)}
          onChange={(next) => form.setValue('admin.land', next)}
        />
      </div>
      {kind === 'thuis' ? (
        <p className="soft">{t('thuis.uitleg')}</p>
      ) : (
        <Field
          formulier={form}
          naam="admin.naam"
          label={t('naam')}
          max={120}
          field={{ required: true, fullWidth: true }}
        />
      )}
      <div className="admin-create__fields">
        {kind === 'school' && country === 'NL' && (
          <Field
            formulier={form}
            naam="admin.brin"
            label={t('brin')}
            line={{ voorbeeld: '12AB' }}
            field={{ required: true, slotProps: { htmlInput: { maxLength: 4 } } }}
          />
        )}
        {kind === 'school' && country === 'BE' && (
          <Field
            formulier={form}
            naam="admin.instellingsnummer"
            label={t('instellingsnummer')}
            line={{ n: 6 }}
            field={{ required: true, slotProps: { htmlInput: { inputMode: 'numeric', maxLength: 6 } } }}
          />
        )}
        <Field
          formulier={form}
          naam="admin.telefoon"
          label={t('telefoon')}
          line={{ voorbeeld: '+31 6 12345678' }}
          field={{ type: 'tel', slotProps: { htmlInput: { maxLength: 20 } } }}
        />
      </div>
    </fieldset>
  );
}

function FirstLicentie({ form }: { form: Form<Values> }) {
  const { t } = useTranslation('admin-create');
  const [kind, ordered] = [form.watch('admin.soort'), form.watch('licentie.soort') === 'besteld'];
  return (
    <fieldset className="office-card admin-create__step">
      <legend>{t('stap.licentie')}</legend>
      <div className="admin-create__fields">
        <ChoiceOf
          label={t('licentie')}
          value={form.watch('licentie.soort')}
          choices={['proef', 'besteld']}
          textOf={(one) => t(`licentie.${one}`)}
          onChange={(next) => form.setValue('licentie.soort', next)}
        />
        <Field
          formulier={form}
          naam="licentie.plaatsen"
          label={t('plaatsen')}
          line={{ a: 1, b: COUNT_MAX }}
          field={{ required: true, slotProps: { htmlInput: { inputMode: 'numeric', maxLength: 4 } } }}
        />
        {ordered && (
          <Field
            formulier={form}
            naam="licentie.eind"
            label={t('eind')}
            field={{ type: 'date', required: true, slotProps: { inputLabel: { shrink: true } } }}
          />
        )}
      </div>
      {ordered && kind === 'school' && (
        <CheckList
          choices={LICENTIE_FEATURES}
          chosen={form.watch('licentie.features')}
          textOf={(feature) => t(`functie.${feature}`)}
          onChange={(features) => form.setValue('licentie.features', features)}
        />
      )}
    </fieldset>
  );
}

/** A new customer in three steps on one page: which organisation, with what, and who comes in first. */
export function CreateForm({ onMade }: { onMade: (adminId: string) => void }) {
  const { t } = useTranslation(['admin-create', 'formulier']);
  const form = useForm({
    begin: BEGIN,
    schema: newCustomerSchema,
    body: bodyOf,
    submit: async (body) => onMade((await createCustomer(body)).adminId),
  });
  return (
    <form className="admin-create" noValidate onSubmit={form.onSubmit} aria-label={t('titel')}>
      <Organization form={form} />
      <FirstLicentie form={form} />
      <fieldset className="office-card admin-create__step">
        <legend>{t('stap.beheerder')}</legend>
        <div className="admin-create__fields">
          <Field formulier={form} naam="manager.naam" label={t('beheerder')} max={120} field={{ required: true }} />
          <Field
            formulier={form}
            naam="manager.email"
            label={t('email')}
            max={254}
            field={{ type: 'email', required: true, slotProps: { htmlInput: { maxLength: 254, autoComplete: 'off' } } }}
          />
        </div>
        <p className="soft">{t('email.uitleg')}</p>
      </fieldset>
      <TwinNotice form={form} />
      {form.refusal !== null && <ErrorNotice fout={form.refusal} onRetry={form.send} />}
      <div className="office-card__buttons">
        <Button type="submit" variant="contained" disabled={form.busy}>
          {t(form.busy ? 'bezig' : 'maak')}
        </Button>
      </div>
    </form>
  );
}
