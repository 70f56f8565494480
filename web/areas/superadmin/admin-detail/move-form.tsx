import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GroepItem } from '#server/features/groepen/groepen.contract.ts';
import { newTenantMoveSchema, type TenantMove } from '#server/features/verhuistokens/tenant-moves.contract.ts';
import { useForm, type Form } from '#web/platform/form/use-form.ts';
import { ErrorNotice } from '#web/platform/state.tsx';
import { CheckList } from '#web/ui/formulier/check-list.tsx';
import { Field } from '#web/ui/formulier/field.tsx';
import { MoveLeerlingen, TargetGroepField } from './move-leerlingen.tsx';
import { planMove, useMoveTargets, type MoveTarget } from './api.ts';

const WHO = ['groepen', 'leerlingen'] as const;
type Who = (typeof WHO)[number];
const PARTS = ['voortgang', 'beloningen', 'instellingen', 'woordlijsten', 'zorg'] as const;
type Part = (typeof PARTS)[number];
/** Care goes along only when somebody chooses so. */
const BEGIN_PARTS: Part[] = ['voortgang', 'beloningen', 'instellingen', 'woordlijsten'];

interface Values {
  targetAdminId: string;
  who: Who;
  groepIds: string[];
  leerlingIds: string[];
  targetGroepId: string;
  parts: Part[];
  toestemming: boolean;
  reden: string;
  bevestiging: string;
}
const BEGIN: Values = {
  targetAdminId: '',
  who: 'groepen',
  groepIds: [],
  leerlingIds: [],
  targetGroepId: '',
  parts: BEGIN_PARTS,
  toestemming: false,
  reden: '',
  bevestiging: '',
};
const bodyOf = ({ parts, who, groepIds, leerlingIds, targetGroepId, ...rest }: Values) => ({
  ...rest,
  ...(who === 'groepen' ? { groepIds } : { leerlingIds }),
  ...(who === 'groepen' || targetGroepId === '' ? {} : { targetGroepId }),
  scope: Object.fromEntries(PARTS.map((part) => [part, parts.includes(part)])),
});

interface Props {
  adminId: string;
  /** Name of the customer, to type again. */
  name: string;
  /** Children move from home: their parents have to agree. */
  fromHome: boolean;
  groepen: readonly GroepItem[];
  onPlanned: (move: TenantMove) => void;
}

/** The customer that the groups go to, found by a part of its name. */
function TargetField({
  adminId,
  wrong,
  onChoose,
}: {
  adminId: string;
  wrong: boolean;
  onChoose: (id: string) => void;
}) {
  const { t } = useTranslation('admin-detail');
  const [words, setWords] = useState('');
  const { data } = useMoveTargets(useDeferredValue(words));
  return (
    <Autocomplete<MoveTarget>
      options={(data?.items ?? []).filter(({ id }) => id !== adminId)}
      filterOptions={(options) => options}
      getOptionLabel={({ naam: name, plaats: place }) => [name, place].filter(Boolean).join(', ')}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      noOptionsText={t('verhuis.doel.geen')}
      onInputChange={(_, next, why) => why !== 'reset' && setWords(next)}
      onChange={(_, next) => onChoose(next?.id ?? '')}
      renderInput={(props) => (
        <TextField
          {...props}
          label={t('verhuis.doel')}
          required
          error={wrong}
          helperText={t(wrong ? 'verhuis.doel.kies' : 'verhuis.doel.hulp')}
        />
      )}
    />
  );
}

