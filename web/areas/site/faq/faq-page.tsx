import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pageExists } from '../shared/known-pages.ts';
import { Lead } from '../shared/pieces.tsx';
import { SitePage } from '../shared/site-page.tsx';
import { questionsIn } from './questions.ts';
import './faq.css';

const GROUPS = ['school', 'rt', 'thuis', 'techniek', 'privacy'] as const;

/** Did it help? Shown once the script runs. */
function Judge({ id }: { id: string }) {
  const { t } = useTranslation('faq');
  return (
    <p className="faq-judge" data-judge={id} hidden>
      <span>{t('hielp')}</span>
      <button type="button" data-helped="true">
        {t('hielp.ja')}
      </button>
      <button type="button" data-helped="false">
        {t('hielp.nee')}
      </button>
      <span role="status" data-dank={t('hielp.dank')} data-fout={t('hielp.fout')} />
    </p>
  );
}

/** Questions with answers: all of them are printed, `live.ts` searches and counts what helped. */
export function FaqPage() {
  const { t, i18n } = useTranslation('faq');
  const questions = questionsIn(i18n.language);
  return (
    <SitePage page="faq">
      <Lead title={t('titel')} text={t('tekst')}>
        <form className="faq-search" role="search" data-search="">
          <label htmlFor="faq-zoek">{t('zoek')}</label>
          <input id="faq-zoek" type="search" maxLength={80} autoComplete="off" />
          <p role="status" data-dichtbij={t('zoek.dichtbij')} data-fout={t('zoek.fout')} />
        </form>
      </Lead>
      <section className="site-section">
        <nav className="faq-groups" aria-label={t('groepen')} data-groups="">
          {GROUPS.map((group) => (
            <a key={group} href={`#${group}`}>
              {t(`groep.${group}`)}
            </a>
          ))}
        </nav>
        {GROUPS.map((group) => (
          <section key={group} id={group} className="faq-group" data-group="">
            <h2>{t(`groep.${group}`)}</h2>
            {questions
              .filter(({ groep }) => groep === group)
              .map(({ id, vraag, antwoord }) => (
                <details key={id} id={id} className="faq-item">
                  <summary>{vraag}</summary>
                  <p>{antwoord}</p>
                  <p>
                    <a href={`#${id}`}>{t('anker')}</a>
                  </p>
                  <Judge id={id} />
                </details>
              ))}
          </section>
        ))}
        {pageExists('contact') && (
          <p>
            {t('nietgevonden')} <Link to="/site/contact">{t('contact')}</Link>
          </p>
        )}
      </section>
    </SitePage>
  );
}
