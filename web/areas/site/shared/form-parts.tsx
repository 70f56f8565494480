import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RULE_CODES } from '#server/platform/contract/fields.contract.ts';
import { useRuleText, type RuleValues } from '#web/ui/formulier/rule.ts';
import './site-form.css';

/** Sentence of a field for every rule that it can break and the form has no words for. */
const ANY_RULE = '*';

/** Rules whose sentence tells the bounds of a field, and what has to be known for it. */
const BOUND_RULES = [
  ['maxlengte', 'max'],
  ['minlengte', 'min'],
  ['bereik', 'a'],
  ['formaat', 'voorbeeld'],
] as const;

/** Rules that are told in the same words whatever the field. */
const PLAIN_RULES = RULE_CODES.filter((code) => !BOUND_RULES.some(([bound]) => bound === code && bound !== 'formaat'));

function useBoundSentences(rule: RuleValues): string {
  const text = useRuleText();
  const told = BOUND_RULES.filter(([, needs]) => rule[needs] !== undefined);
  return JSON.stringify(Object.fromEntries(told.map(([code]) => [code, text(code, rule)])));
}

interface FormProps {
  /** By this name `live.ts` finds the form. */
  name: string;
  hidden?: boolean;
  children: ReactNode;
}

/** A form as it is printed: with the sentence of every rule, for `live-form.ts`. Its button waits for the script. */
export function SiteForm({ name, hidden, children }: FormProps) {
  const { t } = useTranslation('siteform');
  const text = useRuleText();
  const sentences = Object.fromEntries(PLAIN_RULES.map((code) => [code, text(code)]));
  return (
    <form
      className="site-form"
      noValidate
      hidden={hidden}
      data-form={name}
      data-sentences={JSON.stringify(sentences)}
      data-failed={t('mislukt')}
      data-offline={t('geenverbinding')}
    >
      {children}
    </form>
  );
}

interface TextProps {
  name: string;
  label: string;
  help?: string;
  rule?: RuleValues;
  autoComplete?: string;
  mode?: 'email' | 'tel' | 'numeric';
  /** Lines of a longer text. */
  rows?: number;
  optional?: true;
  begin?: string;
  hidden?: boolean;
  /** Other labels that the script may set, by name. */
  labels?: Readonly<Record<string, string>>;
}

/** One field of text with its label above it, and below it help or the sentence of the rule that it breaks. */
export function FormText({ name, label, rule = {}, rows, ...looks }: TextProps) {
  const { t } = useTranslation('siteform');
  const id = useId();
  const shared = {
    id,
    name,
    autoComplete: looks.autoComplete ?? 'off',
    defaultValue: looks.begin,
    'aria-describedby': `${id}-below`,
  };
  return (
    <div className="form-field" data-field={name} data-sentences={useBoundSentences(rule)} hidden={looks.hidden}>
      <label htmlFor={id}>
        <span data-labels={looks.labels === undefined ? undefined : JSON.stringify(looks.labels)}>{label}</span>
        {looks.optional === true && <small>{t('optioneel')}</small>}
      </label>
      {rows === undefined ? <input {...shared} inputMode={looks.mode} /> : <textarea {...shared} rows={rows} />}
      <Below id={`${id}-below`} help={looks.help} />
    </div>
  );
}

/** A file that goes along. */
export function FormFile({ name, label, kinds, ...looks }: FileProps) {
  const { t } = useTranslation('siteform');
  const id = useId();
  return (
    <div className="form-field" data-field={name} data-sentences={JSON.stringify(looks.sentences)}>
      <label htmlFor={id}>
        {label}
        <small>{t('optioneel')}</small>
      </label>
      <input id={id} name={name} type="file" accept={kinds.join(',')} aria-describedby={`${id}-below`} />
      <Below id={`${id}-below`} help={looks.help} />
    </div>
  );
}
interface FileProps {
  name: string;
  label: string;
  help: string;
  kinds: readonly string[];
  /** Why a file is not taken, by the code that the script gives. */
  sentences: Readonly<Record<string, string>>;
}

function Below({ id, help = '' }: { id: string; help?: string | undefined }) {
  return (
    <p id={id} className="form-field__help" data-help={help} hidden={help === ''}>
      {help}
    </p>
  );
}

interface Choice {
  value: string;
  label: string;
  text?: string;
}
interface ChoiceProps {
  name: string;
  label: string;
  choices: readonly Choice[];
  begin?: string;
}

/** One of a few: large buttons that a finger finds. */
export function FormChoice({ name, label, choices, begin }: ChoiceProps) {
  const id = useId();
  return (
    <fieldset className="form-choice" data-field={name}>
      <legend>{label}</legend>
      <div className="form-choice__row">
        {choices.map((choice) => (
          <label key={choice.value}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              defaultChecked={choice.value === begin}
              aria-describedby={id}
            />
            <span>{choice.label}</span>
            {choice.text !== undefined && <small>{choice.text}</small>}
          </label>
        ))}
      </div>
      <Below id={id} />
    </fieldset>
  );
}

/** Agreement: its value is `ja`, or nothing. */
export function FormCheck({ name, children }: { name: string; children: ReactNode }) {
  const id = useId();
  const { t } = useTranslation('siteform');
  return (
    <div className="form-check" data-field={name} data-sentences={JSON.stringify({ [ANY_RULE]: t('aanvinken') })}>
      <label>
        <input type="checkbox" name={name} value="ja" aria-describedby={id} />
        <span>{children}</span>
      </label>
      <Below id={id} />
    </div>
  );
}

/** A field that nobody sees and only a program fills. */
export function Trap({ name }: { name: string }) {
  return (
    <div className="form-trap" aria-hidden="true">
      <input name={name} tabIndex={-1} autoComplete="off" />
    </div>
  );
}

/** Where it is told why something was not sent; what was filled in stays. */
export function Refusal() {
  return <p className="form-refusal" role="alert" data-refusal="" hidden />;
}

/** The button that sends. Without script it would lose what was filled in, so it waits for it. */
export function SendButton({ children, labels }: { children: ReactNode; labels?: Readonly<Record<string, string>> }) {
  const { t } = useTranslation('siteform');
  return (
    <button
      type="submit"
      className="site-button"
      disabled
      data-busy={t('bezig')}
      data-labels={labels === undefined ? undefined : JSON.stringify(labels)}
    >
      {children}
    </button>
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

/** It was sent: what happens next. The script shows it and gives it the focus, so that it is read out. */
export function Sent({ name, title, children }: { name: string; title: string; children: ReactNode }) {
  return (
    <div className="form-sent" role="status" tabIndex={-1} data-sent={name} hidden>
      <h2>{title}</h2>
      {children}
    </div>
  );
}
