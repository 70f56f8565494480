import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PLAATJES, type Plaatje } from '#engine/core/domein/plaatjes.ts';
import { huidigeLocale } from '#web/platform/locale.ts';
import { dierTint } from '#engine/core/domein/dier-tint.ts';
import { dierAdres } from '#web/ui/dier.ts';
import { plaatjeAdres } from '#web/ui/plaatje.ts';
import { useAanmelden } from './gebruik-aanmelden.ts';
import { Kaart } from './kaart.tsx';
import type { Groep, GroepLeerling } from './login.api.ts';
import { Melding } from './melding.tsx';
import { volgendePlek } from './plaatjes.ts';
import { spreek } from './spreek.ts';

const AANTAL = 3;
const KIJK_MS = 450;

/** Three pictures out of twelve, in order; each says its name. */
export function PlaatjesStap({ groep, kind, onTerug }: { groep: Groep; kind: GroepLeerling; onTerug: () => void }) {
  const { t } = useTranslation('auth');
  const { bezig, fout, stuur, wisFout } = useAanmelden('kind');
  const [keuze, stelKeuze] = useState<readonly Plaatje[]>([]);
  const [plek, stelPlek] = useState(0);
  const raster = useRef<HTMLDivElement>(null);
  const dicht = bezig || (fout?.wacht ?? 0) > 0;

  const kies = (plaatje: Plaatje) => {
    if (dicht || keuze.length === AANTAL) return;
    const nieuw = [...keuze, plaatje];
    wisFout();
    stelKeuze(nieuw);
    spreek(t(`plaatje.${plaatje}`), huidigeLocale());
    if (nieuw.length < AANTAL) return;
    // A moment to see the third one before it is sent.
    setTimeout(() => {
      void stuur({ groepscode: groep.code, leerlingId: kind.id, plaatjes: nieuw }).then((gelukt) => {
        if (!gelukt) stelKeuze([]);
      });
    }, KIJK_MS);
  };

  const toets = (gebeurtenis: KeyboardEvent) => {
    const knoppen = [...(raster.current?.querySelectorAll('button') ?? [])];
    const kolommen = knoppen.filter((knop) => knop.offsetTop === knoppen[0]?.offsetTop).length;
    const nieuw = volgendePlek({ plek, toets: gebeurtenis.key, kolommen, aantal: PLAATJES.length });
    if (nieuw === null) return;
    gebeurtenis.preventDefault();
    stelPlek(nieuw);
    knoppen[nieuw]?.focus();
  };

  return (
    <Kaart
      titel={t('plaatjes.titel', { naam: kind.roepnaam })}
      terug={t('nietik')}
      onTerug={onTerug}
      stap="plaatjes"
      breed
    >
      <div className="inlog-gekozen">
        <span className="inlog-gekozen__dier" style={{ backgroundColor: dierTint(kind.dier) }}>
          <img src={dierAdres(kind.dier)} alt="" width={56} height={56} />
        </span>
        <ol
          aria-label={t('plaatjes.gekozen')}
          className={fout ? 'inlog-gekozen__rij inlog-gekozen__rij--bijna' : 'inlog-gekozen__rij'}
        >
          {Array.from({ length: AANTAL }, (_, nr) => (
            <GekozenPlek key={nr} nr={nr + 1} plaatje={keuze[nr]} nu={nr === keuze.length} />
          ))}
        </ol>
        <button
          type="button"
          className="inlog-gekozen__wis"
          aria-label={t('plaatjes.wis')}
          title={t('plaatjes.wis')}
          disabled={keuze.length === 0 || bezig}
          onClick={() => stelKeuze(keuze.slice(0, -1))}
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
      <Melding fout={fout} hulp={t('fout.hulp')} />
      <div ref={raster} role="group" aria-label={t('plaatjes.raster')} className="inlog-plaatjes">
        {PLAATJES.map((plaatje, index) => (
          <button
            key={plaatje}
            type="button"
            className="inlog-plaatje"
            aria-label={t(`plaatje.${plaatje}`)}
            tabIndex={index === plek ? 0 : -1}
            data-eerst={index === 0 ? '' : undefined}
            aria-disabled={dicht}
            aria-pressed={keuze.includes(plaatje)}
            onFocus={() => stelPlek(index)}
            onKeyDown={toets}
            onClick={() => kies(plaatje)}
          >
            <img src={plaatjeAdres(plaatje)} alt="" width={72} height={72} />
          </button>
        ))}
      </div>
    </Kaart>
  );
}

function GekozenPlek({ nr, plaatje, nu }: { nr: number; plaatje: Plaatje | undefined; nu: boolean }) {
  const { t } = useTranslation('auth');
  const naam =
    plaatje === undefined
      ? t('plaatjes.leegplek', { nr })
      : t('plaatjes.plek', { nr, plaatje: t(`plaatje.${plaatje}`) });
  return (
    <li className={nu ? 'nu' : ''} aria-label={naam}>
      <b aria-hidden="true">{nr}</b>
      {plaatje !== undefined && <img src={plaatjeAdres(plaatje)} alt="" width={52} height={52} />}
    </li>
  );
}
