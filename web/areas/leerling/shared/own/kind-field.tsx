import { useId, useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useField, type FieldForm, type TextName } from '#web/ui/formulier/use-field.ts';

interface Props<W extends FieldValues> {
  form: FieldForm<W>;
  name: TextName<W>;
  label: string;
  error: string | null;
  help?: string;
  autoComplete: string;
  /** Digits only: the keyboard of a tablet shows them. */
  digits?: boolean;
}

/** Large field with a secret in it, which one may look at. A child hears what is wrong when it sends, not on the way. */
export function KindField<W extends FieldValues>({
  form,
  name,
  label,
  error,
  help,
  autoComplete,
  digits = false,
}: Props<W>): ReactNode {
  const { t } = useTranslation('leerling');
  const id = useId();
  const [show, setShow] = useState(false);
  const { ref, value, onChange } = useField(form, name);
  const explanation = error ?? help;
  return (
    <div className="kind-field">
      <label htmlFor={id}>{label}</label>
      <div className="kind-field__row">
        <input
          ref={ref}
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
          onChange={onChange}
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
