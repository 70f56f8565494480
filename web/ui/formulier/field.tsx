import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { FieldValues } from 'react-hook-form';
import { useRuleText, type RuleValues } from './rule.ts';
import { useField, type FieldForm, type TextName } from './use-field.ts';

interface Props<W extends FieldValues> {
  formulier: FieldForm<W>;
  naam: TextName<W>;
  label: string;
  line?: RuleValues;
  help?: string;
  /** Sentence of a rule that this field says in its own words. */
  zin?: (code: string) => string | undefined;
  field?: Omit<TextFieldProps, 'variant' | 'label' | 'value'>;
}

/** Outlined text field of a form: label in the border, what is wrong below it. */
export function Field<W extends FieldValues>({
  formulier: form,
  naam: name,
  label,
  line: rule,
  help,
  zin: ownText,
  field: props = {},
}: Props<W>) {
  const text = useRuleText();
  const { code, ref, ...field } = useField(form, name);
  return (
    <TextField
      {...props}
      {...field}
      inputRef={ref}
      label={label}
      error={code !== null}
      helperText={code === null ? help : (ownText?.(code) ?? text(code, rule))}
    />
  );
}
