import { lazy, Suspense, useRef, type CSSProperties, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnFigure } from '#engine/core/domein/figure.ts';
import { PRESET_FIGURES, PRESET_NAMES, type PresetName } from '#engine/core/domein/wardrobe.ts';
import { useFocusTrap } from '#engine/react/use-focus-trap.ts';
import { SpelIcon } from '#engine/react/icons.tsx';
import type { Preferences, PreferencesChange } from '#server/features/landkaart/landkaart.contract.ts';
import { useFont, type Letters } from '../shared/letters.ts';
import { saveFigure, useShowOwn } from '../shared/api/beloningen.api.ts';
import { presetLike } from '../shared/figure/chosen-figure.ts';
import { presetUrl } from './art.ts';

const OwnButtons = lazy(async () => ({ default: (await import('../shared/own/own-buttons.tsx')).OwnButtons }));

interface Props {
  leerlingId: string;
  preferences: Preferences;
  /** What counts now, of the child or else of the teacher. */ letters: Letters;
  typing: boolean;
  figure: OwnFigure;
  error: string | null;
  fixed: boolean;
  onChange(change: PreferencesChange): void;
  onLogout(): void;
  /** Must keep its identity. */ onClose(): void;
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
  name: string;
  text: string;
  on: boolean;
  style?: CSSProperties;
  choose(): void;
}

/** A row of choices of which one is on. */
function ChoiceRow({
  title,
  choices,
  fixed,
}: {
  title: string;
  choices: readonly Choice[];
  fixed: boolean;
}): ReactNode {
  return (
    <fieldset className="settings__groep" disabled={fixed}>
      <legend>{title}</legend>
      <div className="settings__row" style={{ gridTemplateColumns: `repeat(${choices.length}, 1fr)` }}>
        {choices.map((choice) => (
          <button
            key={choice.name}
            type="button"
            className="settings__choice"
            aria-pressed={choice.on}
            aria-label={choice.name}
            onClick={choice.choose}
          >
            <span style={choice.style} data-tekst={choice.text} aria-hidden="true" />
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** Size, shape and space of the letters, and the keyboard of who types. */
function LetterChoices({
  preferences,
  letters,
  typing,
  fixed,
  onChange,
}: Pick<Props, 'preferences' | 'letters' | 'typing' | 'fixed' | 'onChange'>): ReactNode {
  const { t } = useTranslation(['landkaart', 'leerling']);
  const board = letters.toetsenbord === 'grafeem' ? 'abc' : letters.toetsenbord;
  useFont(letters.lettertype);
  return (
    <>
      <ChoiceRow
        title={t('voorkeur.lettergrootte')}
        fixed={fixed}
        choices={SIZES.map((size, i) => ({
          name: t(`lettergrootte.${size}`),
          text: 'a',
          on: preferences.lettergrootte === size,
          style: { fontSize: 18 + i * 7 },
          choose: () => onChange({ lettergrootte: size }),
        }))}
      />
      <ChoiceRow
        title={t('voorkeur.lettertype')}
        fixed={fixed}
        choices={FONTS.map(({ lettertype: font, letter }) => ({
          name: t(`lettertype.${font}`),
          text: t(`lettertype.${font}.kort`),
          on: letters.lettertype === font,
          style: { fontFamily: letter },
          choose: () => onChange({ lettertype: font }),
        }))}
      />
      <ChoiceRow
        title={t('voorkeur.letterafstand')}
        fixed={fixed}
        choices={DISTANCES.map((letterSpacing, i) => ({
          name: t(`letterafstand.${letterSpacing}`),
          text: 'abc',
          on: currentDistance(letters.letterafstand) === letterSpacing,
          style: { letterSpacing: `${i * 0.09}em` },
          choose: () => onChange({ letterafstand: letterSpacing }),
        }))}
      />
      {typing && (
        <ChoiceRow
          title={t('voorkeur.toetsenbord')}
          fixed={fixed}
          choices={KEYBOARDS.map((keyboard) => ({
            name: t(`toetsenbord.${keyboard}`),
            text: keyboard,
            on: board === keyboard,
            style: { fontSize: 18 },
            choose: () => onChange({ toetsenbord: keyboard }),
          }))}
        />
      )}
    </>
  );
}

/** The choice nearest to the space that is set. */
const currentDistance = (percent: number): number =>
  DISTANCES.reduce((best, n) => (Math.abs(n - percent) < Math.abs(best - percent) ? n : best), 0);

/** Eleven ready figures; they are everybody's, also where the wardrobe is closed. */
function ReadyFigures({ leerlingId, figure, fixed }: Pick<Props, 'leerlingId' | 'figure' | 'fixed'>): ReactNode {
  const { t } = useTranslation('landkaart');
  const show = useShowOwn(leerlingId);
  const current = presetLike(figure);
  const choose = (name: PresetName): void => {
    show({ figuur: PRESET_FIGURES[name] });
    saveFigure(leerlingId, PRESET_FIGURES[name]).catch(() => show({ figuur: figure }));
  };
  return (
    <fieldset className="settings__groep" disabled={fixed}>
      <legend>{t('figuur')}</legend>
      <div className="settings__figures">
        {PRESET_NAMES.map((name, i) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === current}
            aria-label={t('figuur.nr', { nr: i + 1 })}
            onClick={() => choose(name)}
          >
            <img src={presetUrl(name, 'buste-blij')} alt="" loading="lazy" />
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** Small panel with the child's own settings. */
export function SettingsPanel(props: Props): ReactNode {
  const { t } = useTranslation(['landkaart', 'leerling']);
  const box = useRef<HTMLDivElement>(null);
  useFocusTrap(box, props.onClose);
  const { preferences, fixed } = props;
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
        <button type="button" className="round-small" aria-label={t('sluit')} onClick={props.onClose}>
          <SpelIcon name="kruis" size={22} />
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
      <ReadyFigures leerlingId={props.leerlingId} figure={props.figure} fixed={fixed} />
      {props.error !== null && (
        <p className="settings__error" role="alert">
          {props.error}
        </p>
      )}
      <button type="button" className="button-calm" onClick={props.onLogout}>
        <SpelIcon name="deur" size={26} />
        {t('uitloggen')}
      </button>
    </div>
  );
}
