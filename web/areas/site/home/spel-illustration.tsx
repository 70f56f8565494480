import { useTranslation } from 'react-i18next';
import illustration from '../../../../assets/art/web/spel-pizzabakken.svg?url';
import type { Demo } from './use-demo.ts';

/** Plates on the slices and on the bowls: text, place in percent. */
const POINTS = [
  ['b', 37, 63.5],
  ['a', 50, 71],
  ['r', 24, 71],
  ['e', 29.5, 85],
] as const;
const SCALES = [
  ['k', 66.8, 74.5],
  ['kk', 80, 76.5],
  ['ck', 93, 74.5],
] as const;

/** Label of the button. */
function PlayText() {
  const { t } = useTranslation('home');
  return (
    <span>
      <strong>{t('held.speel')}</strong> <small>{t('held.speel.uitleg')}</small>
    </span>
  );
}

/** One frozen moment of a round, with a button that opens the demo. */
export function SpelIllustration({ demo }: { demo: Demo }) {
  const { t } = useTranslation('home');
  return (
    <figure className="spel-illustration">
      <div className="spel-illustration__picture" role="img" aria-label={t('held.spel')}>
        <img src={illustration} alt="" width={1000} height={560} />
        <span className="spel-illustration__buttons" aria-hidden="true">
          <i>
            <svg viewBox="0 0 24 24">
              <path d="M8 6v12M16 6v12" stroke="currentColor" strokeWidth="4" strokeLinecap="round" />
            </svg>
          </i>
          <i>
            <svg viewBox="0 0 24 24">
              <path d="M4 10v4h4l5 4V6L8 10Z" fill="currentColor" />
              <path
                d="M16 9c2 2 2 4 0 6m3-9c4 4 4 8 0 12"
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
                strokeLinecap="round"
              />
            </svg>
          </i>
        </span>
        <span className="spel-illustration__prompt" aria-hidden="true">
          {t('held.prompt')}
        </span>
        <span className="spel-illustration__standing" aria-hidden="true">
          <b />
          <b />
          <b />
          <b className="now" />
          <b className="empty" />
          <b className="empty" />
          <em />
          <span>24</span>
        </span>
        {POINTS.map(([letter, x, y]) => (
          <span
            key={letter}
            className="spel-illustration__plate"
            aria-hidden="true"
            style={{ left: `${x}%`, top: `${y}%` }}
          >
            {letter}
          </span>
        ))}
        <span className="spel-illustration__box" aria-hidden="true" style={{ left: '44%', top: '85%' }} />
        {SCALES.map(([letter, x, y]) => (
          <span
            key={letter}
            className={
              letter === 'kk' ? 'spel-illustration__plate spel-illustration__plate--choice' : 'spel-illustration__plate'
            }
            aria-hidden="true"
            style={{ left: `${x}%`, top: `${y}%` }}
          >
            {letter}
          </span>
        ))}
      </div>
      <button type="button" className="spel-illustration__play" data-demo="" disabled={demo.bezig} onClick={demo.start}>
        <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
          <circle cx="24" cy="24" r="24" fill="#FFB703" />
          <path d="M19 15.500v17l14-8.500Z" fill="#1F2A44" stroke="#1F2A44" strokeWidth="2" strokeLinejoin="round" />
        </svg>
        <PlayText />
      </button>
    </figure>
  );
}
