import { useTranslation } from 'react-i18next';
import type { BerichtFile } from '#server/features/berichten/attachments.contract.ts';
import type { BerichtLine } from '#server/features/berichten/berichten.contract.ts';
import { Icon } from '#web/ui/icon.tsx';
import { momentText } from '../date-text.ts';
import './berichten.css';

/** What was written, the oldest on top; the own side stands on the right. */
export function BerichtLines({
  lines,
  ours,
  onFile,
}: {
  lines: readonly BerichtLine[];
  ours: 'kantoor' | 'klant';
  onFile: (file: BerichtFile) => void;
}) {
  const { t, i18n } = useTranslation('berichten-gedeeld');
  return (
    <ol className="bericht-lines" aria-label={t('regels')}>
      {lines.map((line) => (
        <li key={line.id} data-own={line.kantoor === (ours === 'kantoor') || undefined}>
          <p className="bericht-lines__from">
            <strong>{line.van === '' ? t('iemand') : line.van}</strong>
            {line.kantoor && <span className="chip chip--sea">{t('team')}</span>}
            <time dateTime={line.op}>{momentText(i18n.language, new Date(line.op))}</time>
          </p>
          <p className="bericht-lines__text">{line.tekst === '' ? t('ingetrokken') : line.tekst}</p>
          {line.bijlagen.length > 0 && (
            <ul className="bericht-lines__files" aria-label={t('bijlagen')}>
              {line.bijlagen.map((file) => (
                <li key={file.id}>
                  <button type="button" className="button-text" onClick={() => onFile(file)}>
                    <Icon name="download" size={16} /> {file.naam}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}
