import { type ChangeEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCamera } from './use-camera.ts';
import { Card } from '../shared/card.tsx';
import { readLoginCard, type ScannedCard } from './card-read.ts';
import { readPhoto } from './qr-picture.ts';
import './qr-step.css';

/** Reads the code of the card with the camera, or from a photo where there is no camera. */
export function QrStep({ onLoginCard, onBack }: { onLoginCard: (loginCard: ScannedCard) => void; onBack: () => void }) {
  const { t } = useTranslation(['login', 'auth']);
  const id = useId();
  const [notice, setNotice] = useState('');
  const take = (text: string | null) => {
    const loginCard = text === null ? null : readLoginCard(text);
    if (loginCard !== null) onLoginCard(loginCard);
    else setNotice(text === null ? 'qr.niets' : 'qr.ander');
  };
  const { video, stand: state } = useCamera(take);
  const choosePhoto = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (file !== undefined) readPhoto(file).then(take, () => setNotice('qr.niets'));
  };
  return (
    <Card
      titel={t('qr.titel')}
      uitleg={t(state === 'geen' ? 'qr.geenCamera' : 'qr.uitleg')}
      terug={t('qr.typ')}
      onBack={onBack}
      stap="qr"
    >
      {state !== 'geen' && (
        <div className="login-qr" data-stand={state}>
          <video ref={video} muted playsInline aria-label={t('qr.beeld')} />
          <svg viewBox="0 0 100 100" aria-hidden="true" className="login-qr__angles">
            <path
              d="M4 26V12a8 8 0 0 1 8-8h14M74 4h14a8 8 0 0 1 8 8v14M96 74v14a8 8 0 0 1-8 8H74M26 96H12a8 8 0 0 1-8-8V74"
              fill="none"
              stroke="currentColor"
              strokeWidth="4"
              strokeLinecap="round"
            />
          </svg>
          {state === 'vraagt' && <p>{t('qr.vraagt')}</p>}
        </div>
      )}
      <p role="status" className="login-qr__notice">
        {notice === '' ? '' : t(notice)}
      </p>
      <input id={id} type="file" accept="image/*" className="only-reader" onChange={choosePhoto} />
      <label htmlFor={id} className="login-button login-button--light login-qr__photo">
        {t('qr.foto')}
      </label>
    </Card>
  );
}
