import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { isSendable, mailTextMistakes } from '#engine/core/mail/mail-text.ts';
import {
  MAIL_SUBJECT_MAX,
  MAIL_TEXT_MAX,
  templateChangeSchema,
  type MailTemplate,
} from '#server/features/mail-templates/mail-templates.contract.ts';
import { useForm } from '#web/platform/form/use-form.ts';
import { ErrorNotice } from '#web/platform/state.tsx';
import { Field } from '#web/ui/formulier/field.tsx';
import { saveConcept } from './api.ts';
import { EditorSteps } from './editor-steps.tsx';
import { MailDiff } from './mail-diff.tsx';
import { MailPreview } from './mail-preview.tsx';
import { useCaret } from './use-caret.ts';
import { VariableList } from './variable-list.tsx';

interface Props {
  template: MailTemplate;
  mayPublish: boolean;
  onDone: (text: string) => void;
  onDiscard: () => void;
}

/** What still has to be mended, in words; nothing when it may go to people. */
function useMistakes(
  template: MailTemplate,
  subject: string,
  text: string,
): { lines: string[]; missing: readonly string[] } {
  const { t } = useTranslation('mail-template');
  const mistakes = mailTextMistakes(subject, text, {
    known: template.variables.map(({ naam: name }) => name),
    required: template.variables.flatMap(({ naam: name, required }) => (required ? [name] : [])),
  });
  if (isSendable(mistakes)) return { lines: [], missing: [] };
  const names = (list: readonly string[]): string => list.map((name) => `{${name}}`).join(', ');
  const lines = [
    ...(mistakes.withoutHeading ? [t('mis.kop')] : []),
    ...(mistakes.buttons ? [t('mis.knoppen')] : []),
    ...(mistakes.missing.length > 0 ? [t('mis.ontbreekt', { namen: names(mistakes.missing) })] : []),
    ...(mistakes.unknown.length > 0 ? [t('mis.onbekend', { namen: names(mistakes.unknown) })] : []),
  ];
  return { lines, missing: mistakes.missing };
}

function Mistakes({ lines }: { lines: readonly string[] }) {
  const { t } = useTranslation('mail-template');
  if (lines.length === 0) return null;
  return (
    <Alert severity="warning" role="status">
      {t('mis')}
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Alert>
  );
}

/** Subject and text of one mail in one country, with the mail itself beside it. */
export function MailEditor({ template, mayPublish, onDone, onDiscard }: Props) {
  const { t } = useTranslation(['mail-template', 'formulier']);
  const caret = useCaret();
  const start = template.concept ?? template;
  const revision = template.concept?.revision ?? 0;
  const form = useForm({
    begin: { onderwerp: start.onderwerp, tekst: start.tekst },
    schema: templateChangeSchema,
    body: (values) => ({ revision, ...values }),
    submit: async (body) => {
      await saveConcept(template, body);
      onDone(t('bewaard'));
    },
  });
  const { onderwerp: subject, tekst: text } = form.watch();
  const { lines, missing } = useMistakes(template, subject, text);
  const isChanged = subject !== start.onderwerp || text !== start.tekst;
  return (
    <>
      <div className="mail-editor">
        <form className="office-card" noValidate aria-label={t('schrijf')} onSubmit={form.onSubmit}>
          {form.refusal !== null && <ErrorNotice fout={form.refusal} onRetry={form.send} />}
          <Field
            formulier={form}
            naam="onderwerp"
            label={t('onderwerp')}
            max={MAIL_SUBJECT_MAX}
            field={{ required: true, fullWidth: true, onFocus: caret.follow }}
          />
          <Field
            formulier={form}
            naam="tekst"
            label={t('tekst')}
            help={t('tekst.hulp')}
            max={MAIL_TEXT_MAX}
            lines={14}
            field={{ required: true, onFocus: caret.follow }}
          />
          <VariableList
            variables={template.variables}
            missing={missing}
            onPick={(piece) => caret.put(piece, (field, change) => form.setValue(field, change(form.getValues(field))))}
          />
          <Mistakes lines={lines} />
          <div className="office-card__buttons">
            <Button type="submit" variant="contained" disabled={form.busy || !isChanged}>
              {t(form.busy ? 'bezig' : 'bewaar')}
            </Button>
            {isChanged && <Button onClick={() => form.reset(start)}>{t('wijzigingen.weg')}</Button>}
          </div>
          <EditorSteps
            template={template}
            mayPublish={mayPublish}
            unsaved={isChanged}
            sendable={lines.length === 0}
            onDone={onDone}
            onDiscard={onDiscard}
          />
        </form>
        <MailPreview template={template} onderwerp={subject} tekst={text} />
      </div>
      <MailDiff template={template} onderwerp={subject} tekst={text} />
    </>
  );
}
