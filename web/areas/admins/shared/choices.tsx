import { useRuleText } from '#web/ui/formulier/rule.ts';
import './choices.css';

interface Props<T> {
  titel: string;
  options: readonly { waarde: T; tekst: string }[];
  gekozen: readonly T[];
  onChoose: (chosen: T[]) => void;
  fout?: string | undefined;
}

/** Several of a few: tick boxes as pills. */
export function PillChoices<T extends string | number>({
  titel: title,
  options,
  gekozen: chosen,
  onChoose,
  fout: error,
}: Props<T>) {
  const rule = useRuleText();
  return (
    <fieldset className="choices" data-fout={error !== undefined}>
      <legend>{title}</legend>
      {options.map(({ waarde: value, tekst: text }) => (
        <label key={value}>
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={({ target }) =>
              onChoose(target.checked ? [...chosen, value] : chosen.filter((other) => other !== value))
            }
          />
          {text}
        </label>
      ))}
      {error !== undefined && <span className="choices__error">{rule(error, { a: 1, b: 4 })}</span>}
    </fieldset>
  );
}
