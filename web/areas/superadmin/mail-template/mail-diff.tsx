import { useTranslation } from 'react-i18next';
import { diffLines } from '#engine/core/mail/line-diff.ts';
import type { MailTemplate } from '#server/features/mail-templates/mail-templates.contract.ts';

interface Props {
  template: MailTemplate;
  onderwerp: string;
  tekst: string;
}

const SIGNS = { same: '', added: '+', removed: '−' } as const;

/** What changes for people when this is published, line by line. */
export function MailDiff({ template, onderwerp: subject, tekst: text }: Props) {
  const { t } = useTranslation('mail-template');
  const lines = diffLines(`${template.onderwerp}\n${template.tekst}`, `${subject}\n${text}`);
  const changed = lines.filter(({ kind }) => kind !== 'same').length;
  return (
    <details className="office-card mail-diff" open={changed > 0}>
      <summary>
        <h2>{t('verschil')}</h2>
        <span className="soft">{changed === 0 ? t('verschil.geen') : t('verschil.regels', { count: changed })}</span>
      </summary>
      {changed > 0 && (
        <ol>
          {lines.map(({ kind, text: line }, nr) => (
            <li key={`${kind}-${nr}`} className={`mail-diff__line mail-diff__line--${kind}`}>
              <span aria-hidden="true">{SIGNS[kind]}</span>
              {kind !== 'same' && <span className="only-reader">{t(`verschil.${kind}`)}</span>}
              <span>{line}</span>
            </li>
          ))}
        </ol>
      )}
    </details>
  );
}
