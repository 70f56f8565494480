import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { COUNT_MAX } from '#server/features/aanvragen/aanvragen.contract.ts';
import { isRunning, licentieRequestSchema, type Licentie } from '#server/features/licenties/licenties.contract.ts';
import { useForm } from '#web/platform/form/use-form.ts';
import { ErrorNotice } from '#web/platform/state.tsx';
import { CheckList } from '#web/ui/formulier/check-list.tsx';
import { Field } from '#web/ui/formulier/field.tsx';
import { useSpot } from '../shared/frame/use-spot.ts';
import { requestLicentie } from './api.ts';

/** What a form begins with: what is there now, and a trial with all it tried. */
const beginOf = ({ plaatsen: seats, features, choices }: Licentie) => ({
  plaatsen: String(Math.max(seats.totaal, seats.gebruikt, 1)),
  features: choices.filter((feature) => features.includes(feature)),
  purchaseNumber: '',
  opmerking: '',
});

/** Ordering, or asking for more: it goes to the work list of the office, and nothing is bought by itself. */
export function RequestCard({ licentie, onSent }: { licentie: Licentie; onSent: (number: string) => void }) {
  const { t } = useTranslation(['licentie', 'formulier']);
  const { adminId } = useSpot();
  const kind = isRunning(licentie.status) ? 'uitbreiding' : 'bestelling';
  const least = Math.max(1, licentie.plaatsen.gebruikt);
  const form = useForm({
    begin: beginOf(licentie),
    schema: licentieRequestSchema,
    body: ({ plaatsen: seats, ...rest }) => ({ ...rest, plaatsen: /^\d+$/.test(seats) ? Number(seats) : seats }),
    extra: ({ plaatsen: seats }): Record<string, string> =>
      /^\d+$/.test(seats) && Number(seats) < least ? { plaatsen: 'bereik' } : {},
    submit: async (body) => {
      onSent(await requestLicentie(adminId, body));
      form.reset();
    },
  });
  return (
    <form
      className="tenant__card licentie__form"
      noValidate
      onSubmit={form.onSubmit}
      aria-labelledby="licentie-aanvraag"
    >
      <h2 id="licentie-aanvraag">{t(`aanvraag.${kind}`)}</h2>
      <p className="soft">{t(`aanvraag.${kind}.uitleg`)}</p>
      {form.refusal !== null && <ErrorNotice fout={form.refusal} onRetry={form.send} />}
      <div className="licentie__fields">
        <Field
          formulier={form}
          naam="plaatsen"
          label={t('veld.plaatsen')}
          help={t('veld.plaatsen.hulp')}
          line={{ a: least, b: COUNT_MAX }}
          field={{ required: true, slotProps: { htmlInput: { inputMode: 'numeric', maxLength: 4 } } }}
        />
        <Field
          formulier={form}
          naam="purchaseNumber"
          label={t('veld.purchaseNumber')}
          help={t('veld.purchaseNumber.hulp')}
          max={40}
        />
      </div>
      {licentie.choices.length > 0 && (
        <fieldset className="licentie__choices">
          <legend>{t('veld.features')}</legend>
          <CheckList
            choices={licentie.choices}
            chosen={form.watch('features')}
            textOf={(feature) => t(`functie.${feature}`)}
            onChange={(features) => form.setValue('features', features)}
          />
        </fieldset>
      )}
      <Field formulier={form} naam="opmerking" label={t('veld.opmerking')} max={1_000} lines={2} />
      <div className="licentie__send">
        <Button type="submit" variant="contained" disabled={form.busy}>
          {t(form.busy ? 'bezig' : `aanvraag.${kind}.knop`)}
        </Button>
        <small>{t('aanvraag.belofte')}</small>
      </div>
    </form>
  );
}
