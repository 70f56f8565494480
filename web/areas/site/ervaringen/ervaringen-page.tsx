import { useTranslation } from 'react-i18next';
import { AUTHOR_ROLES } from '#server/features/ervaringen/ervaringen.contract.ts';
import { Lead, Section } from '../shared/pieces.tsx';
import { SitePage } from '../shared/site-page.tsx';
import { ErvaringForm } from './ervaring-form.tsx';
import './ervaringen.css';

/** How an experience looks; the script fills in a copy for each. */
function QuoteModel() {
  const { t } = useTranslation('ervaringen');
  return (
    <li data-model="" hidden>
      <figure>
        <span className="quote__sample" data-spot="voorbeeld">
          {t('voorbeeld')}
        </span>
        <blockquote data-spot="tekst" />
        <figcaption>
          <strong data-spot="naam" />
          <span data-spot="wie" />
        </figcaption>
      </figure>
    </li>
  );
}

/** What people told, by role; before anybody did, who may be the first. */
function Quotes() {
  const { t } = useTranslation('ervaringen');
  const roles = Object.fromEntries(AUTHOR_ROLES.map((one) => [one, t(`rol.${one}`).toLowerCase()]));
  return (
    <div data-ervaringen="" data-roles={JSON.stringify(roles)}>
      <p className="site-list-busy" data-part="busy" aria-busy="true">
        {t('laden')}
      </p>
      <p data-part="failed" role="status" hidden>
        {t('fout')}
      </p>
      <div data-part="empty" className="quotes-empty" hidden>
        <h2>{t('leeg.titel')}</h2>
        <p>{t('leeg.tekst')}</p>
      </div>
      <div data-part="filter" className="quotes-filter" role="group" aria-label={t('filter')} hidden>
        <button type="button" aria-pressed="true" data-role="">
          {t('filter.alle')}
        </button>
        {AUTHOR_ROLES.map((one) => (
          <button key={one} type="button" aria-pressed="false" data-role={one}>
            {t(`rol.${one}`)}
          </button>
        ))}
      </div>
      <p data-part="none" role="status" hidden>
        {t('leeg.filter')}
      </p>
      <ul data-part="quotes" className="quotes" hidden />
      <p data-part="sample" className="quotes-note" hidden>
        {t('voorbeeld.uitleg')}
      </p>
      <ul hidden>
        <QuoteModel />
      </ul>
    </div>
  );
}

/** What people tell about the product, and the way to tell something oneself. `live.ts` reads and sends. */
export function ErvaringenPage() {
  const { t } = useTranslation('ervaringen');
  return (
    <SitePage page="ervaringen">
      <Lead title={t('titel')} text={t('tekst')} />
      <section className="site-section">
        <Quotes />
      </section>
      <Section id="vertel" title={t('vertel')} text={t('vertel.tekst')} tone="sand">
        <ErvaringForm />
      </Section>
    </SitePage>
  );
}
