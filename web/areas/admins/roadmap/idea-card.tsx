import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { IDEA_MAX, IDEA_MIN, newIdeaSchema, type Idea } from '#server/features/roadmap/roadmap.contract.ts';
import { dateText } from '#web/platform/date-text.ts';
import { useForm } from '#web/platform/form/use-form.ts';
import { ErrorNotice } from '#web/platform/state.tsx';
import { Field } from '#web/ui/formulier/field.tsx';
import { sendIdea } from './api.ts';

/** Room for an idea of one's own, and those of before. */
export function IdeaCard({ ideas, onSent }: { ideas: readonly Idea[]; onSent: () => void }) {
  const { t, i18n } = useTranslation(['roadmap', 'formulier']);
  const form = useForm({
    begin: { tekst: '' },
    schema: newIdeaSchema,
    submit: async (body) => {
      await sendIdea(body);
      form.reset();
      onSent();
    },
  });
  return (
    <section className="tenant__card roadmap-ideas" aria-labelledby="idee-kop">
      <h2 id="idee-kop">{t('idee.titel')}</h2>
      <p className="soft">{t('idee.uitleg')}</p>
      <form noValidate onSubmit={form.onSubmit}>
        {form.refusal !== null && <ErrorNotice fout={form.refusal} onRetry={form.send} />}
        <Field
          formulier={form}
          naam="tekst"
          label={t('idee.tekst')}
          line={{ n: form.watch('tekst').length > IDEA_MAX ? IDEA_MAX : IDEA_MIN }}
          field={{
            required: true,
            fullWidth: true,
            multiline: true,
            minRows: 3,
            slotProps: { htmlInput: { maxLength: IDEA_MAX } },
          }}
        />
        <Button type="submit" variant="contained" disabled={form.busy}>
          {t(form.busy ? 'bezig' : 'idee.stuur')}
        </Button>
      </form>
      {ideas.length > 0 && (
        <ul aria-label={t('idee.eerder')}>
          {ideas.map((idea) => (
            <li key={idea.id}>
              <span>{idea.tekst}</span>
              <small>
                {dateText(i18n.language, new Date(idea.op))}
                {', '}
                {t(idea.seen ? 'idee.gelezen' : 'idee.onderweg')}
              </small>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
