import Button from '@mui/material/Button';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  ATTACHMENT_KINDS,
  ATTACHMENTS_MAX,
  BERICHT_FILE_MAX,
  type BerichtFile,
} from '#server/features/berichten/attachments.contract.ts';
import { Icon } from '#web/ui/icon.tsx';
import { ErrorNotice } from '../state.tsx';
import type { Attachments } from './use-attachments.ts';
import './berichten.css';

/** Files that go along with a message: chosen one by one, taken away again before it goes. */
export function AttachmentsField({ attachments }: { attachments: Attachments }) {
  const { t } = useTranslation('berichten-gedeeld');
  const { files, saving, refused, add, remove } = attachments;
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const choose = (file: File | undefined): void => {
    if (file !== undefined) void add(file);
    if (input.current !== null) input.current.value = '';
  };
  return (
    <div className="bericht-files">
      {files.length > 0 && (
        <ul aria-label={t('bijlagen')}>
          {files.map((file: BerichtFile) => (
            <li key={file.id}>
              <span>{file.naam}</span>
              <Button size="small" aria-label={t('bijlage.weg', { naam: file.naam })} onClick={() => remove(file.id)}>
                <Icon name="sluit" size={16} />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <input
        ref={input}
        id={id}
        type="file"
        hidden
        accept={ATTACHMENT_KINDS.join(',')}
        aria-label={t('bijlage.kies')}
        onChange={({ target }) => choose(target.files?.[0])}
      />
      <Button
        disabled={saving.bezig || files.length >= ATTACHMENTS_MAX}
        startIcon={<Icon name="plus" size={18} />}
        onClick={() => input.current?.click()}
      >
        {t(saving.bezig ? 'bezig' : 'bijlage.kies')}
      </Button>
      <small>{t('bijlage.uitleg', { most: ATTACHMENTS_MAX, mb: BERICHT_FILE_MAX / 1024 / 1024 })}</small>
      {refused !== null && (
        <p role="alert" className="bericht-files__refused">
          {t(`bijlage.fout.${refused}`)}
        </p>
      )}
      {saving.fout !== null && <ErrorNotice fout={saving.fout} onRetry={saving.wis} />}
    </div>
  );
}
