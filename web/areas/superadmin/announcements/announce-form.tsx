import Button from '@mui/material/Button';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { BERICHT_MAX, SUBJECT_MAX } from '#server/features/berichten/berichten.contract.ts';
import {
  MANY_RECEIVERS,
  newAnnouncementSchema,
  type Announcement,
  type Segment,
} from '#server/features/berichten/office-berichten.contract.ts';
import { localMoment } from '#web/platform/date-text.ts';
import { useForm } from '#web/platform/form/use-form.ts';
import { ErrorNotice } from '#web/platform/state.tsx';
import { CheckList } from '#web/ui/formulier/check-list.tsx';
import { Field } from '#web/ui/formulier/field.tsx';
import { announce, useReceivers } from './api.ts';
import { EVERYBODY, SEGMENT_PARTS } from './segment-parts.ts';
import { TryOut } from './try-out.tsx';

interface Values {
  segment: Segment;
  onderwerp: string;
  tekst: string;
  moment: string;
  aantal: string;
  concept: boolean;
}
const BEGIN: Values = { segment: EVERYBODY, onderwerp: '', tekst: '', moment: '', aantal: '', concept: false };

/** What was kept before, to write further; a moment as the field of the browser says it. */
const valuesOf = (before: Announcement | null, segment: Segment): Values =>
  before === null
    ? { ...BEGIN, segment }
    : {
        ...BEGIN,
        segment: before.segment,
        onderwerp: before.onderwerp,
        tekst: before.tekst,
        moment: before.moment === null ? '' : localMoment(new Date(before.moment)),
      };

/** Empty = at once, and no number typed. */
const bodyOf = ({ moment, aantal: typed, concept, ...rest }: Values) => ({
  ...rest,
  ...(concept ? { concept: true } : {}),
  ...(moment === '' || concept ? {} : { moment: new Date(moment).toISOString() }),
  ...(/^\d+$/.test(typed) ? { aantal: Number(typed) } : {}),
});

interface Props {
  before: Announcement | null;
  /** Whom a new one is for to begin with. */
  segment: Segment;
  onDone: () => void;
}

/** Telling many at once: whom, what and when. */
export function AnnounceForm({ before, segment: first, onDone }: Props) {
  const { t } = useTranslation(['announcements', 'formulier']);
  const form = useForm({
    begin: valuesOf(before, first),
    schema: newAnnouncementSchema,
    body: bodyOf,
    submit: async (body) => {
      await announce(body, before);
      onDone();
    },
  });
  const segment = form.watch('segment');
  const receivers = useReceivers(useDeferredValue(segment));
  return (
    <form className="office-card" noValidate onSubmit={form.onSubmit} aria-label={t('nieuw')}>
      {form.refusal !== null && <ErrorNotice fout={form.refusal} onRetry={form.send} />}
      <p className="soft">{t('segment.uitleg')}</p>
      {SEGMENT_PARTS.map(({ name, choices }) => (
        <fieldset key={name} className="segment-part">
          <legend>{t(`segment.${name}`)}</legend>
          <CheckList<string>
            choices={choices}
            chosen={segment[name]}
            textOf={(choice) => t(`keuze.${name}.${choice}`)}
            onChange={(chosen) =>
              form.setValue('segment', { ...segment, [name]: choices.filter((one) => chosen.includes(one)) })
            }
          />
        </fieldset>
      ))}
      <p role="status">
        <strong>{receivers === undefined ? t('tellen') : t('ontvangers', { count: receivers })}</strong>
      </p>
      <Field
        formulier={form}
        naam="onderwerp"
        label={t('onderwerp')}
        max={SUBJECT_MAX}
        field={{ required: true, fullWidth: true }}
      />
      <Field formulier={form} naam="tekst" label={t('tekst')} max={BERICHT_MAX} lines={6} field={{ required: true }} />
      <Field
        formulier={form}
        naam="moment"
        label={t('moment')}
        help={t('moment.hulp')}
        field={{ type: 'datetime-local', slotProps: { inputLabel: { shrink: true } } }}
      />
      {receivers !== undefined && receivers > MANY_RECEIVERS && (
        <Field
          formulier={form}
          naam="aantal"
          label={t('aantal')}
          help={t('aantal.hulp', { aantal: receivers })}
          field={{ required: true, slotProps: { htmlInput: { inputMode: 'numeric', maxLength: 7 } } }}
        />
      )}
      <TryOut onderwerp={form.watch('onderwerp')} tekst={form.watch('tekst')} />
      <div className="office-card__buttons">
        <Button
          type="submit"
          variant="contained"
          disabled={form.busy || receivers === 0}
          onClick={() => form.setValue('concept', false)}
        >
          {t(form.busy ? 'bezig' : form.watch('moment') === '' ? 'verstuur' : 'plan')}
        </Button>
        <Button type="submit" variant="outlined" disabled={form.busy} onClick={() => form.setValue('concept', true)}>
          {t('bewaar')}
        </Button>
        <Button onClick={onDone}>{t('niet')}</Button>
      </div>
    </form>
  );
}
