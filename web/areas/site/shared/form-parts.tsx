import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldValues } from 'react-hook-form';
import { HttpError } from '#web/platform/http-error.ts';
import { useRuleText, type RuleValues } from '#web/ui/formulier/rule.ts';
import { useField, type FieldForm, type TextName } from '#web/ui/formulier/use-field.ts';
import './site-form.css';

interface Bound<W extends FieldValues> {
  form: FieldForm<W>;
  naam: TextName<W>;
}

/** Milliseconds that the form has been open: a program sends at once. */
export function useOpenTime(): () => number {
  const [begin] = useState(() => performance.now());
  return () => Math.round(performance.now() - begin);
}

interface TextProps<W extends FieldValues> extends Bound<W> {
  label: string;
  help?: string;
  rule?: RuleValues;
  autoComplete?: string;
  mode?: 'email' | 'tel' | 'numeric';
  /** Lines of a longer text. */
  rows?: number;
  optional?: true;
}

/** One field of text with its label above it, help below, and the sentence of the rule that it breaks. */
export function FormText<W extends FieldValues>({ form, naam: name, rule, rows, ...looks }: TextProps<W>) {
  const { t } = useTranslation('siteform');
  const id = useId();
  const text = useRuleText();
  const { code, value, onChange, onBlur, ref } = useField(form, name);
  const below = code === null ? looks.help : text(code, rule);
  const shared = {
    id,
    name,
    ref,
    value,
    onBlur,
    autoComplete: looks.autoComplete ?? 'off',
    'aria-invalid': code !== null,
    'aria-describedby': below === undefined ? undefined : `${id}-below`,
  };
  return (
    <div className="form-field">
      <label htmlFor={id}>
        {looks.label}
        {looks.optional === true && <small>{t('optioneel')}</small>}
      </label>
      {rows === undefined ? (
        <input {...shared} inputMode={looks.mode} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <textarea {...shared} rows={rows} onChange={(event) => onChange(event.target.value)} />
      )}
      {below !== undefined && (
        <p id={`${id}-below`} className={code === null ? 'form-field__help' : 'form-field__error'}>
          {below}
        </p>
      )}
    </div>
  );
}

export interface Choice {
  value: string;
  label: string;
  text?: string;
}

/** One of a few: large buttons that a finger finds. */
export function FormChoice<W extends FieldValues>({
  form,
  naam: name,
  label,
  choices,
}: Bound<W> & { label: string; choices: readonly Choice[] }) {
  const id = useId();
  const text = useRuleText();
  const { code, value, onChange, onBlur } = useField(form, name);
  return (
    <fieldset className="form-choice" data-fout={code !== null}>
      <legend>{label}</legend>
      <div className="form-choice__row">
        {choices.map((choice) => (
          <label key={choice.value}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={value === choice.value}
              aria-describedby={code === null ? undefined : `${id}-error`}
              onChange={() => onChange(choice.value)}
              onBlur={onBlur}
            />
            <span>{choice.label}</span>
            {choice.text !== undefined && <small>{choice.text}</small>}
          </label>
        ))}
      </div>
      {code !== null && (
        <p id={`${id}-error`} className="form-field__error">
          {text(code)}
        </p>
      )}
    </fieldset>
  );
}

/** Agreement: its value is `ja`, or nothing. */
export function FormCheck<W extends FieldValues>({ form, naam: name, children }: Bound<W> & { children: ReactNode }) {
  const id = useId();
  const { t } = useTranslation('siteform');
  const { code, value, onChange, onBlur } = useField(form, name);
  return (
    <div className="form-check" data-fout={code !== null}>
      <label>
        <input
          type="checkbox"
          name={name}
          checked={value === 'ja'}
          aria-invalid={code !== null}
          aria-describedby={code === null ? undefined : `${id}-error`}
          onChange={(event) => onChange(event.target.checked ? 'ja' : '')}
          onBlur={onBlur}
        />
        <span>{children}</span>
      </label>
      {code !== null && (
        <p id={`${id}-error`} className="form-field__error">
          {t('aanvinken')}
        </p>
      )}
    </div>
  );
}

/** A field that nobody sees and only a program fills. */
export function Trap<W extends FieldValues>({ form, naam: name }: Bound<W>) {
  const { value, onChange } = useField(form, name);
  return (
    <div className="form-trap" aria-hidden="true">
      <input
        name={name}
        value={value}
        tabIndex={-1}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

/** Why a form was not sent; what was filled in stays. */
export function Refusal({ error }: { error: Error | null }) {
  const { t } = useTranslation('siteform');
  if (error === null) return null;
  const offline = error instanceof HttpError && error.status === 0;
  const own = error instanceof HttpError && error.message !== '' ? error.message : t('mislukt');
  return (
    <p className="form-refusal" role="alert">
      {offline ? t('geenverbinding') : own}
    </p>
  );
}

/** What a visitor without script reads in place of the form. */
export function NoScript() {
  const { t } = useTranslation('siteform');
  return (
    <noscript>
      <p className="form-refusal">{t('geenscript')}</p>
    </noscript>
  );
}

/** It was sent: what happens next. Takes the focus, so that it is read out. */
export function Sent({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="form-sent" role="status" tabIndex={-1} ref={(element) => element?.focus()}>
      <h2>{title}</h2>
      {children}
    </div>
  );
}
