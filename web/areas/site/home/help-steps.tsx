import { useTranslation } from 'react-i18next';

const STOPS = [
  ['vandaag', 10, 76],
  ['morgen', 38, 56],
  ['dagen', 66, 56],
] as const;

/** Labels under the way, with the name of their place in the style sheet. */
const LABELS = [
  ['vandaag', 'today'],
  ['morgen', 'tomorrow'],
  ['dagen', 'days'],
  ['weken', 'weeks'],
] as const;

function Illustration({ nr }: { nr: 1 | 2 | 3 | 4 }) {
  const { t } = useTranslation('home');
  if (nr === 1) {
    return (
      <>
        <span className="help-woord">
          ba<mark>k</mark>er
        </span>
        <span className="help-mark help-mark--almost">{t('hulp.1.merk')}</span>
      </>
    );
  }
  if (nr === 2) {
    return (
      <>
        <span className="help-plates">
          {['b', 'a', 'kk', 'e', 'r'].map((part) => (
            <b key={part} className={part === 'kk' ? 'error' : part === 'a' ? 'light' : ''}>
              {part}
            </b>
          ))}
        </span>
        <span className="help-mark">{t('hulp.2.merk')}</span>
      </>
    );
  }
  if (nr === 3) {
    return (
      <span className="help-three">
        <span>
          <b>bakker</b>
          {t('hulp.3.kijk')}
        </span>
        <span>
          <b className="covered" />
          {t('hulp.3.bedek')}
        </span>
        <span>
          <b>
            bak
            <i />
          </b>
          {t('hulp.3.doe')}
        </span>
      </span>
    );
  }
  return (
    <span className="help-gone">
      <svg viewBox="0 0 240 130" aria-hidden="true">
        <path
          d="M26 96C70 88 74 60 100 66S150 84 176 62S204 44 212 40"
          fill="none"
          stroke="#CBE0B0"
          strokeWidth="10"
          strokeLinecap="round"
        />
        {STOPS.map(([name], index) => (
          <g key={name} transform={`translate(${[28, 98, 160][index] ?? 0} ${[96, 66, 74][index] ?? 0})`}>
            <circle r="15" fill="#1B6CA8" />
            <path
              d="M-6 0l4.500 5L6.500 -5"
              fill="none"
              stroke="#FFFDF7"
              strokeWidth="3.500"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </g>
        ))}
        <path d="M212 42V10" stroke="#4A2A22" strokeWidth="4" strokeLinecap="round" />
        <path d="M214 8H236L229 15L236 22H214Z" fill="#FFB703" />
        <circle cx="212" cy="42" r="5" fill="#0B7A75" />
      </svg>
      {LABELS.map(([stop, place]) => (
        <small key={stop} className={`help-gone__${place}`}>
          {t(`hulp.4.${stop}`)}
        </small>
      ))}
    </span>
  );
}

/** How a mistake becomes help, in four steps. */
export function HelpSteps() {
  const { t } = useTranslation('home');
  return (
    <section className="home-help">
      <h2>{t('hulp.titel')}</h2>
      <ol>
        {([1, 2, 3, 4] as const).map((nr) => (
          <li key={nr}>
            <div className="home-help__illustration" aria-hidden="true">
              <Illustration nr={nr} />
            </div>
            <span className="home-help__nr" aria-hidden="true">
              {nr}
            </span>
            <h3>{t(`hulp.${nr}.titel`)}</h3>
            <p>{t(`hulp.${nr}.tekst`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
