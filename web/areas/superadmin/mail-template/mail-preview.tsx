import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { layOutMail } from '#engine/core/mail/mail-layout.ts';
import { fillMailText, readMailText } from '#engine/core/mail/mail-text.ts';
import type { MailTemplate } from '#server/features/mail-templates/mail-templates.contract.ts';

const KINDS = ['licht', 'donker', 'tekst'] as const;
type Kind = (typeof KINDS)[number];

interface Props {
  template: MailTemplate;
  onderwerp: string;
  tekst: string;
}

/** The mail as somebody gets it, with examples, while it is being written. */
export function MailPreview({ template, onderwerp: subject, tekst: typed }: Props) {
  const { t } = useTranslation('mail-template');
  const [kind, setKind] = useState<Kind>('licht');
  const text = useDeferredValue(typed);
  const examples = Object.fromEntries(template.variables.map(({ naam: name, voorbeeld: example }) => [name, example]));
  const mail = layOutMail(fillMailText(readMailText(subject, text), examples), {
    locale: template.locale,
    brand: template.brand,
    footer: template.footer,
    link: examples['link'],
    scheme: kind === 'donker' ? 'dark' : 'light',
  });
  return (
    <section className="mail-preview" aria-labelledby="voorbeeld">
      <div className="mail-preview__head">
        <h2 id="voorbeeld">{t('zo')}</h2>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={kind}
          aria-label={t('zo')}
          onChange={(_, next: Kind | null) => next !== null && setKind(next)}
        >
          {KINDS.map((one) => (
            <ToggleButton key={one} value={one}>
              {t(`zo.${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </div>
      <p className="mail-preview__subject">
        <small>{t('onderwerp')}</small>
        <strong>{mail.onderwerp}</strong>
      </p>
      {kind === 'tekst' ? (
        <pre className="mail-preview__text">{mail.tekst}</pre>
      ) : (
        <iframe
          className="mail-preview__frame"
          title={t('zo.venster')}
          sandbox="allow-same-origin"
          srcDoc={mail.html}
        />
      )}
    </section>
  );
}
