import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FORMATS } from '#engine/core/oefening/contract/contract.ts';
import { PillChoices } from '../choices.tsx';
import { withHoofdletter, yearText } from '../jaargroep.ts';
import { DoelenChoice } from './doelen-choice.tsx';
import type { FieldsProps } from './field-props.ts';
import { HoursField } from './hours-field.tsx';
import { LEVELS, levelOf, SPELLEN_MIN, type ChoiceField, type FieldSpec, type SwitchName } from './setting-fields.ts';
import { choiceText, effectText } from './setting-text.ts';

function Choice({ spec, value, onChange, disabled }: FieldsProps & { spec: ChoiceField }) {
  const { t } = useTranslation(['oefeninstelling', 'beheer', 'woorden']);
  const { name } = spec;
  // A value from before, which is no longer offered, stays visible until another one is chosen.
  const options: readonly unknown[] = spec.options.some((option) => option === value[name])
    ? spec.options
    : [...spec.options, value[name]];
  return (
    <TextField
      select
      disabled={disabled}
      label={t(`veld.${name}`)}
      value={String(value[name])}
      helperText={effectText(t, value, name)}
      onChange={({ target }) =>
        onChange({ ...value, [name]: options.find((option) => String(option) === target.value) ?? value[name] })
      }
    >
      {options.map((option) => (
        <MenuItem key={String(option)} value={String(option)}>
          {choiceText(t, name, option)}
        </MenuItem>
      ))}
    </TextField>
  );
}

function Toggle({ name, value, onChange, disabled }: FieldsProps & { name: SwitchName }) {
  const { t } = useTranslation('oefeninstelling');
  const id = useId();
  return (
    <div className="setting-toggle">
      <Switch
        checked={value[name]}
        disabled={disabled}
        onChange={(_, on) => onChange({ ...value, [name]: on })}
        slotProps={{ input: { id, role: 'switch', 'aria-describedby': `${id}-effect` } }}
      />
      <span>
        <label htmlFor={id}>{t(`veld.${name}`)}</label>
        <small id={`${id}-effect`}>{effectText(t, value, name)}</small>
      </span>
    </div>
  );
}

function Niveau({ name, value, onChange, errors, disabled }: FieldsProps & { name: 'niveauVan' | 'niveauTot' }) {
  const { t } = useTranslation(['oefeninstelling', 'beheer', 'woorden']);
  const broken = errors[name] !== undefined;
  return (
    <TextField
      select
      disabled={disabled}
      label={t(`veld.${name}`)}
      value={Math.floor(value[name])}
      error={broken}
      helperText={broken ? t('regel.bereik.niveau') : effectText(t, value, name)}
      onChange={({ target }) => onChange({ ...value, [name]: levelOf(name, Number(target.value)) })}
    >
      {LEVELS.map((niveau) => (
        <MenuItem key={niveau} value={niveau}>
          {withHoofdletter(yearText(t, niveau))}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Pills of what is allowed; the setting holds what is not. */
function Allowed({
  name,
  value,
  onChange,
  errors,
  choices,
  disabled,
}: FieldsProps & { name: 'spellenVerboden' | 'formatenVerboden' }) {
  const { t } = useTranslation('oefeninstelling');
  const games = choices.spellen.map(({ slug, naam: label }) => ({ waarde: slug, tekst: label }));
  const slugs = choices.spellen.map(({ slug }) => slug);
  const forms = FORMATS.map((format) => ({ waarde: format, tekst: t(`vorm.${format}`) }));
  const pills =
    name === 'spellenVerboden' ? (
      <PillChoices
        titel={t('veld.spellenVerboden')}
        options={games}
        gekozen={slugs.filter((slug) => !value.spellenVerboden.includes(slug))}
        onChoose={(open) =>
          onChange({
            ...value,
            spellenVerboden: slugs.filter((slug) => !open.includes(slug)),
          })
        }
      />
    ) : (
      <PillChoices
        titel={t('veld.formatenVerboden')}
        options={forms}
        gekozen={FORMATS.filter((format) => !value.formatenVerboden.includes(format))}
        onChoose={(open) =>
          onChange({ ...value, formatenVerboden: FORMATS.filter((format) => !open.includes(format)) })
        }
      />
    );
  return (
    <fieldset className="setting-wide" disabled={disabled}>
      {pills}
      {errors[name] === undefined ? (
        <small>{t(`effect.${name}`)}</small>
      ) : (
        <small className="choices__error" role="alert">
          {t('regel.kies.spellen', { n: Math.min(SPELLEN_MIN, games.length) })}
        </small>
      )}
    </fieldset>
  );
}

/** What takes the whole line: the first question, and what is chosen from many. */
const WIDE: ReadonlySet<string> = new Set(['inhoud', 'leerdoelIds', 'spellenVerboden', 'formatenVerboden']);

/** One field with its effect in one sentence, and where its value comes from. */
export function SettingCell({ spec, ...props }: FieldsProps & { spec: FieldSpec }) {
  const { origin } = props;
  if (spec.kind === 'doelen' && props.value.inhoud !== 'doelen') return null;
  const field = (): ReactNode => {
    if (spec.kind === 'choice') return <Choice {...props} spec={spec} />;
    if (spec.kind === 'switch') return <Toggle {...props} name={spec.name} />;
    if (spec.kind === 'niveau') return <Niveau {...props} name={spec.name} />;
    if (spec.kind === 'doelen') return <DoelenChoice {...props} />;
    return spec.kind === 'uren' ? <HoursField {...props} /> : <Allowed {...props} name={spec.name} />;
  };
  const wide = WIDE.has(spec.name);
  return (
    <div className={wide ? 'setting-cell setting-cell--wide' : 'setting-cell'} data-veld={spec.name}>
      {field()}
      {origin?.(spec.name)}
    </div>
  );
}
