import { type ChangeEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCamera } from './gebruik-camera.ts';
import { Card } from './kaart.tsx';
import { readLoginCard, type LoginCard } from './kaart-lezen.ts';
import { readPhoto } from './qr-beeld.ts';
import './qr-stap.css';

/** Reads the code of the card with the camera, or from a photo where there is no camera. */
export function QrStep({ onLoginCard, onBack }: { onLoginCard: (loginCard: LoginCard) => void; onBack: () => void }) {
  const { t } = useTranslation('auth');
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
        <div className="inlog-qr" data-stand={state}>
          <video ref={video} muted playsInline aria-label={t('qr.beeld')} />
          <svg viewBox="0 0 100 100" aria-hidden="true" className="inlog-qr__hoeken">
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
      <p role="status" className="inlog-qr__melding">
        {notice === '' ? '' : t(notice)}
      </p>
      <input id={id} type="file" accept="image/*" className="alleen-lezer" onChange={choosePhoto} />
      <label htmlFor={id} className="inlog-knop inlog-knop--licht inlog-qr__foto">
        {t('qr.foto')}
      </label>
    </Card>
  );
}
