import { useTranslation } from 'react-i18next';

/** Lines of game and engine that say something else to a visitor than to a pupil. */
const OWN_LINES = [
  'finale.titel',
  'spel.resultaat.titel.later',
  'spel.resultaat.geleerd',
  'spel.resultaat.terug',
  'spel.resultaat.volgende',
  'spel.resultaat.kaart',
  'spel.laden.kaart',
  'spel.pauze.stoppen',
  'spel.pauze.stoppen.uitleg',
] as const;

/** The screen on which the round is played; `live.ts` opens it and fetches the game. */
export function PlayDialog() {
  const { t } = useTranslation('home');
  const words = Object.fromEntries(OWN_LINES.map((line) => [line, t(`ronde.${line}`)]));
  return (
    <dialog className="home-play" aria-label={t('held.speel')} data-play-dialog="" data-words={JSON.stringify(words)}>
      <div className="home-play__stage" data-play-stage="" />
      <div className="home-play__wait" data-play-wait="">
        <span className="home-play__bubbles" aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
        <p role="status" data-play-line="" data-busy={t('speel.laadt')} data-failed={t('speel.mislukt')} />
        <button type="button" className="site-button site-button--edge" data-play-close="">
          {t('speel.sluit')}
        </button>
      </div>
    </dialog>
  );
}
