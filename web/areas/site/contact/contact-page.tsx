import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { NoScript, Sent } from '../shared/form-parts.tsx';
import { pageExists } from '../shared/known-pages.ts';
import { Lead } from '../shared/pieces.tsx';
import { SitePage } from '../shared/site-page.tsx';
import { ContactForm } from './contact-form.tsx';
import './contact.css';

/** Where else an answer may be. */
function OtherWays() {
  const { t } = useTranslation('contact');
  return (
    <aside className="contact-ways">
      <h2>{t('elders')}</h2>
      <dl>
        {pageExists('faq') && (
          <div>
            <dt>
              <Link to="/site/faq">{t('elders.faq')}</Link>
            </dt>
            <dd>{t('elders.faq.uitleg')}</dd>
          </div>
        )}
        <div>
          <dt>{t('elders.kind')}</dt>
          <dd>{t('elders.kind.uitleg')}</dd>
        </div>
        <div>
          <dt>{t('elders.privacy')}</dt>
          <dd>{t('elders.privacy.uitleg')}</dd>
        </div>
        <div>
          <dt>{t('elders.lek')}</dt>
          <dd>{t('elders.lek.uitleg')}</dd>
        </div>
      </dl>
    </aside>
  );
}

/** A message to us, and where an answer may be already. `live.ts` sends it. */
export function ContactPage() {
  const { t } = useTranslation('contact');
  return (
    <SitePage page="contact">
      <Lead title={t('titel')} text={t('tekst')} />
      <section className="site-section contact-columns">
        <div>
          <NoScript />
          <ContactForm />
          <Sent name="contact" title={t('klaar.titel')}>
            <p>
              {t('klaar.nummer')} <strong data-spot="nummer" />
            </p>
            <p>{t('klaar.tekst')}</p>
          </Sent>
        </div>
        <OtherWays />
      </section>
    </SitePage>
  );
}
