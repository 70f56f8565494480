import { useTranslation } from 'react-i18next';
import moment from '../../../../assets/site/bellenprikken.webp';

/** Label of the button. */
function PlayText() {
  const { t } = useTranslation('home');
  return (
    <span>
      <strong>{t('held.speel')}</strong> <small>{t('held.speel.uitleg')}</small>
    </span>
  );
}

/** A moment of the round that is played here, with the button that begins it. */
export function PlayPicture() {
  const { t } = useTranslation('home');
  return (
    <figure className="play-picture" id="spelen">
      <img src={moment} alt={t('held.spel')} width={1200} height={675} fetchPriority="high" />
      <button type="button" className="play-picture__button" data-play="">
        <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
          <circle cx="24" cy="24" r="24" fill="#FFB703" />
          <path d="M19 15.500v17l14-8.500Z" fill="#1F2A44" stroke="#1F2A44" strokeWidth="2" strokeLinejoin="round" />
        </svg>
        <PlayText />
      </button>
    </figure>
  );
}
