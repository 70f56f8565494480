import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useTranslation } from 'react-i18next';
import {
  AUDIENCES,
  DESCRIPTION_MAX,
  DURATION,
  LINK_MAX,
  SEATS_MAX,
  WEBINAR_TITLE_MAX,
  webinarFieldsSchema,
  type ManagedWebinar,
} from '#server/features/webinars/webinar-management.contract.ts';
import { localMoment } from '#web/platform/date-text.ts';
import { useForm } from '#web/platform/form/use-form.ts';
import { ErrorNotice } from '#web/platform/state.tsx';
import { CheckList } from '#web/ui/formulier/check-list.tsx';
import { Field } from '#web/ui/formulier/field.tsx';
import type { FieldForm } from '#web/ui/formulier/use-field.ts';
import { useRuleText } from '#web/ui/formulier/rule.ts';
import { saveWebinar } from './api.ts';
import { hasBegun } from './stands.ts';

type Audience = (typeof AUDIENCES)[number];
interface Values {
  titel: string;
  omschrijving: string;
  doelgroep: Audience[];
  datum: string;
  duur: string;
  plaatsen: string;
  link: string;
  recording: string;
}
const NOTHING: Values = {
  titel: '',
  omschrijving: '',
  doelgroep: ['leerkracht'],
  datum: '',
  duur: '45',
  plaatsen: '100',
  link: '',
  recording: '',
};

const valuesOf = (webinar: ManagedWebinar): Values => ({
  titel: webinar.titel,
  omschrijving: webinar.omschrijving,
  doelgroep: AUDIENCES.filter((who) => webinar.doelgroep.includes(who)),
  datum: localMoment(new Date(webinar.datum)),
  duur: String(webinar.duur),
  plaatsen: String(webinar.plaatsen),
  link: webinar.link,
  recording: webinar.recording,
});
const bodyOf = ({ datum: moment, duur: minutes, plaatsen: seats, ...rest }: Values) => ({
  ...rest,
  datum: moment === '' ? '' : new Date(moment).toISOString(),
  duur: Number(minutes),
  plaatsen: Number(seats),
});

/** Moment, length and seats; what began keeps them. */
function When({ form, fixed, taken }: { form: FieldForm<Values>; fixed: boolean; taken: number }) {
  const { t } = useTranslation('webinars');
  const seats = { a: Math.max(1, taken), b: SEATS_MAX };
  return (
    <div className="training-form__when">
      <Field
        formulier={form}
        naam="datum"
        label={t('veld.datum')}
        zin={(code) => (code === 'datumvolgorde' ? t('veld.datum.straks') : undefined)}
        field={{
          type: 'datetime-local',
          required: true,
          disabled: fixed,
          slotProps: { inputLabel: { shrink: true } },
        }}
      />
      <Field
        formulier={form}
        naam="duur"
        label={t('veld.duur')}
        line={{ a: DURATION.min, b: DURATION.max }}
        field={{ disabled: fixed, slotProps: { htmlInput: { inputMode: 'numeric', maxLength: 3 } } }}
      />
      <Field
        formulier={form}
        naam="plaatsen"
        label={t('veld.plaatsen')}
        line={seats}
        field={{ disabled: fixed, slotProps: { htmlInput: { inputMode: 'numeric', maxLength: 3 } } }}
      />
    </div>
  );
}

interface WhoProps {
  chosen: readonly Audience[];
  error: string | null;
  onChange: (chosen: Audience[]) => void;
}

/** For whom it is: at least one of them. */
function Who({ chosen, error, onChange }: WhoProps) {
  const { t } = useTranslation('webinars');
  const rule = useRuleText();
  return (
    <fieldset className="training-form__who">
      <legend>{t('veld.doelgroep')}</legend>
      <CheckList choices={AUDIENCES} chosen={chosen} textOf={(who) => t(`doelgroep.${who}`)} onChange={onChange} />
      {error !== null && <FormHelperText error>{rule(error)}</FormHelperText>}
    </fieldset>
  );
}

/** One training being written; what began keeps its moment, seats and address. */
export function WebinarForm({
  webinar,
  onDone,
}: {
  webinar: ManagedWebinar | null;
  onDone: (saved: ManagedWebinar | null) => void;
}) {
  const { t } = useTranslation(['webinars', 'formulier']);
  const form = useForm({
    begin: webinar === null ? NOTHING : valuesOf(webinar),
    schema: webinarFieldsSchema,
    body: bodyOf,
    submit: async (body) => onDone(await saveWebinar(body, webinar)),
  });
  const fixed = webinar !== null && hasBegun(webinar);
  return (
    <form
      className="office-card training-form"
      noValidate
      onSubmit={form.onSubmit}
      aria-label={t(webinar === null ? 'nieuw' : 'wijzig')}
    >
      {form.refusal !== null && <ErrorNotice fout={form.refusal} onRetry={form.send} />}
      <Field formulier={form} naam="titel" label={t('veld.titel')} max={WEBINAR_TITLE_MAX} field={{ required: true }} />
      <Field
        formulier={form}
        naam="omschrijving"
        label={t('veld.omschrijving')}
        help={t('veld.omschrijving.hulp')}
        max={DESCRIPTION_MAX}
        lines={4}
      />
      <When form={form} fixed={fixed} taken={webinar?.taken ?? 0} />
      <Who
        chosen={form.watch('doelgroep')}
        error={form.error('doelgroep')}
        onChange={(chosen) => form.setValue('doelgroep', chosen)}
      />
      <Field
        formulier={form}
        naam="link"
        label={t('veld.link')}
        help={t('veld.link.hulp')}
        max={LINK_MAX}
        line={{ n: LINK_MAX, voorbeeld: 'https://bijeenkomst.nl/starten' }}
        field={{ type: 'url', disabled: fixed }}
      />
      {webinar?.stand === 'geweest' && (
        <Field
          formulier={form}
          naam="recording"
          label={t('veld.recording')}
          help={t('veld.recording.hulp')}
          max={LINK_MAX}
          line={{ n: LINK_MAX, voorbeeld: 'https://film.nl/starten' }}
          field={{ type: 'url' }}
        />
      )}
      <div className="office-card__buttons">
        <Button type="submit" variant="contained" disabled={form.busy}>
          {t(form.busy ? 'bezig' : 'bewaar')}
        </Button>
        <Button onClick={() => onDone(null)}>{t('niet')}</Button>
      </div>
    </form>
  );
}
