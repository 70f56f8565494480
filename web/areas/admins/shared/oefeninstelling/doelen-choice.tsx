import { useTranslation } from 'react-i18next';
import { useRuleText } from '#web/ui/formulier/rule.ts';
import { PillChoices } from '../choices.tsx';
import { withHoofdletter, yearText } from '../jaargroep.ts';
import type { FieldsProps } from './field-props.ts';
import { effectText } from './setting-text.ts';

/** The goals, a year at a time; those outside the level stay visible only while they are chosen. */
export function DoelenChoice({ value, onChange, errors, choices, disabled }: FieldsProps) {
  const { t } = useTranslation(['oefeninstelling', 'woorden']);
  const rule = useRuleText();
  const shown = choices.doelen.filter(
    ({ id, groep }) => value.leerdoelIds.includes(id) || (groep + 0.5 >= value.niveauVan && groep <= value.niveauTot),
  );
  const years = [...new Set(shown.map(({ groep }) => groep))].toSorted((a, b) => a - b);
  return (
    <fieldset className="setting-wide setting-doelen" disabled={disabled}>
      {years.map((year) => {
        const options = shown.filter(({ groep }) => groep === year);
        const ids = new Set(options.map(({ id }) => id));
        return (
          <PillChoices
            key={year}
            titel={withHoofdletter(yearText(t, year))}
            options={options.map(({ id, naam: name }) => ({ waarde: id, tekst: name }))}
            gekozen={value.leerdoelIds}
            onChoose={(chosen) =>
              onChange({
                ...value,
                leerdoelIds: [...value.leerdoelIds.filter((id) => !ids.has(id)), ...chosen.filter((id) => ids.has(id))],
              })
            }
          />
        );
      })}
      {errors.leerdoelIds === undefined ? (
        <small>{effectText(t, value, 'leerdoelIds')}</small>
      ) : (
        <small className="choices__error" role="alert">
          {rule('kies')}
        </small>
      )}
    </fieldset>
  );
}
