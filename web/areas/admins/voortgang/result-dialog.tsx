import MenuItem from '@mui/material/MenuItem';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { AANBIEDERS, LVS_TOETS_MAX, MOMENTS, NIVEAUS, SCALES } from '#engine/core/domein/lvs.ts';
import { newLvsResultSchema } from '#server/features/lvsspelling/lvs-results.contract.ts';
import { useForm } from '#web/platform/form/use-form.ts';
import { Field } from '#web/ui/formulier/field.tsx';
import { FormDialog } from '../shared/dialog.tsx';
import { useSpot } from '../shared/frame/use-spot.ts';
import { addResult } from './lvs.api.ts';
import { scaleText, toetsmomentText } from '../shared/lvsspelling/lvs-text.ts';

const EMPTY = {
  leerlingId: '',
  aanbieder: '',
  toets: '',
  moment: '',
  afnamedatum: '',
  schaal: '',
  niveau: '',
  aantalopgaven: '',
  aantalgoed: '',
  vaardigheidsscore: '',
  dle: '',
};
type Values = typeof EMPTY;

const number = (text: string): number | undefined =>
  text.trim() === '' ? undefined : Number(text.trim().replace(',', '.'));
const text = (value: string): string | undefined => (value.trim() === '' ? undefined : value);

/** What is typed as the server wants it. */
export function toResult(w: Values): object {
  return {
    aanbieder: w.aanbieder,
    toets: w.toets,
    moment: text(w.moment),
    afnamedatum: w.afnamedatum,
    schaal: text(w.schaal),
    niveau: text(w.niveau),
    aantalopgaven: number(w.aantalopgaven),
    aantalgoed: number(w.aantalgoed),
    vaardigheidsscore: number(w.vaardigheidsscore),
    dle: number(w.dle),
  };
}

/** Lists behind the fields that are chosen. */
function choicesOf(
  t: TFunction,
  scale: string,
): Record<'aanbieder' | 'moment' | 'schaal' | 'niveau', [string, string][]> {
  const chosen = SCALES.find((name) => name === scale);
  const niveaus: readonly string[] = chosen === undefined ? [] : NIVEAUS[chosen];
  return {
    aanbieder: AANBIEDERS.map((name) => [name, t(`lvs:aanbieder.${name}`)]),
    moment: MOMENTS.map((moment) => [moment, toetsmomentText(t, moment)]),
    schaal: SCALES.map((name) => [name, scaleText(t, name)]),
    niveau: niveaus.map((niveau) => [niveau, niveau]),
  };
}

interface Props {
  leerlingen: readonly { leerlingId: string; naam: string }[];
  onSluit: () => void;
  onDone: () => void;
}

/** One result by hand, with the rules of the server at the fields. */
export function ResultDialog({ leerlingen, onSluit: onClose, onDone }: Props) {
  const { t } = useTranslation(['voortgang', 'lvs', 'woorden']);
  const { adminId } = useSpot();
  const form = useForm({
    begin: EMPTY,
    schema: newLvsResultSchema,
    body: toResult,
    extra: ({ leerlingId }) => ({ leerlingId: leerlingId === '' ? 'kies' : undefined }),
    submit: async (result, { leerlingId }) => {
      await addResult(adminId, leerlingId, result);
      onDone();
    },
  });
  const [scale, questions] = form.watch(['schaal', 'aantalopgaven']);
  const choices = choicesOf(t, scale);
  const choose = (name: keyof typeof choices) => (
    <Field
      formulier={form}
      naam={name}
      label={t(`veld.${name}`)}
      field={{
        select: true,
        children: choices[name].map(([value, woord]) => (
          <MenuItem key={value} value={value}>
            {woord}
          </MenuItem>
        )),
      }}
    />
  );
  const digit = (name: 'aantalopgaven' | 'aantalgoed' | 'vaardigheidsscore' | 'dle', a: number, b: number) => (
    <Field
      formulier={form}
      naam={name}
      label={t(`veld.${name}`)}
      line={{ a, b }}
      field={{ slotProps: { htmlInput: { inputMode: 'decimal' } } }}
    />
  );
  return (
    <FormDialog titel={t('hand.kop')} knop={t('hand.bewaar')} form={form} onSluit={onClose} breed>
      <div className="lvs-fixed">
        <Field
          formulier={form}
          naam="leerlingId"
          label={t('kolom.leerling')}
          field={{
            select: true,
            children: leerlingen.map(({ leerlingId, naam: name }) => (
              <MenuItem key={leerlingId} value={leerlingId}>
                {name}
              </MenuItem>
            )),
          }}
        />
        {choose('aanbieder')}
        <Field formulier={form} naam="toets" label={t('veld.toets')} line={{ n: LVS_TOETS_MAX }} />
        {choose('moment')}
        <Field
          formulier={form}
          naam="afnamedatum"
          label={t('veld.afnamedatum')}
          line={{ voorbeeld: '2026-01-31' }}
          help={t('hand.dag')}
          field={{ type: 'date', slotProps: { inputLabel: { shrink: true } } }}
        />
        {choose('schaal')}
        {choose('niveau')}
        {digit('aantalopgaven', 1, 200)}
        {digit('aantalgoed', 0, Number(questions || 200))}
        {digit('vaardigheidsscore', 0, 999)}
        {digit('dle', 0, 60)}
      </div>
      <p className="soft">{t('hand.uitleg')}</p>
    </FormDialog>
  );
}
