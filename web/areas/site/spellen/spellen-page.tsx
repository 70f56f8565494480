import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LANDEN } from '#engine/core/domein/landen.ts';
import { SPELLEN, WERKWOORD_FAMILIES } from '#engine/core/domein/spellen.ts';
import { Lead, NextStep, Section, Ticks, TopicCard, TopicCards } from '../shared/pieces.tsx';
import { SitePage } from '../shared/site-page.tsx';
import './spellen.css';

const pictures = import.meta.glob<string>('../../../../assets/site/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});
const houses = import.meta.glob<string>('../../../../games/*/art/landkaart-deur.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});
const houseOf = (slug: string): string | undefined => houses[`../../../../games/${slug}/art/landkaart-deur.svg`];
const pictureOf = (slug: string): string | undefined => pictures[`../../../../assets/site/${slug}.webp`];
/** Games that can be played: those with a folder. */
const READY = new Set(
  Object.keys(import.meta.glob('../../../../games/*/place.json')).map((at) => at.split('/').at(-2)),
);
/** Who plays sees a picture of a round; of the other games the house on the map is shown. */
const SHOWN = SPELLEN.filter(({ slug }) => READY.has(slug)).toSorted(
  (a, b) => Number(pictureOf(b.slug) !== undefined) - Number(pictureOf(a.slug) !== undefined),
);
/** The game that the front page plays without account. */
const OPEN = 'bellenprikken';
const ALWAYS = ['regel', 'bediening', 'rust', 'terug'] as const;

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
          <li
            key={slug}
            data-name={name.toLowerCase()}
            data-family={family}
            data-ready={READY.has(slug) ? '' : undefined}
          >
            <strong>{name}</strong>
            <span>{t(`soort.${family}`)}</span>
            <em>{t(READY.has(slug) ? 'stand.klaar' : 'stand.bouw')}</em>
          </li>
        ))}
      </ul>
    </section>
  );
}

function SpelPicture({ slug }: { slug: string }) {
  const { t } = useTranslation('spellen');
  const photo = pictureOf(slug);
  return photo === undefined ? (
    <img className="spel-house" src={houseOf(slug)} alt="" width={960} height={540} loading="lazy" />
  ) : (
    <img src={photo} alt={t(`alt.${slug}`)} width={960} height={540} loading="lazy" />
  );
}

/** All places for games on the island, and honestly which of them can be played. */
export function SpellenSitePage() {
  const { t } = useTranslation('spellen');
  return (
    <SitePage page="spellen">
      <Lead title={t('titel', { aantal: READY.size })} text={t('tekst')} />
      <Section title={t('klaar.titel')}>
        <TopicCards>
          {SHOWN.map(({ slug, naam: name }) => (
            <TopicCard key={slug} title={name} text={t(`spel.${slug}`)} picture={<SpelPicture slug={slug} />}>
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
