import type { FieldValues } from 'react-hook-form';
import { useRuleText, type RuleValues } from '#web/ui/formulier/rule.ts';
import { useField, type FieldForm, type TextName } from '#web/ui/formulier/use-field.ts';
import { AuthField, type FieldProps } from './field.tsx';

type Looks = Omit<FieldProps, 'naam' | 'waarde' | 'fout' | 'onValue' | 'onLeave'>;

interface Props<W extends FieldValues> extends Looks {
  form: FieldForm<W>;
  naam: TextName<W>;
  regel?: RuleValues;
  /** Sentence of a rule that this field says in its own words. */
  zin?: (code: string) => string | undefined;
}

/** Field of a form of these pages. */
export function BoundField<W extends FieldValues>({ form, naam: name, regel: rule, zin: ownText, ...looks }: Props<W>) {
  const text = useRuleText();
  const { code, value, onChange, onBlur } = useField(form, name);
  return (
    <AuthField
      {...looks}
      naam={name}
      waarde={value}
      fout={code === null ? null : (ownText?.(code) ?? text(code, rule))}
      onValue={onChange}
      onLeave={onBlur}
    />
  );
}
