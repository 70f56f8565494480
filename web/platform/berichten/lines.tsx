import { useTranslation } from 'react-i18next';
import type { BerichtLine } from '#server/features/berichten/berichten.contract.ts';
import { momentText } from '../date-text.ts';
import './berichten.css';

/** What was written, the oldest on top; the own side stands on the right. */
export function BerichtLines({ lines, ours }: { lines: readonly BerichtLine[]; ours: 'kantoor' | 'klant' }) {
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
        </li>
      ))}
    </ol>
  );
}
