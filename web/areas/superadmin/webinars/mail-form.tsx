import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import {
  MAIL_MAX,
  MAIL_RECEIVERS,
  WEBINAR_SUBJECT_MAX,
  webinarMailSchema,
  type ManagedWebinar,
  type WebinarMail,
} from '#server/features/webinars/webinar-management.contract.ts';
import { useForm } from '#web/platform/form/use-form.ts';
import { ErrorNotice } from '#web/platform/state.tsx';
import { Field } from '#web/ui/formulier/field.tsx';
import { mailSignUps } from './api.ts';

interface Props {
  webinar: ManagedWebinar;
  /** How many were written; null = not sent. */
  onDone: (count: number | null) => void;
}

/** Own words to who signed up; the mail gets a salutation and the link of the sign-up by itself. */
export function MailForm({ webinar, onDone }: Props) {
  const { t } = useTranslation(['webinars', 'formulier']);
  const begin: WebinarMail = { aan: 'allen', onderwerp: webinar.titel, tekst: '' };
  const form = useForm({
    begin,
    schema: webinarMailSchema,
    submit: async (body) => onDone(await mailSignUps(webinar.id, body)),
  });
  return (
    <form className="office-card not-at-paper" noValidate onSubmit={form.onSubmit} aria-label={t('schrijf')}>
      {form.refusal !== null && <ErrorNotice fout={form.refusal} onRetry={form.send} />}
      <Field
        formulier={form}
        naam="aan"
        label={t('mail.aan')}
        field={{
          select: true,
          children: MAIL_RECEIVERS.map((one) => (
            <MenuItem key={one} value={one}>
              {t(`mail.aan.${one}`)}
            </MenuItem>
          )),
        }}
      />
      <Field
        formulier={form}
        naam="onderwerp"
        label={t('mail.onderwerp')}
        max={WEBINAR_SUBJECT_MAX}
        field={{ required: true }}
      />
      <Field
        formulier={form}
        naam="tekst"
        label={t('mail.tekst')}
        help={t('mail.tekst.hulp')}
        max={MAIL_MAX}
        lines={5}
        field={{ required: true }}
      />
      <div className="office-card__buttons">
        <Button type="submit" variant="contained" disabled={form.busy}>
          {t(form.busy ? 'mail.bezig' : 'mail.verstuur')}
        </Button>
        <Button onClick={() => onDone(null)}>{t('niet')}</Button>
      </div>
    </form>
  );
}
