import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** The own link, to hand out in a group app or on paper. */
export function OwnLinkCard({ link }: { link: string }) {
  const { t } = useTranslation('vrienduitnodigingen');
  const [copied, setCopied] = useState(false);
  return (
    <section className="tenant__card" aria-labelledby="vriend-link">
      <h2 id="vriend-link">{t('link.titel')}</h2>
      <p className="soft">{t('link.uitleg')}</p>
      <div className="friends__link">
        <code>{link}</code>
        <Button variant="outlined" onClick={() => void navigator.clipboard.writeText(link).then(() => setCopied(true))}>
          {t(copied ? 'link.gekopieerd' : 'link.kopieer')}
        </Button>
      </div>
    </section>
  );
}
