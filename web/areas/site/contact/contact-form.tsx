import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  ATTACHMENT_MAX,
  CONTACT_SUBJECTS,
  newContactSchema,
} from '#server/features/contactberichten/contactberichten.contract.ts';
import { useForm } from '#web/platform/form/use-form.ts';
import { dropDraft, readDraft, useKeepDraft } from '../shared/draft.ts';
import { FormChoice, FormText, Refusal, Trap, useOpenTime } from '../shared/form-parts.tsx';
import { sendMessage } from './api.ts';

const EMPTY = { naam: '', email: '', onderwerp: '', bericht: '', website: '' };
const DRAFT = 'contact';
const KINDS = ['application/pdf', 'image/png', 'image/jpeg'];

/** One file of a kind and size that we take, with the reason when we do not. */
function Attachment({ onFile }: { onFile: (file: File | null) => void }) {
  const { t } = useTranslation('contact');
  const id = useId();
  const [error, setError] = useState('');
  const choose = (file: File | null) => {
    const kind = file === null || KINDS.includes(file.type);
    const size = file === null || file.size <= ATTACHMENT_MAX;
    setError(kind ? (size ? '' : t('bijlage.groot')) : t('bijlage.soort'));
    onFile(kind && size ? file : null);
  };
  return (
    <div className="form-field">
      <label htmlFor={id}>
        {t('bijlage')}
        <small>{t('siteform:optioneel')}</small>
      </label>
      <input
        id={id}
        type="file"
        accept={KINDS.join(',')}
        aria-invalid={error !== ''}
        aria-describedby={`${id}-below`}
        onChange={(event) => choose(event.target.files?.[0] ?? null)}
      />
      <p id={`${id}-below`} className={error === '' ? 'form-field__help' : 'form-field__error'}>
        {error === '' ? t('bijlage.uitleg') : error}
      </p>
    </div>
  );
}

/** A message to us; `subject` may come along in the address. */
export function ContactForm({ subject, onSent }: { subject: string; onSent: (number: string) => void }) {
  const { t } = useTranslation(['contact', 'siteform']);
  const openTime = useOpenTime();
  const [file, setFile] = useState<File | null>(null);
  const begin = { ...EMPTY, onderwerp: subject };
  const form = useForm({
    begin: readDraft(DRAFT, begin),
    schema: newContactSchema,
    body: (values) => ({ ...values, openMs: openTime() }),
    submit: async (body) => {
      const { nummer: number } = await sendMessage(body, file);
      dropDraft(DRAFT);
      onSent(number);
    },
  });
  useKeepDraft(DRAFT, form);
  return (
    <form className="site-form" noValidate onSubmit={form.onSubmit}>
      <FormChoice
        form={form}
        naam="onderwerp"
        label={t('onderwerp')}
        choices={CONTACT_SUBJECTS.map((value) => ({ value, label: t(`onderwerp.${value}`) }))}
      />
      <div className="site-form__pair">
        <FormText form={form} naam="naam" label={t('naam')} autoComplete="name" rule={{ max: 120 }} />
        <FormText form={form} naam="email" label={t('email')} autoComplete="email" mode="email" rule={{ max: 254 }} />
      </div>
      <FormText
        form={form}
        naam="bericht"
        label={t('bericht')}
        help={t('bericht.uitleg')}
        rows={7}
        rule={{ min: 10, max: 4_000 }}
      />
      <Attachment onFile={setFile} />
      <Trap form={form} naam="website" />
      <Refusal error={form.refusal} />
      <div className="site-form__buttons">
        <button type="submit" className="site-button" disabled={form.busy}>
          {t(form.busy ? 'siteform:bezig' : 'verstuur')}
        </button>
      </div>
    </form>
  );
}
