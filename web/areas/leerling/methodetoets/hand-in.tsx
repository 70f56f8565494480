import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusTrap } from '#engine/react/use-focus-trap.ts';

const JUMPS_MAX = 12;

/** Before handing in: which words are empty, and once more the way back. */
export function HandIn(props: {
  empty: readonly number[];
  /** Waits for the line. */
  waiting: boolean;
  busy: boolean;
  onGo: (nr: number) => void;
  onHandIn: () => void;
  onClose: () => void;
}): ReactNode {
  const { empty, waiting, busy, onGo, onHandIn, onClose } = props;
  const { t } = useTranslation('methodetoets');
  const box = useRef<HTMLDivElement>(null);
  useFocusTrap(box, onClose);
  return (
    <div className="toets-veil">
      <div ref={box} className="beacon__paper toets-ask" role="dialog" aria-modal="true" aria-labelledby="toets-ask">
        <h2 id="toets-ask">{t('inleveren.titel')}</h2>
        <p>{empty.length === 0 ? t('inleveren.vol') : t('inleveren.leeg', { count: empty.length })}</p>
        {empty.length > 0 && (
          <ul className="toets-ask__empty">
            {empty.slice(0, JUMPS_MAX).map((nr) => (
              <li key={nr}>
                <button type="button" aria-label={t('inleveren.naar', { nr })} onClick={() => onGo(nr)}>
                  {nr}
                </button>
              </li>
            ))}
          </ul>
        )}
        <p role="status" className="toets-ask__wait">
          {waiting ? t('inleveren.wacht') : ''}
        </p>
        <div className="beacon__row">
          <button type="button" className="beacon-button beacon-button--calm" onClick={onClose}>
            {t('inleveren.terug')}
          </button>
          <button type="button" className="beacon-button" disabled={busy} onClick={onHandIn}>
            {t('inleveren.knop')}
          </button>
        </div>
      </div>
    </div>
  );
}
