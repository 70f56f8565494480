import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { Form } from './use-form.ts';
import { useRuleText, type RuleValues } from './rule.ts';

type TextFields<W> = { [K in keyof W & string]: W[K] extends string ? K : never }[keyof W & string];
interface Props<W> {
  formulier: Form<W>;
  naam: TextFields<W>;
  label: string;
  regel?: RuleValues;
  hulp?: string;
  veld?: Omit<TextFieldProps, 'variant' | 'label' | 'value'>;
}

/** Outlined text field of a form: label in the border, what is wrong below it. */
export function Field<W extends Record<TextFields<W>, string>>({
  formulier: form,
  naam: name,
  label,
  regel: rule,
  hulp: help,
  veld: field = {},
}: Props<W>) {
  const text = useRuleText();
  const code = form.fouten[name];
  const value: W[TextFields<W>] = form.waarden[name];
  return (
    <TextField
      {...field}
      name={name}
      label={label}
      value={value}
      error={code !== undefined}
      helperText={code === undefined ? help : text(code, rule)}
      onChange={({ target }) => setText(form, name, target.value)}
      onBlur={() => form.exit(name)}
    />
  );
}

function setText(form: { set: (field: never, value: never) => void }, name: string, value: string): void {
  Reflect.apply(form.set, undefined, [name, value]);
}
