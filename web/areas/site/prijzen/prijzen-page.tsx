import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pageExists } from '../shared/known-pages.ts';
import { Lead, Section, Ticks } from '../shared/pieces.tsx';
import { SitePage } from '../shared/site-page.tsx';
import './prijzen.css';

/** For whom, and how many the slider begins and ends with. */
const KINDS = [
  { kind: 'school', begin: 120, max: 600, most: 3_000 },
  { kind: 'rt', begin: 10, max: 25, most: 25 },
  { kind: 'thuis', begin: 1, max: 4, most: 4 },
] as const;
const POINTS = ['een', 'twee', 'drie', 'vier'] as const;

/** One tab: what is in it and how many. It is a form that asks for a quote, also without script. */
function PriceCard({ kind, begin, max, most }: (typeof KINDS)[number]) {
  const { t } = useTranslation('prijzen');
  return (
    <form className="price-card" data-kind={kind} action="/site/aanvraagformulier" method="get">
      <div className="price-card__what">
        <h2>{t(`voor.${kind}.titel`)}</h2>
        <Ticks points={POINTS.map((point) => t(`voor.${kind}.punt.${point}`))} />
      </div>
      <div className="price-card__count">
        <label htmlFor={`aantal-${kind}`}>{t(`voor.${kind}.aantal`)}</label>
        <input id={`aantal-${kind}`} name="aantal" type="number" min={1} max={most} defaultValue={begin} required />
        <input
          type="range"
          min={1}
          max={max}
          defaultValue={begin}
          aria-label={t(`voor.${kind}.aantal`)}
          data-slider=""
          hidden
        />
        <input type="hidden" name="soort" value="offerte" />
        <input type="hidden" name="organisatie" value={kind} />
        <p className="price-card__amount" role="status" data-amount={t(`voor.${kind}.bedrag`)} data-note={t('btw')} />
        <p data-sample="">{t('voorbeeld')}</p>
        <div className="price-card__buttons">
          <button type="submit" className="site-button">
            {t('offerte')}
          </button>
          <button type="button" className="site-text-button" data-copy={t('gekopieerd')} hidden>
            {t('kopieer')}
          </button>
        </div>
      </div>
    </form>
  );
}

/** What it costs: three tabs that need no script; `live.ts` moves the slider, keeps the address and reads the prices. */
export function PricesPage() {
  const { t, i18n } = useTranslation('prijzen');
  return (
    <SitePage page="prijzen">
      <Lead title={t('titel')} text={t('tekst')} />
      <section className="site-section prices" data-land={i18n.language === 'nl-BE' ? 'BE' : 'NL'}>
        <fieldset className="price-tabs">
          <legend>{t('voor')}</legend>
          {KINDS.map(({ kind }) => (
            <label key={kind}>
              <input type="radio" name="voor" value={kind} defaultChecked={kind === 'school'} />
              {t(`voor.${kind}.tab`)}
            </label>
          ))}
        </fieldset>
        {KINDS.map((card) => (
          <PriceCard key={card.kind} {...card} />
        ))}
      </section>
      <Section title={t('einde.titel')} tone="sand">
        <Ticks points={[t('einde.een'), t('einde.twee'), t('einde.drie')]} />
        {pageExists('faq') && (
          <p>
            <Link to="/site/faq#einde-licentie">{t('einde.meer')}</Link>
          </p>
        )}
      </Section>
    </SitePage>
  );
}
