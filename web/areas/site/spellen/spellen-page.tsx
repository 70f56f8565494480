import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LANDEN } from '#engine/core/domein/landen.ts';
import { SPELLEN, WERKWOORD_FAMILIES } from '#engine/core/domein/spellen.ts';
import autorace from '../../../../assets/site/autorace.webp?url';
import bellenprikken from '../../../../assets/site/bellenprikken.webp?url';
import botenkoers from '../../../../assets/site/botenkoers.webp?url';
import pizzabakken from '../../../../assets/site/pizzabakken.webp?url';
import { Lead, NextStep, Section, Ticks, TopicCard, TopicCards } from '../shared/pieces.tsx';
import { SitePage } from '../shared/site-page.tsx';
import { PLAYABLE } from './playable.ts';
import './spellen.css';

const PICTURES: Readonly<Record<string, string>> = {
  pizzabakken,
  bellenprikken,
  botenkoers,
  autorace,
};
/** The game that the front page plays without account. */
const OPEN = 'bellenprikken';
const ALWAYS = ['regel', 'bediening', 'rust', 'terug'] as const;
const ready = (slug: string): boolean => PLAYABLE.some((one) => one === slug);

function Filters() {
  const { t } = useTranslation('spellen');
  return (
    <form className="spel-filter" data-filter="" hidden>
      <label>
        <span>{t('zoek')}</span>
        <input type="search" name="search" maxLength={40} autoComplete="off" />
      </label>
      <label>
        <span>{t('soort')}</span>
        <select name="family" defaultValue="">
          <option value="">{t('soort.alle')}</option>
          {WERKWOORD_FAMILIES.map((family) => (
            <option key={family} value={family}>
              {t(`soort.${family}`)}
            </option>
          ))}
        </select>
      </label>
      <label className="spel-filter__ready">
        <input type="checkbox" name="ready" />
        <span>{t('nu')}</span>
      </label>
    </form>
  );
}

/** The places of one land, each with what the hands do and whether it can be played yet. */
function LandPart({ code, name: title }: { code: string; name: string }) {
  const { t } = useTranslation('spellen');
  return (
    <section className="spel-land" data-land="">
      <h3>{title}</h3>
      <ul>
        {SPELLEN.filter(({ land }) => land === code).map(({ slug, naam: name, family }) => (
          <li key={slug} data-name={name.toLowerCase()} data-family={family} data-ready={ready(slug) ? '' : undefined}>
            <strong>{name}</strong>
            <span>{t(`soort.${family}`)}</span>
            <em>{t(ready(slug) ? 'stand.klaar' : 'stand.bouw')}</em>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** All places for games on the island, and honestly which of them can be played. */
export function SpellenSitePage() {
  const { t } = useTranslation('spellen');
  return (
    <SitePage page="spellen">
      <Lead title={t('titel')} text={t('tekst')} />
      <Section title={t('klaar.titel')}>
        <TopicCards>
          {PLAYABLE.map((slug) => (
            <TopicCard
              key={slug}
              title={SPELLEN.find((one) => one.slug === slug)?.naam ?? slug}
              text={t(`spel.${slug}`)}
              picture={
                PICTURES[slug] !== undefined && (
                  <img src={PICTURES[slug]} alt={t(`alt.${slug}`)} width={960} height={540} loading="lazy" />
                )
              }
            >
              {slug === OPEN && <Link to="/site/home#spelen">{t('speel')}</Link>}
            </TopicCard>
          ))}
        </TopicCards>
      </Section>
      <Section title={t('altijd.titel')} tone="sea">
        <Ticks points={ALWAYS.map((one) => t(`altijd.${one}`))} />
      </Section>
      <Section title={t('alle.titel')} text={t('alle.tekst')}>
        <div data-spellen="">
          <Filters />
          <div className="spel-lands">
            {LANDEN.map(({ code, naam: name }) => (
              <LandPart key={code} code={code} name={name} />
            ))}
          </div>
          <p role="status" data-none="" data-text={t('niets')} />
        </div>
      </Section>
      <NextStep />
    </SitePage>
  );
}
