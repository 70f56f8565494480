import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LANDEN } from '#engine/core/domein/landen.ts';
import { SPELLEN, WERKWOORD_FAMILIES } from '#engine/core/domein/spellen.ts';
import { Lead, NextStep, Section, Ticks, TopicCards } from '../shared/pieces.tsx';
import { SitePage } from '../shared/site-page.tsx';
import practice from './practice.json' with { type: 'json' };
import './spellen.css';

const pictures = import.meta.glob<string>('../../../../assets/site/spellen/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});
const pictureOf = (slug: string): string | undefined => pictures[`../../../../assets/site/spellen/${slug}.webp`];
const PRACTICE: Readonly<Record<string, readonly { topic: string; from: number }[]>> = practice;
/** Games that can be played: those with a folder. */
const READY = new Set(
  Object.keys(import.meta.glob('../../../../games/*/place.json')).map((at) => at.split('/').at(-2)),
);
const SHOWN = SPELLEN.filter(({ slug }) => READY.has(slug));
const SHOWN_LANDS = LANDEN.filter(({ code }) => SHOWN.some(({ land }) => land === code));
const TOPICS = [...new Set(Object.values(PRACTICE).flatMap((topics) => topics.map(({ topic }) => topic)))].toSorted();
const YEARS = [3, 4, 5, 6, 7, 8] as const;
/** In these not every topic is asked yet. */
const EARLY_YEARS = [3, 4] as const;
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

/** Chooses by land, by what is practised and by year; the style sheet does that without script too. */
function Picker() {
  const { t } = useTranslation('spellen');
  const choice = (name: string, all: string, options: readonly (readonly [value: string, text: string])[]) => (
    <label>
      <span>{t(`kies.${name}`)}</span>
      <select name={name} defaultValue="">
        <option value="">{all}</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <form className="spel-filter" data-picker="">
      {choice(
        'land',
        t('kies.land.alle'),
        SHOWN_LANDS.map(({ code, naam: name }) => [code, name]),
      )}
      {choice(
        'topic',
        t('kies.topic.alle'),
        TOPICS.map((topic) => [topic, t(`oefent.${topic}`)]),
      )}
      {choice(
        'year',
        t('kies.year.alle'),
        YEARS.map((year) => [String(year), t(`jaar.${year}`)]),
      )}
    </form>
  );
}

/** Words that the style sheet and the script choose by: a topic, and the topic with each early year that has it. */
const tokensOf = (slug: string): string =>
  (PRACTICE[slug] ?? [])
    .flatMap(({ topic, from }) => [
      topic,
      ...EARLY_YEARS.filter((year) => year >= from).map((year) => `${topic}-${year}`),
    ])
    .join(' ');

/** A game that can be played: a photograph of a round, what the hands do, and what it practises. */
function SpelCard({ slug, name, land }: { slug: string; name: string; land: string }) {
  const { t } = useTranslation('spellen');
  return (
    <li className="site-card" data-card="" data-land={land} data-topics={tokensOf(slug)}>
      <div className="site-card__picture">
        <img src={pictureOf(slug)} alt={t(`alt.${slug}`)} width={800} height={450} loading="lazy" decoding="async" />
      </div>
      <div className="site-card__text">
        <h3>{name}</h3>
        <p>{t(`spel.${slug}`)}</p>
        <ul className="spel-topics" aria-label={t('oefent')}>
          {(PRACTICE[slug] ?? []).map(({ topic, from }) => (
            <li key={topic} data-from={from}>
              {t(`oefent.${topic}`)}
            </li>
          ))}
        </ul>
        {slug === OPEN && <Link to="/site/home#spelen">{t('speel')}</Link>}
      </div>
    </li>
  );
}

/** All places for games on the island, and honestly which of them can be played. */
export function SpellenSitePage() {
  const { t } = useTranslation('spellen');
  return (
    <SitePage page="spellen">
      <Lead title={t('titel', { aantal: READY.size })} text={t('tekst')} />
      <Section title={t('klaar.titel')}>
        <div className="spel-play" data-play="">
          <Picker />
          <noscript>
            <p className="site-section__text">{t('kies.zonder')}</p>
          </noscript>
          <p
            className="spel-play__count"
            role="status"
            data-count=""
            data-none={t('kies.niets')}
            data-one={t('kies.een')}
            data-many={t('kies.meer', { aantal: '#' })}
          />
          <TopicCards>
            {SHOWN.map(({ slug, naam: name, land }) => (
              <SpelCard key={slug} slug={slug} name={name} land={land} />
            ))}
          </TopicCards>
        </div>
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
