import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import {
  cardAddress,
  type LeerlingCard,
  type PasswordOverview,
  type PasswordItem,
} from '#server/features/wachtwoorden/wachtwoorden.contract.ts';
import { serverClock } from '#web/platform/clock.ts';
import { AnimalTile } from '#web/ui/animal-tile.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { imageAddress } from '#web/ui/image.ts';
import brand from '#web/ui/merk.svg';
import { secretOf } from '../shared/wachtwoorden/secret.tsx';
import { QrPicture } from './qr-picture.tsx';
import './login-cards.css';

const PER_SHEET = 8;
/** Size in points times letters that fits beside the animal. */
const LETTERS_PT = 130;
const sheetsOf = (items: readonly PasswordItem[]): PasswordItem[][] =>
  Array.from({ length: Math.ceil(items.length / PER_SHEET) }, (_, nr) =>
    items.slice(nr * PER_SHEET, (nr + 1) * PER_SHEET),
  );

function CardSecret({ geheim: secret }: { geheim: LeerlingCard['geheim'] | undefined }) {
  const { t } = useTranslation(['wachtwoorden', 'inlogkaarten']);
  if (secret === undefined || typeof secret === 'string') {
    return (
      <div className="login-card__box">
        <small>{t('kaart.wachtwoord')}</small>
        <b className={secret === undefined ? 'login-card__woord login-card__woord--empty' : 'login-card__woord'}>
          {secret}
        </b>
      </div>
    );
  }
  return (
    <div className="login-card__box">
      <small>{t('kaart.plaatjes')}</small>
      <ol className="login-card__images">
        {secret.map((image, nr) => (
          <li key={image}>
            <i>{nr + 1}</i>
            <img src={imageAddress(image)} alt="" />
          </li>
        ))}
      </ol>
    </div>
  );
}

function LoginCard({
  item,
  data,
  geheim: secret,
}: {
  item: PasswordItem;
  data: PasswordOverview;
  geheim: LeerlingCard['geheim'] | undefined;
}) {
  const { t } = useTranslation(['wachtwoorden', 'inlogkaarten']);
  const { groepscode } = data;
  return (
    <article className="sign-in-card">
      <header>
        <img src={brand} alt="" /> <b>{t('gemeen:naam')}</b> <span>{data.groep.naam}</span>
      </header>
      <div className="login-card__middle">
        <AnimalTile animal={item.dier} size={78} />
        <strong style={{ fontSize: `${Math.min(22, LETTERS_PT / item.naam.length)}pt` }}>{item.naam}</strong>
        {groepscode !== undefined && (
          <QrPicture adres={cardAddress(globalThis.location.origin, groepscode, item.leerlingId)} naam="" />
        )}
      </div>
      <div className="login-card__below">
        {groepscode === undefined ? (
          <div className="login-card__box">
            <small>{t('kaart.schoolcode', { code: data.school.code })}</small>
            <b className="login-card__name">{item.gebruikersnaam}</b>
          </div>
        ) : (
          <div className="login-card__box">
            <small>{t('kaart.code')}</small>
            <span className="login-card__letters">
              {[...groepscode].map((letter, spot) => (
                <b key={`${spot}-${letter}`}>{letter}</b>
              ))}
            </span>
          </div>
        )}
        <CardSecret geheim={secret} />
      </div>
    </article>
  );
}

export interface LoginCardsProps {
  data: PasswordOverview;
  items: readonly PasswordItem[];
  nieuw: ReadonlyMap<string, LeerlingCard['geheim']>;
  onSluit: () => void;
}

/** The sheets as they come out of the printer, over the whole screen. */
export function LoginCardsDisplay({ data, items, nieuw: newOne, onSluit: onClose }: LoginCardsProps) {
  const { t, i18n } = useTranslation(['wachtwoorden', 'inlogkaarten']);
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const back = document.activeElement;
    bar.current?.querySelector('button')?.focus();
    const toets = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    document.addEventListener('keydown', toets);
    return () => {
      document.removeEventListener('keydown', toets);
      if (back instanceof HTMLElement) back.focus();
    };
  }, [onClose]);
  const sheets = sheetsOf(items);
  const date = new Intl.DateTimeFormat(i18n.language.startsWith('nl-BE') ? 'nl-BE' : 'nl-NL', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(new Date(serverClock.nu()));
  return createPortal(
    <div
      className="login-cards-paper"
      role="dialog"
      aria-modal="true"
      aria-label={t('kaart.kop', { groep: data.groep.naam })}
    >
      <div ref={bar} className="login-cards-bar">
        <Button variant="contained" startIcon={<Icon name="print" size={18} />} onClick={() => globalThis.print()}>
          {t('kaart.print')}
        </Button>
        <Button variant="outlined" onClick={onClose}>
          {t('kaart.sluit')}
        </Button>
        <p>{t('kaart.bladen', { count: sheets.length })}</p>
      </div>
      {sheets.map((sheet, nr) => (
        <section key={sheet[0]?.leerlingId} className="login-cards-sheet">
          <h2>
            {t('kaart.kop', { groep: data.groep.naam })} <small>{data.school.naam}</small> <em>{t('kaart.knip')}</em>
          </h2>
          <div className="login-cards-raster">
            {sheet.map((item) => (
              <LoginCard key={item.leerlingId} item={item} data={data} geheim={secretOf(item, newOne)} />
            ))}
          </div>
          <footer>
            <span>{t(data.groepscode === undefined ? 'kaart.uitlegNaam' : 'kaart.uitleg')}</span>{' '}
            <span>{t('kaart.voet', { nr: nr + 1, aantal: sheets.length, datum: date })}</span>
          </footer>
        </section>
      ))}
    </div>,
    document.body,
  );
}
