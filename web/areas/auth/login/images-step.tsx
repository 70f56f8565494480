import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IMAGES, type PictureId } from '#engine/core/domein/images.ts';
import { currentLocale } from '#web/platform/locale.ts';
import { animalTint } from '#engine/core/domein/animal-tint.ts';
import { animalAddress } from '#web/ui/animal.ts';
import { imageAddress } from '#web/ui/image.ts';
import { useSignIn } from './use-sign-in.ts';
import { Card } from '../shared/card.tsx';
import type { LoginGroep, GroepLeerling } from './api.ts';
import { LoginNotice } from './notice.tsx';
import { nextSpot } from './images.ts';
import { speak } from './speak.ts';

const COUNT = 3;
const POLL_MS = 450;

/** Three pictures out of twelve, in order; each says its name. */
export function ImagesStep({ groep, kind, onBack }: { groep: LoginGroep; kind: GroepLeerling; onBack: () => void }) {
  const { t } = useTranslation(['login', 'auth']);
  const { bezig: busy, fout: error, stuur: send, clearError } = useSignIn('kind');
  const [choice, setChoice] = useState<readonly PictureId[]>([]);
  const [spot, setSpot] = useState(0);
  const raster = useRef<HTMLDivElement>(null);
  const closed = busy || (error?.wacht ?? 0) > 0;

  const choose = (image: PictureId) => {
    if (closed || choice.length === COUNT) return;
    const newOne = [...choice, image];
    clearError();
    setChoice(newOne);
    speak(t(`plaatje.${image}`), currentLocale());
    if (newOne.length < COUNT) return;
    // A moment to see the third one before it is sent.
    setTimeout(() => {
      void send({ groepscode: groep.code, leerlingId: kind.id, plaatjes: newOne }).then((succeeded) => {
        if (!succeeded) setChoice([]);
      });
    }, POLL_MS);
  };

  const toets = (event: KeyboardEvent) => {
    const buttons = [...(raster.current?.querySelectorAll('button') ?? [])];
    const columns = buttons.filter((button) => button.offsetTop === buttons[0]?.offsetTop).length;
    const newOne = nextSpot({ plek: spot, toets: event.key, kolommen: columns, aantal: IMAGES.length });
    if (newOne === null) return;
    event.preventDefault();
    setSpot(newOne);
    buttons[newOne]?.focus();
  };

  return (
    <Card
      titel={t('plaatjes.titel', { naam: kind.roepnaam })}
      terug={t('nietik')}
      onBack={onBack}
      stap="plaatjes"
      breed
    >
      <div className="login-chosen">
        <span className="login-chosen__animal" style={{ backgroundColor: animalTint(kind.dier) }}>
          <img src={animalAddress(kind.dier)} alt="" width={56} height={56} />
        </span>
        <ol
          aria-label={t('plaatjes.gekozen')}
          className={error ? 'login-chosen__row login-chosen__row--almost' : 'login-chosen__row'}
        >
          {Array.from({ length: COUNT }, (_, nr) => (
            <ChosenSpot key={nr} nr={nr + 1} plaatje={choice[nr]} nu={nr === choice.length} />
          ))}
        </ol>
        <button
          type="button"
          className="login-chosen__erase"
          aria-label={t('plaatjes.wis')}
          title={t('plaatjes.wis')}
          disabled={choice.length === 0 || busy}
          onClick={() => setChoice(choice.slice(0, -1))}
        >
          <svg
            viewBox="0 0 24 24"
            width="26"
            height="26"
            aria-hidden="true"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.400"
            strokeLinecap="round"
            strokeLinejoin="round"
          >
            <path d="M9 5h11v14H9l-6-7Z" />
            <path d="M12 9.500l5 5m0-5l-5 5" />
          </svg>
        </button>
      </div>
      <LoginNotice fout={error} hulp={t('fout.hulp')} />
      <div ref={raster} role="group" aria-label={t('plaatjes.raster')} className="login-images">
        {IMAGES.map((image, index) => (
          <button
            key={image}
            type="button"
            className="login-image"
            aria-label={t(`plaatje.${image}`)}
            tabIndex={index === spot ? 0 : -1}
            data-eerst={index === 0 ? '' : undefined}
            aria-disabled={closed}
            aria-pressed={choice.includes(image)}
            onFocus={() => setSpot(index)}
            onKeyDown={toets}
            onClick={() => choose(image)}
          >
            <img src={imageAddress(image)} alt="" width={72} height={72} />
          </button>
        ))}
      </div>
    </Card>
  );
}

function ChosenSpot({ nr, plaatje: image, nu: now }: { nr: number; plaatje: PictureId | undefined; nu: boolean }) {
  const { t } = useTranslation(['login', 'auth']);
  const name =
    image === undefined ? t('plaatjes.leegplek', { nr }) : t('plaatjes.plek', { nr, plaatje: t(`plaatje.${image}`) });
  return (
    <li className={now ? 'now' : ''} aria-label={name}>
      <b aria-hidden="true">{nr}</b>
      {image !== undefined && <img src={imageAddress(image)} alt="" width={52} height={52} />}
    </li>
  );
}
