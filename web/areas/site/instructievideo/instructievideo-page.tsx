import { useTranslation } from 'react-i18next';
import importScreen from '../../../../assets/site/edexml-voorbeeld.webp?url';
import signInScreen from '../../../../assets/site/inloggen.webp?url';
import cardsScreen from '../../../../assets/site/kaartjes.webp?url';
import spelScreen from '../../../../assets/site/pizzabakken.webp?url';
import steenScreen from '../../../../assets/site/steen.webp?url';
import progressScreen from '../../../../assets/site/voortgang.webp?url';
import { Lead, NextStep, Section, Shot } from '../shared/pieces.tsx';
import { SitePage } from '../shared/site-page.tsx';
import { FilmCard } from './film-card.tsx';
import films from './films.json';
import './instructievideo.css';

/** Steps with their picture, its width and its height. */
const STEPS = [
  ['invoer', importScreen, 1200, 750],
  ['kaart', cardsScreen, 1200, 750],
  ['inloggen', signInScreen, 960, 600],
  ['steen', steenScreen, 960, 600],
  ['spel', spelScreen, 960, 540],
  ['voortgang', progressScreen, 1200, 750],
] as const;

const FILES = import.meta.glob<string>('../../../../assets/site/films/*', {
  query: '?url',
  import: 'default',
  eager: true,
});
const fileOf = (name: string): string => FILES[`../../../../assets/site/films/${name}`] ?? '';

/** Films, and below them the way from an empty list to the first progress in pictures; all of them are of the product itself. */
export function InstructievideoPage() {
  const { t } = useTranslation('instructievideo');
  return (
    <SitePage page="instructievideo">
      <Lead title={t('titel')} text={t('tekst')} />
      <Section title={t('films.titel')} text={t('films.tekst')}>
        <div className="films">
          {films.map((film) => (
            <FilmCard
              key={film.name}
              {...film}
              address={fileOf(`${film.name}.webm`)}
              poster={fileOf(`${film.name}.webp`)}
            />
          ))}
        </div>
      </Section>
      <Section title={t('stappen.titel')} tone="sand">
        <ol className="film-steps">
          {STEPS.map(([step, address, wide, high]) => (
            <li key={step}>
              <div>
                <h3>{t(`stap.${step}.titel`)}</h3>
                <p>{t(`stap.${step}.tekst`)}</p>
              </div>
              <Shot address={address} text={t(`stap.${step}.alt`)} wide={wide} high={high} />
            </li>
          ))}
        </ol>
      </Section>
      <NextStep />
    </SitePage>
  );
}