/** Whole groups, or chosen pupils and the group that they come in. */
function WhoMoves({ adminId, groepen, form }: Pick<Props, 'adminId' | 'groepen'> & { form: Form<Values> }) {
  const { t } = useTranslation('admin-detail');
  const who = form.watch('who');
  const names = new Map(groepen.map((groep) => [groep.id, groep.naam]));
  const wrong = (field: 'groepIds' | 'leerlingIds' | 'targetGroepId'): boolean =>
    form.tried && form.error(field) !== null;
  return (
    <>
      <fieldset className="admin-detail__choices">
        <legend>{t('verhuis.wie')}</legend>
        <RadioGroup
          row
          aria-label={t('verhuis.wie')}
          value={who}
          onChange={(_, next) => form.setValue('who', WHO.find((one) => one === next) ?? 'groepen')}
        >
          {WHO.map((one) => (
            <FormControlLabel key={one} value={one} label={t(`verhuis.wie.${one}`)} control={<Radio />} />
          ))}
        </RadioGroup>
      </fieldset>
      {who === 'groepen' ? (
        <fieldset className="admin-detail__choices">
          <legend>{t('verhuis.groepen')}</legend>
          <CheckList
            choices={groepen.map(({ id }) => id)}
            chosen={form.watch('groepIds')}
            textOf={(id) => names.get(id) ?? ''}
            onChange={(ids) => form.setValue('groepIds', ids)}
          />
          {wrong('groepIds') && <FormHelperText error>{t('verhuis.groepen.kies')}</FormHelperText>}
        </fieldset>
      ) : (
        <>
          <MoveLeerlingen
            adminId={adminId}
            groepen={groepen}
            chosen={form.watch('leerlingIds')}
            wrong={wrong('leerlingIds')}
            onChange={(ids) => form.setValue('leerlingIds', ids)}
          />
          <TargetGroepField
            adminId={adminId}
            targetAdminId={form.watch('targetAdminId')}
            value={form.watch('targetGroepId')}
            wrong={wrong('targetGroepId')}
            onChange={(id) => form.setValue('targetGroepId', id)}
          />
        </>
      )}
    </>
  );
}

/** What goes where: nothing moves before a colleague agrees. */
export function MoveForm({ adminId, name, fromHome, groepen, onPlanned }: Props) {
  const { t } = useTranslation(['admin-detail', 'formulier']);
  const form = useForm({
    begin: { ...BEGIN, groepIds: groepen.map(({ id }) => id) },
    schema: newTenantMoveSchema,
    body: bodyOf,
    extra: ({ toestemming: agreed, who, targetGroepId }): Record<string, string> => ({
      ...(fromHome && !agreed ? { toestemming: 'verplicht' } : {}),
      ...(who === 'leerlingen' && targetGroepId === '' ? { targetGroepId: 'kies' } : {}),
    }),
    submit: async (body) => onPlanned(await planMove(adminId, body)),
  });
  const wrong = (field: 'targetAdminId' | 'toestemming'): boolean => form.tried && form.error(field) !== null;
  return (
    <form className="office-card" noValidate onSubmit={form.onSubmit} aria-labelledby="verhuis-plan">
      <h2 id="verhuis-plan">{t('verhuis.plan')}</h2>
      <p className="soft">{t('verhuis.uitleg')}</p>
      {form.refusal !== null && <ErrorNotice fout={form.refusal} onRetry={form.send} />}
      <TargetField
        adminId={adminId}
        wrong={wrong('targetAdminId')}
        onChoose={(id) => {
          form.setValue('targetAdminId', id);
          form.setValue('targetGroepId', '');
        }}
      />
      <WhoMoves adminId={adminId} groepen={groepen} form={form} />
      <fieldset className="admin-detail__choices">
        <legend>{t('verhuis.mee')}</legend>
        <CheckList
          choices={PARTS}
          chosen={form.watch('parts')}
          textOf={(part) => t(`verhuis.mee.${part}`)}
          onChange={(parts) => form.setValue('parts', parts)}
        />
      </fieldset>
      {fromHome && (
        <div>
          <FormControlLabel
            label={t('verhuis.toestemming')}
            control={
              <Checkbox
                checked={form.watch('toestemming')}
                onChange={({ target }) => form.setValue('toestemming', target.checked)}
              />
            }
          />
          {wrong('toestemming') && <FormHelperText error>{t('verhuis.toestemming.nodig')}</FormHelperText>}
        </div>
      )}
      <Field
        formulier={form}
        naam="reden"
        label={t('verhuis.reden')}
        help={t('verhuis.reden.hulp')}
        line={{ n: 10 }}
        field={{ required: true, fullWidth: true, slotProps: { htmlInput: { maxLength: 200 } } }}
      />
      <Field
        formulier={form}
        naam="bevestiging"
        label={t('verhuis.naam')}
        help={t('verhuis.naam.hulp', { naam: name })}
        field={{ required: true, fullWidth: true, slotProps: { htmlInput: { maxLength: 120, autoComplete: 'off' } } }}
      />
      <div className="office-card__buttons">
        <Button type="submit" variant="contained" disabled={form.busy}>
          {t(form.busy ? 'bezig' : 'verhuis.maak')}
        </Button>
      </div>
    </form>
  );
}
