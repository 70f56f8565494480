import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  naam: string;
  label: string;
  waarde: string;
  fout: string | null;
  hulp?: string;
  autoComplete: string;
  /** Digits only: the keyboard of a tablet shows them. */
  cijfers?: boolean;
  onValue(value: string): void;
}

/** Large field with a secret in it, which one may look at. */
export function KindField({
  naam: name,
  label,
  waarde: value,
  fout: error,
  hulp: help,
  autoComplete,
  cijfers: digits = false,
  onValue,
}: Props): ReactNode {
  const { t } = useTranslation('leerling');
  const id = useId();
  const [show, setShow] = useState(false);
  const explanation = error ?? help;
  return (
    <div className="kind-field">
      <label htmlFor={id}>{label}</label>
      <div className="kind-field__row">
        <input
          id={id}
          name={name}
          type={show ? 'text' : 'password'}
          value={value}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          inputMode={digits ? 'numeric' : undefined}
          aria-invalid={error !== null}
          aria-describedby={explanation === undefined ? undefined : `${id}-uitleg`}
          onChange={({ target }) => onValue(target.value)}
        />
        <button type="button" className="kind-field__show" aria-pressed={show} onClick={() => setShow(!show)}>
          {t('eigen.toon')}
        </button>
      </div>
      {explanation !== undefined && (
        <p
          id={`${id}-uitleg`}
          className={error === null ? undefined : 'kind-field__error'}
          role={error === null ? undefined : 'alert'}
        >
          {explanation}
        </p>
      )}
    </div>
  );
}
