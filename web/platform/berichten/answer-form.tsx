import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { BERICHT_MAX } from '#server/features/berichten/berichten.contract.ts';
import { ErrorNotice } from '../state.tsx';
import { useSaving } from '../use-saving.ts';
import { AttachmentsField } from './attachments-field.tsx';
import type { Attachments } from './use-attachments.ts';

/** Room for an answer; what was typed stays until it is there. */
export function AnswerForm({
  label,
  onSend,
  attachments,
}: {
  label: string;
  onSend: (text: string) => Promise<unknown>;
  /** Where files may come along. */
  attachments?: Attachments;
}) {
  const { t } = useTranslation('berichten-gedeeld');
  const [text, setText] = useState('');
  const saving = useSaving();
  const send = async (): Promise<void> => {
    const done = await saving.run(() => onSend(text));
    if (done === undefined) return;
    setText('');
    attachments?.clear();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void send();
  };
  return (
    <form className="bericht-answer" onSubmit={submit}>
      {saving.fout !== null && <ErrorNotice fout={saving.fout} onRetry={() => void send()} />}
      <TextField
        label={label}
        value={text}
        onChange={({ target }) => setText(target.value)}
        multiline
        minRows={3}
        maxRows={12}
        fullWidth
        slotProps={{ htmlInput: { maxLength: BERICHT_MAX } }}
      />
      {attachments !== undefined && <AttachmentsField attachments={attachments} />}
      <Button type="submit" variant="contained" disabled={saving.bezig || text.trim() === ''}>
        {t(saving.bezig ? 'bezig' : 'stuur')}
      </Button>
    </form>
  );
}
