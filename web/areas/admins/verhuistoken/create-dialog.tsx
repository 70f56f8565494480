import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslation } from 'react-i18next';
import type { LeerlingItem } from '#server/features/leerlingen/leerlingen.contract.ts';
import {
  newVerhuistokenSchema,
  type TokenScope,
  type TransferCodes,
} from '#server/features/verhuistokens/verhuistokens.contract.ts';
import { useForm, type Form } from '#web/platform/form/use-form.ts';
import { useGebruiker } from '#web/platform/use-session.ts';
import { Field } from '#web/ui/formulier/field.tsx';
import { useMe } from '../shared/api/tenant.api.ts';
import { FormDialog } from '../shared/dialog.tsx';
import { fullName } from '../shared/leerlingen/name.ts';
import { createVerhuistokens } from './api.ts';

const PARTS = ['voortgang', 'beloningen', 'instellingen'] as const;
const BEGIN: CreateFields = {
  leerlingIds: [],
  scope: { voortgang: true, beloningen: true, instellingen: true, zorg: false },
  opmerking: '',
  doelCode: '',
  inzageOp: '',
  toestemmingNaam: '',
};

interface CreateFields {
  leerlingIds: string[];
  scope: TokenScope;
  opmerking: string;
  doelCode: string;
  inzageOp: string;
  toestemmingNaam: string;
}

/** What is left empty is not asked for. */
function requestOf({ leerlingIds, scope, ...texts }: CreateFields): object {
  const filled = { ...texts, doelCode: texts.doelCode.toUpperCase() };
  return { leerlingIds, scope, ...Object.fromEntries(Object.entries(filled).filter(([, text]) => text.trim() !== '')) };
}

function LeerlingChoice({
  leerlingen,
  gekozen: chosen,
  fout: error,
  onChoose,
}: {
  leerlingen: readonly LeerlingItem[];
  gekozen: readonly string[];
  fout: boolean;
  onChoose: (id: string, on: boolean) => void;
}) {
  const { t } = useTranslation('verhuistoken');
  return (
    <fieldset className="transfer__choice">
      <legend>{t('maak.wie')}</legend>
      <div>
        {leerlingen.map((kind) => (
          <FormControlLabel
            key={kind.id}
            control={
              <Checkbox size="small" checked={chosen.includes(kind.id)} onChange={(_, on) => onChoose(kind.id, on)} />
            }
            label={fullName(kind)}
          />
        ))}
      </div>
      {error && (
        <p role="alert" className="transfer__error">
          {t('maak.kies')}
        </p>
      )}
    </fieldset>
  );
}

/** Care goes along only with the name of who said yes; parents look at what goes before it does. */
function Toestemming({ form, zorg: care }: { form: Form<CreateFields>; zorg: boolean }) {
  const { t } = useTranslation('verhuistoken');
  return (
    <>
      <Field
        formulier={form}
        naam="inzageOp"
        label={t('maak.inzage')}
        help={t('maak.inzage.uitleg')}
        line={{ voorbeeld: '2026-01-31' }}
        field={{ fullWidth: true, type: 'date', slotProps: { inputLabel: { shrink: true } } }}
      />
      {care && (
        <Field
          formulier={form}
          naam="toestemmingNaam"
          label={t('maak.toestemming')}
          help={t('maak.toestemming.uitleg')}
          max={120}
          field={{ fullWidth: true, required: true }}
        />
      )}
    </>
  );
}

/** What of a pupil goes along; the name always does. */
function ScopeChoice({ scope, onScope }: { scope: TokenScope; onScope: (scope: TokenScope) => void }) {
  const { t } = useTranslation('verhuistoken');
  const canAccessCare = useCarePermission();
  const parts = canAccessCare ? ([...PARTS, 'zorg'] as const) : PARTS;
  return (
    <fieldset className="transfer__choice">
      <legend>{t('maak.mee')}</legend>
      <FormControlLabel control={<Checkbox size="small" checked disabled />} label={t('scope.naam')} />
      {parts.map((part) => (
        <FormControlLabel
          key={part}
          control={
            <Checkbox size="small" checked={scope[part]} onChange={(_, on) => onScope({ ...scope, [part]: on })} />
          }
          label={t(`scope.${part}`)}
        />
      ))}
    </fieldset>
  );
}

/** Care may go along when this role and this school have to do with it. */
function useCarePermission(): boolean {
  const gebruiker = useGebruiker();
  const { data: me } = useMe();
  return gebruiker?.role === 'schooladmin' && me?.features.includes('featureZorgtraject') === true;
}

/** For whom, what goes along and, when wished, for which school only. */
export function CreateDialog({
  adminId,
  leerlingen,
  onCodes,
  onSluit: onClose,
}: {
  adminId: string;
  leerlingen: readonly LeerlingItem[];
  onCodes: (codes: TransferCodes) => void;
  onSluit: () => void;
}) {
  const { t } = useTranslation(['verhuistoken', 'formulier']);
  const form = useForm({
    begin: BEGIN,
    schema: newVerhuistokenSchema,
    body: requestOf,
    submit: async (vraag) => onCodes(await createVerhuistokens(adminId, vraag)),
  });
  const [chosen, scope] = form.watch(['leerlingIds', 'scope']);
  const choose = (id: string, on: boolean) =>
    form.setValue('leerlingIds', on ? [...chosen, id] : chosen.filter((other) => other !== id));
  return (
    <FormDialog titel={t('maak.titel')} knop={t('maak.knop', { count: chosen.length })} form={form} onSluit={onClose}>
      <LeerlingChoice
        leerlingen={leerlingen}
        gekozen={chosen}
        fout={form.errors['leerlingIds'] !== undefined}
        onChoose={choose}
      />
      <ScopeChoice scope={scope} onScope={(newOne) => form.setValue('scope', newOne)} />
      <Toestemming form={form} zorg={scope.zorg} />
      <Field
        formulier={form}
        naam="doelCode"
        label={t('maak.doel')}
        help={t('maak.doel.uitleg')}
        line={{ n: 8 }}
        field={{ fullWidth: true, slotProps: { htmlInput: { maxLength: 8, spellCheck: false } } }}
      />
      <Field formulier={form} naam="opmerking" label={t('maak.opmerking')} max={500} lines={2} />
      <Alert severity="info" icon={false}>
        {t('maak.gevolg')}
      </Alert>
    </FormDialog>
  );
}
