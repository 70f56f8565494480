import { type ChangeEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCamera } from './gebruik-camera.ts';
import { Kaart } from './kaart.tsx';
import { leesKaartje, type Kaartje } from './kaart-lezen.ts';
import { leesFoto } from './qr-beeld.ts';
import './qr-stap.css';

/** Reads the code of the card with the camera, or from a photo where there is no camera. */
export function QrStap({ onKaartje, onTerug }: { onKaartje: (kaartje: Kaartje) => void; onTerug: () => void }) {
  const { t } = useTranslation('auth');
  const id = useId();
  const [melding, stelMelding] = useState('');
  const neem = (tekst: string | null) => {
    const kaartje = tekst === null ? null : leesKaartje(tekst);
    if (kaartje !== null) onKaartje(kaartje);
    else stelMelding(tekst === null ? 'qr.niets' : 'qr.ander');
  };
  const { video, stand } = useCamera(neem);
  const kiesFoto = (gebeurtenis: ChangeEvent<HTMLInputElement>) => {
    const [bestand] = gebeurtenis.target.files ?? [];
    gebeurtenis.target.value = '';
    if (bestand !== undefined) leesFoto(bestand).then(neem, () => stelMelding('qr.niets'));
  };
  return (
    <Kaart
      titel={t('qr.titel')}
      uitleg={t(stand === 'geen' ? 'qr.geenCamera' : 'qr.uitleg')}
      terug={t('qr.typ')}
      onTerug={onTerug}
      stap="qr"
    >
      {stand !== 'geen' && (
        <div className="inlog-qr" data-stand={stand}>
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
          {stand === 'vraagt' && <p>{t('qr.vraagt')}</p>}
        </div>
      )}
      <p role="status" className="inlog-qr__melding">
        {melding === '' ? '' : t(melding)}
      </p>
      <input id={id} type="file" accept="image/*" className="alleen-lezer" onChange={kiesFoto} />
      <label htmlFor={id} className="inlog-knop inlog-knop--licht inlog-qr__foto">
        {t('qr.foto')}
      </label>
    </Kaart>
  );
}
