import { lazy, Suspense, useRef, type CSSProperties, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusval } from '#engine/react/gebruik-focusval.ts';
import { Icoon } from '#engine/react/iconen.tsx';
import type { Voorkeuren, VoorkeurenWijziging } from '#server/features/landkaart/landkaart.contract.ts';
import { useLettertype, type Letters } from '../letters.ts';
import { FIGUREN, figuurUrl, type Figuur } from './kunst.ts';

const EigenKnoppen = lazy(async () => ({ default: (await import('../eigen/eigen-knoppen.tsx')).EigenKnoppen }));

interface Props {
  leerlingId: string;
  voorkeuren: Voorkeuren;
  /** What counts now, of the child or else of the teacher. */ letters: Letters;
  typen: boolean;
  figuur: Figuur;
  fout: string | null;
  vast: boolean;
  onWijzig(wijziging: VoorkeurenWijziging): void;
  onFiguur(figuur: Figuur): void;
  onUit(): void;
  /** Must keep its identity. */ onSluit(): void;
}

const SCHAKELAARS = ['geluid', 'muziek', 'rustig', 'minderBeweging'] as const;
const GROOTTES = ['normaal', 'groot', 'extra_groot'] as const;
const LETTERTYPEN = [
  { lettertype: 'andika', letter: "'Andika', sans-serif" },
  { lettertype: 'opendyslexic', letter: "'OpenDyslexic', 'Andika', sans-serif" },
] as const;
const AFSTANDEN = [0, 6, 12] as const;
const TOETSENBORDEN = ['abc', 'qwerty', 'azerty'] as const;

interface Keus {
  naam: string;
  tekst: string;
  aan: boolean;
  stijl?: CSSProperties;
  kies(): void;
}

/** A row of choices of which one is on. */
function Keuzerij({ titel, keuzes, vast }: { titel: string; keuzes: readonly Keus[]; vast: boolean }): ReactNode {
  return (
    <fieldset className="instellingen__groep" disabled={vast}>
      <legend>{titel}</legend>
      <div className="instellingen__rij" style={{ gridTemplateColumns: `repeat(${keuzes.length}, 1fr)` }}>
        {keuzes.map((keus) => (
          <button
            key={keus.naam}
            type="button"
            className="instellingen__keus"
            aria-pressed={keus.aan}
            aria-label={keus.naam}
            onClick={keus.kies}
          >
            <span style={keus.stijl} data-tekst={keus.tekst} aria-hidden="true" />
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** Size, shape and space of the letters, and the keyboard of who types. */
function LetterKeuzes({
  voorkeuren,
  letters,
  typen,
  vast,
  onWijzig,
}: Pick<Props, 'voorkeuren' | 'letters' | 'typen' | 'vast' | 'onWijzig'>): ReactNode {
  const { t } = useTranslation('landkaart');
  const bord = letters.toetsenbord === 'grafeem' ? 'abc' : letters.toetsenbord;
  useLettertype(letters.lettertype);
  return (
    <>
      <Keuzerij
        titel={t('voorkeur.lettergrootte')}
        vast={vast}
        keuzes={GROOTTES.map((maat, i) => ({
          naam: t(`lettergrootte.${maat}`),
          tekst: 'a',
          aan: voorkeuren.lettergrootte === maat,
          stijl: { fontSize: 18 + i * 7 },
          kies: () => onWijzig({ lettergrootte: maat }),
        }))}
      />
      <Keuzerij
        titel={t('voorkeur.lettertype')}
        vast={vast}
        keuzes={LETTERTYPEN.map(({ lettertype, letter }) => ({
          naam: t(`lettertype.${lettertype}`),
          tekst: t(`lettertype.${lettertype}.kort`),
          aan: letters.lettertype === lettertype,
          stijl: { fontFamily: letter },
          kies: () => onWijzig({ lettertype }),
        }))}
      />
      <Keuzerij
        titel={t('voorkeur.letterafstand')}
        vast={vast}
        keuzes={AFSTANDEN.map((letterafstand, i) => ({
          naam: t(`letterafstand.${letterafstand}`),
          tekst: 'abc',
          aan: afstandNu(letters.letterafstand) === letterafstand,
          stijl: { letterSpacing: `${i * 0.09}em` },
          kies: () => onWijzig({ letterafstand }),
        }))}
      />
      {typen && (
        <Keuzerij
          titel={t('voorkeur.toetsenbord')}
          vast={vast}
          keuzes={TOETSENBORDEN.map((toetsenbord) => ({
            naam: t(`toetsenbord.${toetsenbord}`),
            tekst: toetsenbord,
            aan: bord === toetsenbord,
            stijl: { fontSize: 18 },
            kies: () => onWijzig({ toetsenbord }),
          }))}
        />
      )}
    </>
  );
}

/** The choice nearest to the space that is set. */
const afstandNu = (procent: number): number =>
  AFSTANDEN.reduce((beste, n) => (Math.abs(n - procent) < Math.abs(beste - procent) ? n : beste), 0);

/** Small panel with the child's own settings. */
export function Instellingen(props: Props): ReactNode {
  const { t } = useTranslation('landkaart');
  const vak = useRef<HTMLDivElement>(null);
  useFocusval(vak, props.onSluit);
  const { voorkeuren, vast } = props;
  return (
    <div
      className="instellingen"
      ref={vak}
      role="dialog"
      aria-modal="true"
      aria-labelledby="instellingen-titel"
      tabIndex={-1}
    >
      <div className="instellingen__kop">
        <h2 id="instellingen-titel">{t('instellingen')}</h2>
        <button type="button" className="rond-klein" aria-label={t('sluit')} onClick={props.onSluit}>
          <Icoon naam="kruis" maat={22} />
        </button>
      </div>
      <Suspense>
        <EigenKnoppen leerlingId={props.leerlingId} meekijken={vast} />
      </Suspense>
      {SCHAKELAARS.map((sleutel) => (
        <button
          key={sleutel}
          type="button"
          role="switch"
          aria-checked={voorkeuren[sleutel]}
          disabled={vast}
          className="schakelaar"
          onClick={() => props.onWijzig({ [sleutel]: !voorkeuren[sleutel] })}
        >
          <span>{t(`voorkeur.${sleutel}`)}</span>
          <i aria-hidden="true" />
        </button>
      ))}
      <LetterKeuzes {...props} />
      <fieldset className="instellingen__groep">
        <legend>{t('figuur')}</legend>
        <div className="instellingen__figuren">
          {FIGUREN.map((figuur, i) => (
            <button
              key={figuur}
              type="button"
              aria-pressed={props.figuur === figuur}
              aria-label={t('figuur.nr', { nr: i + 1 })}
              onClick={() => props.onFiguur(figuur)}
            >
              <img src={figuurUrl(figuur, 'buste-blij')} alt="" loading="lazy" />
            </button>
          ))}
        </div>
      </fieldset>
      {props.fout !== null && (
        <p className="instellingen__fout" role="alert">
          {props.fout}
        </p>
      )}
      <button type="button" className="knop-rustig" onClick={props.onUit}>
        <Icoon naam="deur" maat={26} />
        {t('uitloggen')}
      </button>
    </div>
  );
}
