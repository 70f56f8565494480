import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import {
  ANSWER_MAX,
  newQuestionSchema,
  QUESTION_COUNTRIES,
  QUESTION_MAX,
  type ManagedQuestion,
  type QuestionCountry,
} from '#server/features/vragen/question-management.contract.ts';
import { QUESTION_GROUPS } from '#server/features/vragen/vragen.contract.ts';
import { useForm, type Form } from '#web/platform/form/use-form.ts';
import { ErrorNotice } from '#web/platform/state.tsx';
import { CheckList } from '#web/ui/formulier/check-list.tsx';
import { Field } from '#web/ui/formulier/field.tsx';
import { saveQuestion } from './api.ts';
import { TakeAway } from './take-away.tsx';

interface Values {
  groep: ManagedQuestion['groep'];
  nl: { vraag: string; antwoord: string };
  be: { vraag: string; antwoord: string };
  ownBelgian: boolean;
  countries: QuestionCountry[];
}
const EMPTY = { vraag: '', antwoord: '' };
const valuesOf = (one: ManagedQuestion | null): Values => ({
  groep: one?.groep ?? 'school',
  nl: one?.nl ?? EMPTY,
  be: one?.be ?? EMPTY,
  ownBelgian: one !== null && one.be !== null,
  countries: one?.countries ?? [],
});

/** Question and answer in the words of a country. */
function Words({ form, country }: { form: Form<Values>; country: 'nl' | 'be' }) {
  const { t } = useTranslation('faq-management');
  return (
    <fieldset className="faq-management__words">
      <legend>{t(`tekst.${country}`)}</legend>
      <Field
        formulier={form}
        naam={`${country}.vraag`}
        label={t('veld.vraag')}
        max={QUESTION_MAX}
        field={{ required: true, fullWidth: true }}
      />
      <Field
        formulier={form}
        naam={`${country}.antwoord`}
        label={t('veld.antwoord')}
        max={ANSWER_MAX}
        lines={4}
        field={{ required: true }}
      />
    </fieldset>
  );
}

/** One question being written. */
export function QuestionForm({
  one,
  onClose,
  onDone,
}: {
  one: ManagedQuestion | null;
  onClose: () => void;
  onDone: (text: string) => void;
}) {
  const { t } = useTranslation(['faq-management', 'formulier']);
  const form = useForm({
    begin: valuesOf(one),
    schema: newQuestionSchema,
    body: ({ ownBelgian, be, ...rest }) => ({ ...rest, be: ownBelgian ? be : null }),
    submit: async (body) => {
      await saveQuestion(body, one);
      onDone(t('gedaan.bewaard', { vraag: body.nl.vraag }));
    },
  });
  const ownBelgian = form.watch('ownBelgian');
  return (
    <form className="office-card" noValidate onSubmit={form.onSubmit} aria-label={one?.nl.vraag ?? t('nieuw')}>
      {form.refusal !== null && <ErrorNotice fout={form.refusal} onRetry={form.send} />}
      <Field
        formulier={form}
        naam="groep"
        label={t('groep')}
        field={{
          select: true,
          children: QUESTION_GROUPS.map((group) => (
            <MenuItem key={group} value={group}>
              {t(`groep.${group}`)}
            </MenuItem>
          )),
        }}
      />
      <Words form={form} country="nl" />
      <div>
        <FormControlLabel
          label={t('eigenVlaams')}
          control={
            <Checkbox checked={ownBelgian} onChange={({ target }) => form.setValue('ownBelgian', target.checked)} />
          }
        />
        {!ownBelgian && <FormHelperText>{t('eigenVlaams.hulp')}</FormHelperText>}
      </div>
      {ownBelgian && <Words form={form} country="be" />}
      <fieldset className="faq-management__words">
        <legend>{t('veld.landen')}</legend>
        <CheckList
          choices={QUESTION_COUNTRIES}
          chosen={form.watch('countries')}
          textOf={(country) => t(`land.${country}`)}
          onChange={(chosen) => form.setValue('countries', chosen)}
        />
        <FormHelperText>{t('veld.landen.hulp')}</FormHelperText>
      </fieldset>
      <div className="office-card__buttons">
        <Button type="submit" variant="contained" disabled={form.busy}>
          {t(form.busy ? 'bezig' : 'bewaar')}
        </Button>
        <Button disabled={form.busy} onClick={onClose}>
          {t('annuleer')}
        </Button>
      </div>
      {one !== null && (one.changed || !one.builtIn) && <TakeAway one={one} onDone={onDone} />}
    </form>
  );
}
