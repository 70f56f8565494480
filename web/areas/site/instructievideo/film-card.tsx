import { useTranslation } from 'react-i18next';
import { addressOfText, captionsOf, chaptersOf, clockOf, type FilmChapter } from './captions.ts';

const SPEEDS = [0.75, 1, 1.5] as const;

/** A film with its chapters and its text; `live.ts` brings chapters and speed to life. */
export function FilmCard({
  name,
  seconds,
  chapters,
  address,
  poster,
}: {
  name: string;
  seconds: number;
  chapters: readonly FilmChapter[];
  address: string;
  poster: string;
}) {
  const { t, i18n } = useTranslation('instructievideo');
  const titleOf = (chapter: string): string => t(`deel.${name}.${chapter}.titel`);
  const textOf = (chapter: string): string => t(`deel.${name}.${chapter}.tekst`);
  const lines = chapters.map((chapter) => `${titleOf(chapter.name)}\n${textOf(chapter.name)}`);
  const title = t(`film.${name}.titel`);
  const label = t('film.deel');
  return (
    <article className="film" data-film="">
      <header>
        <h3>{title}</h3>
        <p>
          {t(`film.${name}.tekst`)} <span className="film__length">{t('film.duur', { duur: clockOf(seconds) })}</span>
        </p>
      </header>
      <video
        controls
        playsInline
        preload="none"
        poster={poster}
        width={1280}
        height={720}
        aria-label={t('film.beeld', { titel: title })}
      >
        <source src={address} type="video/webm" />
        <track
          default
          kind="captions"
          srcLang={i18n.language}
          label={t('film.ondertiteling')}
          src={addressOfText('text/vtt', captionsOf(chapters, textOf))}
        />
        <track
          kind="chapters"
          srcLang={i18n.language}
          label={label}
          src={addressOfText('text/vtt', chaptersOf(chapters, titleOf))}
        />
      </video>
      <p className="film__trouble" role="status" data-trouble="" hidden>
        {t('film.mislukt')}
      </p>
      <div className="film__tools" data-tools="" hidden>
        <ul aria-label={label}>
          {chapters.map((chapter) => (
            <li key={chapter.name}>
              <button type="button" data-at={chapter.start} data-until={chapter.end}>
                <span>{clockOf(chapter.start)}</span> {titleOf(chapter.name)}
              </button>
            </li>
          ))}
        </ul>
        <div role="group" aria-label={t('film.snelheid')} className="film__speed">
          {SPEEDS.map((speed) => (
            <button key={speed} type="button" data-speed={speed} aria-pressed={speed === 1}>
              {t('film.keer', { aantal: speed.toLocaleString('nl') })}
            </button>
          ))}
        </div>
      </div>
      <details>
        <summary>{t('film.lees')}</summary>
        {chapters.map((chapter) => (
          <p key={chapter.name}>
            <strong>{titleOf(chapter.name)}.</strong> {textOf(chapter.name)}
          </p>
        ))}
        <a href={addressOfText('text/plain', `${title}\n\n${lines.join('\n\n')}\n`)} download={`taaltocht-${name}.txt`}>
          {t('film.bewaar')}
        </a>
      </details>
    </article>
  );
}
