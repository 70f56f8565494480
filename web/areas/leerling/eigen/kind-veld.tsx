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
  onWaarde(waarde: string): void;
}

/** Large field with a secret in it, which one may look at. */
export function KindVeld({
  naam,
  label,
  waarde,
  fout,
  hulp,
  autoComplete,
  cijfers = false,
  onWaarde,
}: Props): ReactNode {
  const { t } = useTranslation('eigen');
  const id = useId();
  const [toon, stelToon] = useState(false);
  const uitleg = fout ?? hulp;
  return (
    <div className="kind-veld">
      <label htmlFor={id}>{label}</label>
      <div className="kind-veld__rij">
        <input
          id={id}
          name={naam}
          type={toon ? 'text' : 'password'}
          value={waarde}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          inputMode={cijfers ? 'numeric' : undefined}
          aria-invalid={fout !== null}
          aria-describedby={uitleg === undefined ? undefined : `${id}-uitleg`}
          onChange={({ target }) => onWaarde(target.value)}
        />
        <button type="button" className="kind-veld__toon" aria-pressed={toon} onClick={() => stelToon(!toon)}>
          {t('eigen.toon')}
        </button>
      </div>
      {uitleg !== undefined && (
        <p
          id={`${id}-uitleg`}
          className={fout === null ? undefined : 'kind-veld__fout'}
          role={fout === null ? undefined : 'alert'}
        >
          {uitleg}
        </p>
      )}
    </div>
  );
}
