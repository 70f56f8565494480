import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import {
  kaartAdres,
  type Kaart,
  type Wachtwoorden,
  type WachtwoordItem,
} from '#server/features/wachtwoorden/wachtwoorden.contract.ts';
import { serverKlok } from '#web/platform/klok.ts';
import { DierTegel } from '#web/ui/dier-tegel.tsx';
import { Icoon } from '#web/ui/icoon.tsx';
import { plaatjeAdres } from '#web/ui/plaatje.ts';
import merk from '#web/ui/merk.svg';
import { geheimVan } from './geheim.tsx';
import { QrBeeld } from './qr-beeld.tsx';
import './kaartjes.css';

const PER_BLAD = 8;
/** Size in points times letters that fits beside the animal. */
const LETTERS_PT = 130;
const bladenVan = (items: readonly WachtwoordItem[]): WachtwoordItem[][] =>
  Array.from({ length: Math.ceil(items.length / PER_BLAD) }, (_, nr) =>
    items.slice(nr * PER_BLAD, (nr + 1) * PER_BLAD),
  );

function KaartGeheim({ geheim }: { geheim: Kaart['geheim'] | undefined }) {
  const { t } = useTranslation('inlogkaart');
  if (geheim === undefined || typeof geheim === 'string') {
    return (
      <div className="kaartje__vak">
        <small>{t('kaart.wachtwoord')}</small>
        <b className={geheim === undefined ? 'kaartje__woord kaartje__woord--leeg' : 'kaartje__woord'}>{geheim}</b>
      </div>
    );
  }
  return (
    <div className="kaartje__vak">
      <small>{t('kaart.plaatjes')}</small>
      <ol className="kaartje__plaatjes">
        {geheim.map((plaatje, nr) => (
          <li key={plaatje}>
            <i>{nr + 1}</i>
            <img src={plaatjeAdres(plaatje)} alt="" />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Kaartje({
  item,
  data,
  geheim,
}: {
  item: WachtwoordItem;
  data: Wachtwoorden;
  geheim: Kaart['geheim'] | undefined;
}) {
  const { t } = useTranslation('inlogkaart');
  const { groepscode } = data;
  return (
    <article className="kaartje">
      <header>
        <img src={merk} alt="" /> <b>{t('gemeen:naam')}</b> <span>{data.groep.naam}</span>
      </header>
      <div className="kaartje__midden">
        <DierTegel dier={item.dier} maat={78} />
        <strong style={{ fontSize: `${Math.min(22, LETTERS_PT / item.naam.length)}pt` }}>{item.naam}</strong>
        {groepscode !== undefined && (
          <QrBeeld adres={kaartAdres(globalThis.location.origin, groepscode, item.leerlingId)} naam="" />
        )}
      </div>
      <div className="kaartje__onder">
        {groepscode === undefined ? (
          <div className="kaartje__vak">
            <small>{t('kaart.schoolcode', { code: data.school.code })}</small>
            <b className="kaartje__naam">{item.gebruikersnaam}</b>
          </div>
        ) : (
          <div className="kaartje__vak">
            <small>{t('kaart.code')}</small>
            <span className="kaartje__letters">
              {[...groepscode].map((letter, plek) => (
                <b key={`${plek}-${letter}`}>{letter}</b>
              ))}
            </span>
          </div>
        )}
        <KaartGeheim geheim={geheim} />
      </div>
    </article>
  );
}

export interface KaartjesProps {
  data: Wachtwoorden;
  items: readonly WachtwoordItem[];
  nieuw: ReadonlyMap<string, Kaart['geheim']>;
  onSluit: () => void;
}

/** The sheets as they come out of the printer, over the whole screen. */
export function KaartjesWeergave({ data, items, nieuw, onSluit }: KaartjesProps) {
  const { t, i18n } = useTranslation('inlogkaart');
  const balk = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const terug = document.activeElement;
    balk.current?.querySelector('button')?.focus();
    const toets = (gebeurtenis: KeyboardEvent) => {
      if (gebeurtenis.key === 'Escape') onSluit();
    };
    document.addEventListener('keydown', toets);
    return () => {
      document.removeEventListener('keydown', toets);
      if (terug instanceof HTMLElement) terug.focus();
    };
  }, [onSluit]);
  const bladen = bladenVan(items);
  const datum = new Intl.DateTimeFormat(i18n.language.startsWith('nl-BE') ? 'nl-BE' : 'nl-NL', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(new Date(serverKlok.nu()));
  return createPortal(
    <div
      className="kaartjes-papier"
      role="dialog"
      aria-modal="true"
      aria-label={t('kaart.kop', { groep: data.groep.naam })}
    >
      <div ref={balk} className="kaartjes-balk">
        <Button variant="contained" startIcon={<Icoon naam="print" maat={18} />} onClick={() => globalThis.print()}>
          {t('kaart.print')}
        </Button>
        <Button variant="outlined" onClick={onSluit}>
          {t('kaart.sluit')}
        </Button>
        <p>{t('kaart.bladen', { count: bladen.length })}</p>
      </div>
      {bladen.map((blad, nr) => (
        <section key={blad[0]?.leerlingId} className="kaartjes-blad">
          <h2>
            {t('kaart.kop', { groep: data.groep.naam })} <small>{data.school.naam}</small> <em>{t('kaart.knip')}</em>
          </h2>
          <div className="kaartjes-raster">
            {blad.map((item) => (
              <Kaartje key={item.leerlingId} item={item} data={data} geheim={geheimVan(item, nieuw)} />
            ))}
          </div>
          <footer>
            <span>{t(data.groepscode === undefined ? 'kaart.uitlegNaam' : 'kaart.uitleg')}</span>{' '}
            <span>{t('kaart.voet', { nr: nr + 1, aantal: bladen.length, datum })}</span>
          </footer>
        </section>
      ))}
    </div>,
    document.body,
  );
}
