import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useTranslation } from 'react-i18next';
import {
  leerlingSearchSchema,
  SEARCH_KINDS,
  SEARCH_MAX,
  SEARCH_MIN,
  SEARCH_REASON,
  type LeerlingSearchResult,
} from '#server/features/leerling-search/leerling-search.contract.ts';
import { useForm } from '#web/platform/form/use-form.ts';
import { ErrorNotice } from '#web/platform/state.tsx';
import { Field } from '#web/ui/formulier/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { searchLeerlingen } from './api.ts';

export interface Found {
  result: LeerlingSearchResult;
  reden: string;
}
type Kind = (typeof SEARCH_KINDS)[number];
const BEGIN: { soort: Kind; zoek: string; schoolcode: string; reden: string } = {
  soort: 'gebruikersnaam',
  zoek: '',
  schoolcode: '',
  reden: '',
};

const kindOf = (value: string): Kind => SEARCH_KINDS.find((kind) => kind === value) ?? BEGIN.soort;

/** What somebody on the telephone can tell, and why it is looked up. */
export function SearchForm({ onFound }: { onFound: (found: Found | null) => void }) {
  const { t } = useTranslation(['leerling-search', 'formulier']);
  const form = useForm({
    begin: BEGIN,
    schema: leerlingSearchSchema,
    body: ({ schoolcode, ...rest }) =>
      rest.soort === 'gebruikersnaam' && schoolcode.trim() !== '' ? { ...rest, schoolcode } : rest,
    submit: async (body) => onFound({ result: await searchLeerlingen(body), reden: body.reden }),
  });
  const kind = form.watch('soort');
  return (
    <form className="leerling-search" noValidate onSubmit={form.onSubmit}>
      <fieldset>
        <legend>{t('waarop')}</legend>
        <RadioGroup
          row
          value={kind}
          onChange={({ target }) => {
            form.setValue('soort', kindOf(target.value));
            onFound(null);
          }}
        >
          {SEARCH_KINDS.map((one) => (
            <FormControlLabel key={one} value={one} control={<Radio />} label={t(`soort.${one}`)} />
          ))}
        </RadioGroup>
      </fieldset>
      <div className="leerling-search__fields">
        <Field
          formulier={form}
          naam="zoek"
          label={t(`veld.${kind}`)}
          help={t(`hulp.${kind}`)}
          max={SEARCH_MAX}
          zin={(code) => (code === 'minlengte' ? t('kort', { n: SEARCH_MIN }) : undefined)}
          field={{ required: true, autoComplete: 'off' }}
        />
        {kind === 'gebruikersnaam' && (
          <Field
            formulier={form}
            naam="schoolcode"
            label={t('school')}
            help={t('school.hulp')}
            max={12}
            field={{ autoComplete: 'off' }}
          />
        )}
      </div>
      <Field
        formulier={form}
        naam="reden"
        label={t('reden')}
        help={t('reden.hulp')}
        max={SEARCH_REASON.max}
        lines={2}
        zin={(code) => (code === 'minlengte' ? t('kort', { n: SEARCH_REASON.min }) : undefined)}
        field={{ required: true }}
      />
      {form.refusal !== null && <ErrorNotice fout={form.refusal} onRetry={form.send} />}
      <Button type="submit" variant="contained" disabled={form.busy} startIcon={<Icon name="zoek" size={18} />}>
        {t(form.busy ? 'zoekt' : 'zoek')}
      </Button>
    </form>
  );
}
