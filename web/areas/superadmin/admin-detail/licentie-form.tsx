import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslation } from 'react-i18next';
import { COUNT_MAX } from '#server/features/aanvragen/aanvragen.contract.ts';
import { isRunning, licentieChangeSchema, type Licentie } from '#server/features/licenties/licenties.contract.ts';
import { useForm } from '#web/platform/form/use-form.ts';
import { ErrorNotice } from '#web/platform/state.tsx';
import { CheckList } from '#web/ui/formulier/check-list.tsx';
import { Field } from '#web/ui/formulier/field.tsx';
import { changeLicentie } from './api.ts';

interface Props {
  adminId: string;
  licentie: Licentie;
  onSaved: (next: Licentie) => Promise<void>;
}

/** Seats, end, functions, and whether the order is confirmed; the reason was given when the customer was opened. */
export function LicentieForm({ adminId, licentie, onSaved }: Props) {
  const { t } = useTranslation(['admin-detail', 'formulier']);
  const least = Math.max(1, licentie.plaatsen.gebruikt);
  const canOrder = !isRunning(licentie.status);
  const form = useForm({
    begin: {
      plaatsen: String(licentie.plaatsen.totaal),
      eind: licentie.eind ?? '',
      features: licentie.choices.filter((feature) => licentie.features.includes(feature)),
      actief: false,
    },
    schema: licentieChangeSchema,
    body: ({ plaatsen: seats, eind: end, features, actief: ordered }) => ({
      versie: licentie.versie,
      plaatsen: /^\d+$/.test(seats) ? Number(seats) : seats,
      ...(end === '' || end === licentie.eind ? {} : { eind: end }),
      features,
      ...(ordered ? { actief: true } : {}),
    }),
    extra: ({ plaatsen: seats }): Record<string, string> =>
      /^\d+$/.test(seats) && Number(seats) < least ? { plaatsen: 'bereik' } : {},
    submit: async (body) => onSaved(await changeLicentie(adminId, licentie.id, body)),
  });
  return (
    <form className="office-card" noValidate onSubmit={form.onSubmit} aria-labelledby="licentie-wijzigen">
      <h2 id="licentie-wijzigen">{t('licentie.wijzig')}</h2>
      {form.refusal !== null && <ErrorNotice fout={form.refusal} onRetry={form.send} />}
      <div className="admin-detail__fields">
        <Field
          formulier={form}
          naam="plaatsen"
          label={t('licentie.veld.plaatsen')}
          line={{ a: least, b: COUNT_MAX }}
          field={{ required: true, slotProps: { htmlInput: { inputMode: 'numeric', maxLength: 4 } } }}
        />
        <Field
          formulier={form}
          naam="eind"
          label={t('licentie.veld.eind')}
          help={t('licentie.eind.hulp')}
          field={{ type: 'date', slotProps: { inputLabel: { shrink: true } } }}
        />
      </div>
      <CheckList
        choices={licentie.choices}
        chosen={form.watch('features')}
        textOf={(feature) => t(`licentie.functie.${feature}`)}
        onChange={(features) => form.setValue('features', features)}
      />
      {canOrder && (
        <FormControlLabel
          label={t('licentie.besteld')}
          control={
            <Checkbox
              checked={form.watch('actief')}
              onChange={({ target }) => form.setValue('actief', target.checked)}
            />
          }
        />
      )}
      <div className="office-card__buttons">
        <Button type="submit" variant="contained" disabled={form.busy}>
          {t(form.busy ? 'bezig' : 'licentie.bewaar')}
        </Button>
      </div>
    </form>
  );
}
