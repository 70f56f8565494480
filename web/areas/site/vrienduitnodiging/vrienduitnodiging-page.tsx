import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { NoScript, Refusal, SendButton, Sent, SiteForm } from '../shared/form-parts.tsx';
import { Lead } from '../shared/pieces.tsx';
import { SitePage } from '../shared/site-page.tsx';

/** Where the link at the foot of an invitation of a friend leads. A button ends it, so that a program that looks into mails takes nobody off. */
export function OptOutPage() {
  const { t } = useTranslation('vrienduitnodiging');
  return (
    <SitePage page="vrienduitnodiging">
      <Lead title={t('titel')} text={t('tekst')} />
      <section className="site-section">
        <NoScript />
        <p data-without="">
          {t('zonder')} <Link to="/site/contact">{t('zonder.knop')}</Link>
        </p>
        <SiteForm name="afmelden" hidden>
          <p>{t('vraag')}</p>
          <p>{t('bewaren')}</p>
          <Refusal />
          <div className="site-form__buttons">
            <SendButton>{t('afmelden')}</SendButton>
          </div>
        </SiteForm>
        <Sent name="afmelden" title={t('klaar.titel')}>
          <p>{t('klaar.tekst')}</p>
        </Sent>
      </section>
    </SitePage>
  );
}
