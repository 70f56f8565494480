import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { FieldValues } from 'react-hook-form';
import { useRuleText, type RuleValues } from './rule.ts';
import { useField, type FieldForm, type TextName } from './use-field.ts';

interface Props<W extends FieldValues> {
  formulier: FieldForm<W>;
  naam: TextName<W>;
  label: string;
  line?: RuleValues;
  /** Most characters: the field takes no more, and the rule says it. */
  max?: number;
  /** A text of more lines, this high at first. */
  lines?: number;
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
  max,
  lines,
  help,
  zin: ownText,
  field: { slotProps, ...props } = {},
}: Props<W>) {
  const text = useRuleText();
  const { code, ref, ...field } = useField(form, name);
  return (
    <TextField
      {...(lines === undefined ? {} : { multiline: true, minRows: lines, fullWidth: true })}
      {...props}
      {...field}
      slotProps={{ ...slotProps, htmlInput: slotProps?.htmlInput ?? { maxLength: max } }}
      inputRef={ref}
      label={label}
      error={code !== null}
      helperText={code === null ? help : (ownText?.(code) ?? text(code, rule ?? { n: max }))}
    />
  );
}
