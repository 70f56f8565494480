import { lazy, Suspense, useRef, type CSSProperties, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusTrap } from '#engine/react/use-focus-trap.ts';
import { SpelIcon } from '#engine/react/icons.tsx';
import type { Preferences, PreferencesChange } from '#server/features/landkaart/landkaart.contract.ts';
import { useFont, type Letters } from '../shared/letters.ts';
import { FIGURES, figureUrl, type Figure } from './art.ts';

const OwnButtons = lazy(async () => ({ default: (await import('../shared/own/own-buttons.tsx')).OwnButtons }));

interface Props {
  leerlingId: string;
  voorkeuren: Preferences;
  /** What counts now, of the child or else of the teacher. */ letters: Letters;
  typen: boolean;
  figure: Figure;
  fout: string | null;
  vast: boolean;
  onChange(change: PreferencesChange): void;
  onFigure(figure: Figure): void;
  onLogout(): void;
  /** Must keep its identity. */ onSluit(): void;
}

const TOGGLES = ['geluid', 'muziek', 'rustig', 'minderBeweging'] as const;
const SIZES = ['normaal', 'groot', 'extra_groot'] as const;
const FONTS = [
  { lettertype: 'andika', letter: "'Andika', sans-serif" },
  { lettertype: 'opendyslexic', letter: "'OpenDyslexic', 'Andika', sans-serif" },
] as const;
const DISTANCES = [0, 6, 12] as const;
const KEYBOARDS = ['abc', 'qwerty', 'azerty'] as const;

interface Choice {
  naam: string;
  tekst: string;
  aan: boolean;
  style?: CSSProperties;
  kies(): void;
}

/** A row of choices of which one is on. */
function ChoiceRow({
  titel: title,
  keuzes: choices,
  vast: fixed,
}: {
  titel: string;
  keuzes: readonly Choice[];
  vast: boolean;
}): ReactNode {
  return (
    <fieldset className="settings__groep" disabled={fixed}>
      <legend>{title}</legend>
      <div className="settings__row" style={{ gridTemplateColumns: `repeat(${choices.length}, 1fr)` }}>
        {choices.map((choice) => (
          <button
            key={choice.naam}
            type="button"
            className="settings__choice"
            aria-pressed={choice.aan}
            aria-label={choice.naam}
            onClick={choice.kies}
          >
            <span style={choice.style} data-tekst={choice.tekst} aria-hidden="true" />
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** Size, shape and space of the letters, and the keyboard of who types. */
function LetterChoices({
  voorkeuren: preferences,
  letters,
  typen: typing,
  vast: fixed,
  onChange,
}: Pick<Props, 'voorkeuren' | 'letters' | 'typen' | 'vast' | 'onChange'>): ReactNode {
  const { t } = useTranslation(['landkaart', 'leerling']);
  const board = letters.toetsenbord === 'grafeem' ? 'abc' : letters.toetsenbord;
  useFont(letters.lettertype);
  return (
    <>
      <ChoiceRow
        titel={t('voorkeur.lettergrootte')}
        vast={fixed}
        keuzes={SIZES.map((size, i) => ({
          naam: t(`lettergrootte.${size}`),
          tekst: 'a',
          aan: preferences.lettergrootte === size,
          style: { fontSize: 18 + i * 7 },
          kies: () => onChange({ lettergrootte: size }),
        }))}
      />
      <ChoiceRow
        titel={t('voorkeur.lettertype')}
        vast={fixed}
        keuzes={FONTS.map(({ lettertype: font, letter }) => ({
          naam: t(`lettertype.${font}`),
          tekst: t(`lettertype.${font}.kort`),
          aan: letters.lettertype === font,
          style: { fontFamily: letter },
          kies: () => onChange({ lettertype: font }),
        }))}
      />
      <ChoiceRow
        titel={t('voorkeur.letterafstand')}
        vast={fixed}
        keuzes={DISTANCES.map((letterSpacing, i) => ({
          naam: t(`letterafstand.${letterSpacing}`),
          tekst: 'abc',
          aan: currentDistance(letters.letterafstand) === letterSpacing,
          style: { letterSpacing: `${i * 0.09}em` },
          kies: () => onChange({ letterafstand: letterSpacing }),
        }))}
      />
      {typing && (
        <ChoiceRow
          titel={t('voorkeur.toetsenbord')}
          vast={fixed}
          keuzes={KEYBOARDS.map((keyboard) => ({
            naam: t(`toetsenbord.${keyboard}`),
            tekst: keyboard,
            aan: board === keyboard,
            style: { fontSize: 18 },
            kies: () => onChange({ toetsenbord: keyboard }),
          }))}
        />
      )}
    </>
  );
}

/** The choice nearest to the space that is set. */
const currentDistance = (percent: number): number =>
  DISTANCES.reduce((best, n) => (Math.abs(n - percent) < Math.abs(best - percent) ? n : best), 0);

/** Small panel with the child's own settings. */
export function SettingsPanel(props: Props): ReactNode {
  const { t } = useTranslation(['landkaart', 'leerling']);
  const box = useRef<HTMLDivElement>(null);
  useFocusTrap(box, props.onSluit);
  const { voorkeuren: preferences, vast: fixed } = props;
  return (
    <div
      className="settings"
      ref={box}
      role="dialog"
      aria-modal="true"
      aria-labelledby="instellingen-titel"
      tabIndex={-1}
    >
      <div className="settings__header">
        <h2 id="instellingen-titel">{t('instellingen')}</h2>
        <button type="button" className="round-small" aria-label={t('sluit')} onClick={props.onSluit}>
          <SpelIcon naam="kruis" maat={22} />
        </button>
      </div>
      <Suspense>
        <OwnButtons leerlingId={props.leerlingId} meekijken={fixed} />
      </Suspense>
      {TOGGLES.map((key) => (
        <button
          key={key}
          type="button"
          role="switch"
          aria-checked={preferences[key]}
          disabled={fixed}
          className="toggle"
          onClick={() => props.onChange({ [key]: !preferences[key] })}
        >
          <span>{t(`voorkeur.${key}`)}</span>
          <i aria-hidden="true" />
        </button>
      ))}
      <LetterChoices {...props} />
      <fieldset className="settings__groep">
        <legend>{t('figuur')}</legend>
        <div className="settings__figures">
          {FIGURES.map((figure, i) => (
            <button
              key={figure}
              type="button"
              aria-pressed={props.figure === figure}
              aria-label={t('figuur.nr', { nr: i + 1 })}
              onClick={() => props.onFigure(figure)}
            >
              <img src={figureUrl(figure, 'buste-blij')} alt="" loading="lazy" />
            </button>
          ))}
        </div>
      </fieldset>
      {props.fout !== null && (
        <p className="settings__error" role="alert">
          {props.fout}
        </p>
      )}
      <button type="button" className="button-calm" onClick={props.onLogout}>
        <SpelIcon naam="deur" maat={26} />
        {t('uitloggen')}
      </button>
    </div>
  );
}
