import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { AANBIEDERS, LVS_TOETS_MAX, LVS_FROM, MOMENTS, SCALES } from '#engine/core/domein/lvs.ts';
import type { LvsMapping, LvsFixedField } from '#server/features/lvsspelling/lvsspelling.contract.ts';
import { serverClock } from '#web/platform/clock.ts';
import { useRuleText } from '#web/ui/formulier/rule.ts';
import { isoDay } from '../shared/date.ts';
import { scaleText, toetsmomentText } from '../shared/lvsspelling/lvs-text.ts';

interface Props {
  mapping: LvsMapping;
  velden: Readonly<Record<string, string>>;
  onMapping: (mapping: LvsMapping) => void;
}

/** Choices of a field; empty for one that is typed. */
function choicesOf(t: TFunction, field: LvsFixedField): [string, string][] {
  if (field === 'aanbieder') return AANBIEDERS.map((name) => [name, t(`lvs:aanbieder.${name}`)]);
  if (field === 'schaal') return SCALES.map((scale) => [scale, scaleText(t, scale)]);
  return field === 'moment' ? MOMENTS.map((moment) => [moment, toetsmomentText(t, moment)]) : [];
}

/** Whether a column gives the field already. */
const hasColumn = ({ kolommen: columns }: LvsMapping, field: LvsFixedField): boolean =>
  columns.includes(field) ||
  (field === 'moment' && columns.includes('toetscode')) ||
  (field === 'schaal' && !columns.includes('niveau'));

function FixedField({ veld: field, mapping, velden: fields, onMapping }: Props & { veld: LvsFixedField }) {
  const { t } = useTranslation(['lvsspelling', 'lvs', 'woorden']);
  const rule = useRuleText();
  const code = fields[`vast.${field}`];
  const choices = choicesOf(t, field);
  const date = field === 'afnamedatum';
  const set = (value: string): void => {
    const fixed: Record<string, string | undefined> = { ...mapping.vast, [field]: value === '' ? undefined : value };
    onMapping({ ...mapping, vast: fixed });
  };
  return (
    <TextField
      select={choices.length > 0}
      size="small"
      label={t(`veld.${field}`)}
      value={mapping.vast[field] ?? ''}
      type={date ? 'date' : 'text'}
      error={code !== undefined}
      helperText={
        code === undefined
          ? undefined
          : date && code === 'bereik'
            ? t('vast.dag')
            : rule(code, { n: LVS_TOETS_MAX, voorbeeld: '2026-01-31' })
      }
      onChange={({ target }) => set(target.value)}
      slotProps={{
        inputLabel: { shrink: date || (mapping.vast[field] ?? '') !== '' },
        htmlInput: date ? { min: LVS_FROM, max: isoDay(new Date(serverClock.nu())) } : {},
      }}
    >
      {choices.length > 0 && [
        <MenuItem key="" value="">
          {t('vast.geen')}
        </MenuItem>,
        ...choices.map(([value, name]) => (
          <MenuItem key={value} value={value}>
            {name}
          </MenuItem>
        )),
      ]}
    </TextField>
  );
}

const FIELDS = ['aanbieder', 'toets', 'moment', 'afnamedatum', 'schaal'] as const;

/** What is the same for every row, where the file has no column for it. */
export function FixedFields(props: Props) {
  const { t } = useTranslation(['lvsspelling', 'lvs']);
  const required = FIELDS.filter((field) => !hasColumn(props.mapping, field));
  if (required.length === 0) return null;
  return (
    <section className="card" aria-labelledby="vast-kop">
      <h2 id="vast-kop">{t('vast.kop')}</h2>
      <p className="soft">{t('vast.uitleg')}</p>
      <div className="lvs-fixed">
        {required.map((field) => (
          <FixedField key={field} veld={field} {...props} />
        ))}
      </div>
    </section>
  );
}
